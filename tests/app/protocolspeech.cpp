// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "protocolspeech.h"

namespace breakerbox::test {

using namespace Qt::StringLiterals;

namespace {

QByteArray sse(const QByteArrayList &events)
{
    QByteArray body;
    for (const QByteArray &json : events)
        body += "data: " + json + "\n\n";
    return body;
}

ProtocolSpeech chat()
{
    ProtocolSpeech speech;
    speech.name = u"openai-chat"_s;
    speech.words = {u"--kind"_s, u"cloud"_s, u"--protocol"_s, u"openai-chat"_s};
    speech.basePath = "/v1";
    speech.modelsTarget = "/v1/models";
    speech.chatTarget = "/v1/chat/completions";
    speech.keyHeader = "Authorization";
    speech.keyPrefix = "Bearer ";
    speech.type = "text/event-stream";
    speech.models = R"({"data":[{"id":"sample"}]})";
    speech.half = sse({R"({"model":"sample","choices":[{"index":0,"delta":{"content":"Salt"}}]})",
                       R"({"choices":[{"index":0,"delta":{"content":" melts"}}]})"});
    speech.rest =
        sse({R"({"choices":[{"index":0,"delta":{"content":" ice."},"finish_reason":"stop"}]})",
             R"({"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":4}})", "[DONE]"});
    speech.overloaded =
        sse({R"({"error":{"message":"Busy","type":"service_unavailable_error","code":503}})"});
    speech.keyRefused =
        R"({"error":{"message":"Incorrect API key provided","code":"invalid_api_key"}})";
    speech.limited = R"({"error":{"message":"Slow down","type":"requests"}})";
    speech.limitHeader = "Retry-After: 40\r\n";
    return speech;
}

ProtocolSpeech azure()
{
    ProtocolSpeech speech = chat();
    speech.name = u"azure"_s;
    speech.words = {u"--provider"_s, u"azure"_s};
    speech.basePath = "/openai/v1";
    speech.modelsTarget = "/openai/v1/models";
    speech.chatTarget = "/openai/v1/chat/completions";
    speech.keyHeader = "api-key";
    speech.keyPrefix = {};
    speech.half =
        sse({R"({"choices":[],"id":"","model":"","created":0,"prompt_filter_results":[]})"}) +
        speech.half;
    speech.keyRefused = R"({"error":{"code":"401","message":"Access denied due to invalid key."}})";
    speech.limited =
        R"({"error":{"code":"429","message":"Your requests exceeded the token rate limit."}})";
    return speech;
}

ProtocolSpeech responses()
{
    ProtocolSpeech speech = chat();
    speech.name = u"openai-responses"_s;
    speech.words = {u"--kind"_s, u"cloud"_s, u"--protocol"_s, u"openai-responses"_s};
    speech.basePath = "/v1/responses"; // pasted: it goes
    speech.chatTarget = "/v1/responses";
    speech.half = sse({R"({"type":"response.created","response":{"id":"resp_1","model":"sample"}})",
                       R"({"type":"response.output_text.delta","delta":"Salt melts"})"});
    speech.rest = sse(
        {R"({"type":"response.output_text.delta","delta":" ice."})",
         R"({"type":"response.completed","response":{"output":[],"usage":{"input_tokens":9,"output_tokens":4}}})"});
    speech.overloaded =
        sse({R"({"type":"error","error":{"code":"server_is_overloaded","message":"Busy"}})"});
    return speech;
}

ProtocolSpeech anthropic()
{
    ProtocolSpeech speech;
    speech.name = u"anthropic"_s;
    speech.words = {u"--kind"_s, u"cloud"_s, u"--protocol"_s, u"anthropic"_s};
    speech.basePath = "/v1/messages"; // pasted: it goes
    speech.modelsTarget = "/v1/models?limit=1000";
    speech.chatTarget = "/v1/messages";
    speech.keyHeader = "x-api-key";
    speech.type = "text/event-stream";
    speech.models = R"({"data":[{"type":"model","id":"sample"}],"has_more":false})";
    speech.half = sse(
        {R"({"type":"message_start","message":{"model":"sample","usage":{"input_tokens":9}}})",
         R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}})",
         R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Salt melts"}})"});
    speech.rest = sse(
        {R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":" ice."}})",
         R"({"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":4}})",
         R"({"type":"message_stop"})"});
    speech.overloaded =
        sse({R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})"});
    speech.keyRefused =
        R"({"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}})";
    speech.limited =
        R"({"type":"error","error":{"type":"rate_limit_error","message":"Too many requests per minute"}})";
    speech.limitHeader = "retry-after: 40\r\n";
    return speech;
}

ProtocolSpeech gemini()
{
    ProtocolSpeech speech;
    speech.name = u"gemini"_s;
    speech.words = {u"--kind"_s, u"cloud"_s, u"--protocol"_s, u"gemini"_s};
    speech.modelsTarget = "/v1beta/models?pageSize=1000"; // no path: the version is added
    speech.chatTarget = "/v1beta/models/sample:streamGenerateContent";
    speech.keyHeader = "x-goog-api-key";
    speech.type = "text/event-stream";
    speech.models =
        R"({"models":[{"name":"models/sample","supportedGenerationMethods":["generateContent"]}]})";
    speech.half = sse({R"({"candidates":[{"content":{"parts":[{"text":"Salt melts"}]}}]})"});
    speech.rest = sse(
        {R"({"candidates":[{"content":{"parts":[{"text":" ice."}]},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":4}})"});
    // Raw, without "data:", as it is seen.
    speech.overloaded =
        "{\n  \"error\": {\"code\": 503, \"message\": \"The model is overloaded.\", "
        "\"status\": \"UNAVAILABLE\"}\n}\n";
    speech.keyStatus = 400;
    speech.keyRefused =
        R"({"error":{"code":400,"status":"INVALID_ARGUMENT","message":"API key not valid.","details":[{"reason":"API_KEY_INVALID"}]}})";
    speech.limited =
        R"({"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"Slow","details":[{"retryDelay":"40s"}]}})";
    return speech;
}

ProtocolSpeech ollama()
{
    ProtocolSpeech speech;
    speech.name = u"ollama"_s;
    speech.words = {u"--kind"_s, u"local"_s, u"--protocol"_s, u"ollama"_s};
    speech.modelsTarget = "/api/tags";
    speech.chatTarget = "/api/chat";
    speech.keyHeader = "Authorization";
    speech.keyPrefix = "Bearer ";
    speech.type = "application/x-ndjson";
    speech.models = R"({"models":[{"name":"sample","model":"sample","capabilities":["completion"],)"
                    R"("details":{"context_length":4096}}]})";
    speech.half = R"({"model":"sample","message":{"content":"Salt melts"},"done":false})"
                  "\n";
    speech.rest =
        R"({"message":{"content":" ice."},"done":true,"done_reason":"stop","prompt_eval_count":9,"eval_count":4})"
        "\n";
    speech.overloaded =
        R"({"error":"server busy, please try again.  maximum pending requests exceeded"})"
        "\n";
    speech.keyRefused = R"({"error":"unauthorized","signin_url":"https://ollama.com/connect"})";
    speech.limited = R"({"error":"too many requests, try again in 40s"})";
    return speech;
}

} // namespace

const std::vector<ProtocolSpeech> &protocolSpeeches()
{
    static const std::vector all{chat(), azure(), responses(), anthropic(), gemini(), ollama()};
    return all;
}

} // namespace breakerbox::test
