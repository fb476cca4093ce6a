<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AddressRefusal</name>
    <message>
        <source>Plain http is only for this device and your own network: anyone on the way could read it. Use https.</source>
        <translation>明文 http 只能用于本设备和你自己的网络：途中任何人都能读到内容。请使用 https。</translation>
    </message>
    <message>
        <source>The address must begin with https:// or http://.</source>
        <translation>地址必须以 https:// 或 http:// 开头。</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password. Keys have a field of their own.</source>
        <translation>地址中不能含有用户名或密码。密钥有单独的输入框。</translation>
    </message>
    <message>
        <source>The address must not hold a “?” part. Keys have a field of their own.</source>
        <translation>地址中不能含有“?”部分。密钥有单独的输入框。</translation>
    </message>
    <message>
        <source>The address names no valid host.</source>
        <translation>地址中没有有效的主机名。</translation>
    </message>
    <message>
        <source>The host mixes letters that look alike. Type it again by hand.</source>
        <translation>主机名混用了外形相似的字母。请重新手动输入。</translation>
    </message>
    <message>
        <source>The host must not be percent-encoded.</source>
        <translation>主机名不能使用百分号编码。</translation>
    </message>
    <message>
        <source>This address is not one of a server.</source>
        <translation>这不是服务器的地址。</translation>
    </message>
    <message>
        <source>Type the address of the server.</source>
        <translation>请输入服务器地址。</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>A gateway before the server answered with an error.</source>
        <translation>服务器前面的网关返回了错误。</translation>
    </message>
    <message>
        <source>A secure connection could not be made.</source>
        <translation>无法建立安全连接。</translation>
    </message>
    <message>
        <source>A time limit set here ran out.</source>
        <translation>在此设定的时限已到。</translation>
    </message>
    <message>
        <source>A tool was not allowed.</source>
        <translation>有工具未获允许。</translation>
    </message>
    <message>
        <source>It answered.</source>
        <translation>它已响应。</translation>
    </message>
    <message>
        <source>No first byte came in time.</source>
        <translation>未能及时收到首字节。</translation>
    </message>
    <message>
        <source>Saving failed here.</source>
        <translation>在本机保存失败。</translation>
    </message>
    <message>
        <source>The account&apos;s credit or spending limit is used up.</source>
        <translation>账户的余额或支出限额已用完。</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>无法解析其响应。</translation>
    </message>
    <message>
        <source>The certificate file of this connection cannot be read.</source>
        <translation>无法读取此连接的证书文件。</translation>
    </message>
    <message>
        <source>The certificate file of this connection holds no certificate.</source>
        <translation>此连接的证书文件中没有证书。</translation>
    </message>
    <message>
        <source>The computer slept meanwhile.</source>
        <translation>本机在此期间休眠过。</translation>
    </message>
    <message>
        <source>The connection was lost before an answer.</source>
        <translation>收到响应之前连接已丢失。</translation>
    </message>
    <message>
        <source>The connection was refused.</source>
        <translation>连接被拒绝。</translation>
    </message>
    <message>
        <source>The conversation is too long for this model.</source>
        <translation>对话对此模型来说过长。</translation>
    </message>
    <message>
        <source>The host did not answer.</source>
        <translation>主机未响应。</translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation>密钥未被接受。</translation>
    </message>
    <message>
        <source>The limit of requests is reached.</source>
        <translation>已达到请求数上限。</translation>
    </message>
    <message>
        <source>The limit of this model is reached.</source>
        <translation>已达到此模型的上限。</translation>
    </message>
    <message>
        <source>The limit of tokens is reached.</source>
        <translation>已达到 token 数上限。</translation>
    </message>
    <message>
        <source>The model does not exist there.</source>
        <translation>那里没有此模型。</translation>
    </message>
    <message>
        <source>The model does not take one of the settings.</source>
        <translation>模型不接受其中一项设置。</translation>
    </message>
    <message>
        <source>The model is not loaded.</source>
        <translation>模型尚未加载。</translation>
    </message>
    <message>
        <source>The model&apos;s output could not be used.</source>
        <translation>模型的输出无法使用。</translation>
    </message>
    <message>
        <source>The name of the server was not found.</source>
        <translation>找不到服务器的名称。</translation>
    </message>
    <message>
        <source>The name service did not answer.</source>
        <translation>名称解析服务未响应。</translation>
    </message>
    <message>
        <source>The provider does not serve this region.</source>
        <translation>提供商不服务此地区。</translation>
    </message>
    <message>
        <source>The provider&apos;s filter gave no text.</source>
        <translation>因提供商的过滤器，没有得到文字。</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>无法连通代理。</translation>
    </message>
    <message>
        <source>The proxy refused to connect to the server.</source>
        <translation>代理拒绝连接到服务器。</translation>
    </message>
    <message>
        <source>The proxy wants a login, or does not take this one.</source>
        <translation>代理要求登录，或不接受当前的登录信息。</translation>
    </message>
    <message>
        <source>The reply is too large.</source>
        <translation>回复过大。</translation>
    </message>
    <message>
        <source>The reply was cut short.</source>
        <translation>回复中途断开。</translation>
    </message>
    <message>
        <source>The reply went silent.</source>
        <translation>回复中途静默，不再有内容。</translation>
    </message>
    <message>
        <source>The request is too large for this server.</source>
        <translation>请求对此服务器来说过大。</translation>
    </message>
    <message>
        <source>The request was given up here.</source>
        <translation>请求在本机被放弃。</translation>
    </message>
    <message>
        <source>The server answered with an error.</source>
        <translation>服务器返回了错误。</translation>
    </message>
    <message>
        <source>The server answers, but not at this address.</source>
        <translation>服务器有响应，但不在此地址。</translation>
    </message>
    <message>
        <source>The server did not understand the request.</source>
        <translation>服务器不理解此请求。</translation>
    </message>
    <message>
        <source>The server has not enough memory for the model.</source>
        <translation>服务器内存不足，无法运行此模型。</translation>
    </message>
    <message>
        <source>The server is loading the model.</source>
        <translation>服务器正在加载模型。</translation>
    </message>
    <message>
        <source>The server said it has no free capacity.</source>
        <translation>服务器称没有空闲容量。</translation>
    </message>
    <message>
        <source>The server said it is overloaded.</source>
        <translation>服务器称自己已过载。</translation>
    </message>
    <message>
        <source>The server said it works on, and sent no text in time.</source>
        <translation>服务器称仍在处理，但未能及时发来文字。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified.</source>
        <translation>无法验证服务器的证书。</translation>
    </message>
    <message>
        <source>There is no key for this connection.</source>
        <translation>此连接没有密钥。</translation>
    </message>
    <message>
        <source>This computer was offline.</source>
        <translation>本机当时离线。</translation>
    </message>
    <message>
        <source>This key may not do that.</source>
        <translation>此密钥没有这项权限。</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>你停止了它。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已响应</translation>
    </message>
    <message>
        <source>certificate file missing</source>
        <translation>缺少证书文件</translation>
    </message>
    <message>
        <source>certificate not valid</source>
        <translation>证书无效</translation>
    </message>
    <message>
        <source>computer offline</source>
        <translation>本机离线</translation>
    </message>
    <message>
        <source>computer slept</source>
        <translation>本机曾休眠</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>连接丢失</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>conversation too long</source>
        <translation>对话过长</translation>
    </message>
    <message>
        <source>credit used up</source>
        <translation>余额已用完</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>被过滤</translation>
    </message>
    <message>
        <source>gateway error</source>
        <translation>网关错误</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>密钥未被接受</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>model limited</source>
        <translation>模型被限流</translation>
    </message>
    <message>
        <source>model not found</source>
        <translation>找不到模型</translation>
    </message>
    <message>
        <source>model not loaded</source>
        <translation>模型未加载</translation>
    </message>
    <message>
        <source>model output not valid</source>
        <translation>模型输出无效</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>找不到名称</translation>
    </message>
    <message>
        <source>name service silent</source>
        <translation>名称服务无响应</translation>
    </message>
    <message>
        <source>no answer from host</source>
        <translation>主机无响应</translation>
    </message>
    <message>
        <source>no certificate in the file</source>
        <translation>文件中没有证书</translation>
    </message>
    <message>
        <source>no first byte in time</source>
        <translation>首字节超时</translation>
    </message>
    <message>
        <source>no free capacity</source>
        <translation>无空闲容量</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>无安全连接</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法解析</translation>
    </message>
    <message>
        <source>nothing at this address</source>
        <translation>此地址没有服务</translation>
    </message>
    <message>
        <source>only signs of life</source>
        <translation>只有心跳信号</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>过载</translation>
    </message>
    <message>
        <source>own time limit</source>
        <translation>自设时限</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>代理失败</translation>
    </message>
    <message>
        <source>proxy refused</source>
        <translation>代理拒绝</translation>
    </message>
    <message>
        <source>proxy wants a login</source>
        <translation>代理要求登录</translation>
    </message>
    <message>
        <source>region not served</source>
        <translation>不服务此地区</translation>
    </message>
    <message>
        <source>reply cut short</source>
        <translation>回复中断</translation>
    </message>
    <message>
        <source>reply too large</source>
        <translation>回复过大</translation>
    </message>
    <message>
        <source>request not understood</source>
        <translation>请求未被理解</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>请求过大</translation>
    </message>
    <message>
        <source>saving failed</source>
        <translation>保存失败</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>setting not supported</source>
        <translation>设置不受支持</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>被你停止</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>too many tokens</source>
        <translation>token 过多</translation>
    </message>
    <message>
        <source>tool not allowed</source>
        <translation>工具不被允许</translation>
    </message>
    <message>
        <source>went silent</source>
        <translation>中途静默</translation>
    </message>
</context>
<context>
    <name>ConnectionWords</name>
    <message>
        <source>Anthropic Messages</source>
        <translation>Anthropic Messages</translation>
    </message>
    <message>
        <source>Gemini</source>
        <translation>Gemini</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>MODEL</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>OpenAI Chat Completions</source>
        <translation>OpenAI Chat Completions</translation>
    </message>
    <message>
        <source>OpenAI Responses</source>
        <translation>OpenAI Responses</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>429 with a time</source>
        <translation>429，给出时间</translation>
    </message>
    <message>
        <source>429 without a time</source>
        <translation>429，未给出时间</translation>
    </message>
    <message>
        <source>503 Service unavailable</source>
        <translation>503 服务不可用</translation>
    </message>
    <message>
        <source>A proxy&apos;s HTML page</source>
        <translation>代理的 HTML 页面</translation>
    </message>
    <message>
        <source>Breaks in mid-reply</source>
        <translation>回复中途断开</translation>
    </message>
    <message>
        <source>Credit used up</source>
        <translation>余额已用完</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>模型加载中</translation>
    </message>
    <message>
        <source>Model missing</source>
        <translation>缺少模型</translation>
    </message>
    <message>
        <source>No first byte</source>
        <translation>无首字节</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>过载</translation>
    </message>
    <message>
        <source>Refuses connections</source>
        <translation>拒绝连接</translation>
    </message>
    <message>
        <source>Stalls in mid-reply</source>
        <translation>回复中途停滞</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>密钥错误</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message>
        <source>%1 needs a key. Paste it here.</source>
        <translation>%1 需要密钥。请粘贴到此处。</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>已有其他连接使用此名称。</translation>
    </message>
    <message>
        <source>As the model, enter the name of your deployment. The list of %1 has base models, not deployments.</source>
        <translation>请将部署名称填作模型。%1 的列表中是基础模型，而不是部署。</translation>
    </message>
    <message>
        <source>Character %1 of the key cannot be seen (%2), and no key has it. Copy the key again from its page.</source>
        <translation>密钥的第 %1 个字符不可见（%2），密钥中不会有此字符。请从其页面重新复制密钥。</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2” (%3), which no key has. Copy the key again from its page.</source>
        <translation>密钥的第 %1 个字符是“%2”（%3），密钥中不会有此字符。请从其页面重新复制密钥。</translation>
    </message>
    <message>
        <source>Choose where the key is kept.</source>
        <translation>请选择密钥的存放位置。</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>请为连接命名。</translation>
    </message>
    <message>
        <source>Keys of %1 usually begin with “%2”.</source>
        <translation>%1 的密钥通常以“%2”开头。</translation>
    </message>
    <message>
        <source>Line %1 of the extra headers cannot be sent. Write “Name: value” in plain letters; keys have a field of their own.</source>
        <translation>附加标头的第 %1 行无法发送。请用普通字母写成“名称: 值”；密钥有单独的输入框。</translation>
    </message>
    <message>
        <source>Name the variable, for example OPENAI_API_KEY.</source>
        <translation>请填写变量名，例如 OPENAI_API_KEY。</translation>
    </message>
    <message>
        <source>Plain http: anyone on your network can read what is sent.</source>
        <translation>明文 http：你网络上的任何人都能读到所发内容。</translation>
    </message>
    <message>
        <source>Put the name of your resource in place of “%1”.</source>
        <translation>请将“%1”替换为你的资源名称。</translation>
    </message>
    <message>
        <source>The blanks around the key were dropped.</source>
        <translation>已去掉密钥两端的空白。</translation>
    </message>
    <message>
        <source>The host has letters that look like others. It is %1.</source>
        <translation>主机名中有与其他字母外形相似的字母。它是 %1。</translation>
    </message>
    <message>
        <source>The key in %1 went to %2 so far. Confirm that it may go to %3.</source>
        <translation>%1 中的密钥此前一直发往 %2。请确认它可以发往 %3。</translation>
    </message>
    <message>
        <source>The key is longer than %1. Copy it again from its page.</source>
        <translation>密钥超过 %1。请从其页面重新复制。</translation>
    </message>
    <message>
        <source>The key was broken over lines. It was joined.</source>
        <translation>密钥被分成了多行，已合并。</translation>
    </message>
    <message>
        <source>The quotation marks around the key were dropped.</source>
        <translation>已去掉密钥两端的引号。</translation>
    </message>
    <message>
        <source>The stored key belongs to %1 and is not sent to %2. Enter the key for %2.</source>
        <translation>已保存的密钥属于 %1，不会发送给 %2。请输入 %2 的密钥。</translation>
    </message>
    <message>
        <source>The version %1 is kept as a setting.</source>
        <translation>版本 %1 会作为设置保留。</translation>
    </message>
    <message>
        <source>This looks like a key of %1.</source>
        <translation>这看起来像是 %1 的密钥。</translation>
    </message>
    <message>
        <source>To keep the key elsewhere, enter it again.</source>
        <translation>要将密钥存放到别处，请重新输入。</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>a limit of this side</source>
        <translation>本端的限制</translation>
    </message>
    <message>
        <source>a tool was refused here</source>
        <translation>有工具在此被拒绝</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>来得太迟</translation>
    </message>
    <message>
        <source>given up before it ended</source>
        <translation>在结束前被放弃</translation>
    </message>
    <message>
        <source>saving failed here</source>
        <translation>在本机保存失败</translation>
    </message>
    <message>
        <source>says nothing about health</source>
        <translation>与健康状况无关</translation>
    </message>
    <message>
        <source>several hosts failed at once</source>
        <translation>多个主机同时失败</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>被你停止</translation>
    </message>
    <message>
        <source>the probe took too long</source>
        <translation>探测耗时过长</translation>
    </message>
    <message>
        <source>the program was closing</source>
        <translation>程序正在关闭</translation>
    </message>
    <message>
        <source>this computer had just woken</source>
        <translation>本机刚刚唤醒</translation>
    </message>
    <message>
        <source>this computer slept</source>
        <translation>本机曾休眠</translation>
    </message>
    <message>
        <source>this computer was offline</source>
        <translation>本机当时离线</translation>
    </message>
</context>
<context>
    <name>FieldButtons</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>KeyNoteText</name>
    <message>
        <source>Character %1 cannot be seen and cannot be in a key (%2).</source>
        <translation>第 %1 个字符不可见，不可能出现在密钥中（%2）。</translation>
    </message>
    <message>
        <source>Character %1, “%2”, cannot be in a key (%3).</source>
        <translation>第 %1 个字符“%2”不可能出现在密钥中（%3）。</translation>
    </message>
    <message>
        <source>The key was broken over several lines and was joined.</source>
        <translation>密钥被分成了多行，已合并。</translation>
    </message>
    <message>
        <source>The quotation marks around the key were left out.</source>
        <translation>已去掉密钥两端的引号。</translation>
    </message>
    <message>
        <source>White space around the key was left out.</source>
        <translation>已去掉密钥两端的空白。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LimitText</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (an estimate by the price table)</source>
        <translation>%1（按价格表估算）</translation>
    </message>
    <message>
        <source>%1 of %2 are spent in this conversation</source>
        <translation>此对话已支出 %1，限额 %2</translation>
    </message>
    <message>
        <source>%1 of %2 are spent this month</source>
        <translation>本月已支出 %1，限额 %2</translation>
    </message>
    <message>
        <source>%1: %2. At %3 you are asked before more is sent.</source>
        <translation>%1：%2。达到 %3 时，继续发送前会先询问你。</translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>你设定了每分钟最多 %1 个请求。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>你设定了每分钟最多 %1 个请求和 %2 个 token。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>你设定了每分钟最多 %1 个 token。</numerusform>
        </translation>
    </message>
    <message>
        <source>You set at most one request a minute.</source>
        <translation>你设定了每分钟最多一个请求。</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>连续失败 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>最近 %2 次中有 %1 次失败</numerusform>
        </translation>
    </message>
    <message>
        <source>(HTTP %1)</source>
        <translation>（HTTP %1）</translation>
    </message>
    <message>
        <source>A web page came where an answer was expected. Check the address; a sign-in page of the network may be in between.</source>
        <translation>本应收到响应，却收到了网页。请检查地址；途中可能有网络的登录页面。</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>其原话：“%1”</translation>
    </message>
    <message>
        <source>The provider&apos;s filter stopped the reply.</source>
        <translation>提供商的过滤器中止了回复。</translation>
    </message>
    <message>
        <source>The server points to another address, which is not followed. Check the address of the connection.</source>
        <translation>服务器指向另一个地址，未予跟随。请检查连接的地址。</translation>
    </message>
    <message>
        <source>probe failed</source>
        <translation>探测失败</translation>
    </message>
    <message>
        <source>probe succeeded</source>
        <translation>探测成功</translation>
    </message>
    <message>
        <source>reset by you</source>
        <translation>由你重置</translation>
    </message>
    <message>
        <source>retried by you</source>
        <translation>由你重试</translation>
    </message>
    <message>
        <source>taken back: this computer was cut off</source>
        <translation>已收回：当时是本机断网</translation>
    </message>
    <message>
        <source>the probe said nothing about health</source>
        <translation>探测与健康状况无关</translation>
    </message>
    <message>
        <source>tried after its time</source>
        <translation>等待期满后试发</translation>
    </message>
    <message>
        <source>your probe failed</source>
        <translation>你的探测失败</translation>
    </message>
</context>
<context>
    <name>PolicyText</name>
    <message>
        <source> min</source>
        <comment>suffix of a number of minutes</comment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source> s</source>
        <comment>suffix of a number of seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source> times the last</source>
        <comment>suffix of a factor</comment>
        <translation> 倍于上次</translation>
    </message>
    <message>
        <source>After so many failed calls one after another nothing more is sent for a while. One or two failures happen on a good day.</source>
        <translation>调用连续失败这么多次后，暂时不再发送。状况良好时也会有一两次失败。</translation>
    </message>
    <message>
        <source>Among the last calls</source>
        <translation>最近调用的次数</translation>
    </message>
    <message>
        <source>An older failure says nothing about now.</source>
        <translation>更早的失败说明不了现状。</translation>
    </message>
    <message>
        <source>Answers needed to go on</source>
        <translation>恢复所需的响应数</translation>
    </message>
    <message>
        <source>Each next wait</source>
        <translation>此后每次等待</translation>
    </message>
    <message>
        <source>Failures cannot come from more messages than there are failures. Raise the failures in a row or lower the messages.</source>
        <translation>失败来自的消息数不能多于失败次数。请提高连续失败次数，或降低消息数。</translation>
    </message>
    <message>
        <source>Failures count for</source>
        <translation>失败的有效时长</translation>
    </message>
    <message>
        <source>Failures in a row before it stops</source>
        <translation>停止发送前的连续失败次数</translation>
    </message>
    <message>
        <source>Fewer calls are looked at than must be there.</source>
        <translation>所查看的调用少于必需的次数。</translation>
    </message>
    <message>
        <source>First wait after a limit</source>
        <translation>限流后的首次等待</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>首次等待</translation>
    </message>
    <message>
        <source>From at least so many different messages</source>
        <translation>至少来自这么多条不同消息</translation>
    </message>
    <message>
        <source>How many calls are looked at for that.</source>
        <translation>为此查看最近多少次调用。</translation>
    </message>
    <message>
        <source>If it fails again so soon after it worked, the waits go on where they were instead of starting over.</source>
        <translation>如果恢复正常后这么快又失败，等待会从原来的长度接着增长，而不是重新开始。</translation>
    </message>
    <message>
        <source>It grows while the tried calls fail, so that a long outage costs few calls.</source>
        <translation>只要试发的调用仍失败，等待就会增长，这样长时间异常也只耗费少量调用。</translation>
    </message>
    <message>
        <source>Longest wait a provider may ask for</source>
        <translation>提供商可要求的最长等待</translation>
    </message>
    <message>
        <source>Longest wait after a limit</source>
        <translation>限流后的最长等待</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>Or so many failures in all</source>
        <translation>或失败总次数</translation>
    </message>
    <message>
        <source>So many tried calls must be answered first. After long waits one more.</source>
        <translation>必须先有这么多次试发的调用得到响应。长时间等待之后再多一次。</translation>
    </message>
    <message>
        <source>So that one message and its own retries do not stop all the others.</source>
        <translation>以免一条消息及其重试让其他所有消息都停下。</translation>
    </message>
    <message>
        <source>The failures in all are fewer than the messages they must come from.</source>
        <translation>失败总次数少于这些失败须来自的消息数。</translation>
    </message>
    <message>
        <source>The longest wait after a limit is shorter than the first one.</source>
        <translation>限流后的最长等待短于首次等待。</translation>
    </message>
    <message>
        <source>The longest wait is shorter than the first one.</source>
        <translation>最长等待短于首次等待。</translation>
    </message>
    <message>
        <source>The same as the first: it does not grow.</source>
        <translation>与首次等待相同：不增长。</translation>
    </message>
    <message>
        <source>Then one call is tried. Most trouble is over within this.</source>
        <translation>之后试发一次调用。多数问题在此期间就会过去。</translation>
    </message>
    <message>
        <source>There cannot be more failures than calls that are looked at. Lower the failures in all or raise the last calls.</source>
        <translation>失败次数不能多于所查看的调用次数。请降低失败总次数，或提高最近调用的次数。</translation>
    </message>
    <message>
        <source>Waits go on growing within</source>
        <translation>等待继续增长的时限</translation>
    </message>
    <message>
        <source>What it asked for is shown. After this one call asks again.</source>
        <translation>会显示它所要求的时间。最多等这么久，之后由一次调用再去询问。</translation>
    </message>
    <message>
        <source>When answers come in between, but too few.</source>
        <translation>适用于其间有响应、但太少的情况。</translation>
    </message>
    <message>
        <source>When the provider limits you and names no time. It doubles each time, to the longest below.</source>
        <translation>用于提供商限流但未给出时间的情况。每次加倍，直至下面的最长等待。</translation>
    </message>
    <message>
        <source>You can always retry by hand before.</source>
        <translation>在此之前你随时可以手动重试。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>不变</translation>
    </message>
</context>
<context>
    <name>ProfileTrouble</name>
    <message>
        <source>A folder for another profile</source>
        <translation>另一份用户资料的文件夹</translation>
    </message>
    <message>
        <source>Breakerbox cannot open its data.</source>
        <translation>Breakerbox 无法打开其数据。</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>使用其他文件夹…</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>A damaged index was built again; nothing was lost. A copy from before: %1</source>
        <translation>已重建损坏的索引；没有丢失任何内容。重建之前的副本：%1</translation>
    </message>
    <message>
        <source>Another Breakerbox (process %1) has this profile open. Close it, or use another folder.</source>
        <translation>另一个 Breakerbox（进程 %1）已打开此用户资料。请将其关闭，或使用其他文件夹。</translation>
    </message>
    <message>
        <source>The backup is in use now. What was there before is kept: %1</source>
        <translation>备份现已启用。之前的数据已保留：%1</translation>
    </message>
    <message>
        <source>The data in %1 could not be read or written. Is it a folder that you may write to?</source>
        <translation>无法读写 %1 中的数据。你对此文件夹有写入权限吗？</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Free some space and try again; nothing was lost.</source>
        <translation>%1 所在的磁盘已满。请腾出一些空间后重试；没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The file with your conversations (%1) is damaged or missing, and was left as it is.</source>
        <translation>保存对话的文件（%1）已损坏或丢失，现已原样保留。</translation>
    </message>
    <message>
        <source>The file with your conversations was damaged. Saved: %1, %2. Could not be read: %3. The damaged file is kept: %4</source>
        <comment>conversations, messages, messages, a file</comment>
        <translation>保存对话的文件曾损坏。已救回：%1，%2。无法读取：%3。损坏的文件已保留：%4</translation>
    </message>
    <message>
        <source>The newest verified copy is %1.</source>
        <translation>最新的已验证副本是 %1。</translation>
    </message>
    <message>
        <source>There is no verified copy beside it. To begin anew, use another folder.</source>
        <translation>旁边没有已验证的副本。要重新开始，请使用其他文件夹。</translation>
    </message>
    <message>
        <source>Your conversations were written by a newer version of Breakerbox (%1). This version cannot read them, and changed nothing. Install the newer version again, or use another folder.</source>
        <translation>你的对话由更新版本的 Breakerbox（%1）写入。当前版本无法读取，也未作任何更改。请重新安装更新的版本，或使用其他文件夹。</translation>
    </message>
    <message>
        <source>Your data was brought to this version. A verified copy from before: %1</source>
        <translation>你的数据已升级到当前版本。升级之前的已验证副本：%1</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>A limit needs a price: what a million tokens cost you here.</source>
        <translation>设置限额需要价格：一百万个 token 在此花费你多少。</translation>
    </message>
    <message>
        <source>A password needs a user name.</source>
        <translation>有密码就必须有用户名。</translation>
    </message>
    <message>
        <source>Give the whole path of the file.</source>
        <translation>请填写文件的完整路径。</translation>
    </message>
    <message>
        <source>Only the host and the port are typed here; the kind is chosen.</source>
        <translation>此处只输入主机和端口；类型另行选择。</translation>
    </message>
    <message>
        <source>Prices and limits are plain numbers, for example %1.</source>
        <translation>价格和限额须为纯数字，例如 %1。</translation>
    </message>
    <message>
        <source>The login has fields of its own.</source>
        <translation>登录信息有单独的输入框。</translation>
    </message>
    <message>
        <source>The port is missing, for example %1.</source>
        <translation>缺少端口，例如 %1。</translation>
    </message>
    <message>
        <source>The stored password belongs to %1 and is not sent to %2.</source>
        <translation>已保存的密码属于 %1，不会发送给 %2。</translation>
    </message>
    <message>
        <source>This device and your own network are always reached directly, without a proxy.</source>
        <translation>访问本设备和你自己的网络时始终直连，不经代理。</translation>
    </message>
    <message>
        <source>This names no host.</source>
        <translation>其中没有主机名。</translation>
    </message>
    <message>
        <source>Type the proxy&apos;s host and port, for example proxy.example.com:3128.</source>
        <translation>请输入代理的主机和端口，例如 proxy.example.com:3128。</translation>
    </message>
</context>
<context>
    <name>RemoveText</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Conversations stay. This cannot be undone.</source>
        <translation>对话会保留。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Its settings and its health history are deleted.</source>
        <translation>其设置和健康历史将被删除。</translation>
    </message>
    <message>
        <source>Its settings, its key in the keychain and its health history are deleted.</source>
        <translation>其设置、密钥环中的密钥和健康历史将被删除。</translation>
    </message>
    <message>
        <source>Its settings, the key you typed and its health history are deleted.</source>
        <translation>其设置、你输入的密钥和健康历史将被删除。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>要移除 %1 吗？</translation>
    </message>
    <message>
        <source>Remove connection</source>
        <translation>移除连接</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 次</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>重放 %1 次调用，从 %2 到 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>有 %1 次调用的结束方式无法精确重放；改为重放效果相同的结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1，其中 %2 次为探测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one of them a probe</source>
        <translation>%1，其中一次为探测</translation>
    </message>
    <message>
        <source>%1: never stopped.</source>
        <translation>%1：从未停止。</translation>
    </message>
    <message>
        <source>%1: stopped %2.</source>
        <translation>%1：停止发送，%2。</translation>
    </message>
    <message>
        <source>A replay knows only the calls that were made. What was held back at the time was not sent, so nobody knows how it would have ended: settings that stop later would have sent more than is shown here. A call that is held back here is not sent later instead.</source>
        <translation>重放只知道实际发出过的调用。当时被拦下的并未发送，所以没人知道它们会如何结束：停得更晚的设置本会发送比此处显示的更多的调用。在此被拦下的调用不会改为稍后发送。</translation>
    </message>
    <message>
        <source>Calls held back</source>
        <translation>被拦下的调用</translation>
    </message>
    <message>
        <source>Calls sent</source>
        <translation>已发送的调用</translation>
    </message>
    <message>
        <source>Calls that were answered in truth and would not have been sent.</source>
        <translation>实际上得到了响应、却不会被发送的调用。</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay does not stop at the times that were recorded. The settings may have been others then, or something that is not replayed played a part: earlier calls, or another connection.</source>
        <translation>核对：使用当前设置时，重放停止的时间与记录不一致。当时的设置可能不同，或者有未被重放的因素起了作用：更早的调用，或其他连接。</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay stops at the same times as were recorded.</source>
        <translation>核对：使用当前设置时，重放停止的时间与记录一致。</translation>
    </message>
    <message>
        <source>From sending a call until it had failed.</source>
        <translation>从发出调用到确认其失败。</translation>
    </message>
    <message>
        <source>From stopping until sending again.</source>
        <translation>从停止发送到重新发送。</translation>
    </message>
    <message>
        <source>Held back, yet answered</source>
        <translation>被拦下但实际有响应</translation>
    </message>
    <message>
        <source>Not available for</source>
        <translation>不可用时长</translation>
    </message>
    <message>
        <source>Of these failed</source>
        <translation>其中失败</translation>
    </message>
    <message>
        <source>One call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</source>
        <translation>有一次调用的结束方式无法精确重放；改为重放一个效果相同的结束。</translation>
    </message>
    <message>
        <source>One call is replayed, of %1.</source>
        <translation>重放一次调用，来自 %1。</translation>
    </message>
    <message>
        <source>Sent again from</source>
        <translation>重新发送的时间</translation>
    </message>
    <message>
        <source>Stopped for nothing</source>
        <translation>误停</translation>
    </message>
    <message>
        <source>Stopped sending at</source>
        <translation>停止发送的时间</translation>
    </message>
    <message>
        <source>The first call that was held back was answered in truth.</source>
        <translation>第一次被拦下的调用实际上得到了响应。</translation>
    </message>
    <message>
        <source>This client never stopped sending here, so there is no incident: these are the last 24 hours. %1</source>
        <translation>本客户端从未在此停止发送，因此没有事件：以下为最近 24 小时。%1</translation>
    </message>
    <message>
        <source>Waited for failing calls</source>
        <translation>等待失败调用的时长</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
</context>
<context>
    <name>ScopeText</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%1%（共 %2 次）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1（%2 后）</translation>
    </message>
    <message>
        <source>%1 (said at %2)</source>
        <translation>%1（于 %2 告知）</translation>
    </message>
    <message>
        <source>%1 good, %2 bad</source>
        <translation>成功 %1 个，失败 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 stated, %2 guessed, %3 declared</source>
        <translation>给出 %1 次，估计 %2 次，声明 %3 次</translation>
    </message>
    <message>
        <source>%1 · limited</source>
        <translation>%1 · 限流中</translation>
    </message>
    <message>
        <source>%1 · needs you</source>
        <translation>%1 · 需要你处理</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · 已暂停</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, full again at %2</source>
        <translation>%1，于 %2 恢复满额</translation>
    </message>
    <message>
        <source>%1, paused by you</source>
        <translation>%1，被你暂停</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>（无模型）</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>待处理事项</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭合</translation>
    </message>
    <message>
        <source>Cooldown level</source>
        <translation>冷却级别</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>连续失败次数</translation>
    </message>
    <message>
        <source>False trips</source>
        <translation>误断开</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Half-open probes in flight</source>
        <translation>进行中的半开探测</translation>
    </message>
    <message>
        <source>Half-open success rate</source>
        <translation>半开成功率</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>半开</translation>
    </message>
    <message>
        <source>Input tokens left</source>
        <translation>剩余输入 token</translation>
    </message>
    <message>
        <source>Last failure category</source>
        <translation>上次失败类别</translation>
    </message>
    <message>
        <source>Last success</source>
        <translation>上次成功</translation>
    </message>
    <message>
        <source>Late results</source>
        <translation>迟到的结果</translation>
    </message>
    <message>
        <source>Manual probes</source>
        <translation>手动探测</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>断开时间</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Output tokens left</source>
        <translation>剩余输出 token</translation>
    </message>
    <message>
        <source>Rate gate</source>
        <translation>限流闸门</translation>
    </message>
    <message>
        <source>Rate gates</source>
        <translation>限流闸门</translation>
    </message>
    <message>
        <source>Recent samples</source>
        <translation>近期样本</translation>
    </message>
    <message>
        <source>Recent transient failures</source>
        <translation>近期暂时性失败</translation>
    </message>
    <message>
        <source>Requests failed fast</source>
        <translation>快速失败的请求</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>进行中的请求</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>剩余请求</translation>
    </message>
    <message>
        <source>Retry not before</source>
        <translation>最早重试时间</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Time spent open</source>
        <translation>断开总时长</translation>
    </message>
    <message>
        <source>Times opened</source>
        <translation>断开次数</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>剩余 token</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Waiting saved</source>
        <translation>节省的等待</translation>
    </message>
    <message>
        <source>declared by the provider</source>
        <translation>由提供商声明</translation>
    </message>
    <message>
        <source>needs another model</source>
        <translation>需要换一个模型</translation>
    </message>
    <message>
        <source>needs its billing looked at</source>
        <translation>需要检查账单</translation>
    </message>
    <message>
        <source>needs its key repaired</source>
        <translation>需要修复密钥</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>one trial, then open</source>
        <translation>先试一次，再放开</translation>
    </message>
    <message>
        <source>own guess</source>
        <translation>自行估计</translation>
    </message>
    <message>
        <source>stated by the provider</source>
        <translation>由提供商给出</translation>
    </message>
    <message>
        <source>the provider asked for %1</source>
        <translation>提供商要求 %1</translation>
    </message>
</context>
<context>
    <name>TestText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 was not reached through the proxy %3: %2</source>
        <translation>未能通过代理 %3 连通 %1：%2</translation>
    </message>
    <message>
        <source>%1 was not reached: %2</source>
        <translation>未能连通 %1：%2</translation>
    </message>
    <message>
        <source>%1. %2 is not among them: choose a model from the list.</source>
        <translation>%1。%2 不在其中：请从列表中选择模型。</translation>
    </message>
    <message>
        <source>It has expired.</source>
        <translation>它已过期。</translation>
    </message>
    <message>
        <source>It is for another host.</source>
        <translation>它属于另一个主机。</translation>
    </message>
    <message>
        <source>It is not valid yet.</source>
        <translation>它尚未生效。</translation>
    </message>
    <message>
        <source>It is signed by nobody but itself.</source>
        <translation>它是自签名证书。</translation>
    </message>
    <message>
        <source>It was revoked.</source>
        <translation>它已被吊销。</translation>
    </message>
    <message>
        <source>Nothing was tried. %1</source>
        <translation>未作任何尝试。%1</translation>
    </message>
    <message>
        <source>Reached over TLS</source>
        <translation>已通过 TLS 连通</translation>
    </message>
    <message>
        <source>Reached, no TLS</source>
        <translation>已连通，无 TLS</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>已连通</translation>
    </message>
    <message>
        <source>TLS failed: %1</source>
        <translation>TLS 失败：%1</translation>
    </message>
    <message>
        <source>This computer does not know who issued it.</source>
        <translation>本机不认识其颁发者。</translation>
    </message>
    <message>
        <source>it wants a key and there is none</source>
        <translation>需要密钥，但没有密钥</translation>
    </message>
    <message>
        <source>key accepted</source>
        <translation>密钥已接受</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>密钥未被接受</translation>
    </message>
    <message>
        <source>key not checked</source>
        <translation>密钥未检查</translation>
    </message>
    <message>
        <source>no list of models: %1</source>
        <translation>无模型列表：%1</translation>
    </message>
    <message>
        <source>the list of models is empty</source>
        <translation>模型列表为空</translation>
    </message>
</context>
<context>
    <name>TimelineText</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2 answered, %3 failed, %4 say nothing about health; times stopped: %5, times limited: %6.</source>
        <translation>%1：%2 次已响应，%3 次失败，%4 次与健康状况无关；停止 %5 次，限流 %6 次。</translation>
    </message>
    <message>
        <source>First token: between %1 and %2, half within %3.</source>
        <translation>首个 token：%1 到 %2 之间，半数在 %3 内。</translation>
    </message>
    <message>
        <source>Limited: it asked for %1</source>
        <translation>限流：要求等待 %1</translation>
    </message>
    <message>
        <source>Stopped sending: %1</source>
        <translation>停止发送：%1</translation>
    </message>
    <message>
        <source>Stopped sending</source>
        <translation>停止发送</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已响应</translation>
    </message>
</context>
<context>
    <name>UsageText</name>
    <message>
        <source>%1 %2</source>
        <comment>4.20 USD</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A connection that was removed</source>
        <translation>一个已移除的连接</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Month and connection</source>
        <translation>月份和连接</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>输入 token</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>输出 token</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>没有已知价格</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>about so much</comment>
        <translation>≈ %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::GlobalShortcut</name>
    <message>
        <source>Quick ask</source>
        <translation>快速提问</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::WindowSession</name>
    <message>
        <source>The simulated providers could not be started on this computer.</source>
        <translation>无法在本机启动模拟提供商。</translation>
    </message>
</context>
<context>
    <name>breakerbox::app</name>
    <message>
        <source>## You</source>
        <translation>## 你</translation>
    </message>
    <message>
        <source>%1 Copy the key again.</source>
        <translation>%1请重新复制密钥。</translation>
    </message>
    <message>
        <source>%1 Put the key into an environment variable and name it with --key-env.</source>
        <translation>%1请将密钥放入环境变量，并用 --key-env 指明变量名。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has no model chosen: give --model, or set one with breakerbox connections edit.</source>
        <translation>%1 尚未选择模型：请给出 --model，或用 breakerbox connections edit 设定。</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 大于 64 MiB。</translation>
    </message>
    <message>
        <source>%1 is no ID of a conversation.</source>
        <translation>%1 不是对话的 ID。</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 须为 %2 到 %3 的数字。</translation>
    </message>
    <message>
        <source>--%1 is an amount, for example 2.50; 0 for none.</source>
        <translation>--%1 须为金额，例如 2.50；0 表示没有。</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>缺少 --%1。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 需要值。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 不接受值。</translation>
    </message>
    <message>
        <source>--archived goes with: breakerbox conversations list.</source>
        <translation>--archived 只能用于：breakerbox conversations list。</translation>
    </message>
    <message>
        <source>--base-url is missing.</source>
        <translation>缺少 --base-url。</translation>
    </message>
    <message>
        <source>--base-url is missing: %1 with your own name in place of “%2”.</source>
        <translation>缺少 --base-url：%1，其中“%2”替换为你自己的名称。</translation>
    </message>
    <message>
        <source>--connection NAME is missing.</source>
        <translation>缺少 --connection NAME。</translation>
    </message>
    <message>
        <source>--format is json, markdown or html.</source>
        <translation>--format 须为 json、markdown 或 html。</translation>
    </message>
    <message>
        <source>--kind is cloud, endpoint or local.</source>
        <translation>--kind 须为 cloud、endpoint 或 local。</translation>
    </message>
    <message>
        <source>--kind is missing: cloud, endpoint or local.</source>
        <translation>缺少 --kind：cloud、endpoint 或 local。</translation>
    </message>
    <message>
        <source>--name is missing.</source>
        <translation>缺少 --name。</translation>
    </message>
    <message>
        <source>--profile DIR selects the data folder everywhere. Listing commands take --json.
</source>
        <translation>--profile DIR 在所有命令中选择数据文件夹。列表类命令可用 --json。
</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile 需要文件夹。</translation>
    </message>
    <message>
        <source>--protocol is missing.</source>
        <translation>缺少 --protocol。</translation>
    </message>
    <message>
        <source>--protocol is one of: %1.</source>
        <translation>--protocol 须为以下之一：%1。</translation>
    </message>
    <message>
        <source>--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>--proxy 须为 system、none、http://HOST:PORT 或 socks5://HOST:PORT。</translation>
    </message>
    <message>
        <source>--proxy-password-stdin needs --proxy http://USER@HOST:PORT.</source>
        <translation>--proxy-password-stdin 需要 --proxy http://USER@HOST:PORT。</translation>
    </message>
    <message>
        <source>--wait needs a number of seconds.</source>
        <translation>--wait 需要秒数。</translation>
    </message>
    <message>
        <source>A header is written &apos;Name: value&apos;, in plain letters.</source>
        <translation>标头须写成“Name: value”，用普通字母。</translation>
    </message>
    <message>
        <source>A limit needs a price: --price-in and --price-out, for a million tokens.</source>
        <translation>限额需要价格：--price-in 和 --price-out，按一百万个 token 计。</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>An organisation is written in plain letters without blanks.</source>
        <translation>组织须用普通字母书写，不含空格。</translation>
    </message>
    <message>
        <source>BECAUSE</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Breakerbox is running on this profile. Close it, or restore in its window.</source>
        <translation>Breakerbox 正在使用此用户资料运行。请将其关闭，或在其窗口中还原。</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>CALLS</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>CLIENT</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>CONNECTION</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Calls avoided: %1. Probes: %2.</source>
        <translation>避免的调用：%1。探测：%2。</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>已更改 %1。</translation>
    </message>
    <message>
        <source>Choose one of --conversation and --new.</source>
        <translation>--conversation 和 --new 只能选择其一。</translation>
    </message>
    <message>
        <source>Choose one of --key-stdin and --key-env.</source>
        <translation>--key-stdin 和 --key-env 只能选择其一。</translation>
    </message>
    <message>
        <source>Choose one of --wait and --no-wait.</source>
        <translation>--wait 和 --no-wait 只能选择其一。</translation>
    </message>
    <message>
        <source>DECISION</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,
75 held (not sent), 77 credential or permission, 78 configuration; simulate: 1 if an
expectation of the scenario failed.
</source>
        <translation>退出代码：0 已响应，64 用法错误，65 输入有误，69 尝试失败，74 存储，
75 被拦下（未发送），77 凭据或权限，78 配置；simulate：场景的
预期未满足时为 1。
</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>FAILURES</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Forgot what was counted about %1. Times the provider stated still hold.</source>
        <translation>已忘记对 %1 的计数。提供商给出的时间仍然有效。</translation>
    </message>
    <message>
        <source>Give one PROMPT, or - to read it from standard input.</source>
        <translation>请给出一个 PROMPT，或用 - 从标准输入读取。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>It is in use now. What was there before is kept: %1</source>
        <translation>现已启用。之前的数据已保留：%1</translation>
    </message>
    <message>
        <source>It is in use now.</source>
        <translation>现已启用。</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>LAST FAILURE</source>
        <translation>上次失败</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>NOT BEFORE</source>
        <translation>不早于</translation>
    </message>
    <message>
        <source>Name one scenario: breakerbox simulate FILE.json</source>
        <translation>请指定一个场景：breakerbox simulate FILE.json</translation>
    </message>
    <message>
        <source>No connections yet. Add one with breakerbox connections add.</source>
        <translation>还没有连接。用 breakerbox connections add 添加一个。</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>还没有对话。</translation>
    </message>
    <message>
        <source>No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), or keep keys until you quit.</source>
        <translation>没有密钥环响应。请安装并启动一个（gnome-keyring、KWallet 或 KeePassXC），或仅将密钥保留到退出为止。</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>没有消息含有这些词。</translation>
    </message>
    <message>
        <source>Not before %1 (in %2 s); --probe tries now where that is allowed.</source>
        <translation>不早于 %1（%2 秒后）；--probe 会在允许时立即尝试。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>Note: the stored key belongs to %1 and is not sent to %2. Give the key for it with --key-stdin.</source>
        <translation>注意：已保存的密钥属于 %1，不会发送给 %2。请用 --key-stdin 提供后者的密钥。</translation>
    </message>
    <message>
        <source>Note: the variable %1 is not set here, so there is no key now.</source>
        <translation>注意：变量 %1 在此未设置，因此现在没有密钥。</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>没有已归档的对话。</translation>
    </message>
    <message>
        <source>Nothing to report: no connection has had trouble lately.</source>
        <translation>没有可报告的内容：近期没有连接出现问题。</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>PROTOCOL</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Passwords are never taken from the command line: name the user only and use --proxy-password-stdin.</source>
        <translation>密码从不取自命令行：请只写用户名，并使用 --proxy-password-stdin。</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Removed %1. Conversations with it stay.</source>
        <translation>已移除 %1。使用过它的对话会保留。</translation>
    </message>
    <message>
        <source>SCOPE</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>SECONDS LOST</source>
        <translation>损失秒数</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Say what to do. See breakerbox --help.</source>
        <translation>请说明要做什么。参见 breakerbox --help。</translation>
    </message>
    <message>
        <source>Say where to: breakerbox conversations export [ID]... --output FILE|-.</source>
        <translation>请指明输出位置：breakerbox conversations export [ID]... --output FILE|-。</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>无法读取标准输入。</translation>
    </message>
    <message>
        <source>Standard input gives one secret: use --key-stdin and --proxy-password-stdin one after the other.</source>
        <translation>标准输入只能提供一个秘密值：请分两次使用 --key-stdin 和 --proxy-password-stdin。</translation>
    </message>
    <message>
        <source>Standard input was empty: there is no key in it.</source>
        <translation>标准输入为空：其中没有密钥。</translation>
    </message>
    <message>
        <source>Standard input was empty: there is nothing to ask.</source>
        <translation>标准输入为空：没有可问的内容。</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>随后</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>到</translation>
    </message>
    <message>
        <source>That header carries a key. Keys are never taken from the command line: use --key-stdin or --key-env.</source>
        <translation>该标头带有密钥。密钥从不取自命令行：请使用 --key-stdin 或 --key-env。</translation>
    </message>
    <message>
        <source>That header is composed by the program itself and cannot be set.</source>
        <translation>该标头由程序自行生成，无法设置。</translation>
    </message>
    <message>
        <source>The key could not be read from standard input.</source>
        <translation>无法从标准输入读取密钥。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, and keys can be read again.</source>
        <translation>密钥环已锁定。解锁后即可再次读取密钥。</translation>
    </message>
    <message>
        <source>The model asked for a tool; this program does not run tools yet.</source>
        <translation>模型请求使用工具；本程序尚不运行工具。</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>无法写入输出。</translation>
    </message>
    <message>
        <source>The prompt is empty: there is nothing to ask.</source>
        <translation>提示词为空：没有可问的内容。</translation>
    </message>
    <message>
        <source>The reply was cut at its length limit.</source>
        <translation>回复因达到长度上限而被截断。</translation>
    </message>
    <message>
        <source>The reply was not saved.</source>
        <translation>回复未保存。</translation>
    </message>
    <message>
        <source>The window&apos;s program (breakerbox-window) is missing. Install Breakerbox again.</source>
        <translation>缺少窗口程序（breakerbox-window）。请重新安装 Breakerbox。</translation>
    </message>
    <message>
        <source>There are more. Add a word to find fewer.</source>
        <translation>还有更多。增加一个词可缩小范围。</translation>
    </message>
    <message>
        <source>There is a connection named “%1” already.</source>
        <translation>已有名为“%1”的连接。</translation>
    </message>
    <message>
        <source>There is no command “%1”. See breakerbox --help.</source>
        <translation>没有命令“%1”。参见 breakerbox --help。</translation>
    </message>
    <message>
        <source>There is no connection named “%1”. See breakerbox connections list.</source>
        <translation>没有名为“%1”的连接。参见 breakerbox connections list。</translation>
    </message>
    <message>
        <source>There is no conversation %1. See breakerbox conversations list.</source>
        <translation>没有对话 %1。参见 breakerbox conversations list。</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Known: %2.</source>
        <translation>没有提供商“%1”。已知的有：%2。</translation>
    </message>
    <message>
        <source>This conversation stays on this computer. Lift its lock in the window first.</source>
        <translation>此对话仅限本机。请先在窗口中解除锁定。</translation>
    </message>
    <message>
        <source>This system has no TLS library: only local servers can be reached.</source>
        <translation>此系统没有 TLS 库：只能访问本地服务器。</translation>
    </message>
    <message>
        <source>This version speaks %1, not yet %2.</source>
        <translation>当前版本支持 %1，尚不支持 %2。</translation>
    </message>
    <message>
        <source>This would share the conversation with %1, who has not seen it. Nothing was sent. Use --new, or allow it in the window.</source>
        <translation>这会与 %1 共享对话，而它还没看过。未发送任何内容。请使用 --new，或在窗口中允许。</translation>
    </message>
    <message>
        <source>UNTIL</source>
        <translation>直至</translation>
    </message>
    <message>
        <source>UPDATED</source>
        <translation>更新时间</translation>
    </message>
    <message>
        <source>Unknown option %1. See breakerbox --help.</source>
        <translation>未知选项 %1。参见 breakerbox --help。</translation>
    </message>
    <message>
        <source>Unknown option --%1. See breakerbox --help.</source>
        <translation>未知选项 --%1。参见 breakerbox --help。</translation>
    </message>
    <message>
        <source>Use: breakerbox backup [--output FILE].</source>
        <translation>用法：breakerbox backup [--output FILE]。</translation>
    </message>
    <message>
        <source>Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.</source>
        <translation>用法：breakerbox breakers [--json] [--evidence]，或 breakers reset|pause|resume NAME。</translation>
    </message>
    <message>
        <source>Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, or edit|remove|test|models NAME.</source>
        <translation>用法：breakerbox connections list，add --name N --kind K --protocol P --base-url URL，或 edit|remove|test|models NAME。</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations import FILE [--json].</source>
        <translation>用法：breakerbox conversations import FILE [--json]。</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations list|show ID|search WORDS|export|import.</source>
        <translation>用法：breakerbox conversations list|show ID|search WORDS|export|import。</translation>
    </message>
    <message>
        <source>Use: breakerbox doctor [--json].</source>
        <translation>用法：breakerbox doctor [--json]。</translation>
    </message>
    <message>
        <source>Use: breakerbox restore FILE.</source>
        <translation>用法：breakerbox restore FILE。</translation>
    </message>
    <message>
        <source>VERDICT</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>你的消息已保存，未发送。</translation>
    </message>
    <message>
        <source>[archived]</source>
        <translation>[已归档]</translation>
    </message>
    <message>
        <source>[declined]</source>
        <translation>[已拒绝]</translation>
    </message>
    <message>
        <source>[interrupted]</source>
        <translation>[已中断]</translation>
    </message>
    <message>
        <source>[no reply]</source>
        <translation>[没有回复]</translation>
    </message>
    <message>
        <source>[not sent]</source>
        <translation>[未发送]</translation>
    </message>
    <message>
        <source>[still arriving]</source>
        <translation>[仍在接收]</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>无熔断</translation>
    </message>
    <message>
        <source>breakerbox                    opens the window
breakerbox --demo             opens it with three simulated connections, no key needed
breakerbox --quick-ask        opens the small window for one question
</source>
        <translation>breakerbox                    打开窗口
breakerbox --demo             打开窗口，带三个模拟连接，无需密钥
breakerbox --quick-ask        打开单次提问的小窗口
</translation>
    </message>
    <message>
        <source>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-
</source>
        <translation>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-
</translation>
    </message>
    <message>
        <source>breakerbox backup [--output FILE]
</source>
        <translation>breakerbox backup [--output FILE]
</translation>
    </message>
    <message>
        <source>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME
</source>
        <translation>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME
</translation>
    </message>
    <message>
        <source>breakerbox connections list|add|edit|remove|test|models
</source>
        <translation>breakerbox connections list|add|edit|remove|test|models
</translation>
    </message>
    <message>
        <source>breakerbox conversations list [--archived] [--json]
breakerbox conversations show ID|search WORDS [--json]
breakerbox conversations export [ID]... [--format json|markdown|html] --output FILE|-
breakerbox conversations import FILE [--json]
</source>
        <translation>breakerbox conversations list [--archived] [--json]
breakerbox conversations show ID|search WORDS [--json]
breakerbox conversations export [ID]... [--format json|markdown|html] --output FILE|-
breakerbox conversations import FILE [--json]
</translation>
    </message>
    <message>
        <source>breakerbox doctor [--json]
</source>
        <translation>breakerbox doctor [--json]
</translation>
    </message>
    <message>
        <source>breakerbox restore FILE
</source>
        <translation>breakerbox restore FILE
</translation>
    </message>
    <message>
        <source>breakerbox simulate FILE.json [--json]
</source>
        <translation>breakerbox simulate FILE.json [--json]
</translation>
    </message>
    <message>
        <source>connections add --name N --kind cloud|endpoint|local [--provider PRESET]
                --protocol openai-chat|openai-responses|anthropic|gemini|ollama
                --base-url URL [--model M]
                [--key-stdin | --key-env VAR] [--header &apos;K: V&apos;]... [--organisation NAME]
                [--space NAME] [--proxy system|none|http://[USER@]HOST:PORT|socks5://...]
                [--proxy-password-stdin] [--ca-file FILE|none] [--connect-limit S]
                [--first-byte-limit S] [--silence-limit S] [--parallel N]
                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]
                [--price-out X] [--limit-conversation X] [--limit-month X]
Prices are for a million tokens and limits are amounts, both in your own currency.
Keys and passwords are never taken from the command line.
</source>
        <translation>connections add --name N --kind cloud|endpoint|local [--provider PRESET]
                --protocol openai-chat|openai-responses|anthropic|gemini|ollama
                --base-url URL [--model M]
                [--key-stdin | --key-env VAR] [--header &apos;K: V&apos;]... [--organisation NAME]
                [--space NAME] [--proxy system|none|http://[USER@]HOST:PORT|socks5://...]
                [--proxy-password-stdin] [--ca-file FILE|none] [--connect-limit S]
                [--first-byte-limit S] [--silence-limit S] [--parallel N]
                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]
                [--price-out X] [--limit-conversation X] [--limit-month X]
价格按一百万个 token 计，限额为金额，均以你自己的货币为单位。
密钥和密码从不取自命令行。
</translation>
    </message>
    <message>
        <source>connections edit NAME takes the same options; remove, test and models take a NAME.
</source>
        <translation>connections edit NAME 接受相同的选项；remove、test 和 models 需要 NAME。
</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>已计入</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>限流中</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>service</source>
        <translation>服务</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ActionButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AdvancedSection</name>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>120 s; 600 s for this device and your network.</source>
        <translation>120 秒；本设备和你的网络为 600 秒。</translation>
    </message>
    <message>
        <source>60 s; 180 s for this device and your network.</source>
        <translation>60 秒；本设备和你的网络为 180 秒。</translation>
    </message>
    <message>
        <source>A part of the company to keep apart, such as work. Another space counts as another reader.</source>
        <translation>公司中需要分开的部分，例如工作。不同的空间视为不同的读取方。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>并发请求</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>证书文件</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>证书 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>连接时限</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>附加标头</translation>
    </message>
    <message>
        <source>First byte within</source>
        <translation>首字节时限</translation>
    </message>
    <message>
        <source>Limit for a month</source>
        <translation>每月的限额</translation>
    </message>
    <message>
        <source>Limit for one conversation</source>
        <translation>单个对话的限额</translation>
    </message>
    <message>
        <source>Limit, conversation</source>
        <translation>对话限额</translation>
    </message>
    <message>
        <source>Limit, month</source>
        <translation>每月限额</translation>
    </message>
    <message>
        <source>More wait, and are sent by themselves.</source>
        <translation>超出的会等待，之后自动发送。</translation>
    </message>
    <message>
        <source>Name: value</source>
        <translation>名称: 值</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Only for a server with certificates of its own</source>
        <translation>仅用于使用自有证书的服务器</translation>
    </message>
    <message>
        <source>Only if your account has several.</source>
        <translation>仅在你的账户有多个组织时填写。</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>Pace and spending</source>
        <translation>发送速率与支出</translation>
    </message>
    <message>
        <source>Price of a million tokens received</source>
        <translation>每百万接收 token 的价格</translation>
    </message>
    <message>
        <source>Price of a million tokens sent</source>
        <translation>每百万发送 token 的价格</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>接收价格</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>发送价格</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>Requests in flight over this connection, usually 4.</source>
        <translation>此连接上进行中的请求，默认 4 个。</translation>
    </message>
    <message>
        <source>Silence at most</source>
        <translation>最长静默</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>The same for a calendar month. Counts the tokens that the service reports.</source>
        <translation>按自然月，同上。以服务报告的 token 计。</translation>
    </message>
    <message>
        <source>The same for the replies.</source>
        <translation>对回复而言，同上。</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>网络路径</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>每分钟 token 数</translation>
    </message>
    <message>
        <source>Usually 10 s.</source>
        <translation>默认 10 秒。</translation>
    </message>
    <message>
        <source>Warns at 80 % and asks at 100 %. Empty = no limit.</source>
        <translation>达到 80% 时提醒，达到 100% 时询问。留空 = 无限制。</translation>
    </message>
    <message>
        <source>What a million tokens cost you here, in your own currency. Empty = by the table in Settings, Prices, where it knows the model.</source>
        <translation>一百万个 token 在此花费你多少，以你自己的货币为单位。留空 = 按“设置”中“价格”的表计算，前提是表中有此模型。</translation>
    </message>
    <message>
        <source>What is sent is estimated beforehand.</source>
        <translation>会预先估算要发送的量。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AnswerColumn</name>
    <message>
        <source>%1 to first word</source>
        <translation>首字 %1</translation>
    </message>
    <message>
        <source>Answer %1 of %2: %3</source>
        <translation>第 %1 个回答，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>以 %1 的回答继续</translation>
    </message>
    <message>
        <source>Go on with this</source>
        <translation>以此继续</translation>
    </message>
    <message>
        <source>The other answers stay as versions of this one.</source>
        <translation>其他回答会作为此回答的其他版本保留。</translation>
    </message>
    <message>
        <source>This answer is in the conversation.</source>
        <translation>此回答已在对话中。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AppearancePage</name>
    <message>
        <source> %</source>
        <comment>suffix of a percentage</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Of conversations, measured by the desktop&apos;s font. Also by keys, see Shortcuts.</source>
        <translation>用于对话，以桌面字体为基准。也可用快捷键，参见“快捷键”。</translation>
    </message>
    <message>
        <source>Of the window, at once. The command line speaks the system&apos;s language.</source>
        <translation>用于窗口，立即生效。命令行使用系统语言。</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>出现问题</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>正常</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BlockFittings</name>
    <message>
        <source>Copied. It holds characters that cannot be seen.</source>
        <translation>已复制。其中含有不可见字符。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>复制到电子表格</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Open image in the browser</source>
        <translation>在浏览器中打开图片</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>横向滚动</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BoundaryDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (has seen it so far)</source>
        <translation>%1（目前只有它看过）</translation>
    </message>
    <message>
        <source>%1 (seen so far by: %2)</source>
        <translation>%1（目前看过的有：%2）</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here; you chose to switch</source>
        <translation>从这里访问 %1 暂时异常；你选择了切换</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; about %2</source>
        <translation>%1；约 %2</translation>
    </message>
    <message>
        <source>A certificate of your own is believed: whoever holds it can read along</source>
        <translation>信任了你自己的证书：持有该证书者也能读到内容</translation>
    </message>
    <message>
        <source>All of it, and allow %1 in this conversation from now on</source>
        <translation>全部内容，并从现在起在此对话中允许 %1</translation>
    </message>
    <message>
        <source>All of it, this once</source>
        <translation>全部内容，仅此一次</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>演练：%1</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>It goes over plain http: anyone on the network in between can read it</source>
        <translation>内容经明文 http 传输：途中网络上的任何人都能读到</translation>
    </message>
    <message>
        <source>It goes through the proxy %1</source>
        <translation>内容会经过代理 %1</translation>
    </message>
    <message>
        <source>Nobody has seen this conversation yet</source>
        <translation>还没有任何一方看过此对话</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Only this message, in a new conversation</source>
        <translation>仅此消息，在新对话中</translation>
    </message>
    <message>
        <source>Share this conversation with %1?</source>
        <translation>要与 %1 共享此对话吗？</translation>
    </message>
    <message>
        <source>Share with someone new?</source>
        <translation>要与新的一方共享吗？</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>The server there relays this model to %1</source>
        <translation>那里的服务器会把此模型转接到 %1</translation>
    </message>
    <message>
        <source>This is practice. Whatever you answer, nothing is shared and nothing is allowed.</source>
        <translation>这是演练。无论你怎么选，都不会共享任何内容，也不会授予任何许可。</translation>
    </message>
    <message>
        <source>This message would go to someone new to read it</source>
        <translation>此消息将发给新的读取方</translation>
    </message>
    <message>
        <source>To</source>
        <translation>发往</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>You asked another model for this reply</source>
        <translation>你要求由另一个模型生成此回复</translation>
    </message>
    <message>
        <source>You asked for the reply again</source>
        <translation>你要求重新生成回复</translation>
    </message>
    <message>
        <source>You asked for the rest of the reply</source>
        <translation>你要求生成回复的剩余部分</translation>
    </message>
    <message>
        <source>You asked several at once. Cancel leaves this one out; the others are still asked</source>
        <translation>你同时问了多个。取消只会略过这一个；其余的仍会提问</translation>
    </message>
    <message>
        <source>You chose another connection for this conversation</source>
        <translation>你为此对话选择了另一个连接</translation>
    </message>
    <message>
        <source>You chose to switch</source>
        <translation>你选择了切换</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>the system prompt</source>
        <translation>系统提示词</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BreakerCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Address of the connection</source>
        <translation>连接的地址</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>更改地址</translation>
    </message>
    <message>
        <source>Change limit…</source>
        <translation>更改限额…</translation>
    </message>
    <message>
        <source>Change pace…</source>
        <translation>更改发送速率…</translation>
    </message>
    <message>
        <source>Change proxy</source>
        <translation>更改代理</translation>
    </message>
    <message>
        <source>Change proxy…</source>
        <translation>更改代理…</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>Choose certificate file…</source>
        <translation>选择证书文件…</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>编辑连接</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>结束演练</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>限流中</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>需要你处理</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Open billing page</source>
        <translation>打开账单页面</translation>
    </message>
    <message>
        <source>Open keys page</source>
        <translation>打开密钥页面</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Repair key</source>
        <translation>修复密钥</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>立即重试</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>保存并重试</translation>
    </message>
    <message>
        <source>Save key and retry</source>
        <translation>保存密钥并重试</translation>
    </message>
    <message>
        <source>See what would be shared…</source>
        <translation>查看将共享的内容…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Start it with %1</source>
        <translation>启动命令：%1</translation>
    </message>
    <message>
        <source>Start it with</source>
        <translation>启动命令</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Switch…</source>
        <translation>切换…</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>尝试中</translation>
    </message>
    <message>
        <source>Type or choose a model</source>
        <translation>输入或选择模型</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>解锁密钥环</translation>
    </message>
    <message>
        <source>Use it and retry</source>
        <translation>使用并重试</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>继续等待</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>The provider&apos;s own words</source>
        <translation>提供商的原话</translation>
    </message>
    <message>
        <source>Tries of this message</source>
        <translation>此消息的各次尝试</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardReach</name>
    <message>
        <source>A file with the certificate, PEM</source>
        <translation>含有证书的文件，PEM 格式</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>全部设置…</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>证书文件</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>证书 (*.pem *.crt *.cer);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose the file, or cancel.</source>
        <translation>请选择文件，或取消。</translation>
    </message>
    <message>
        <source>Password, kept where the key is kept</source>
        <translation>密码，与密钥存放在同一处</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>代理密码</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>代理用户名</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>保存并重试</translation>
    </message>
    <message>
        <source>User, only if it wants a login</source>
        <translation>用户名，仅在要求登录时填写</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ChatPage</name>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 on %2 answers. %3</source>
        <translation>由 %2 上的 %1 回答。%3</translation>
    </message>
    <message>
        <source>A reply is on its way. Wait for it or stop it, then ask several.</source>
        <translation>正在接收回复。请等它结束或将其停止，再同时问多个。</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>Add an account of your own, or a server that runs on this computer.</source>
        <translation>添加你自己的账户，或在本机上运行的服务器。</translation>
    </message>
    <message>
        <source>Another server needs its own key and may have other readers: change it in the form.</source>
        <translation>换一台服务器需要它自己的密钥，读取方也可能不同：请在表单中更改。</translation>
    </message>
    <message>
        <source>Answer this message with…</source>
        <translation>选择由谁回答此消息…</translation>
    </message>
    <message>
        <source>Ask several at once</source>
        <translation>同时问多个</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>问点什么</translation>
    </message>
    <message>
        <source>Choose below who answers.</source>
        <translation>请在下方选择由谁回答。</translation>
    </message>
    <message>
        <source>It was not resumed.</source>
        <translation>未能恢复。</translation>
    </message>
    <message>
        <source>It was not stored.</source>
        <translation>未保存。</translation>
    </message>
    <message>
        <source>No connection yet</source>
        <translation>还没有连接</translation>
    </message>
    <message>
        <source>No reply here has more than one version yet.</source>
        <translation>这里还没有哪个回复有多个版本。</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>未发送。%1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>The address was not stored.</source>
        <translation>地址未保存。</translation>
    </message>
    <message>
        <source>The key was not stored.</source>
        <translation>密钥未保存。</translation>
    </message>
    <message>
        <source>The usual model</source>
        <translation>默认模型</translation>
    </message>
    <message>
        <source>There is only one to ask. Add another connection or model first.</source>
        <translation>可以问的只有一个。请先添加另一个连接或模型。</translation>
    </message>
    <message>
        <source>This address cannot be used as it stands. The form says why.</source>
        <translation>此地址不能照现在这样使用。表单中说明了原因。</translation>
    </message>
    <message>
        <source>This conversation could not be read</source>
        <translation>无法读取此对话</translation>
    </message>
    <message>
        <source>This is a drill: no page was opened.</source>
        <translation>这是演练：没有打开任何页面。</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent to %1, and nothing was allowed.</source>
        <translation>这是演练：没有向 %1 发送任何内容，也没有授予任何许可。</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent, and nothing was allowed.</source>
        <translation>这是演练：没有发送任何内容，也没有授予任何许可。</translation>
    </message>
    <message>
        <source>This was a drill: the key was not kept.</source>
        <translation>这是演练：密钥未保留。</translation>
    </message>
    <message>
        <source>This was a drill: the model was not changed.</source>
        <translation>这是演练：模型未更改。</translation>
    </message>
    <message>
        <source>Write the message first, then choose who is asked.</source>
        <translation>请先写好消息，再选择问谁。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>筛选命令</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>输入命令</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Composer</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>同时问多个…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>添加附件</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>更多发送方式</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Parameters •</source>
        <translation>参数 •</translation>
    </message>
    <message>
        <source>Parameters, set for this conversation</source>
        <translation>参数，已为此对话设置</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Prompts /</source>
        <translation>提示词 /</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Send after the reply</source>
        <translation>回复结束后发送</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>停止回复</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>System prompt and parameters are set for this conversation</source>
        <translation>已为此对话设置系统提示词和参数</translation>
    </message>
    <message>
        <source>System prompt and parameters of this conversation</source>
        <translation>此对话的系统提示词和参数</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.csv *.json *.xml *.html)</source>
        <translation>文本 (*.txt *.md *.csv *.json *.xml *.html)</translation>
    </message>
    <message>
        <source>Use a prompt: type / in an empty message</source>
        <translation>使用提示词：在空消息中输入 /</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ComposerEdit</name>
    <message>
        <source>Message …</source>
        <translation>输入消息…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDesk</name>
    <message>
        <source>Not removed. %1</source>
        <translation>未移除。%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDialog</name>
    <message>
        <source>Add connection</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>要丢弃输入的内容吗？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>编辑连接</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>连接未保存。</translation>
    </message>
    <message>
        <source>The keychain does not take a key this long. Nothing was changed.</source>
        <translation>密钥环不接受这么长的密钥。未作任何更改。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionForm</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Asks for the list of models. Sends no content.</source>
        <translation>请求模型列表。不发送任何对话内容。</translation>
    </message>
    <message>
        <source>Choose or type a model&apos;s name</source>
        <translation>选择或输入模型名称</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>消息发往 %1</translation>
    </message>
    <message>
        <source>Messages go to</source>
        <translation>消息发往</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Refresh models</source>
        <translation>刷新模型</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Test result</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>正在尝试…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionListModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationDesk</name>
    <message numerus="yes">
        <source>%n conversations are in no folder now.</source>
        <translation>
            <numerusform>%n 个对话已不在任何文件夹中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>%n 个对话已回到列表中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>已归档 %n 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>已删除 %n 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>已将 %n 个对话移至“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>已固定 %n 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>已取消固定 %n 个对话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>归档 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive again</source>
        <translation>重新归档</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>归档对话</translation>
    </message>
    <message>
        <source>Choose a folder or write the name of a new one.
Without a name they are in no folder.</source>
        <translation>选择文件夹，或输入新文件夹的名称。
名称留空则不放入任何文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>删除 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>删除对话</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>导出 %n 个对话…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>导出对话…</translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>将 %n 个对话移至文件夹…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>移动 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>移至文件夹</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>移至文件夹…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>固定 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>固定对话</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>重命名对话</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>重命名文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>取消归档 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Take conversation out of the archive</source>
        <translation>取消归档对话</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations are in the list.</source>
        <translation>文件夹“%1”已删除。其中的对话已回到列表中。</translation>
    </message>
    <message>
        <source>There is a folder “%1” already.</source>
        <translation>已有名为“%1”的文件夹。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Undo archive</source>
        <translation>撤销归档</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>撤销移动</translation>
    </message>
    <message>
        <source>Undo pin</source>
        <translation>撤销固定</translation>
    </message>
    <message>
        <source>Undo unpin</source>
        <translation>重新固定</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>取消固定 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin conversation</source>
        <translation>取消固定对话</translation>
    </message>
    <message>
        <source>“%1” is in no folder now.</source>
        <translation>“%1”已不在任何文件夹中。</translation>
    </message>
    <message>
        <source>“%1” is in the list again.</source>
        <translation>“%1”已回到列表中。</translation>
    </message>
    <message>
        <source>“%1” was archived.</source>
        <translation>“%1”已归档。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”已删除。</translation>
    </message>
    <message>
        <source>“%1” was moved to “%2”.</source>
        <translation>“%1”已移至“%2”。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationHeader</name>
    <message>
        <source>%1 Shows where this conversation has been.</source>
        <translation>%1显示此对话去过哪里。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a connection</source>
        <translation>选择连接</translation>
    </message>
    <message>
        <source>Choose a model · %1</source>
        <translation>选择模型 · %1</translation>
    </message>
    <message>
        <source>Conversation: %1</source>
        <translation>对话：%1</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>健康状况：%1</translation>
    </message>
    <message>
        <source>Local only: %1</source>
        <translation>仅限本机：%1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>Not read yet by: %1</source>
        <translation>%1 尚未读到</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>%1 已读到</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>显示侧边栏</translation>
    </message>
    <message>
        <source>What this client saw of the connection. Opens diagnostics.</source>
        <translation>本客户端所见的连接情况。打开诊断。</translation>
    </message>
    <message>
        <source>You are asked before %1 is given this conversation.</source>
        <translation>将此对话交给 %1 之前会先询问你。</translation>
    </message>
    <message>
        <source>asks first: %1</source>
        <translation>会先询问：%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Delete folder, keep its conversations</source>
        <translation>删除文件夹，保留其中的对话</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>移至文件夹</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>移出文件夹</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Rename folder…</source>
        <translation>重命名文件夹…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationListModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 个对话</translation>
    </message>
    <message>
        <source>A reply is on its way</source>
        <translation>正在接收回复</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Waits for your choice</source>
        <translation>等待你的选择</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>已展开</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message>
        <source>%1 (no dictionary)</source>
        <translation>%1（无词典）</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（未安装）</translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n 种语言</numerusform>
        </translation>
    </message>
    <message>
        <source>As the desktop: %1</source>
        <translation>跟随桌面：%1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Check the spelling: %1</source>
        <translation>检查拼写：%1</translation>
    </message>
    <message>
        <source>Check the spelling</source>
        <translation>检查拼写</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No dictionaries here: install one, like hunspell-en-us</source>
        <translation>本机没有词典：请安装一个，例如 hunspell-en-us</translation>
    </message>
    <message>
        <source>Of what is written in the message field, on this computer, with the dictionaries it has.</source>
        <translation>检查消息输入框中的文字，在本机上进行，使用本机已有的词典。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>发送键</translation>
    </message>
    <message>
        <source>Shift+Enter then begins a new line.</source>
        <translation>此时 Shift+Enter 用于换行。</translation>
    </message>
    <message>
        <source>This build has no spelling: it was made without libhunspell.</source>
        <translation>此构建没有拼写检查：构建时未使用 libhunspell。</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>跟随桌面</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DataPage</name>
    <message>
        <source>Conversations, connections and these settings. Keys are in the keychain, never here.</source>
        <translation>对话、连接和这些设置。密钥在密钥环中，从不在此。</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DemoStrip</name>
    <message>
        <source>Demo controls</source>
        <translation>演示控制</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>让 %1 恢复正常</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>恢复正常</translation>
    </message>
    <message>
        <source>Simulated connections on this computer. Nothing leaves it.</source>
        <translation>本机上的模拟连接。没有任何内容离开本机。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DesktopPage</name>
    <message>
        <source>A key that opens the small window for one question while another program is in front. The desktop asks which key, and can take it back.</source>
        <translation>其他程序在前台时，用于打开单次提问小窗口的快捷键。用哪个键由桌面询问你，桌面也可将其收回。</translation>
    </message>
    <message>
        <source>Ask the desktop for a key that opens Quick ask</source>
        <translation>向桌面申请打开“快速提问”的快捷键</translation>
    </message>
    <message>
        <source>Ask the desktop for a key</source>
        <translation>向桌面申请快捷键</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Quick ask from anywhere</source>
        <translation>随处快速提问</translation>
    </message>
    <message>
        <source>Says which connections are not well. Where the desktop has a tray.</source>
        <translation>显示哪些连接状况不佳。需要桌面有托盘。</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>在托盘中显示图标</translation>
    </message>
    <message>
        <source>Show an icon</source>
        <translation>显示图标</translation>
    </message>
    <message>
        <source>Tell me while the window is away</source>
        <translation>窗口不在眼前时通知我</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>通知我</translation>
    </message>
    <message>
        <source>The desktop did not give one. Bind the command “breakerbox --quick-ask” in its own keyboard settings.</source>
        <translation>桌面没有给出快捷键。请在桌面自己的键盘设置中绑定命令“breakerbox --quick-ask”。</translation>
    </message>
    <message>
        <source>The desktop has given a key.</source>
        <translation>桌面已给出快捷键。</translation>
    </message>
    <message>
        <source>The desktop is asking you.</source>
        <translation>桌面正在询问你。</translation>
    </message>
    <message>
        <source>The key: %1</source>
        <translation>快捷键：%1</translation>
    </message>
    <message>
        <source>This desktop gives no such keys to programs. Bind the command “breakerbox --quick-ask” in the desktop&apos;s own keyboard settings.</source>
        <translation>此桌面不向程序提供这类快捷键。请在桌面自己的键盘设置中绑定命令“breakerbox --quick-ask”。</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>托盘</translation>
    </message>
    <message>
        <source>When a reply that took long has ended, or a message that waited was sent. Without a sound, and never with words of a conversation.</source>
        <translation>当耗时较长的回复结束，或等待中的消息已发送时。没有声音，也从不含对话中的文字。</translation>
    </message>
    <message>
        <source>While the window is away</source>
        <translation>窗口不在眼前时</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DiagnosticsPanel</name>
    <message>
        <source>Copies the fields and metrics as text. No content, no key.</source>
        <translation>将字段和指标复制为文本。不含对话内容和密钥。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Export diagnostics</source>
        <translation>导出诊断</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Forgets what this scope has seen. Times the provider stated stay.</source>
        <translation>忘记此范围所见的一切。提供商给出的时间仍保留。</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Metrics of this client</source>
        <translation>本客户端的指标</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>No attempt was made here yet.</source>
        <translation>此处还没有进行过尝试。</translation>
    </message>
    <message>
        <source>No message waits here. The next one you send is the probe.</source>
        <translation>此处没有等待中的消息。你发送的下一条就是探测。</translation>
    </message>
    <message>
        <source>Nothing to show yet. Add a connection and its health appears here.</source>
        <translation>还没有可显示的内容。添加连接后，其健康状况会显示在此处。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间的变化</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Probe now</source>
        <translation>立即探测</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探测</translation>
    </message>
    <message>
        <source>Replays what happened here with other settings.</source>
        <translation>用其他设置重放此处发生的事。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Sends nothing over this connection until you resume it.</source>
        <translation>在你恢复之前，不经此连接发送任何内容。</translation>
    </message>
    <message>
        <source>Sends the first message that waits here, now. Nothing is made up to try a connection.</source>
        <translation>立即发送在此等待的第一条消息。不会为试探连接而编造内容。</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>假如…</translation>
    </message>
    <message>
        <source>Writes all scopes with their evidence as JSON. No content, no key.</source>
        <translation>将所有范围及其依据写为 JSON。不含对话内容和密钥。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::EvidenceModel</name>
    <message>
        <source>Counted</source>
        <translation>是否计入</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>请求 ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已响应</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>已计入</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>未计入：%1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>probe, %1</source>
        <translation>探测，%1</translation>
    </message>
    <message>
        <source>your retry, %1</source>
        <translation>你的重试，%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message>
        <source>%1 Remove the file or choose another model.</source>
        <translation>%1请移除该文件或选择其他模型。</translation>
    </message>
    <message>
        <source>%1 has more than %2 megapixels.</source>
        <translation>%1 超过 %2 百万像素。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 已损坏。</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 读取耗时过长。</translation>
    </message>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>另有 %n 个未添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>已添加的附件</translation>
    </message>
    <message>
        <source>Not attached: %1</source>
        <translation>未添加：%1</translation>
    </message>
    <message>
        <source>pasted image.png</source>
        <comment>name of a file</comment>
        <translation>粘贴的图片.png</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileChip</name>
    <message>
        <source>%1 · %2</source>
        <comment>kind and size of a file</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, being read</source>
        <translation>%1，正在读取</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>未接受</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>关闭搜索</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundList</name>
    <message>
        <source>In messages</source>
        <translation>在消息中</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>没有消息含有这些词。</translation>
    </message>
    <message>
        <source>Older messages are still being taken in.</source>
        <translation>仍在收录较早的消息。</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundModel</name>
    <message>
        <source>Archived. %1</source>
        <translation>已归档。%1</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>In an archived conversation, %1</source>
        <translation>位于已归档的对话中，%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::HelpWindow</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>帮助：%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有页面含有这些词。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>These pages are in English so far.</source>
        <translation>这些页面目前只有英文版。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::JourneyDialog</name>
    <message>
        <source>%1 (attempt %2)</source>
        <translation>%1（第 %2 次尝试）</translation>
    </message>
    <message>
        <source>%1 An estimate by the price table of %2.</source>
        <translation>%1按 %2 的价格表估算。</translation>
    </message>
    <message>
        <source>%1 sent in all. Every attempt is written down before its first byte leaves.</source>
        <translation>共发送 %1。每次尝试都在其首字节发出之前记录。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已响应</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Cost so far: %1.</source>
        <translation>目前费用：%1。</translation>
    </message>
    <message>
        <source>Cost so far: at least %1.</source>
        <translation>目前费用：至少 %1。</translation>
    </message>
    <message>
        <source>From now on asks again. What was sent cannot be taken back.</source>
        <translation>从现在起会再次询问。已发送的内容无法收回。</translation>
    </message>
    <message>
        <source>Image of a reply</source>
        <translation>回复中的图片</translation>
    </message>
    <message>
        <source>Local only: nothing of it leaves this computer, and nothing asks to</source>
        <translation>仅限本机：对话内容不离开本机，也不再询问是否离开</translation>
    </message>
    <message>
        <source>No end recorded</source>
        <translation>没有结束记录</translation>
    </message>
    <message>
        <source>Nobody yet: the first answer decides.</source>
        <translation>还没有：由第一次回答决定。</translation>
    </message>
    <message>
        <source>Nothing of it has been sent.</source>
        <translation>其中没有任何内容被发送过。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
    <message>
        <source>Rest of a reply</source>
        <translation>回复的剩余部分</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>收回对 %1 的允许</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Sent after waiting</source>
        <translation>等待后发送</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>Through the proxy %1</source>
        <translation>经由代理 %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>去过哪里</translation>
    </message>
    <message>
        <source>Where this conversation has been</source>
        <translation>此对话去过哪里</translation>
    </message>
    <message>
        <source>Who could read it</source>
        <translation>当时谁能读到</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>允许谁读取</translation>
    </message>
    <message>
        <source>You were asked, and agreed</source>
        <translation>已询问过你，并得到同意</translation>
    </message>
    <message>
        <source>allowed by you</source>
        <translation>由你允许</translation>
    </message>
    <message>
        <source>where it began</source>
        <translation>对话始于此处</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyCapture</name>
    <message>
        <source>Press the new keys</source>
        <translation>按下新快捷键</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyField</name>
    <message>
        <source>Keep in the keychain</source>
        <translation>保存在密钥环中</translation>
    </message>
    <message>
        <source>Keep only until I quit</source>
        <translation>仅保留到我退出为止</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>粘贴密钥</translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation>还没有密钥。</translation>
    </message>
    <message>
        <source>This is longer than any key.</source>
        <translation>没有这么长的密钥。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeySection</name>
    <message>
        <source>Asking the keychain…</source>
        <translation>正在询问密钥环…</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>从 %1 获取密钥</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>在环境变量中</translation>
    </message>
    <message>
        <source>In the desktop&apos;s keychain</source>
        <translation>在桌面的密钥环中</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>No key is needed</source>
        <translation>不需要密钥</translation>
    </message>
    <message>
        <source>No keychain answers on this computer, so the key would be gone when you quit. It is never written to a file.</source>
        <translation>本机上没有密钥环响应，因此退出后密钥就会消失。密钥从不写入文件。</translation>
    </message>
    <message>
        <source>Only until I quit</source>
        <translation>仅到我退出为止</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Stored, ends in %1. Type a new one to replace it.</source>
        <translation>已保存，末尾为 %1。输入新的即可替换。</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>已保存。输入新的即可替换。</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>密钥环已锁定。</translation>
    </message>
    <message>
        <source>This key may go to %1</source>
        <translation>此密钥可以发往 %1</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>解锁密钥环</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>密钥的存放位置</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Link</name>
    <message>
        <source>Only web and mail addresses are opened.</source>
        <translation>只能打开网页和邮件地址。</translation>
    </message>
    <message>
        <source>The address has letters that can look like others.</source>
        <translation>地址中有可能与其他字母混淆的字母。</translation>
    </message>
    <message>
        <source>The address holds a user name, which can hide where it leads.</source>
        <translation>地址中含有用户名，可能掩盖其真正去向。</translation>
    </message>
    <message>
        <source>The address names no place.</source>
        <translation>地址没有指明去处。</translation>
    </message>
    <message>
        <source>The link holds characters that cannot be seen.</source>
        <translation>链接中含有不可见字符。</translation>
    </message>
    <message>
        <source>The mail would be filled in with text from the link.</source>
        <translation>邮件会用链接中的文字填好。</translation>
    </message>
    <message>
        <source>The text of the link names another place than it leads to.</source>
        <translation>链接文字所写的去处与实际去向不同。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::LinkOpener</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Not opened. %1</source>
        <translation>未打开。%1</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>要打开此链接吗？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>书写为</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MainWindow</name>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Close diagnostics</source>
        <translation>关闭诊断</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>浮动或停靠</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Markdown</name>
    <message>
        <source>Shown as plain text, and only its beginning: it is very large. Copy the message to get all of it.</source>
        <translation>内容很大，以纯文本显示且仅显示开头。复制消息可得到全部内容。</translation>
    </message>
    <message>
        <source>Shown as plain text: its markup is very large.</source>
        <translation>以纯文本显示：其标记很大。</translation>
    </message>
    <message>
        <source>image at %1</source>
        <translation>%1 上的图片</translation>
    </message>
    <message>
        <source>image in the text</source>
        <translation>文中的图片</translation>
    </message>
    <message>
        <source>image, not shown</source>
        <translation>图片，未显示</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message>
        <source>Back to the text</source>
        <translation>返回正文</translation>
    </message>
    <message>
        <source>Code, %1</source>
        <translation>代码，%1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>脚注 %1</translation>
    </message>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>表格，%1 列 %2 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageItem</name>
    <message>
        <source>%1 was given the conversation up to here</source>
        <translation>到此为止的对话已交给 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, version</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Asks for the tool %1</source>
        <translation>请求使用工具 %1</translation>
    </message>
    <message>
        <source>From here on %1 can read this conversation</source>
        <translation>从此处起 %1 能读到此对话</translation>
    </message>
    <message>
        <source>Reply from %1, %2: %3</source>
        <translation>%1 的回复，%2：%3</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>你，%1：%2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::NoticeWatch</name>
    <message>
        <source>%1 has answered</source>
        <translation>%1 已回答</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>用时 %1。</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>%1 没有回答</translation>
    </message>
    <message>
        <source>The conversation says what can be done.</source>
        <translation>对话中说明了可以怎么做。</translation>
    </message>
    <message>
        <source>The message that waited was sent.</source>
        <translation>等待中的消息已发送。</translation>
    </message>
    <message>
        <source>The reply broke off. What came is kept.</source>
        <translation>回复中途断开。已收到的部分已保留。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Offers</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Inside this conversation&apos;s boundary</source>
        <translation>在此对话的边界之内</translation>
    </message>
    <message>
        <source>Moves nothing off this computer</source>
        <translation>不会把任何内容移出本机</translation>
    </message>
    <message>
        <source>Not from this local-only conversation; unlock it in its settings</source>
        <translation>不能用于这个仅限本机的对话；请在其设置中解除锁定</translation>
    </message>
    <message>
        <source>The first you choose may read it; asks about any other company</source>
        <translation>你最先选择的一方可以读到；涉及其他任何公司时会先询问</translation>
    </message>
    <message>
        <source>Would share with someone new; asks first</source>
        <translation>会与新的一方共享；会先询问</translation>
    </message>
    <message>
        <source>runs on this computer (not verified)</source>
        <translation>在本机运行（未验证）</translation>
    </message>
    <message>
        <source>sees %1, %2</source>
        <translation>会看到 %1、%2</translation>
    </message>
    <message>
        <source>sees %1</source>
        <translation>会看到 %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Onboarding</name>
    <message>
        <source>Not added. %1</source>
        <translation>未添加。%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ParametersDialog</name>
    <message>
        <source>0 to 2. Low is plain and steady, high is varied.</source>
        <translation>0 到 2。低则平实稳定，高则富于变化。</translation>
    </message>
    <message>
        <source>Above 0, to 1. Set this or the temperature, not both.</source>
        <translation>大于 0，至多为 1。此项与温度只设其一。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Goes along with every message of this conversation.</source>
        <translation>随此对话的每条消息一起发送。</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>少</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>最大回复长度</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>More takes longer and costs more.</source>
        <translation>越多耗时越长，费用越高。</translation>
    </message>
    <message>
        <source>Most services take four at most.</source>
        <translation>多数服务最多接受四个。</translation>
    </message>
    <message>
        <source>Much</source>
        <translation>多</translation>
    </message>
    <message>
        <source>Not sent: %1 does not take it.</source>
        <translation>不会发送：%1 不接受。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>One a line. The reply ends before it.</source>
        <translation>每行一个。回复会在其出现之前结束。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>停止序列</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tokens, thinking included.</source>
        <translation>单位为 token，含思考。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Use the usual values</source>
        <translation>使用默认值</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>What the model should know or be before it answers.</source>
        <translation>模型在回答之前应当了解什么、扮演什么。</translation>
    </message>
    <message>
        <source>“%1” stands in the fields. Save takes it.</source>
        <translation>“%1”已填入各输入框，点击“保存”后生效。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>向 %n 个提问</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Choose %1 to %2. Enter adds or removes one.</source>
        <translation>请选择 %1 到 %2 个。按 Enter 可添加或去掉一个。</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks them.</source>
        <translation>按 Ctrl+Enter 提问。</translation>
    </message>
    <message>
        <source>No more than %1. Ctrl+Enter asks.</source>
        <translation>最多 %1 个。按 Ctrl+Enter 提问。</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>没有这个名称。</translation>
    </message>
    <message>
        <source>Search in the list</source>
        <translation>在列表中搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyForm</name>
    <message>
        <source>What does not fit</source>
        <translation>不相符之处</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyPage</name>
    <message>
        <source>All of these back to their defaults</source>
        <translation>将以上各项恢复为默认值</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>云端账户</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>自定义端点</translation>
    </message>
    <message>
        <source>Kind of connection</source>
        <translation>连接类型</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>本地服务器</translation>
    </message>
    <message>
        <source>When Breakerbox stops sending over a connection, and how long it waits before it tries one call again. What you change holds from the next call on; what was seen so far is kept.</source>
        <translation>Breakerbox 何时停止经某个连接发送，以及再次试发一次调用之前等待多久。你的更改从下一次调用起生效；此前所见仍保留。</translation>
    </message>
    <message>
        <source>When a connection fails</source>
        <translation>连接异常时</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetChooser</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, no key needed</source>
        <translation>%1，无需密钥</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>云端账户</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>自定义端点</translation>
    </message>
    <message>
        <source>Running now at %1, %2</source>
        <comment>address, how many models</comment>
        <translation>正在 %1 运行，%2</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>搜索服务</translation>
    </message>
    <message>
        <source>Servers on this computer</source>
        <translation>本机上的服务器</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Your own address</source>
        <translation>你自己的地址</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetName</name>
    <message>
        <source>A preset has this name. It is replaced.</source>
        <translation>已有同名预设，将被替换。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>预设的名称</translation>
    </message>
    <message>
        <source>Replace preset</source>
        <translation>替换预设</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>另存为预设</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>System prompt and parameters, as they stand in the fields.</source>
        <translation>各输入框中当前的系统提示词和参数。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetRow</name>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Put right the field that is marked first.</source>
        <translation>请先改正标出的输入框。</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>另存为预设…</translation>
    </message>
    <message>
        <source>System prompt and parameters under a name</source>
        <translation>按名称保存的系统提示词和参数</translation>
    </message>
    <message>
        <source>Take a preset, or keep what stands here as one.</source>
        <translation>选用预设，或将此处的内容存为预设。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>“%1”已保存。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”已删除。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PriceDialog</name>
    <message>
        <source>A million tokens received</source>
        <translation>每百万接收 token</translation>
    </message>
    <message>
        <source>A million tokens sent</source>
        <translation>每百万发送 token</translation>
    </message>
    <message>
        <source>An update of the program leaves this price alone.</source>
        <translation>更新程序不会改动此价格。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name, or its beginning and *</source>
        <translation>名称，或名称开头加 *</translation>
    </message>
    <message>
        <source>Price of a model</source>
        <translation>模型的价格</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Write the model&apos;s name, both prices as plain numbers, for example %1, and the currency.</source>
        <translation>请填写模型名称、两个价格（纯数字，例如 %1）和货币。</translation>
    </message>
    <message>
        <source>as input</source>
        <translation>同发送价</translation>
    </message>
    <message>
        <source>… of them from its cache</source>
        <translation>… 其中来自缓存</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PricesPage</name>
    <message>
        <source>%1 %2</source>
        <comment>2.50 USD</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, read on %2.</source>
        <translation>%1，查阅于 %2。</translation>
    </message>
    <message>
        <source>Added by you.</source>
        <translation>由你添加。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>All back to the shipped prices</source>
        <translation>全部恢复内置价格</translation>
    </message>
    <message>
        <source>Back to the shipped price</source>
        <translation>恢复内置价格</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>缓存价</translation>
    </message>
    <message>
        <source>Changed by you. Shipped: %1 sent, %2 received.</source>
        <translation>已由你更改。内置价格：发送 %1，接收 %2。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>For prompts of up to %1 tokens; longer ones cost more.</source>
        <translation>适用于不超过 %1 个 token 的输入；更长的价格更高。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>No prices.</source>
        <translation>没有价格。</translation>
    </message>
    <message>
        <source>Not used. Shipped: %1, read on %2.</source>
        <translation>未使用。内置价格：%1，查阅于 %2。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>接收价</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>发送价</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>有效期至 %1。</translation>
    </message>
    <message>
        <source>What a million tokens cost, for estimates of what replies cost. Prices that stand in a connection go before these.</source>
        <translation>一百万个 token 的价格，用于估算回复的费用。连接中设定的价格优先于此处的价格。</translation>
    </message>
    <message>
        <source>as sent</source>
        <translation>同发送价</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message>
        <source> day</source>
        <comment>suffix of one day</comment>
        <translation> 天</translation>
    </message>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform> 天</numerusform>
        </translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>For the diagnostics and for replays: times and outcomes, never content. What is older is deleted at the next start.</source>
        <translation>用于诊断和重放：时间和结果，从不含对话内容。更早的会在下次启动时删除。</translation>
    </message>
    <message>
        <source>Keep the history of attempts for</source>
        <translation>尝试历史的保留时间</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>本地服务器</translation>
    </message>
    <message>
        <source>Look for local servers</source>
        <translation>查找本地服务器</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>查找它们</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>While there is no connection, and when one is added. Only on this computer; sends no content.</source>
        <translation>没有连接时，以及添加连接时。仅在本机上；不发送任何对话内容。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptFill</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Goes into the message field. Nothing is sent yet.</source>
        <translation>会填入消息输入框，还不会发送任何内容。</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Prompt /%1</source>
        <translation>提示词 /%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptForm</name>
    <message>
        <source>Another prompt has this name.</source>
        <translation>已有其他提示词使用此名称。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>要丢弃输入的内容吗？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>编辑提示词</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>继续编写</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>新建提示词</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>未保存。%1</translation>
    </message>
    <message>
        <source>One word. Typed as /name at the beginning of a message.</source>
        <translation>一个词。在消息开头以“/名称”的形式输入。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>This is too long for a prompt.</source>
        <translation>对提示词来说过长。</translation>
    </message>
    <message>
        <source>Translate this into {{language|English}}: {{clipboard}}</source>
        <translation>将以下内容翻译成{{语言|简体中文}}：{{clipboard}}</translation>
    </message>
    <message>
        <source>Typed as /%1</source>
        <translation>输入 /%1 即可使用</translation>
    </message>
    <message>
        <source>Up to %1 letters, digits, “-”, “_” and “.”.</source>
        <translation>最多 %1 个字符：文字、数字、“-”、“_”和“.”。</translation>
    </message>
    <message>
        <source>What it is for (may stay empty)</source>
        <translation>用途（可留空）</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>{{word}} is asked for when the prompt is used. {{clipboard}}, {{selection}} and {{date}} are filled in by themselves.</source>
        <translation>使用提示词时会询问 {{名称}} 的内容。{{clipboard}}、{{selection}} 和 {{date}} 会自动填入。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptLibrary</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 prompts were written to %2.</source>
        <translation>已将 %1 个提示词写入 %2。</translation>
    </message>
    <message>
        <source>/%1 was deleted.</source>
        <translation>/%1 已删除。</translation>
    </message>
    <message>
        <source>1 prompt was written to %1.</source>
        <translation>已将 1 个提示词写入 %1。</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again. Type / at the beginning of a message to choose one.</source>
        <translation>提示词是可反复使用的文字。在消息开头输入 / 即可选用。</translation>
    </message>
    <message>
        <source>Add examples</source>
        <translation>添加示例</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>导出提示词</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import prompts</source>
        <translation>导入提示词</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>No prompt has these words.</source>
        <translation>没有提示词含有这些词。</translation>
    </message>
    <message>
        <source>Prompt library</source>
        <translation>提示词库</translation>
    </message>
    <message>
        <source>Prompts (*.json)</source>
        <translation>提示词 (*.json)</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Puts it into the message field</source>
        <translation>填入消息输入框</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>搜索提示词</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>用途</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptMenu</name>
    <message>
        <source>New prompt…</source>
        <translation>新建提示词…</translation>
    </message>
    <message>
        <source>No prompt has that name.</source>
        <translation>没有此名称的提示词。</translation>
    </message>
    <message>
        <source>No prompts yet. A prompt is a text that you use again.</source>
        <translation>还没有提示词。提示词是可反复使用的文字。</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>提示词库…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>搜索提示词</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptText</name>
    <message>
        <source>%1 got another name, for theirs was taken.</source>
        <translation>%1 个已改名，因为原名称已被占用。</translation>
    </message>
    <message>
        <source>%1 had no text, or too much of it.</source>
        <translation>%1 个没有文字，或文字过多。</translation>
    </message>
    <message>
        <source>%1 prompts were added.</source>
        <translation>已添加 %1 个提示词。</translation>
    </message>
    <message>
        <source>%1 were here already.</source>
        <translation>%1 个已经存在。</translation>
    </message>
    <message>
        <source>1 prompt was added.</source>
        <translation>已添加 1 个提示词。</translation>
    </message>
    <message>
        <source>Asks for: %1.</source>
        <translation>会询问：%1。</translation>
    </message>
    <message>
        <source>Correct a text and list the changes</source>
        <translation>改正一段文字并列出改动</translation>
    </message>
    <message>
        <source>Correct spelling and grammar of the text below. Keep its tone and its layout. After it, list what you changed and why.

{{clipboard}}</source>
        <translation>改正下面文字中的错别字和语法错误，保持原有的语气和排版。然后列出你改了什么、为什么改。

{{clipboard}}</translation>
    </message>
    <message>
        <source>Explain something plainly</source>
        <translation>通俗地解释</translation>
    </message>
    <message>
        <source>Explain this to {{reader|somebody new to it}}. Begin with one sentence that says the whole, then give the details.

{{selection}}</source>
        <translation>向{{读者|初次接触的人}}解释下面的内容。先用一句话概括整体，再说明细节。

{{selection}}</translation>
    </message>
    <message>
        <source>Filled in by itself: %1.</source>
        <translation>自动填入：%1。</translation>
    </message>
    <message>
        <source>Nothing new was in it.</source>
        <translation>其中没有新内容。</translation>
    </message>
    <message>
        <source>One got another name, for its own was taken.</source>
        <translation>1 个已改名，因为原名称已被占用。</translation>
    </message>
    <message>
        <source>One had no text, or too much of it.</source>
        <translation>1 个没有文字，或文字过多。</translation>
    </message>
    <message>
        <source>One was here already.</source>
        <translation>1 个已经存在。</translation>
    </message>
    <message>
        <source>Summarise the text below in {{length|five points}}. Say what it leaves open.

{{clipboard}}</source>
        <translation>用{{篇幅|五个要点}}总结下面的文字，并指出其中没有说清的问题。

{{clipboard}}</translation>
    </message>
    <message>
        <source>The most important points of a text</source>
        <translation>一段文字的要点</translation>
    </message>
    <message>
        <source>This file could not be read, or has no prompt in it.</source>
        <translation>无法读取此文件，或其中没有提示词。</translation>
    </message>
    <message>
        <source>This file has no prompts that can be read, or is damaged. Nothing was added.</source>
        <translation>此文件中没有可读取的提示词，或文件已损坏。没有添加任何内容。</translation>
    </message>
    <message>
        <source>This file is too large for a file of prompts.</source>
        <translation>此文件对提示词文件来说过大。</translation>
    </message>
    <message>
        <source>Translate a text</source>
        <translation>翻译一段文字</translation>
    </message>
    <message>
        <source>Translate the text below into {{language|English}}. Keep names, numbers and layout as they are.

{{clipboard}}</source>
        <translation>将下面的文字翻译成{{语言|简体中文}}。名称、数字和排版保持不变。

{{clipboard}}</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>proofread</source>
        <translation>校对</translation>
    </message>
    <message>
        <source>summarise</source>
        <translation>总结</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>{{}} has no name and stays as it stands.</source>
        <translation>{{}} 没有名称，会原样保留。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ProxySection</name>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>按系统设置</translation>
    </message>
    <message>
        <source>Kept where the key is kept, never in a file</source>
        <translation>与密钥存放在同一处，从不写入文件</translation>
    </message>
    <message>
        <source>Kind of proxy</source>
        <translation>代理类型</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only if it wants a login</source>
        <translation>仅在要求登录时填写</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>代理密码</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>代理用户名</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>已保存。输入新的即可替换。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户名</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QueueStrip</name>
    <message>
        <source>%1 (with attachments)</source>
        <translation>%1（含附件）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what waits, for what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Edit waiting message</source>
        <translation>编辑等待中的消息</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <source>Next, one after the other, when the reply is there</source>
        <translation>接下来，回复结束后逐条发送</translation>
    </message>
    <message>
        <source>Next, when the reply is there</source>
        <translation>下一条，回复结束后发送</translation>
    </message>
    <message>
        <source>Not sent by itself: decide when to send it</source>
        <translation>不会自动发送：由你决定何时发送</translation>
    </message>
    <message>
        <source>Remove waiting message</source>
        <translation>移除等待中的消息</translation>
    </message>
    <message>
        <source>Send now; a reply on its way is stopped, what came of it is kept</source>
        <translation>立即发送；正在接收的回复会停止，已收到的部分会保留</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Waiting message</source>
        <translation>等待中的消息</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>等待中的消息</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QuickAsk</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>新的提问</translation>
    </message>
    <message>
        <source>Open in main window</source>
        <translation>在主窗口中打开</translation>
    </message>
    <message>
        <source>Quick ask – Breakerbox</source>
        <translation>快速提问 – Breakerbox</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>快速提问</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReadingView</name>
    <message>
        <source>Copying… %1 %</source>
        <translation>正在复制… %1%</translation>
    </message>
    <message>
        <source>Do not copy (Escape)</source>
        <translation>不复制（Escape）</translation>
    </message>
    <message>
        <source>More below</source>
        <translation>下方还有内容</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReasoningFold</name>
    <message>
        <source>Reasoned for %1</source>
        <translation>思考用时 %1</translation>
    </message>
    <message>
        <source>Reasoning · %1</source>
        <translation>思考 · %1</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>思考</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayDialog</name>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>无法写入 %1。请选择其他位置。</translation>
    </message>
    <message>
        <source>All that is stored</source>
        <translation>已保存的全部</translation>
    </message>
    <message>
        <source>An incident as this client recorded it. Play it with: breakerbox simulate.</source>
        <translation>本客户端记录的一次事件。重放方法：breakerbox simulate。</translation>
    </message>
    <message>
        <source>As breakers of servers do: half of the last ten calls failed, then always 30 s.</source>
        <translation>与服务器端的熔断器相同：最近十次调用有一半失败，之后固定等 30 秒。</translation>
    </message>
    <message>
        <source>Classic window</source>
        <translation>经典窗口</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>最近 24 小时</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>最近一小时</translation>
    </message>
    <message>
        <source>Latest incident</source>
        <translation>最近一次事件</translation>
    </message>
    <message>
        <source>More patient</source>
        <translation>更有耐心</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>No call is stored for this scope in this time. Choose a longer time, or come back after the next trouble.</source>
        <translation>在此时间内，此范围没有已保存的调用。请选择更长的时间，或等下次出现问题后再来。</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>其他设置</translation>
    </message>
    <message>
        <source>Quicker to stop</source>
        <translation>更快停止</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>正在重放…</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>保存场景…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What a replay cannot know</source>
        <translation>重放无法得知的事</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>What if… – %1</source>
        <translation>假如… – %1</translation>
    </message>
    <message>
        <source>What is replayed</source>
        <translation>重放的内容</translation>
    </message>
    <message>
        <source>Writes what happened as a file for “breakerbox simulate”. No content, no key.</source>
        <translation>将发生的事写成供“breakerbox simulate”使用的文件。不含对话内容和密钥。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayLanes</name>
    <message>
        <source>As it happened</source>
        <translation>实际情况</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>其他设置</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>当前设置</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>never stopped sending</source>
        <translation>从未停止发送</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayTable</name>
    <message>
        <source>Other settings</source>
        <translation>其他设置</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>当前设置</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplyPictures</name>
    <message>
        <source>Load images from %1</source>
        <translation>从 %1 加载图片</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>正在从 %1 加载…</translation>
    </message>
    <message>
        <source>Not loaded. It is now at %1, which was not asked.</source>
        <translation>未加载。图片现位于 %1，未向其发出请求。</translation>
    </message>
    <message>
        <source>Not loaded. Nothing was asked of %1.</source>
        <translation>未加载。未向 %1 发出任何请求。</translation>
    </message>
    <message>
        <source>Not loaded: %1 gave no whole answer.</source>
        <translation>未加载：%1 没有给出完整的响应。</translation>
    </message>
    <message>
        <source>Not loaded: %1 has no such image.</source>
        <translation>未加载：%1 上没有此图片。</translation>
    </message>
    <message>
        <source>Not loaded: %1 is in your own network, and this text came from elsewhere.</source>
        <translation>未加载：%1 在你自己的网络中，而此文字来自别处。</translation>
    </message>
    <message>
        <source>Not loaded: %1 sends on in circles, or to an address without encryption.</source>
        <translation>未加载：%1 循环重定向，或转到未加密的地址。</translation>
    </message>
    <message>
        <source>Not loaded: %1 would be asked without encryption.</source>
        <translation>未加载：向 %1 发出的请求不会加密。</translation>
    </message>
    <message>
        <source>Not loaded: it could not be recorded, so nobody was asked.</source>
        <translation>未加载：无法记录，因此没有向任何一方发出请求。</translation>
    </message>
    <message>
        <source>Not loaded: this address may not be asked.</source>
        <translation>未加载：不允许访问此地址。</translation>
    </message>
    <message>
        <source>Not loaded: this conversation stays on this computer.</source>
        <translation>未加载：此对话仅限本机。</translation>
    </message>
    <message>
        <source>Not shown: the image is damaged.</source>
        <translation>未显示：图片已损坏。</translation>
    </message>
    <message>
        <source>Not shown: the image is larger than 10 MB.</source>
        <translation>未显示：图片大于 10 MB。</translation>
    </message>
    <message>
        <source>Not shown: the image is too large.</source>
        <translation>未显示：图片过大。</translation>
    </message>
    <message>
        <source>Not shown: this is no PNG, JPEG, WebP or GIF.</source>
        <translation>未显示：这不是 PNG、JPEG、WebP 或 GIF。</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>正在读取图片…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ScopeTreeModel</name>
    <message>
        <source>Next try</source>
        <translation>下次尝试</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>始于</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingRows</name>
    <message>
        <source>Back to the default: %1</source>
        <translation>恢复为默认值：%1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>默认为 %1。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingsWindow</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>没有设置含有这些词。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ShortcutsPage</name>
    <message>
        <source>%1 (always)</source>
        <translation>%1（不可更改）</translation>
    </message>
    <message>
        <source>%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.</source>
        <translation>单按 %1 会输入文字。请同时按住 Ctrl、Alt 或 Meta，或改用功能键。</translation>
    </message>
    <message>
        <source>%1 is always “%2”. Press other keys.</source>
        <translation>%1 始终用于“%2”。请按其他键。</translation>
    </message>
    <message>
        <source>%1 is “%2” now. It would have these keys no longer.</source>
        <translation>%1 目前用于“%2”。重新指定后，“%2”将不再有此快捷键。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>All back to their defaults</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>所有快捷键均已恢复默认。</translation>
    </message>
    <message>
        <source>Changed. Usually %1.</source>
        <translation>已更改。默认为 %1。</translation>
    </message>
    <message>
        <source>Choose an action and press the keys it is to have. They hold at once.</source>
        <translation>选择一项操作，然后按下要指定给它的快捷键。立即生效。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>New keys for %1</source>
        <translation>%1 的新快捷键</translation>
    </message>
    <message>
        <source>New keys for “%1”. Usually: %2</source>
        <translation>“%1”的新快捷键。默认：%2</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>No action is chosen.</source>
        <translation>未选择操作。</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>移除快捷键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>重新指定</translation>
    </message>
    <message>
        <source>Takes its keys away</source>
        <translation>使该操作不再有快捷键</translation>
    </message>
    <message>
        <source>The keys of “%1” are always these.</source>
        <translation>“%1”的快捷键不可更改。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>“%1” has no keys now.</source>
        <translation>“%1”现在没有快捷键。</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>“%1”的快捷键现为 %2。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Back to the conversation (Escape)</source>
        <translation>返回对话（Escape）</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>返回对话</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>你：%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Sidebar</name>
    <message>
        <source>Add connection</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>CONNECTIONS</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>结束演练</translation>
    </message>
    <message>
        <source>Fire drill</source>
        <translation>故障演练</translation>
    </message>
    <message>
        <source>For ten minutes, as if; nothing is sent</source>
        <translation>持续十分钟，仅为模拟；不会发送任何内容</translation>
    </message>
    <message>
        <source>It does not know the model</source>
        <translation>不认识该模型</translation>
    </message>
    <message>
        <source>It is failing</source>
        <translation>连接异常</translation>
    </message>
    <message>
        <source>It limits requests</source>
        <translation>请求被限流</translation>
    </message>
    <message>
        <source>It refuses the key</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>Messages found</source>
        <translation>找到的消息</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>还没有对话。</translation>
    </message>
    <message>
        <source>No title has these words.</source>
        <translation>没有标题含有这些词。</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>The account is empty</source>
        <translation>账户余额已用完</translation>
    </message>
    <message>
        <source>The server does not run</source>
        <translation>服务器未运行</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>本机离线</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SpellMarks</name>
    <message>
        <source>Add to dictionary</source>
        <translation>添加到词典</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>没有建议</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StartPage</name>
    <message>
        <source>%1 is running</source>
        <translation>%1 正在运行</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A connection can use a variable by its name. The key is read when a message is sent, and stored nowhere.</source>
        <translation>连接可以按名称使用变量。密钥在发送消息时读取，不存放在任何地方。</translation>
    </message>
    <message>
        <source>A model on this computer</source>
        <translation>本机上的模型</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>添加 %2 上的 %1</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>Add a local server</source>
        <translation>添加本地服务器</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Begin one: ask something, and the answer stays here.</source>
        <translation>开始一个吧：问点什么，回答会留在此处。</translation>
    </message>
    <message>
        <source>Choose one on the left, or begin a new one.</source>
        <translation>请在左侧选择一个，或新建一个。</translation>
    </message>
    <message>
        <source>Connect to a model</source>
        <translation>连接到模型</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Demo command</source>
        <translation>演示命令</translation>
    </message>
    <message>
        <source>If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing leaves this computer.</source>
        <translation>如果 Ollama、LM Studio 或 llama.cpp 在本机运行，则无需密钥，也没有任何内容离开本机。</translation>
    </message>
    <message>
        <source>Keys in your environment</source>
        <translation>你环境中的密钥</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再次查找</translation>
    </message>
    <message>
        <source>Look for servers</source>
        <translation>查找服务器</translation>
    </message>
    <message>
        <source>Looking on this computer (ports %1)…</source>
        <translation>正在本机上查找（端口 %1）…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>No conversation is open</source>
        <translation>没有打开的对话</translation>
    </message>
    <message>
        <source>None answers on this computer (ports %1).</source>
        <translation>本机上没有服务器响应（端口 %1）。</translation>
    </message>
    <message>
        <source>Search for local servers</source>
        <translation>搜索本地服务器</translation>
    </message>
    <message>
        <source>The demo has three simulated connections that you can make fail in every way. Quit, then start:</source>
        <translation>演示中有三个模拟连接，你可以让它们以各种方式失败。请退出，然后启动：</translation>
    </message>
    <message>
        <source>Try without a key</source>
        <translation>无需密钥试用</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>将 %1 用于 %2</translation>
    </message>
    <message>
        <source>Use your own key with a provider, or your own server. Keys stay in the desktop&apos;s keychain, and a message goes only where you send it.</source>
        <translation>在提供商处使用你自己的密钥，或使用你自己的服务器。密钥保存在桌面的密钥环中，消息只会发往你指定的地方。</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>使用…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StatePage</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TargetButton</name>
    <message>
        <source>%1
%2
%3</source>
        <translation>%1
%2
%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>添加连接</translation>
    </message>
    <message>
        <source>Answered by %1, %2, %3</source>
        <translation>由 %1 回答，%2，%3</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>选择由谁回答</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>由谁回答</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelinePart</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Dot: answered. Triangle: failed. Empty ring: says nothing about health. With a ring around it: a probe. Shaded: nothing was sent. Hatched: limited. Wheel or + and −: zoom; drag or arrows: move.</source>
        <translation>圆点：已响应。三角：失败。空心圆：与健康状况无关。外带圆环：探测。阴影：未发送任何内容。斜线：限流。滚轮或 + 与 −：缩放；拖动或方向键：移动。</translation>
    </message>
    <message>
        <source>Show the last %1</source>
        <translation>显示最近 %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message>
        <source>%1 · first token after %2 · %3</source>
        <translation>%1 · 首个 token 用时 %2 · %3</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首个 token</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ToolCallFold</name>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Asked for by the model. It was not run here.</source>
        <translation>由模型请求。未在此运行。</translation>
    </message>
    <message>
        <source>No result: tools are not run here.</source>
        <translation>无结果：不会在此运行工具。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>工具：%1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>备份 (*.db)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在检查备份…</translation>
    </message>
    <message>
        <source>Conversations added: %1</source>
        <translation>已添加的对话：%1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Everything, to be imported again (*.json)</source>
        <translation>全部内容，可重新导入 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>导出 %n 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>导出全部对话</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>导出对话</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>正在导出到 %1</translation>
    </message>
    <message>
        <source>Exports (*.json *.zip)</source>
        <translation>导出文件 (*.json *.zip)</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>It is taken into use at the next start. What is here now is kept beside it.</source>
        <translation>将在下次启动时启用。现有数据会保留在旁边。</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message>
        <source>Making a verified copy…</source>
        <translation>正在制作已验证的副本…</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>还原备份</translation>
    </message>
    <message>
        <source>Something else is being imported, exported or backed up. Wait until it is done.</source>
        <translation>另一项导入、导出或备份正在进行。请等待其完成。</translation>
    </message>
    <message>
        <source>There is no conversation to export.</source>
        <translation>没有可导出的对话。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Tray</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show Breakerbox</source>
        <translation>显示 Breakerbox</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnActions</name>
    <message>
        <source>Ask again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>请求回复</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>继续回复</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>复制消息</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnColumn</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>已删除 %n 条消息。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>其中 %n 条在其他版本中。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>已删除 1 条消息。</translation>
    </message>
    <message>
        <source>Cancel editing (Escape)</source>
        <translation>取消编辑（Escape）</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>取消编辑</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete messages</source>
        <translation>删除消息</translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>要删除此消息及其后的 %n 条吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this message and the one after it?</source>
        <translation>要删除此消息及其后的一条吗？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>正在编辑：%1</translation>
    </message>
    <message>
        <source>It can be undone for ten seconds.</source>
        <translation>十秒内可以撤销。</translation>
    </message>
    <message>
        <source>Undo deleting (Ctrl+Z)</source>
        <translation>撤销删除（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnFiles</name>
    <message>
        <source>%1: %2</source>
        <comment>how many attachments, and each of them</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between attached files</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnHeader</name>
    <message>
        <source>%1 in, %2 out</source>
        <translation>输入 %1，输出 %2</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>%1 of them for reasoning</source>
        <translation>其中 %1 用于思考</translation>
    </message>
    <message>
        <source>%1 of them from the cache</source>
        <translation>其中 %1 来自缓存</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>读入 %1</translation>
    </message>
    <message>
        <source>%1 to first word</source>
        <translation>首字 %1</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>写出 %1</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>所请求的：%1</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>连接：%1</translation>
    </message>
    <message>
        <source>Cost %1, by the connection&apos;s prices</source>
        <translation>费用 %1，按连接中的价格</translation>
    </message>
    <message>
        <source>Cost about %1, an estimate by the price table of %2</source>
        <translation>费用约 %1，按 %2 的价格表估算</translation>
    </message>
    <message>
        <source>Cost about %1, by your price for this model</source>
        <translation>费用约 %1，按你为此模型设定的价格</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>First word after %1</source>
        <translation>首字用时 %1</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <translation>不完整。</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>不完整：%1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
    <message>
        <source>No reply.</source>
        <translation>没有回复。</translation>
    </message>
    <message>
        <source>No reply: %1</source>
        <translation>没有回复：%1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>The provider gave no text: its filter held it back.</source>
        <translation>提供商没有给出文字：被其过滤器拦截。</translation>
    </message>
    <message>
        <source>The provider&apos;s filter ended the reply.</source>
        <translation>提供商的过滤器结束了回复。</translation>
    </message>
    <message>
        <source>The reply ended at the length limit.</source>
        <translation>回复因达到长度上限而结束。</translation>
    </message>
    <message>
        <source>Took %1</source>
        <translation>总用时 %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Waiting, not sent.</source>
        <translation>等待中，未发送。</translation>
    </message>
    <message>
        <source>You stopped it before the first word.</source>
        <translation>你在首字之前停止了它。</translation>
    </message>
    <message>
        <source>You stopped it here.</source>
        <translation>你在此停止了它。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnList</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Scroll to it</source>
        <translation>滚动到此处</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnMenu</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Always load images from %1 in this conversation</source>
        <translation>在此对话中始终加载 %1 的图片</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>Ask another model…</source>
        <translation>由另一个模型回答…</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>请求回复</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>继续回复</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>复制为纯文本</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <source>Copy selection as Markdown</source>
        <translation>将所选内容复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>较早的版本</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>较晚的版本</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Load images from %1</source>
        <translation>从 %1 加载图片</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>在浏览器中打开：%1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>引用所选内容</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select the conversation</source>
        <translation>选择整个对话</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>并排查看各版本</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnProgress</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>尝试中</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>继续等待</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnSelection</name>
    <message>
        <source>%1:
</source>
        <translation>%1：
</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cost by month, %1</source>
        <translation>每月费用，%1</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>Tokens by month</source>
        <translation>每月 token</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table, whose prices are of %1 or later.</source>
        <translation>带 ≈ 的费用按价格表估算，表中价格的日期为 %1 或更晚。</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table.</source>
        <translation>带 ≈ 的费用按价格表估算。</translation>
    </message>
    <message>
        <source>Discounts for what a service had in its cache are not in them.</source>
        <translation>其中未扣除服务对缓存内容给予的折扣。</translation>
    </message>
    <message>
        <source>Nothing was used yet.</source>
        <translation>还没有用量。</translation>
    </message>
    <message>
        <source>Prices that stand in a connection go first. See Settings, Prices.</source>
        <translation>连接中设定的价格优先。参见“设置”中的“价格”。</translation>
    </message>
    <message>
        <source>Reading what was used…</source>
        <translation>正在读取用量…</translation>
    </message>
    <message>
        <source>Tokens as the services report them.</source>
        <translation>token 数以各服务报告的为准。</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>用量和费用</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::VersionSwitch</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Earlier version (Alt+Left)</source>
        <translation>较早的版本（Alt+Left）</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>较早的版本</translation>
    </message>
    <message>
        <source>Later version (Alt+Right)</source>
        <translation>较晚的版本（Alt+Right）</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>较晚的版本</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>并排查看各版本</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>版本 %1，共 %2 个</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WaitingDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>不发送</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>None of these is on its way.</source>
        <translation>这些消息都还没有发出。</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>没有等待中的消息。</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>等待中的消息</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待对象</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>由谁回答</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>空闲位置</translation>
    </message>
    <message>
        <source>the reply above it</source>
        <translation>上面的回复</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>你的选择：%1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowActions</name>
    <message>
        <source>Add connection…</source>
        <translation>添加连接…</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>归档对话</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>同时问多个…</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>添加附件…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>命令面板…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Copy message as Markdown</source>
        <translation>将消息复制为 Markdown</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>删除对话</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Earlier version of a message</source>
        <translation>消息的较早版本</translation>
    </message>
    <message>
        <source>Export all conversations…</source>
        <translation>导出全部对话…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>导出对话…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Find in conversation…</source>
        <translation>在对话中查找…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>导入对话…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Later version of a message</source>
        <translation>消息的较晚版本</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>移至文件夹…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>下一个对话</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>参数…</translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>固定对话</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>上一个对话</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>提示词库…</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>快速提问</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Rename conversation…</source>
        <translation>重命名对话…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>还原备份…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Undo deleting a message</source>
        <translation>撤销删除消息</translation>
    </message>
    <message>
        <source>Usage and cost…</source>
        <translation>用量和费用…</translation>
    </message>
    <message>
        <source>Use a prompt…</source>
        <translation>使用提示词…</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>默认文字大小</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>并排查看各版本</translation>
    </message>
    <message>
        <source>View</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Waiting messages…</source>
        <translation>等待中的消息…</translation>
    </message>
    <message>
        <source>Where this conversation has been…</source>
        <translation>此对话去过哪里…</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>输入消息</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>你的下一条消息</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>你的上一条消息</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowBinding</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 – Breakerbox</source>
        <translation>%1 – Breakerbox</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>保存已恢复正常。</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>网络已恢复。</translation>
    </message>
    <message>
        <source>The settings were not saved. %1</source>
        <translation>设置未保存。%1</translation>
    </message>
    <message>
        <source>This computer is offline. What goes over the network waits for you; servers on this computer still answer.</source>
        <translation>本机离线。要经过网络的内容会等待；本机上的服务器仍会响应。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message>
        <source>%1 did not answer. Is it running?</source>
        <translation>%1 当时没有响应。它在运行吗？</translation>
    </message>
    <message>
        <source>%1 did not answer</source>
        <translation>%1 当时没有响应</translation>
    </message>
    <message>
        <source>%1 had not enough memory for %2</source>
        <translation>%1 当时没有足够内存运行 %2</translation>
    </message>
    <message>
        <source>%1 was failing here at %2</source>
        <translation>%2 从这里访问 %1 异常</translation>
    </message>
    <message>
        <source>%1 was failing here</source>
        <translation>从这里访问 %1 曾出现异常</translation>
    </message>
    <message>
        <source>%1 was limiting requests</source>
        <translation>%1 曾限流</translation>
    </message>
    <message>
        <source>%1 was loading %2</source>
        <translation>%1 当时正在加载 %2</translation>
    </message>
    <message>
        <source>Another request to %1 was being tried</source>
        <translation>当时正在尝试发往 %1 的另一个请求</translation>
    </message>
    <message>
        <source>It may be tried again now.</source>
        <translation>现在可以再次尝试。</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>已尝试 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was tried twice.</source>
        <translation>已尝试两次。</translation>
    </message>
    <message>
        <source>It works again: another request was answered at %1.</source>
        <translation>已恢复正常：另一个请求于 %1 得到响应。</translation>
    </message>
    <message>
        <source>This computer was offline</source>
        <translation>本机当时离线</translation>
    </message>
    <message>
        <source>Your pace for %1 was reached</source>
        <translation>当时已达到你为 %1 设定的发送速率</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardReassurance</name>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; your message is saved.</source>
        <translation>%1未发送任何内容；你的消息已保存。</translation>
    </message>
    <message>
        <source>This is a drill: the connection is not failing. Your message stays in the conversation and is not sent. Nothing is counted, and a key, a model or a permission given here is not kept.</source>
        <translation>这是演练：连接并无异常。你的消息留在对话中，不会发送。什么都不会计入，在此给出的密钥、模型或许可也不会保留。</translation>
    </message>
    <message>
        <source>What arrived is kept. This try may have been billed; asking again may cost again.</source>
        <translation>已收到的部分已保留。这次尝试可能已计费；重新生成可能再次计费。</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>已收到的部分已保留。</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>你的消息已保存，未发送。</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and got no reply.</source>
        <translation>你的消息已保存。它已发送，但没有收到回复。</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and may have been billed; sending again may cost again.</source>
        <translation>你的消息已保存。它已发送，可能已计费；再次发送可能再次计费。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardSentences</name>
    <message>
        <source>%1 Nothing was sent. Choose another file in the connection.</source>
        <translation>%1未发送任何内容。请在连接中选择其他文件。</translation>
    </message>
    <message>
        <source>%1 answered with a web page</source>
        <translation>%1 返回了网页</translation>
    </message>
    <message>
        <source>%1 answered, and refused to pass this on. The service itself was not asked.</source>
        <translation>%1 有响应，但拒绝转发。服务本身没有收到请求。</translation>
    </message>
    <message>
        <source>%1 answers, but there is no such service at this address. Check the address of the connection.</source>
        <translation>%1 有响应，但此地址没有这项服务。请检查连接的地址。</translation>
    </message>
    <message>
        <source>%1 asked for %2.</source>
        <translation>%1 要求等待 %2。</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 不接受该密钥</translation>
    </message>
    <message>
        <source>%1 did not accept this request</source>
        <translation>%1 不接受此请求</translation>
    </message>
    <message>
        <source>%1 did not answer as a proxy. The service itself was not asked. Check the proxy in the connection.</source>
        <translation>%1 没有以代理的方式响应。服务本身没有收到请求。请检查连接中的代理。</translation>
    </message>
    <message>
        <source>%1 does not answer. Is it running?</source>
        <translation>%1 没有响应。它在运行吗？</translation>
    </message>
    <message>
        <source>%1 does not know the model %2</source>
        <translation>%1 不认识模型 %2</translation>
    </message>
    <message>
        <source>%1 does not serve this region</source>
        <translation>%1 不服务此地区</translation>
    </message>
    <message>
        <source>%1 does not take one of the settings</source>
        <translation>%1 不接受其中一项设置</translation>
    </message>
    <message>
        <source>%1 does not take the setting “%2”</source>
        <translation>%1 不接受设置“%2”</translation>
    </message>
    <message>
        <source>%1 has a wrong address</source>
        <translation>%1 的地址有误</translation>
    </message>
    <message>
        <source>%1 has no key</source>
        <translation>%1 没有密钥</translation>
    </message>
    <message>
        <source>%1 has not enough memory for %2</source>
        <translation>%1 没有足够内存运行 %2</translation>
    </message>
    <message>
        <source>%1 is limiting requests</source>
        <translation>%1 正在限流</translation>
    </message>
    <message>
        <source>%1 is loading %2</source>
        <translation>%1 正在加载 %2</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here</source>
        <translation>从这里访问 %1 暂时异常</translation>
    </message>
    <message>
        <source>%1 named no time, so the wait is this program&apos;s own guess.</source>
        <translation>%1 没有给出时间，因此等待时间由本程序自行估计。</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 指向另一个地址</translation>
    </message>
    <message>
        <source>%1 refused it. Replace the key to go on; waiting does not help.</source>
        <translation>%1 拒绝了它。请更换密钥以继续；等待无济于事。</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity and asked for %2.</source>
        <translation>%1 称没有空闲容量，要求等待 %2。</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity.</source>
        <translation>%1 称没有空闲容量。</translation>
    </message>
    <message>
        <source>%1 said that no more requests are left for now.</source>
        <translation>%1 称目前的请求数已用完。</translation>
    </message>
    <message>
        <source>%1 takes no request without a login, or not with this one. Give it in the connection.</source>
        <translation>%1 不接受未登录的请求，或不接受当前的登录信息。请在连接中填写。</translation>
    </message>
    <message>
        <source>%1 went silent in the middle of the reply.</source>
        <translation>%1 在回复中途静默。</translation>
    </message>
    <message>
        <source>%1 would be someone new to read this</source>
        <translation>%1 将成为新的读取方</translation>
    </message>
    <message>
        <source>%1. You set this limit yourself; raise it in the connection, or send this one anyway.</source>
        <translation>%1。这是你自己设定的限额；请在连接中提高，或仍然发送这一条。</translation>
    </message>
    <message>
        <source>%2 is not loaded on %1</source>
        <translation>%2 未在 %1 上加载</translation>
    </message>
    <message>
        <source>Another request to %1 is being tried</source>
        <translation>正在尝试发往 %1 的另一个请求</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close what uses the memory.</source>
        <translation>请选择较小的模型，或关闭占用内存的程序。</translation>
    </message>
    <message>
        <source>Choose one that it offers.</source>
        <translation>请选择它提供的模型。</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>演练：%1</translation>
    </message>
    <message>
        <source>Give it a key to go on.</source>
        <translation>请提供密钥以继续。</translation>
    </message>
    <message>
        <source>It answered that requests from here are not allowed. Waiting does not help.</source>
        <translation>它响应称不允许来自这里的请求。等待无济于事。</translation>
    </message>
    <message>
        <source>It is local-only, and %1 is elsewhere. Lift the lock in the conversation&apos;s readers, or switch to a local server.</source>
        <translation>对话仅限本机，而 %1 在别处。请在对话的“允许谁读取”中解除锁定，或切换到本地服务器。</translation>
    </message>
    <message>
        <source>It is not sent by itself. Decide what becomes of it.</source>
        <translation>它不会自动发送。请决定如何处理。</translation>
    </message>
    <message>
        <source>It is not sent by itself. Send it now, or take it back.</source>
        <translation>它不会自动发送。请立即发送，或将其收回。</translation>
    </message>
    <message>
        <source>Its credit or spending limit is used up. Waiting does not help.</source>
        <translation>其余额或支出限额已用完。等待无济于事。</translation>
    </message>
    <message>
        <source>Load it in the server, or choose one that is loaded.</source>
        <translation>请在服务器中加载它，或选择已加载的模型。</translation>
    </message>
    <message>
        <source>Made up for the drill: %1</source>
        <translation>为演练而虚构：%1</translation>
    </message>
    <message>
        <source>No keychain answers on this computer</source>
        <translation>本机上没有密钥环响应</translation>
    </message>
    <message>
        <source>Nothing goes there before you have seen what would be shared with whom.</source>
        <translation>在你看过将与谁共享什么之前，不会向那里发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing is sent to it until you resume it.</source>
        <translation>在你恢复之前，不会向其发送任何内容。</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 上没有服务在监听。</translation>
    </message>
    <message>
        <source>Nothing listens at its address.</source>
        <translation>其地址上没有服务在监听。</translation>
    </message>
    <message>
        <source>Nothing was sent. The network may be watched, or the server is set up wrongly. There is no way around this.</source>
        <translation>未发送任何内容。网络可能受到监视，或服务器设置有误。此问题无法绕过。</translation>
    </message>
    <message>
        <source>Nothing was tried. Local servers still work.</source>
        <translation>未作任何尝试。本地服务器仍可使用。</translation>
    </message>
    <message>
        <source>Remove the setting, or choose another model.</source>
        <translation>请移除该设置，或选择其他模型。</translation>
    </message>
    <message>
        <source>Send fewer or smaller attachments.</source>
        <translation>请减少附件，或改用较小的附件。</translation>
    </message>
    <message>
        <source>Shorten the message, start a new conversation, or switch to a model that takes more.</source>
        <translation>请缩短消息、新建对话，或切换到容量更大的模型。</translation>
    </message>
    <message>
        <source>The account has no right to it. Choose another model, or change the rights of the key with the provider.</source>
        <translation>账户无权使用它。请选择其他模型，或在提供商处更改密钥的权限。</translation>
    </message>
    <message>
        <source>The account of %1 has no credit left</source>
        <translation>%1 的账户余额已用完</translation>
    </message>
    <message>
        <source>The certificate file of %1 cannot be used</source>
        <translation>%1 的证书文件无法使用</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified</source>
        <translation>无法验证 %1 的证书</translation>
    </message>
    <message>
        <source>The connection to %1 broke in the middle of the reply.</source>
        <translation>与 %1 的连接在回复中途断开。</translation>
    </message>
    <message>
        <source>The drill of %1 is over</source>
        <translation>%1 的演练已结束</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read. You can give it again and keep it only until you quit.</source>
        <translation>无法读取 %1 的密钥。你可以重新输入，并仅保留到退出为止。</translation>
    </message>
    <message>
        <source>The key of %1 could not be read. It may well be there.</source>
        <translation>无法读取 %1 的密钥。它很可能还在。</translation>
    </message>
    <message>
        <source>The key of %1 may not use %2</source>
        <translation>%1 的密钥无权使用 %2</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>密钥环已锁定</translation>
    </message>
    <message>
        <source>The program ended while the reply arrived.</source>
        <translation>程序在接收回复期间结束。</translation>
    </message>
    <message>
        <source>The proxy cannot be reached</source>
        <translation>无法连通代理</translation>
    </message>
    <message>
        <source>The proxy does not connect to %1</source>
        <translation>代理不连接到 %1</translation>
    </message>
    <message>
        <source>The proxy of this connection</source>
        <translation>此连接的代理</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>代理要求登录</translation>
    </message>
    <message>
        <source>The reply of %1 is too large</source>
        <translation>%1 的回复过大</translation>
    </message>
    <message>
        <source>The reply was cut short</source>
        <translation>回复中途断开</translation>
    </message>
    <message>
        <source>The same request would be refused again. Edit it first.</source>
        <translation>同样的请求还会被拒绝。请先编辑。</translation>
    </message>
    <message>
        <source>The server at %1 asked to move to another address. That is not followed: your key and your text stay with the address you gave.</source>
        <translation>%1 的服务器要求转到另一个地址。未予跟随：你的密钥和文字只留在你给出的地址。</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>本机离线</translation>
    </message>
    <message>
        <source>This conversation is too long for %1</source>
        <translation>此对话对 %1 来说过长</translation>
    </message>
    <message>
        <source>This conversation stays on this computer</source>
        <translation>此对话仅限本机</translation>
    </message>
    <message>
        <source>This message is too large for %1</source>
        <translation>此消息对 %1 来说过大</translation>
    </message>
    <message>
        <source>This message was still waiting when the program ended</source>
        <translation>程序结束时此消息仍在等待</translation>
    </message>
    <message>
        <source>This one follows if that works.</source>
        <translation>如果成功，接着就发送这一个。</translation>
    </message>
    <message>
        <source>This takes a while the first time.</source>
        <translation>首次需要一些时间。</translation>
    </message>
    <message>
        <source>What arrived up to the limit is kept.</source>
        <translation>达到上限之前收到的部分已保留。</translation>
    </message>
    <message>
        <source>You paused %1</source>
        <translation>你已暂停 %1</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>你停止了它。</translation>
    </message>
    <message>
        <source>Your limit for %1 this month is reached</source>
        <translation>已达到你本月为 %1 设定的限额</translation>
    </message>
    <message>
        <source>Your limit for this conversation is reached</source>
        <translation>已达到你为此对话设定的限额</translation>
    </message>
    <message>
        <source>Your pace for %1 is reached</source>
        <translation>已达到你为 %1 设定的发送速率</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>该模型</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what happens when, countdown</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed in %3: %4.</source>
        <translation>
            <numerusform>%3 内最近 %2 个请求中有 %1 个失败：%4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>最近 %2 个请求中有 %1 个失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>最近 %2 个请求中有 %1 个失败：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>what happened, how often</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Asked to wait</source>
        <translation>要求等待</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Drill: would be sent at %1 (%2)</source>
        <translation>演练：本应于 %1 发送（%2）</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>日志详情</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>请求 ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>The last request failed.</source>
        <translation>上一个请求失败。</translation>
    </message>
    <message>
        <source>The last request failed: %1.</source>
        <translation>上一个请求失败：%1。</translation>
    </message>
    <message>
        <source>The provider&apos;s words: %1</source>
        <translation>提供商的原话：%1</translation>
    </message>
    <message>
        <source>Trying (one request)</source>
        <translation>尝试中（一个请求）</translation>
    </message>
    <message>
        <source>Wait for the network</source>
        <translation>等待网络</translation>
    </message>
    <message>
        <source>Wait — sends at %1</source>
        <translation>等待 — %1 发送</translation>
    </message>
    <message>
        <source>Wait — would send at %1</source>
        <translation>等待 — 本应于 %1 发送</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>What</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>Will be sent as soon as it is possible</source>
        <translation>一旦可行就发送</translation>
    </message>
    <message>
        <source>Will be sent at %1 (%2)</source>
        <translation>将于 %1 发送（%2）</translation>
    </message>
    <message>
        <source>Will be sent when the model is loaded</source>
        <translation>模型加载后发送</translation>
    </message>
    <message>
        <source>Will be sent when the network is back</source>
        <translation>网络恢复后发送</translation>
    </message>
    <message>
        <source>Will be sent when the other request has worked</source>
        <translation>另一个请求成功后发送</translation>
    </message>
    <message>
        <source>Will be tried again by itself in a moment (try %1)</source>
        <translation>片刻后将自动再次尝试（第 %1 次）</translation>
    </message>
    <message>
        <source>another request is being tried</source>
        <translation>正在尝试另一个请求</translation>
    </message>
    <message>
        <source>limited until %1, %2 asked for %3</source>
        <translation>限流至 %1，%2 要求等待 %3</translation>
    </message>
    <message>
        <source>limited until %1</source>
        <translation>限流至 %1</translation>
    </message>
    <message>
        <source>made up; nothing of this happened</source>
        <translation>虚构；这些都没有发生</translation>
    </message>
    <message>
        <source>needs your action first</source>
        <translation>需要你先处理</translation>
    </message>
    <message>
        <source>possible in %1</source>
        <translation>%1 后可用</translation>
    </message>
    <message>
        <source>possible in a moment</source>
        <translation>片刻后可用</translation>
    </message>
    <message>
        <source>there is no other connection</source>
        <translation>没有其他连接</translation>
    </message>
    <message>
        <source>this computer is offline</source>
        <translation>本机离线</translation>
    </message>
    <message>
        <source>you paused this connection</source>
        <translation>你已暂停此连接</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::ErrorText</name>
    <message>
        <source>A fault in this program. Please report it.</source>
        <translation>本程序存在缺陷。请报告。</translation>
    </message>
    <message>
        <source>Another window or command is using this profile.</source>
        <translation>另一个窗口或命令正在使用此用户资料。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>过大。</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>耗时过长。</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>正在查找名称</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>没有为此连接保存密钥。</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>本机上没有密钥环响应。</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>正在接收</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>保存失败。</translation>
    </message>
    <message>
        <source>Saving is delayed. The text is kept in memory until it works.</source>
        <translation>保存有延迟。在保存成功之前，文字留在内存中。</translation>
    </message>
    <message>
        <source>Securing the connection</source>
        <translation>正在建立安全连接</translation>
    </message>
    <message>
        <source>Something here did not work.</source>
        <translation>这里出了点问题。</translation>
    </message>
    <message>
        <source>The address is not valid.</source>
        <translation>地址无效。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing can be saved until there is space.</source>
        <translation>磁盘已满。腾出空间之前无法保存任何内容。</translation>
    </message>
    <message>
        <source>The key holds characters a key cannot have.</source>
        <translation>密钥中含有不可能出现的字符。</translation>
    </message>
    <message>
        <source>The keychain is locked. The key may well be there.</source>
        <translation>密钥环已锁定。密钥很可能还在。</translation>
    </message>
    <message>
        <source>The network did not answer.</source>
        <translation>网络没有响应。</translation>
    </message>
    <message>
        <source>The profile can only be read, so nothing can be saved.</source>
        <translation>用户资料为只读，因此无法保存任何内容。</translation>
    </message>
    <message>
        <source>The profile was written by a newer version of this program.</source>
        <translation>用户资料由本程序的更新版本写入。</translation>
    </message>
    <message>
        <source>The stored history is damaged.</source>
        <translation>已保存的历史已损坏。</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>This connection is switched off.</source>
        <translation>此连接已停用。</translation>
    </message>
    <message>
        <source>This connection no longer exists.</source>
        <translation>此连接已不存在。</translation>
    </message>
    <message>
        <source>This conversation&apos;s boundary does not allow it.</source>
        <translation>此对话的边界不允许这样做。</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>正在等待首字</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message>
        <source>%1 cannot be read as a file.</source>
        <translation>%1 无法作为文件读取。</translation>
    </message>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>较早消息中有 %1 个文件未随同发送：接下来回答的一方不接受它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 大于 %2。</translation>
    </message>
    <message>
        <source>%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.</source>
        <translation>%1 既不是 PNG、JPEG、GIF 或 WebP 图片，也不是 PDF 或文本。</translation>
    </message>
    <message>
        <source>%1 is not what its name says.</source>
        <translation>%1 的内容与其名称不符。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 超出了数量：一条消息最多 %2 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too much: the files of a message may have %2 together.</source>
        <translation>%1 超出了大小：一条消息的文件总共最多 %2。</translation>
    </message>
    <message>
        <source>%1 takes no PDF.</source>
        <translation>%1 不接受 PDF。</translation>
    </message>
    <message>
        <source>%1 takes no files of the kind %2.</source>
        <translation>%1 不接受 %2 类型的文件。</translation>
    </message>
    <message>
        <source>%1 takes no images.</source>
        <translation>%1 不接受图片。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, kind, size of a file</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>A file of an earlier message is not sent along: whoever answers next does not take it.</source>
        <translation>较早消息中有一个文件未随同发送：接下来回答的一方不接受它。</translation>
    </message>
    <message>
        <source>The chosen model does not take an attached file.</source>
        <translation>所选模型不接受已添加的某个文件。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::HealthText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1（未知）</translation>
    </message>
    <message>
        <source>%1 (your network)</source>
        <translation>%1（你的网络）</translation>
    </message>
    <message>
        <source>%1 can read what is sent.</source>
        <translation>%1 能读到所发内容。</translation>
    </message>
    <message>
        <source>%1 on your network can read what is sent.</source>
        <translation>你网络上的 %1 能读到所发内容。</translation>
    </message>
    <message>
        <source>Drill · %1</source>
        <translation>演练 · %1</translation>
    </message>
    <message>
        <source>Failing · %1</source>
        <translation>异常 · %1</translation>
    </message>
    <message>
        <source>Failing · next try %1</source>
        <translation>异常 · 下次尝试 %1</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>It is not known who can read what is sent.</source>
        <translation>不清楚谁能读到所发内容。</translation>
    </message>
    <message>
        <source>Limited · %1</source>
        <translation>限流中 · %1</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>限流中</translation>
    </message>
    <message>
        <source>May be tried now</source>
        <translation>现在可尝试</translation>
    </message>
    <message>
        <source>Needs billing</source>
        <translation>需要处理账单</translation>
    </message>
    <message>
        <source>Needs key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>Needs model</source>
        <translation>需要模型</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>未尝试</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stays on this device.</source>
        <translation>留在本设备上。</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>尝试中</translation>
    </message>
    <message>
        <source>Waiting · %1</source>
        <translation>等待中 · %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>this device</source>
        <translation>本设备</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::Moments</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations</source>
        <translation>
            <numerusform>%1 个对话</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小时前</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分钟前</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1M</source>
        <translation>%1M</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1k</translation>
    </message>
    <message numerus="yes">
        <source>%n attachments</source>
        <translation>
            <numerusform>%n 个附件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 个附件</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 个对话</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 条消息</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 个模型</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个 token</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>已将 %1 个对话写入 %2（%3）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>已从 %3 添加 %1 个对话，含 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 个无法解析。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>%1 个文件被提及，但不在导出文件中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>%1 条工具和通知消息已略过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>%1 个为空，已略过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 个已经存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation was written to %1 (%2).</source>
        <translation>已将 1 个对话写入 %1（%2）。</translation>
    </message>
    <message>
        <source>1 conversation with %1 was added from %2.</source>
        <translation>已从 %2 添加 1 个对话，含 %1。</translation>
    </message>
    <message>
        <source>1 could not be understood.</source>
        <translation>1 个无法解析。</translation>
    </message>
    <message>
        <source>1 file is named but not in the export.</source>
        <translation>1 个文件被提及，但不在导出文件中。</translation>
    </message>
    <message>
        <source>1 message of a tool or notice was left out.</source>
        <translation>1 条工具或通知消息已略过。</translation>
    </message>
    <message>
        <source>1 was empty and left out.</source>
        <translation>1 个为空，已略过。</translation>
    </message>
    <message>
        <source>1 was here already.</source>
        <translation>1 个已经存在。</translation>
    </message>
    <message>
        <source>A conversation in the file is too large, at %1.</source>
        <translation>文件中有一个对话过大，位于%1。</translation>
    </message>
    <message>
        <source>A verified copy of everything but your keys is in %1.</source>
        <translation>除密钥外全部内容的已验证副本在 %1。</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>附件：%1</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>%1 的对话</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>%1 个对话显示最新的分支：文件所指的分支不存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>In 1 conversation the newest branch is shown: the file names one that is not there.</source>
        <translation>1 个对话显示最新的分支：文件所指的分支不存在。</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>没有生成备份。</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>没有生成文件。</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>无法写入该位置。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>没有添加任何内容。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Nothing was taken in.</source>
        <translation>没有收录任何内容。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>The backup is sound: %1, %2.</source>
        <comment>conversations, messages</comment>
        <translation>备份完好：%1，%2。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>无法读取或写入文件。</translation>
    </message>
    <message>
        <source>The file holds something that is no text, at %1.</source>
        <translation>文件中有并非文本的内容，位于%1。</translation>
    </message>
    <message>
        <source>The file is cut off at %1: what was whole before was taken in.</source>
        <translation>文件在%1被截断：此前完整的部分已收录。</translation>
    </message>
    <message>
        <source>The file is damaged at %1.</source>
        <translation>文件已损坏，位于%1。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file is nested too deeply, at %1.</source>
        <translation>文件嵌套过深，位于%1。</translation>
    </message>
    <message>
        <source>The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, Chatbox or Breakerbox.</source>
        <translation>该文件不是 ChatGPT、Claude、Open WebUI、LibreChat、Chatbox 或 Breakerbox 的导出文件。</translation>
    </message>
    <message>
        <source>The file was cut off at %1, in its first conversation.</source>
        <translation>文件在%1被截断，位于其第一个对话中。</translation>
    </message>
    <message>
        <source>The provider gave no text.</source>
        <translation>提供商没有给出文字。</translation>
    </message>
    <message>
        <source>The reply was interrupted.</source>
        <translation>回复被中断。</translation>
    </message>
    <message>
        <source>Then it stopped: %1 Import the file again to go on.</source>
        <translation>随后停止：%1再次导入此文件即可继续。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有此文件。</translation>
    </message>
    <message>
        <source>There was no reply.</source>
        <translation>没有回复。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>此备份已损坏。</translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Breakerbox.</source>
        <translation>此备份由更新版本的 Breakerbox 制作。</translation>
    </message>
    <message>
        <source>This file is no backup of Breakerbox.</source>
        <translation>此文件不是 Breakerbox 的备份。</translation>
    </message>
    <message>
        <source>You ended it. Import the file again to go on.</source>
        <translation>你结束了操作。再次导入此文件即可继续。</translation>
    </message>
    <message>
        <source>You ended it. No file was made.</source>
        <translation>你结束了操作。没有生成文件。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>[%1: not in the export]</source>
        <translation>[%1：不在导出文件中]</translation>
    </message>
    <message>
        <source>about byte %1</source>
        <translation>约第 %1 字节处</translation>
    </message>
</context>
</TS>
