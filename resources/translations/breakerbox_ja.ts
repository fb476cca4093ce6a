<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AddressRefusal</name>
    <message>
        <source>Plain http is only for this device and your own network: anyone on the way could read it. Use https.</source>
        <translation>暗号化なしの http が使えるのは、このデバイスとご自分のネットワーク内だけです。経路上の誰もが読めるためです。https を使ってください。</translation>
    </message>
    <message>
        <source>The address must begin with https:// or http://.</source>
        <translation>アドレスは https:// か http:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password. Keys have a field of their own.</source>
        <translation>アドレスにユーザー名やパスワードは含められません。キーには専用の欄があります。</translation>
    </message>
    <message>
        <source>The address must not hold a “?” part. Keys have a field of their own.</source>
        <translation>アドレスに「?」以降の部分は含められません。キーには専用の欄があります。</translation>
    </message>
    <message>
        <source>The address names no valid host.</source>
        <translation>アドレスのホスト名が有効ではありません。</translation>
    </message>
    <message>
        <source>The host mixes letters that look alike. Type it again by hand.</source>
        <translation>ホスト名に見た目の似た文字が混ざっています。手で入力し直してください。</translation>
    </message>
    <message>
        <source>The host must not be percent-encoded.</source>
        <translation>ホスト名にパーセントエンコードは使えません。</translation>
    </message>
    <message>
        <source>This address is not one of a server.</source>
        <translation>これはサーバーのアドレスではありません。</translation>
    </message>
    <message>
        <source>Type the address of the server.</source>
        <translation>サーバーのアドレスを入力してください。</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>A gateway before the server answered with an error.</source>
        <translation>サーバーの手前のゲートウェイがエラーを返しました。</translation>
    </message>
    <message>
        <source>A secure connection could not be made.</source>
        <translation>安全な接続を確立できませんでした。</translation>
    </message>
    <message>
        <source>A time limit set here ran out.</source>
        <translation>こちらで設定した制限時間が過ぎました。</translation>
    </message>
    <message>
        <source>A tool was not allowed.</source>
        <translation>ツールが許可されませんでした。</translation>
    </message>
    <message>
        <source>It answered.</source>
        <translation>応答がありました。</translation>
    </message>
    <message>
        <source>No first byte came in time.</source>
        <translation>時間内に最初の 1 バイトが届きませんでした。</translation>
    </message>
    <message>
        <source>Saving failed here.</source>
        <translation>こちらでの保存に失敗しました。</translation>
    </message>
    <message>
        <source>The account&apos;s credit or spending limit is used up.</source>
        <translation>アカウントのクレジット残高または支出の上限を使い切りました。</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>応答を解釈できませんでした。</translation>
    </message>
    <message>
        <source>The certificate file of this connection cannot be read.</source>
        <translation>この接続の証明書ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>The certificate file of this connection holds no certificate.</source>
        <translation>この接続の証明書ファイルに証明書が含まれていません。</translation>
    </message>
    <message>
        <source>The computer slept meanwhile.</source>
        <translation>途中でコンピューターがスリープしました。</translation>
    </message>
    <message>
        <source>The connection was lost before an answer.</source>
        <translation>応答の前に接続が失われました。</translation>
    </message>
    <message>
        <source>The connection was refused.</source>
        <translation>接続が拒否されました。</translation>
    </message>
    <message>
        <source>The conversation is too long for this model.</source>
        <translation>会話がこのモデルには長すぎます。</translation>
    </message>
    <message>
        <source>The host did not answer.</source>
        <translation>ホストが応答しませんでした。</translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation>キーが受け付けられませんでした。</translation>
    </message>
    <message>
        <source>The limit of requests is reached.</source>
        <translation>リクエスト数の制限に達しました。</translation>
    </message>
    <message>
        <source>The limit of this model is reached.</source>
        <translation>このモデルの制限に達しました。</translation>
    </message>
    <message>
        <source>The limit of tokens is reached.</source>
        <translation>トークン数の制限に達しました。</translation>
    </message>
    <message>
        <source>The model does not exist there.</source>
        <translation>そのモデルは接続先に存在しません。</translation>
    </message>
    <message>
        <source>The model does not take one of the settings.</source>
        <translation>モデルが対応していない設定があります。</translation>
    </message>
    <message>
        <source>The model is not loaded.</source>
        <translation>モデルが読み込まれていません。</translation>
    </message>
    <message>
        <source>The model&apos;s output could not be used.</source>
        <translation>モデルの出力を利用できませんでした。</translation>
    </message>
    <message>
        <source>The name of the server was not found.</source>
        <translation>サーバー名が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The name service did not answer.</source>
        <translation>ネームサービス (DNS) が応答しませんでした。</translation>
    </message>
    <message>
        <source>The provider does not serve this region.</source>
        <translation>プロバイダーはこの地域にサービスを提供していません。</translation>
    </message>
    <message>
        <source>The provider&apos;s filter gave no text.</source>
        <translation>プロバイダーのフィルターにより、テキストがありませんでした。</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>プロキシに到達できませんでした。</translation>
    </message>
    <message>
        <source>The proxy refused to connect to the server.</source>
        <translation>プロキシがサーバーへの接続を拒否しました。</translation>
    </message>
    <message>
        <source>The proxy wants a login, or does not take this one.</source>
        <translation>プロキシがログインを求めているか、現在のログイン情報を受け付けません。</translation>
    </message>
    <message>
        <source>The reply is too large.</source>
        <translation>回答が大きすぎます。</translation>
    </message>
    <message>
        <source>The reply was cut short.</source>
        <translation>回答が途中で切れました。</translation>
    </message>
    <message>
        <source>The reply went silent.</source>
        <translation>回答が途中で届かなくなりました。</translation>
    </message>
    <message>
        <source>The request is too large for this server.</source>
        <translation>リクエストがこのサーバーには大きすぎます。</translation>
    </message>
    <message>
        <source>The request was given up here.</source>
        <translation>リクエストはこちらで取りやめられました。</translation>
    </message>
    <message>
        <source>The server answered with an error.</source>
        <translation>サーバーがエラーを返しました。</translation>
    </message>
    <message>
        <source>The server answers, but not at this address.</source>
        <translation>サーバーは応答しますが、このアドレスでは応答しません。</translation>
    </message>
    <message>
        <source>The server did not understand the request.</source>
        <translation>サーバーがリクエストを解釈できませんでした。</translation>
    </message>
    <message>
        <source>The server has not enough memory for the model.</source>
        <translation>サーバーのメモリーがこのモデルには足りません。</translation>
    </message>
    <message>
        <source>The server is loading the model.</source>
        <translation>サーバーがモデルを読み込んでいます。</translation>
    </message>
    <message>
        <source>The server said it has no free capacity.</source>
        <translation>サーバーから、処理能力に空きがないとの応答がありました。</translation>
    </message>
    <message>
        <source>The server said it is overloaded.</source>
        <translation>サーバーから、過負荷との応答がありました。</translation>
    </message>
    <message>
        <source>The server said it works on, and sent no text in time.</source>
        <translation>サーバーは処理中との通知を送りましたが、時間内にテキストを送りませんでした。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified.</source>
        <translation>サーバーの証明書を検証できませんでした。</translation>
    </message>
    <message>
        <source>There is no key for this connection.</source>
        <translation>この接続にはキーがありません。</translation>
    </message>
    <message>
        <source>This computer was offline.</source>
        <translation>このコンピューターはオフラインでした。</translation>
    </message>
    <message>
        <source>This key may not do that.</source>
        <translation>このキーではその操作を行えません。</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>ユーザーが停止しました。</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>certificate file missing</source>
        <translation>証明書ファイルなし</translation>
    </message>
    <message>
        <source>certificate not valid</source>
        <translation>証明書が無効</translation>
    </message>
    <message>
        <source>computer offline</source>
        <translation>コンピューターがオフライン</translation>
    </message>
    <message>
        <source>computer slept</source>
        <translation>コンピューターのスリープ</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>接続切断</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>接続拒否</translation>
    </message>
    <message>
        <source>conversation too long</source>
        <translation>会話が長すぎる</translation>
    </message>
    <message>
        <source>credit used up</source>
        <translation>残高切れ</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>フィルターで遮断</translation>
    </message>
    <message>
        <source>gateway error</source>
        <translation>ゲートウェイエラー</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>取りやめ</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>キー拒否</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>モデル読み込み中</translation>
    </message>
    <message>
        <source>model limited</source>
        <translation>モデルの制限</translation>
    </message>
    <message>
        <source>model not found</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>model not loaded</source>
        <translation>モデル未読み込み</translation>
    </message>
    <message>
        <source>model output not valid</source>
        <translation>モデルの出力が無効</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>名前が見つからない</translation>
    </message>
    <message>
        <source>name service silent</source>
        <translation>DNS 無応答</translation>
    </message>
    <message>
        <source>no answer from host</source>
        <translation>ホスト無応答</translation>
    </message>
    <message>
        <source>no certificate in the file</source>
        <translation>ファイルに証明書なし</translation>
    </message>
    <message>
        <source>no first byte in time</source>
        <translation>最初のバイトが時間切れ</translation>
    </message>
    <message>
        <source>no free capacity</source>
        <translation>処理能力に空きなし</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>安全な接続が不可</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>権限なし</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>解釈不能</translation>
    </message>
    <message>
        <source>nothing at this address</source>
        <translation>アドレスに該当なし</translation>
    </message>
    <message>
        <source>only signs of life</source>
        <translation>処理中の通知のみ</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>過負荷</translation>
    </message>
    <message>
        <source>own time limit</source>
        <translation>自分側の時間制限</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>プロキシ失敗</translation>
    </message>
    <message>
        <source>proxy refused</source>
        <translation>プロキシ拒否</translation>
    </message>
    <message>
        <source>proxy wants a login</source>
        <translation>プロキシ認証が必要</translation>
    </message>
    <message>
        <source>region not served</source>
        <translation>対象外の地域</translation>
    </message>
    <message>
        <source>reply cut short</source>
        <translation>回答が途切れた</translation>
    </message>
    <message>
        <source>reply too large</source>
        <translation>回答が大きすぎる</translation>
    </message>
    <message>
        <source>request not understood</source>
        <translation>リクエスト解釈不能</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>リクエストが大きすぎる</translation>
    </message>
    <message>
        <source>saving failed</source>
        <translation>保存失敗</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>setting not supported</source>
        <translation>未対応の設定</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>ユーザーが停止</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>リクエスト過多</translation>
    </message>
    <message>
        <source>too many tokens</source>
        <translation>トークン過多</translation>
    </message>
    <message>
        <source>tool not allowed</source>
        <translation>ツール不許可</translation>
    </message>
    <message>
        <source>went silent</source>
        <translation>途中で無応答</translation>
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
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>429 with a time</source>
        <translation>429 (待ち時間あり)</translation>
    </message>
    <message>
        <source>429 without a time</source>
        <translation>429 (待ち時間なし)</translation>
    </message>
    <message>
        <source>503 Service unavailable</source>
        <translation>503 Service unavailable</translation>
    </message>
    <message>
        <source>A proxy&apos;s HTML page</source>
        <translation>プロキシの HTML ページ</translation>
    </message>
    <message>
        <source>Breaks in mid-reply</source>
        <translation>回答の途中で切断</translation>
    </message>
    <message>
        <source>Credit used up</source>
        <translation>残高切れ</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>モデル読み込み中</translation>
    </message>
    <message>
        <source>Model missing</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>No first byte</source>
        <translation>最初のバイトなし</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>過負荷</translation>
    </message>
    <message>
        <source>Refuses connections</source>
        <translation>接続を拒否</translation>
    </message>
    <message>
        <source>Stalls in mid-reply</source>
        <translation>回答の途中で停滞</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>キーの誤り</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message>
        <source>%1 needs a key. Paste it here.</source>
        <translation>%1 にはキーが必要です。ここに貼り付けてください。</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>この名前の接続はすでにあります。</translation>
    </message>
    <message>
        <source>As the model, enter the name of your deployment. The list of %1 has base models, not deployments.</source>
        <translation>モデルにはデプロイ名を入力してください。%1 の一覧にあるのはベースモデルで、デプロイではありません。</translation>
    </message>
    <message>
        <source>Character %1 of the key cannot be seen (%2), and no key has it. Copy the key again from its page.</source>
        <translation>キーの %1 文字目は目に見えない文字 (%2) で、キーには使われません。発行元のページからコピーし直してください。</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2” (%3), which no key has. Copy the key again from its page.</source>
        <translation>キーの %1 文字目の「%2」(%3) は、キーには使われません。発行元のページからコピーし直してください。</translation>
    </message>
    <message>
        <source>Choose where the key is kept.</source>
        <translation>キーの保管場所を選択してください。</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>接続に名前を付けてください。</translation>
    </message>
    <message>
        <source>Keys of %1 usually begin with “%2”.</source>
        <translation>%1 のキーは通常「%2」で始まります。</translation>
    </message>
    <message>
        <source>Line %1 of the extra headers cannot be sent. Write “Name: value” in plain letters; keys have a field of their own.</source>
        <translation>追加ヘッダーの %1 行目は送信できません。「名前: 値」を半角英数字で書いてください。キーには専用の欄があります。</translation>
    </message>
    <message>
        <source>Name the variable, for example OPENAI_API_KEY.</source>
        <translation>変数名を入力してください (例: OPENAI_API_KEY)。</translation>
    </message>
    <message>
        <source>Plain http: anyone on your network can read what is sent.</source>
        <translation>暗号化なしの http です。ネットワーク上の誰もが送信内容を読めます。</translation>
    </message>
    <message>
        <source>Put the name of your resource in place of “%1”.</source>
        <translation>「%1」の部分をご自分のリソース名に置き換えてください。</translation>
    </message>
    <message>
        <source>The blanks around the key were dropped.</source>
        <translation>キーの前後の空白を取り除きました。</translation>
    </message>
    <message>
        <source>The host has letters that look like others. It is %1.</source>
        <translation>ホスト名に、ほかの文字と見分けにくい文字があります。実際は %1 です。</translation>
    </message>
    <message>
        <source>The key in %1 went to %2 so far. Confirm that it may go to %3.</source>
        <translation>%1 のキーはこれまで %2 に送られていました。%3 に送ってもよいか確認してください。</translation>
    </message>
    <message>
        <source>The key is longer than %1. Copy it again from its page.</source>
        <translation>キーが %1 を超えています。発行元のページからコピーし直してください。</translation>
    </message>
    <message>
        <source>The key was broken over lines. It was joined.</source>
        <translation>キーが複数行に分かれていたため、つなげました。</translation>
    </message>
    <message>
        <source>The quotation marks around the key were dropped.</source>
        <translation>キーの前後の引用符を取り除きました。</translation>
    </message>
    <message>
        <source>The stored key belongs to %1 and is not sent to %2. Enter the key for %2.</source>
        <translation>保存されているキーは %1 のもので、%2 には送られません。%2 のキーを入力してください。</translation>
    </message>
    <message>
        <source>The version %1 is kept as a setting.</source>
        <translation>バージョン %1 は設定として保存されます。</translation>
    </message>
    <message>
        <source>This looks like a key of %1.</source>
        <translation>%1 のキーのようです。</translation>
    </message>
    <message>
        <source>To keep the key elsewhere, enter it again.</source>
        <translation>キーを別の場所に保管するには、もう一度入力してください。</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>a limit of this side</source>
        <translation>こちら側の制限</translation>
    </message>
    <message>
        <source>a tool was refused here</source>
        <translation>ツールがこちらで拒否された</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>届くのが遅すぎた</translation>
    </message>
    <message>
        <source>given up before it ended</source>
        <translation>終わる前に取りやめた</translation>
    </message>
    <message>
        <source>saving failed here</source>
        <translation>こちらでの保存に失敗</translation>
    </message>
    <message>
        <source>says nothing about health</source>
        <translation>稼働状況と無関係</translation>
    </message>
    <message>
        <source>several hosts failed at once</source>
        <translation>複数のホストが同時に失敗した</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>ユーザーが停止</translation>
    </message>
    <message>
        <source>the probe took too long</source>
        <translation>プローブに時間がかかりすぎた</translation>
    </message>
    <message>
        <source>the program was closing</source>
        <translation>プログラムの終了中</translation>
    </message>
    <message>
        <source>this computer had just woken</source>
        <translation>このコンピューターがスリープから復帰した直後</translation>
    </message>
    <message>
        <source>this computer slept</source>
        <translation>このコンピューターがスリープした</translation>
    </message>
    <message>
        <source>this computer was offline</source>
        <translation>このコンピューターがオフラインだった</translation>
    </message>
</context>
<context>
    <name>FieldButtons</name>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>KeyNoteText</name>
    <message>
        <source>Character %1 cannot be seen and cannot be in a key (%2).</source>
        <translation>%1 文字目は目に見えない文字で、キーには使えません (%2)。</translation>
    </message>
    <message>
        <source>Character %1, “%2”, cannot be in a key (%3).</source>
        <translation>%1 文字目の「%2」は、キーには使えません (%3)。</translation>
    </message>
    <message>
        <source>The key was broken over several lines and was joined.</source>
        <translation>キーが複数行に分かれていたため、つなげました。</translation>
    </message>
    <message>
        <source>The quotation marks around the key were left out.</source>
        <translation>キーの前後の引用符を取り除きました。</translation>
    </message>
    <message>
        <source>White space around the key was left out.</source>
        <translation>キーの前後の空白を取り除きました。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>日本語</translation>
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
        <translation>%1 (料金表による概算)</translation>
    </message>
    <message>
        <source>%1 of %2 are spent in this conversation</source>
        <translation>この会話では %2 のうち %1 を使用済み</translation>
    </message>
    <message>
        <source>%1 of %2 are spent this month</source>
        <translation>今月は %2 のうち %1 を使用済み</translation>
    </message>
    <message>
        <source>%1: %2. At %3 you are asked before more is sent.</source>
        <translation>%1: %2。%3 に達すると、それ以上送信する前に確認します。</translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>1 分あたり最大 %1 リクエストに設定されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>1 分あたり最大 %1 リクエスト、%2 トークンに設定されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>1 分あたり最大 %1 トークンに設定されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>You set at most one request a minute.</source>
        <translation>1 分あたり最大 1 リクエストに設定されています。</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>%1 回連続で失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>直近 %2 回のうち %1 回が失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>(HTTP %1)</source>
        <translation>(HTTP %1)</translation>
    </message>
    <message>
        <source>A web page came where an answer was expected. Check the address; a sign-in page of the network may be in between.</source>
        <translation>応答の代わりに Web ページが届きました。アドレスを確認してください。ネットワークのログインページが間に入っている可能性もあります。</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>応答の文面:「%1」</translation>
    </message>
    <message>
        <source>The provider&apos;s filter stopped the reply.</source>
        <translation>プロバイダーのフィルターが回答を止めました。</translation>
    </message>
    <message>
        <source>The server points to another address, which is not followed. Check the address of the connection.</source>
        <translation>サーバーは別のアドレスを指していますが、転送には従いません。接続のアドレスを確認してください。</translation>
    </message>
    <message>
        <source>probe failed</source>
        <translation>プローブが失敗</translation>
    </message>
    <message>
        <source>probe succeeded</source>
        <translation>プローブが成功</translation>
    </message>
    <message>
        <source>reset by you</source>
        <translation>ユーザーがリセット</translation>
    </message>
    <message>
        <source>retried by you</source>
        <translation>ユーザーが再試行</translation>
    </message>
    <message>
        <source>taken back: this computer was cut off</source>
        <translation>取り消し: このコンピューターがネットワークから切れていた</translation>
    </message>
    <message>
        <source>the probe said nothing about health</source>
        <translation>プローブの結果は稼働状況と無関係</translation>
    </message>
    <message>
        <source>tried after its time</source>
        <translation>待機時間の経過後に試行</translation>
    </message>
    <message>
        <source>your probe failed</source>
        <translation>手動プローブが失敗</translation>
    </message>
</context>
<context>
    <name>PolicyText</name>
    <message>
        <source> min</source>
        <comment>suffix of a number of minutes</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source> s</source>
        <comment>suffix of a number of seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source> times the last</source>
        <comment>suffix of a factor</comment>
        <translation> 倍 (前回比)</translation>
    </message>
    <message>
        <source>After so many failed calls one after another nothing more is sent for a while. One or two failures happen on a good day.</source>
        <translation>呼び出しがこの回数続けて失敗すると、しばらく何も送信しません。1～2 回の失敗は、調子の良い日にも起こります。</translation>
    </message>
    <message>
        <source>Among the last calls</source>
        <translation>対象とする直近の呼び出し</translation>
    </message>
    <message>
        <source>An older failure says nothing about now.</source>
        <translation>それより古い失敗は、今の状態を示しません。</translation>
    </message>
    <message>
        <source>Answers needed to go on</source>
        <translation>再開に必要な応答数</translation>
    </message>
    <message>
        <source>Each next wait</source>
        <translation>次からの待機</translation>
    </message>
    <message>
        <source>Failures cannot come from more messages than there are failures. Raise the failures in a row or lower the messages.</source>
        <translation>メッセージの数が失敗の数を超えることはできません。連続失敗回数を増やすか、メッセージの数を減らしてください。</translation>
    </message>
    <message>
        <source>Failures count for</source>
        <translation>失敗の有効期間</translation>
    </message>
    <message>
        <source>Failures in a row before it stops</source>
        <translation>停止までの連続失敗回数</translation>
    </message>
    <message>
        <source>Fewer calls are looked at than must be there.</source>
        <translation>対象とする呼び出しの数が、必要な数を下回っています。</translation>
    </message>
    <message>
        <source>First wait after a limit</source>
        <translation>制限後の最初の待機</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>最初の待機</translation>
    </message>
    <message>
        <source>From at least so many different messages</source>
        <translation>失敗したメッセージの最少件数</translation>
    </message>
    <message>
        <source>How many calls are looked at for that.</source>
        <translation>合計回数を見るときに振り返る呼び出しの数。</translation>
    </message>
    <message>
        <source>If it fails again so soon after it worked, the waits go on where they were instead of starting over.</source>
        <translation>復旧後、この期間内に再び失敗すると、待機時間は最初からではなく続きから伸びます。</translation>
    </message>
    <message>
        <source>It grows while the tried calls fail, so that a long outage costs few calls.</source>
        <translation>試した呼び出しが失敗する間は長くなり、長い障害でも呼び出しが少なくて済みます。</translation>
    </message>
    <message>
        <source>Longest wait a provider may ask for</source>
        <translation>プロバイダーの求めに応じる最長の待機</translation>
    </message>
    <message>
        <source>Longest wait after a limit</source>
        <translation>制限後の最長の待機</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最長の待機</translation>
    </message>
    <message>
        <source>Or so many failures in all</source>
        <translation>または失敗の合計回数</translation>
    </message>
    <message>
        <source>So many tried calls must be answered first. After long waits one more.</source>
        <translation>まず、試した呼び出しにこの数の応答が必要です。長い待機の後はもう 1 回必要です。</translation>
    </message>
    <message>
        <source>So that one message and its own retries do not stop all the others.</source>
        <translation>1 つのメッセージとその再試行だけで、ほかのすべてが止まらないようにします。</translation>
    </message>
    <message>
        <source>The failures in all are fewer than the messages they must come from.</source>
        <translation>失敗の合計回数が、失敗したメッセージの最少件数を下回っています。</translation>
    </message>
    <message>
        <source>The longest wait after a limit is shorter than the first one.</source>
        <translation>制限後の最長の待機が、最初の待機より短くなっています。</translation>
    </message>
    <message>
        <source>The longest wait is shorter than the first one.</source>
        <translation>最長の待機が、最初の待機より短くなっています。</translation>
    </message>
    <message>
        <source>The same as the first: it does not grow.</source>
        <translation>最初と同じです。長くなりません。</translation>
    </message>
    <message>
        <source>Then one call is tried. Most trouble is over within this.</source>
        <translation>その後、呼び出しを 1 回試します。ほとんどの問題はこの間に収まります。</translation>
    </message>
    <message>
        <source>There cannot be more failures than calls that are looked at. Lower the failures in all or raise the last calls.</source>
        <translation>失敗の数が、対象とする呼び出しの数を超えることはできません。失敗の合計回数を減らすか、直近の呼び出しを増やしてください。</translation>
    </message>
    <message>
        <source>Waits go on growing within</source>
        <translation>待機を引き継ぐ期間</translation>
    </message>
    <message>
        <source>What it asked for is shown. After this one call asks again.</source>
        <translation>求められた時間は表示されます。この時間の後、呼び出し 1 回で再び確かめます。</translation>
    </message>
    <message>
        <source>When answers come in between, but too few.</source>
        <translation>途中に応答があっても、少なすぎる場合。</translation>
    </message>
    <message>
        <source>When the provider limits you and names no time. It doubles each time, to the longest below.</source>
        <translation>プロバイダーが時間を示さずに制限したとき。毎回 2 倍になり、下の最長まで伸びます。</translation>
    </message>
    <message>
        <source>You can always retry by hand before.</source>
        <translation>その前でも、手動でいつでも再試行できます。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>引き継がない</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>使用しない</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
</context>
<context>
    <name>ProfileTrouble</name>
    <message>
        <source>A folder for another profile</source>
        <translation>別のプロファイル用のフォルダー</translation>
    </message>
    <message>
        <source>Breakerbox cannot open its data.</source>
        <translation>Breakerbox のデータを開けません。</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>別のフォルダーを使う…</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>A damaged index was built again; nothing was lost. A copy from before: %1</source>
        <translation>壊れた索引を作り直しました。失われたものはありません。作り直す前のコピー: %1</translation>
    </message>
    <message>
        <source>Another Breakerbox (process %1) has this profile open. Close it, or use another folder.</source>
        <translation>このプロファイルは別の Breakerbox (プロセス %1) が開いています。それを閉じるか、別のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>The backup is in use now. What was there before is kept: %1</source>
        <translation>バックアップの使用を開始しました。以前のデータは残してあります: %1</translation>
    </message>
    <message>
        <source>The data in %1 could not be read or written. Is it a folder that you may write to?</source>
        <translation>%1 のデータを読み書きできませんでした。書き込み権限のあるフォルダーか確認してください。</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Free some space and try again; nothing was lost.</source>
        <translation>%1 のあるディスクがいっぱいです。空きを作ってから再試行してください。失われたものはありません。</translation>
    </message>
    <message>
        <source>The file with your conversations (%1) is damaged or missing, and was left as it is.</source>
        <translation>会話のファイル (%1) が壊れているか、見つかりません。そのままにしてあります。</translation>
    </message>
    <message>
        <source>The file with your conversations was damaged. Saved: %1, %2. Could not be read: %3. The damaged file is kept: %4</source>
        <comment>conversations, messages, messages, a file</comment>
        <translation>会話のファイルが壊れていました。救出: %1、%2。読み取り不能: %3。壊れたファイルは残してあります: %4</translation>
    </message>
    <message>
        <source>The newest verified copy is %1.</source>
        <translation>検証済みの最新のコピーは %1 です。</translation>
    </message>
    <message>
        <source>There is no verified copy beside it. To begin anew, use another folder.</source>
        <translation>検証済みのコピーもありません。新しく始めるには、別のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>Your conversations were written by a newer version of Breakerbox (%1). This version cannot read them, and changed nothing. Install the newer version again, or use another folder.</source>
        <translation>会話は、より新しいバージョンの Breakerbox (%1) で書き込まれています。このバージョンでは読み込めず、何も変更していません。新しいバージョンを再度インストールするか、別のフォルダーを使ってください。</translation>
    </message>
    <message>
        <source>Your data was brought to this version. A verified copy from before: %1</source>
        <translation>データをこのバージョン用に更新しました。更新前の検証済みコピー: %1</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>A limit needs a price: what a million tokens cost you here.</source>
        <translation>上限を設けるには料金が必要です。100 万トークンあたりの費用を入力してください。</translation>
    </message>
    <message>
        <source>A password needs a user name.</source>
        <translation>パスワードにはユーザー名が必要です。</translation>
    </message>
    <message>
        <source>Give the whole path of the file.</source>
        <translation>ファイルの絶対パスを入力してください。</translation>
    </message>
    <message>
        <source>Only the host and the port are typed here; the kind is chosen.</source>
        <translation>ここに入力するのはホストとポートだけです。種類は選択します。</translation>
    </message>
    <message>
        <source>Prices and limits are plain numbers, for example %1.</source>
        <translation>料金と上限は数字だけで入力してください (例: %1)。</translation>
    </message>
    <message>
        <source>The login has fields of its own.</source>
        <translation>ログイン情報には専用の欄があります。</translation>
    </message>
    <message>
        <source>The port is missing, for example %1.</source>
        <translation>ポートがありません (例: %1)。</translation>
    </message>
    <message>
        <source>The stored password belongs to %1 and is not sent to %2.</source>
        <translation>保存されているパスワードは %1 のもので、%2 には送られません。</translation>
    </message>
    <message>
        <source>This device and your own network are always reached directly, without a proxy.</source>
        <translation>このデバイスとご自分のネットワークには、常にプロキシを使わず直接接続します。</translation>
    </message>
    <message>
        <source>This names no host.</source>
        <translation>ホスト名がありません。</translation>
    </message>
    <message>
        <source>Type the proxy&apos;s host and port, for example proxy.example.com:3128.</source>
        <translation>プロキシのホストとポートを入力してください (例: proxy.example.com:3128)。</translation>
    </message>
</context>
<context>
    <name>RemoveText</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Conversations stay. This cannot be undone.</source>
        <translation>会話は残ります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Its settings and its health history are deleted.</source>
        <translation>設定と稼働状況の履歴が削除されます。</translation>
    </message>
    <message>
        <source>Its settings, its key in the keychain and its health history are deleted.</source>
        <translation>設定、キーリング内のキー、稼働状況の履歴が削除されます。</translation>
    </message>
    <message>
        <source>Its settings, the key you typed and its health history are deleted.</source>
        <translation>設定、入力したキー、稼働状況の履歴が削除されます。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 を削除しますか？</translation>
    </message>
    <message>
        <source>Remove connection</source>
        <translation>接続を削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 回</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>%2 から %3 までの呼び出し %1 回を再現しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>正確には再現できない終わり方をした呼び出しが %1 回あります。代わりに、同じ効果を持つ終わり方で再現しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1 (うちプローブ %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one of them a probe</source>
        <translation>%1 (うちプローブ 1)</translation>
    </message>
    <message>
        <source>%1: never stopped.</source>
        <translation>%1: 停止なし。</translation>
    </message>
    <message>
        <source>%1: stopped %2.</source>
        <translation>%1: 停止 %2。</translation>
    </message>
    <message>
        <source>A replay knows only the calls that were made. What was held back at the time was not sent, so nobody knows how it would have ended: settings that stop later would have sent more than is shown here. A call that is held back here is not sent later instead.</source>
        <translation>再現で分かるのは、実際に行われた呼び出しだけです。当時保留されたものは送信されていないため、どう終わったかは誰にも分かりません。より遅く停止する設定なら、ここに示すより多く送信していたはずです。ここで保留した呼び出しは、後から送信されることもありません。</translation>
    </message>
    <message>
        <source>Calls held back</source>
        <translation>保留した呼び出し</translation>
    </message>
    <message>
        <source>Calls sent</source>
        <translation>送信した呼び出し</translation>
    </message>
    <message>
        <source>Calls that were answered in truth and would not have been sent.</source>
        <translation>実際には応答があったのに、送信されなかったはずの呼び出し。</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay does not stop at the times that were recorded. The settings may have been others then, or something that is not replayed played a part: earlier calls, or another connection.</source>
        <translation>確認: 現在の設定では、再現の停止時刻が記録と一致しません。当時の設定が違っていたか、再現されないもの (以前の呼び出しや別の接続) が影響した可能性があります。</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay stops at the same times as were recorded.</source>
        <translation>確認: 現在の設定では、再現の停止時刻が記録と一致します。</translation>
    </message>
    <message>
        <source>From sending a call until it had failed.</source>
        <translation>呼び出しを送信してから失敗するまで。</translation>
    </message>
    <message>
        <source>From stopping until sending again.</source>
        <translation>送信を停止してから再開するまで。</translation>
    </message>
    <message>
        <source>Held back, yet answered</source>
        <translation>保留したが応答あり</translation>
    </message>
    <message>
        <source>Not available for</source>
        <translation>利用できなかった時間</translation>
    </message>
    <message>
        <source>Of these failed</source>
        <translation>うち失敗</translation>
    </message>
    <message>
        <source>One call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</source>
        <translation>正確には再現できない終わり方をした呼び出しが 1 回あります。代わりに、同じ効果を持つ終わり方で再現しています。</translation>
    </message>
    <message>
        <source>One call is replayed, of %1.</source>
        <translation>%1 の呼び出し 1 回を再現しています。</translation>
    </message>
    <message>
        <source>Sent again from</source>
        <translation>送信再開の時刻</translation>
    </message>
    <message>
        <source>Stopped for nothing</source>
        <translation>不要だった停止</translation>
    </message>
    <message>
        <source>Stopped sending at</source>
        <translation>送信停止の時刻</translation>
    </message>
    <message>
        <source>The first call that was held back was answered in truth.</source>
        <translation>最初に保留した呼び出しには、実際には応答がありました。</translation>
    </message>
    <message>
        <source>This client never stopped sending here, so there is no incident: these are the last 24 hours. %1</source>
        <translation>このクライアントがここへの送信を停止したことはなく、インシデントがありません。これは過去 24 時間の記録です。%1</translation>
    </message>
    <message>
        <source>Waited for failing calls</source>
        <translation>失敗する呼び出しを待った時間</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>%1 以降</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未再開</translation>
    </message>
</context>
<context>
    <name>ScopeText</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%2 回中 %1 %</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (あと %2)</translation>
    </message>
    <message>
        <source>%1 (said at %2)</source>
        <translation>%1 (%2 の通知)</translation>
    </message>
    <message>
        <source>%1 good, %2 bad</source>
        <translation>成功 %1、失敗 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 stated, %2 guessed, %3 declared</source>
        <translation>明示 %1、推定 %2、申告 %3</translation>
    </message>
    <message>
        <source>%1 · limited</source>
        <translation>%1 · 制限中</translation>
    </message>
    <message>
        <source>%1 · needs you</source>
        <translation>%1 · 操作が必要</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · 一時停止中</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, full again at %2</source>
        <translation>%1、%2 に全量に回復</translation>
    </message>
    <message>
        <source>%1, paused by you</source>
        <translation>%1、ユーザーが一時停止</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>(モデルなし)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>要対応</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>クローズ</translation>
    </message>
    <message>
        <source>Cooldown level</source>
        <translation>クールダウンレベル</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>連続失敗回数</translation>
    </message>
    <message>
        <source>False trips</source>
        <translation>誤作動</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Half-open probes in flight</source>
        <translation>ハーフオープンで実行中のプローブ</translation>
    </message>
    <message>
        <source>Half-open success rate</source>
        <translation>ハーフオープン時の成功率</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>ハーフオープン</translation>
    </message>
    <message>
        <source>Input tokens left</source>
        <translation>残り入力トークン</translation>
    </message>
    <message>
        <source>Last failure category</source>
        <translation>最後の失敗の種類</translation>
    </message>
    <message>
        <source>Last success</source>
        <translation>最後の成功</translation>
    </message>
    <message>
        <source>Late results</source>
        <translation>遅れて届いた結果</translation>
    </message>
    <message>
        <source>Manual probes</source>
        <translation>手動プローブ</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>モデル一覧</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>オープン</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>オープンした時刻</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Output tokens left</source>
        <translation>残り出力トークン</translation>
    </message>
    <message>
        <source>Rate gate</source>
        <translation>レートゲート</translation>
    </message>
    <message>
        <source>Rate gates</source>
        <translation>レートゲート</translation>
    </message>
    <message>
        <source>Recent samples</source>
        <translation>直近のサンプル</translation>
    </message>
    <message>
        <source>Recent transient failures</source>
        <translation>直近の一時的な失敗</translation>
    </message>
    <message>
        <source>Requests failed fast</source>
        <translation>即座に断ったリクエスト</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>実行中のリクエスト</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>残りリクエスト</translation>
    </message>
    <message>
        <source>Retry not before</source>
        <translation>再試行可能時刻</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Time spent open</source>
        <translation>オープンしていた時間</translation>
    </message>
    <message>
        <source>Times opened</source>
        <translation>オープン回数</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>残りトークン</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>トランスポート</translation>
    </message>
    <message>
        <source>Waiting saved</source>
        <translation>省いた待ち時間</translation>
    </message>
    <message>
        <source>declared by the provider</source>
        <translation>プロバイダーが申告</translation>
    </message>
    <message>
        <source>needs another model</source>
        <translation>別のモデルが必要</translation>
    </message>
    <message>
        <source>needs its billing looked at</source>
        <translation>請求の確認が必要</translation>
    </message>
    <message>
        <source>needs its key repaired</source>
        <translation>キーの修正が必要</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今すぐ</translation>
    </message>
    <message>
        <source>one trial, then open</source>
        <translation>1 回試した後に開放</translation>
    </message>
    <message>
        <source>own guess</source>
        <translation>自前の推定</translation>
    </message>
    <message>
        <source>stated by the provider</source>
        <translation>プロバイダーが明示</translation>
    </message>
    <message>
        <source>the provider asked for %1</source>
        <translation>プロバイダーが %1 の待機を要求</translation>
    </message>
</context>
<context>
    <name>TestText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 was not reached through the proxy %3: %2</source>
        <translation>プロキシ %3 経由で %1 に到達できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 was not reached: %2</source>
        <translation>%1 に到達できませんでした: %2</translation>
    </message>
    <message>
        <source>%1. %2 is not among them: choose a model from the list.</source>
        <translation>%1。%2 は含まれていません。一覧からモデルを選択してください。</translation>
    </message>
    <message>
        <source>It has expired.</source>
        <translation>証明書の有効期限が切れています。</translation>
    </message>
    <message>
        <source>It is for another host.</source>
        <translation>証明書は別のホストのものです。</translation>
    </message>
    <message>
        <source>It is not valid yet.</source>
        <translation>証明書はまだ有効期間に入っていません。</translation>
    </message>
    <message>
        <source>It is signed by nobody but itself.</source>
        <translation>証明書は自己署名です。</translation>
    </message>
    <message>
        <source>It was revoked.</source>
        <translation>証明書は失効しています。</translation>
    </message>
    <message>
        <source>Nothing was tried. %1</source>
        <translation>何も試していません。%1</translation>
    </message>
    <message>
        <source>Reached over TLS</source>
        <translation>TLS で到達</translation>
    </message>
    <message>
        <source>Reached, no TLS</source>
        <translation>到達 (TLS なし)</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>到達</translation>
    </message>
    <message>
        <source>TLS failed: %1</source>
        <translation>TLS 失敗: %1</translation>
    </message>
    <message>
        <source>This computer does not know who issued it.</source>
        <translation>証明書の発行元を、このコンピューターは認識していません。</translation>
    </message>
    <message>
        <source>it wants a key and there is none</source>
        <translation>キーが必要だが未設定</translation>
    </message>
    <message>
        <source>key accepted</source>
        <translation>キー受理</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>キー拒否</translation>
    </message>
    <message>
        <source>key not checked</source>
        <translation>キー未確認</translation>
    </message>
    <message>
        <source>no list of models: %1</source>
        <translation>モデル一覧を取得できず: %1</translation>
    </message>
    <message>
        <source>the list of models is empty</source>
        <translation>モデル一覧が空</translation>
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
        <translation>%1: 応答あり %2、失敗 %3、稼働状況と無関係 %4。停止 %5 回、制限 %6 回。</translation>
    </message>
    <message>
        <source>First token: between %1 and %2, half within %3.</source>
        <translation>最初のトークン: %1～%2、半数は %3 以内。</translation>
    </message>
    <message>
        <source>Limited: it asked for %1</source>
        <translation>制限中: %1 の待機を要求</translation>
    </message>
    <message>
        <source>Stopped sending: %1</source>
        <translation>送信停止: %1</translation>
    </message>
    <message>
        <source>Stopped sending</source>
        <translation>送信停止</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>応答あり</translation>
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
        <translation>削除された接続</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Month and connection</source>
        <translation>月と接続</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>料金不明</translation>
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
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::GlobalShortcut</name>
    <message>
        <source>Quick ask</source>
        <translation>クイック質問</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::WindowSession</name>
    <message>
        <source>The simulated providers could not be started on this computer.</source>
        <translation>このコンピューターで模擬プロバイダーを起動できませんでした。</translation>
    </message>
</context>
<context>
    <name>breakerbox::app</name>
    <message>
        <source>## You</source>
        <translation>## あなた</translation>
    </message>
    <message>
        <source>%1 Copy the key again.</source>
        <translation>%1キーをコピーし直してください。</translation>
    </message>
    <message>
        <source>%1 Put the key into an environment variable and name it with --key-env.</source>
        <translation>%1キーを環境変数に入れ、その名前を --key-env で指定してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 has no model chosen: give --model, or set one with breakerbox connections edit.</source>
        <translation>%1 にはモデルが選択されていません。--model で指定するか、breakerbox connections edit で設定してください。</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 は 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>%1 is no ID of a conversation.</source>
        <translation>%1 は会話の ID ではありません。</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 は %2 から %3 までの数値です。</translation>
    </message>
    <message>
        <source>--%1 is an amount, for example 2.50; 0 for none.</source>
        <translation>--%1 は金額です (例: 2.50)。0 は指定なしを表します。</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 がありません。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 には値が必要です。</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 は値を取りません。</translation>
    </message>
    <message>
        <source>--archived goes with: breakerbox conversations list.</source>
        <translation>--archived を使えるのは breakerbox conversations list だけです。</translation>
    </message>
    <message>
        <source>--base-url is missing.</source>
        <translation>--base-url がありません。</translation>
    </message>
    <message>
        <source>--base-url is missing: %1 with your own name in place of “%2”.</source>
        <translation>--base-url がありません: %1 の「%2」をご自分の名前に置き換えて指定してください。</translation>
    </message>
    <message>
        <source>--connection NAME is missing.</source>
        <translation>--connection NAME がありません。</translation>
    </message>
    <message>
        <source>--format is json, markdown or html.</source>
        <translation>--format は json、markdown、html のいずれかです。</translation>
    </message>
    <message>
        <source>--kind is cloud, endpoint or local.</source>
        <translation>--kind は cloud、endpoint、local のいずれかです。</translation>
    </message>
    <message>
        <source>--kind is missing: cloud, endpoint or local.</source>
        <translation>--kind がありません: cloud、endpoint、local のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>--name is missing.</source>
        <translation>--name がありません。</translation>
    </message>
    <message>
        <source>--profile DIR selects the data folder everywhere. Listing commands take --json.
</source>
        <translation>--profile DIR はどのコマンドでもデータフォルダーを指定します。一覧を出すコマンドでは --json が使えます。
</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile にはフォルダーが必要です。</translation>
    </message>
    <message>
        <source>--protocol is missing.</source>
        <translation>--protocol がありません。</translation>
    </message>
    <message>
        <source>--protocol is one of: %1.</source>
        <translation>--protocol は次のいずれかです: %1。</translation>
    </message>
    <message>
        <source>--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>--proxy は system、none、http://HOST:PORT、socks5://HOST:PORT のいずれかです。</translation>
    </message>
    <message>
        <source>--proxy-password-stdin needs --proxy http://USER@HOST:PORT.</source>
        <translation>--proxy-password-stdin には --proxy http://USER@HOST:PORT が必要です。</translation>
    </message>
    <message>
        <source>--wait needs a number of seconds.</source>
        <translation>--wait には秒数が必要です。</translation>
    </message>
    <message>
        <source>A header is written &apos;Name: value&apos;, in plain letters.</source>
        <translation>ヘッダーは &apos;Name: value&apos; の形で、半角英数字で指定してください。</translation>
    </message>
    <message>
        <source>A limit needs a price: --price-in and --price-out, for a million tokens.</source>
        <translation>上限を設けるには料金が必要です: --price-in と --price-out (100 万トークンあたり)。</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 を追加しました。</translation>
    </message>
    <message>
        <source>An organisation is written in plain letters without blanks.</source>
        <translation>組織は、空白なしの半角英数字で指定してください。</translation>
    </message>
    <message>
        <source>BECAUSE</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Breakerbox is running on this profile. Close it, or restore in its window.</source>
        <translation>このプロファイルで Breakerbox が実行中です。終了するか、そのウィンドウで復元してください。</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>CALLS</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>CLIENT</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>CONNECTION</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Calls avoided: %1. Probes: %2.</source>
        <translation>避けた呼び出し: %1。プローブ: %2。</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>%1 を変更しました。</translation>
    </message>
    <message>
        <source>Choose one of --conversation and --new.</source>
        <translation>--conversation と --new はどちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>Choose one of --key-stdin and --key-env.</source>
        <translation>--key-stdin と --key-env はどちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>Choose one of --wait and --no-wait.</source>
        <translation>--wait と --no-wait はどちらか一方を指定してください。</translation>
    </message>
    <message>
        <source>DECISION</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,
75 held (not sent), 77 credential or permission, 78 configuration; simulate: 1 if an
expectation of the scenario failed.
</source>
        <translation>終了コード: 0 応答あり、64 使い方の誤り、65 入力の誤り、69 試行失敗、74 保存領域、
75 保留 (未送信)、77 認証情報または権限、78 設定。simulate では、シナリオの期待が
満たされなかった場合は 1。
</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>FAILURES</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Forgot what was counted about %1. Times the provider stated still hold.</source>
        <translation>%1 について数えたものを消去しました。プロバイダーが明示した時間は引き続き有効です。</translation>
    </message>
    <message>
        <source>Give one PROMPT, or - to read it from standard input.</source>
        <translation>PROMPT を 1 つ指定するか、- で標準入力から読み取ってください。</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>It is in use now. What was there before is kept: %1</source>
        <translation>使用を開始しました。以前のデータは残してあります: %1</translation>
    </message>
    <message>
        <source>It is in use now.</source>
        <translation>使用を開始しました。</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>LAST FAILURE</source>
        <translation>最後の失敗</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>NOT BEFORE</source>
        <translation>再試行可能時刻</translation>
    </message>
    <message>
        <source>Name one scenario: breakerbox simulate FILE.json</source>
        <translation>シナリオを 1 つ指定してください: breakerbox simulate FILE.json</translation>
    </message>
    <message>
        <source>No connections yet. Add one with breakerbox connections add.</source>
        <translation>接続がまだありません。breakerbox connections add で追加してください。</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>会話がまだありません。</translation>
    </message>
    <message>
        <source>No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), or keep keys until you quit.</source>
        <translation>応答するキーリングがありません。gnome-keyring、KWallet、KeePassXC のいずれかをインストールして起動するか、キーを終了時まで保持してください。</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>この語句を含むメッセージはありません。</translation>
    </message>
    <message>
        <source>Not before %1 (in %2 s); --probe tries now where that is allowed.</source>
        <translation>%1 まで送信しません (あと %2 秒)。許可されている場合は --probe ですぐに試せます。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注意: %1</translation>
    </message>
    <message>
        <source>Note: the stored key belongs to %1 and is not sent to %2. Give the key for it with --key-stdin.</source>
        <translation>注意: 保存されているキーは %1 のもので、%2 には送られません。%2 のキーは --key-stdin で指定してください。</translation>
    </message>
    <message>
        <source>Note: the variable %1 is not set here, so there is no key now.</source>
        <translation>注意: 変数 %1 がここでは設定されていないため、現在キーがありません。</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>アーカイブ済みの会話はありません。</translation>
    </message>
    <message>
        <source>Nothing to report: no connection has had trouble lately.</source>
        <translation>報告することはありません。最近問題のあった接続はありません。</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>PROTOCOL</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Passwords are never taken from the command line: name the user only and use --proxy-password-stdin.</source>
        <translation>パスワードをコマンドラインで受け取ることはありません。ユーザー名だけを指定し、--proxy-password-stdin を使ってください。</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Removed %1. Conversations with it stay.</source>
        <translation>%1 を削除しました。この接続との会話は残ります。</translation>
    </message>
    <message>
        <source>SCOPE</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>SECONDS LOST</source>
        <translation>失った秒数</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Say what to do. See breakerbox --help.</source>
        <translation>コマンドを指定してください。breakerbox --help を参照してください。</translation>
    </message>
    <message>
        <source>Say where to: breakerbox conversations export [ID]... --output FILE|-.</source>
        <translation>出力先を指定してください: breakerbox conversations export [ID]... --output FILE|-</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>標準入力を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Standard input gives one secret: use --key-stdin and --proxy-password-stdin one after the other.</source>
        <translation>標準入力から読み取れる秘密情報は 1 つだけです。--key-stdin と --proxy-password-stdin は 1 つずつ順に使ってください。</translation>
    </message>
    <message>
        <source>Standard input was empty: there is no key in it.</source>
        <translation>標準入力が空でした。キーが含まれていません。</translation>
    </message>
    <message>
        <source>Standard input was empty: there is nothing to ask.</source>
        <translation>標準入力が空でした。質問する内容がありません。</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>That header carries a key. Keys are never taken from the command line: use --key-stdin or --key-env.</source>
        <translation>そのヘッダーにはキーが含まれます。キーをコマンドラインで受け取ることはありません。--key-stdin か --key-env を使ってください。</translation>
    </message>
    <message>
        <source>That header is composed by the program itself and cannot be set.</source>
        <translation>そのヘッダーはプログラム自身が作成するため、設定できません。</translation>
    </message>
    <message>
        <source>The key could not be read from standard input.</source>
        <translation>標準入力からキーを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, and keys can be read again.</source>
        <translation>キーリングがロックされています。ロックを解除すると、キーを再び読み取れます。</translation>
    </message>
    <message>
        <source>The model asked for a tool; this program does not run tools yet.</source>
        <translation>モデルがツールを要求しました。このプログラムはまだツールを実行しません。</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>出力を書き込めませんでした。</translation>
    </message>
    <message>
        <source>The prompt is empty: there is nothing to ask.</source>
        <translation>プロンプトが空です。質問する内容がありません。</translation>
    </message>
    <message>
        <source>The reply was cut at its length limit.</source>
        <translation>回答は長さの上限で打ち切られました。</translation>
    </message>
    <message>
        <source>The reply was not saved.</source>
        <translation>回答は保存されませんでした。</translation>
    </message>
    <message>
        <source>The window&apos;s program (breakerbox-window) is missing. Install Breakerbox again.</source>
        <translation>ウィンドウ用のプログラム (breakerbox-window) が見つかりません。Breakerbox を再度インストールしてください。</translation>
    </message>
    <message>
        <source>There are more. Add a word to find fewer.</source>
        <translation>ほかにもあります。語句を追加すると絞り込めます。</translation>
    </message>
    <message>
        <source>There is a connection named “%1” already.</source>
        <translation>「%1」という名前の接続はすでにあります。</translation>
    </message>
    <message>
        <source>There is no command “%1”. See breakerbox --help.</source>
        <translation>「%1」というコマンドはありません。breakerbox --help を参照してください。</translation>
    </message>
    <message>
        <source>There is no connection named “%1”. See breakerbox connections list.</source>
        <translation>「%1」という名前の接続はありません。breakerbox connections list で確認してください。</translation>
    </message>
    <message>
        <source>There is no conversation %1. See breakerbox conversations list.</source>
        <translation>会話 %1 はありません。breakerbox conversations list で確認してください。</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Known: %2.</source>
        <translation>「%1」というプロバイダーはありません。使用可能: %2。</translation>
    </message>
    <message>
        <source>This conversation stays on this computer. Lift its lock in the window first.</source>
        <translation>この会話はこのコンピューターから出ません。先にウィンドウでロックを解除してください。</translation>
    </message>
    <message>
        <source>This system has no TLS library: only local servers can be reached.</source>
        <translation>このシステムには TLS ライブラリーがありません。ローカルサーバーにのみ接続できます。</translation>
    </message>
    <message>
        <source>This version speaks %1, not yet %2.</source>
        <translation>このバージョンの対応は %1 です。%2 にはまだ対応していません。</translation>
    </message>
    <message>
        <source>This would share the conversation with %1, who has not seen it. Nothing was sent. Use --new, or allow it in the window.</source>
        <translation>この会話を、まだ読んでいない %1 と共有することになります。何も送信していません。--new を使うか、ウィンドウで許可してください。</translation>
    </message>
    <message>
        <source>UNTIL</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>UPDATED</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Unknown option %1. See breakerbox --help.</source>
        <translation>不明なオプション: %1。breakerbox --help を参照してください。</translation>
    </message>
    <message>
        <source>Unknown option --%1. See breakerbox --help.</source>
        <translation>不明なオプション: --%1。breakerbox --help を参照してください。</translation>
    </message>
    <message>
        <source>Use: breakerbox backup [--output FILE].</source>
        <translation>使い方: breakerbox backup [--output FILE]</translation>
    </message>
    <message>
        <source>Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.</source>
        <translation>使い方: breakerbox breakers [--json] [--evidence]、または breakers reset|pause|resume NAME</translation>
    </message>
    <message>
        <source>Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, or edit|remove|test|models NAME.</source>
        <translation>使い方: breakerbox connections list、add --name N --kind K --protocol P --base-url URL、または edit|remove|test|models NAME</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations import FILE [--json].</source>
        <translation>使い方: breakerbox conversations import FILE [--json]</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations list|show ID|search WORDS|export|import.</source>
        <translation>使い方: breakerbox conversations list|show ID|search WORDS|export|import</translation>
    </message>
    <message>
        <source>Use: breakerbox doctor [--json].</source>
        <translation>使い方: breakerbox doctor [--json]</translation>
    </message>
    <message>
        <source>Use: breakerbox restore FILE.</source>
        <translation>使い方: breakerbox restore FILE</translation>
    </message>
    <message>
        <source>VERDICT</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>メッセージは保存され、送信されていません。</translation>
    </message>
    <message>
        <source>[archived]</source>
        <translation>[アーカイブ済み]</translation>
    </message>
    <message>
        <source>[declined]</source>
        <translation>[拒否]</translation>
    </message>
    <message>
        <source>[interrupted]</source>
        <translation>[中断]</translation>
    </message>
    <message>
        <source>[no reply]</source>
        <translation>[回答なし]</translation>
    </message>
    <message>
        <source>[not sent]</source>
        <translation>[未送信]</translation>
    </message>
    <message>
        <source>[still arriving]</source>
        <translation>[受信中]</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>単純再試行</translation>
    </message>
    <message>
        <source>breakerbox                    opens the window
breakerbox --demo             opens it with three simulated connections, no key needed
breakerbox --quick-ask        opens the small window for one question
</source>
        <translation>breakerbox                    ウィンドウを開きます
breakerbox --demo             模擬接続 3 つでウィンドウを開きます (キー不要)
breakerbox --quick-ask        質問用の小さなウィンドウを開きます
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
料金は 100 万トークンあたり、上限は金額です。どちらもご自分の通貨で指定します。
キーとパスワードをコマンドラインで受け取ることはありません。
</translation>
    </message>
    <message>
        <source>connections edit NAME takes the same options; remove, test and models take a NAME.
</source>
        <translation>connections edit NAME のオプションは add と同じです。remove、test、models には NAME を指定します。
</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>計上</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>制限中</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>要対応: %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>service</source>
        <translation>サービス</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ActionButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
        <translation>120 秒。このデバイスとご自分のネットワークでは 600 秒。</translation>
    </message>
    <message>
        <source>60 s; 180 s for this device and your network.</source>
        <translation>60 秒。このデバイスとご自分のネットワークでは 180 秒。</translation>
    </message>
    <message>
        <source>A part of the company to keep apart, such as work. Another space counts as another reader.</source>
        <translation>会社の中で分けておく区分です (例: 仕事)。スペースが違えば、別の読み手として扱います。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同時実行数</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>証明書ファイル</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>証明書 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>証明書ファイルを選択</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>接続まで</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>追加ヘッダー</translation>
    </message>
    <message>
        <source>First byte within</source>
        <translation>最初のバイトまで</translation>
    </message>
    <message>
        <source>Limit for a month</source>
        <translation>1 か月の上限</translation>
    </message>
    <message>
        <source>Limit for one conversation</source>
        <translation>1 つの会話の上限</translation>
    </message>
    <message>
        <source>Limit, conversation</source>
        <translation>上限 (会話)</translation>
    </message>
    <message>
        <source>Limit, month</source>
        <translation>上限 (月)</translation>
    </message>
    <message>
        <source>More wait, and are sent by themselves.</source>
        <translation>超えた分は待機し、自動で送信されます。</translation>
    </message>
    <message>
        <source>Name: value</source>
        <translation>名前: 値</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Only for a server with certificates of its own</source>
        <translation>独自の証明書を使うサーバーの場合のみ</translation>
    </message>
    <message>
        <source>Only if your account has several.</source>
        <translation>アカウントに複数ある場合のみ。</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Pace and spending</source>
        <translation>送信ペースと支出</translation>
    </message>
    <message>
        <source>Price of a million tokens received</source>
        <translation>受信 100 万トークンの料金</translation>
    </message>
    <message>
        <source>Price of a million tokens sent</source>
        <translation>送信 100 万トークンの料金</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>料金 (受信)</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>料金 (送信)</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>1 分あたりのリクエスト数</translation>
    </message>
    <message>
        <source>Requests in flight over this connection, usually 4.</source>
        <translation>この接続で同時に実行するリクエスト。通常は 4。</translation>
    </message>
    <message>
        <source>Silence at most</source>
        <translation>無応答の上限</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>The same for a calendar month. Counts the tokens that the service reports.</source>
        <translation>暦月についても同様です。サービスが報告するトークンを数えます。</translation>
    </message>
    <message>
        <source>The same for the replies.</source>
        <translation>回答についても同様です。</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>1 分あたりのトークン数</translation>
    </message>
    <message>
        <source>Usually 10 s.</source>
        <translation>通常は 10 秒。</translation>
    </message>
    <message>
        <source>Warns at 80 % and asks at 100 %. Empty = no limit.</source>
        <translation>80 % で警告し、100 % で確認します。空欄は無制限。</translation>
    </message>
    <message>
        <source>What a million tokens cost you here, in your own currency. Empty = by the table in Settings, Prices, where it knows the model.</source>
        <translation>ここでの 100 万トークンあたりの費用。ご自分の通貨で入力します。空欄の場合、「設定」の「料金」の表にモデルがあれば、それを使います。</translation>
    </message>
    <message>
        <source>What is sent is estimated beforehand.</source>
        <translation>送信する分は事前に見積もります。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AnswerColumn</name>
    <message>
        <source>%1 to first word</source>
        <translation>最初の語まで %1</translation>
    </message>
    <message>
        <source>Answer %1 of %2: %3</source>
        <translation>回答 %1 / %2: %3</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>%1 の回答で続ける</translation>
    </message>
    <message>
        <source>Go on with this</source>
        <translation>この回答で続ける</translation>
    </message>
    <message>
        <source>The other answers stay as versions of this one.</source>
        <translation>ほかの回答は、この回答の別バージョンとして残ります。</translation>
    </message>
    <message>
        <source>This answer is in the conversation.</source>
        <translation>この回答が会話に入っています。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AppearancePage</name>
    <message>
        <source> %</source>
        <comment>suffix of a percentage</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Of conversations, measured by the desktop&apos;s font. Also by keys, see Shortcuts.</source>
        <translation>会話の文字の大きさ。デスクトップのフォントが基準です。キーでも変更できます (「ショートカット」を参照)。</translation>
    </message>
    <message>
        <source>Of the window, at once. The command line speaks the system&apos;s language.</source>
        <translation>ウィンドウの言語です。すぐに切り替わります。コマンドラインはシステムの言語で表示されます。</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>問題あり</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <translation>コピーしました。目に見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>表計算用にコピー</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Open image in the browser</source>
        <translation>画像をブラウザーで開く</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>横にスクロール</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BoundaryDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (has seen it so far)</source>
        <translation>%1 (これまでの読み手)</translation>
    </message>
    <message>
        <source>%1 (seen so far by: %2)</source>
        <translation>%1 (これまでの読み手: %2)</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here; you chose to switch</source>
        <translation>%1 への接続が一時的に不調で、切り替えを選択したため</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; about %2</source>
        <translation>%1、約 %2</translation>
    </message>
    <message>
        <source>A certificate of your own is believed: whoever holds it can read along</source>
        <translation>独自の証明書を信頼する設定です。その証明書を持つ者は内容を読めます</translation>
    </message>
    <message>
        <source>All of it, and allow %1 in this conversation from now on</source>
        <translation>すべてを共有し、この会話では今後も %1 を許可</translation>
    </message>
    <message>
        <source>All of it, this once</source>
        <translation>すべてを、今回だけ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>訓練: %1</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>From</source>
        <translation>共有元</translation>
    </message>
    <message>
        <source>It goes over plain http: anyone on the network in between can read it</source>
        <translation>暗号化なしの http で送られます。途中のネットワークにいる誰もが読めます</translation>
    </message>
    <message>
        <source>It goes through the proxy %1</source>
        <translation>プロキシ %1 を経由します</translation>
    </message>
    <message>
        <source>Nobody has seen this conversation yet</source>
        <translation>この会話はまだ誰にも読まれていません</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Only this message, in a new conversation</source>
        <translation>このメッセージだけを、新しい会話で</translation>
    </message>
    <message>
        <source>Share this conversation with %1?</source>
        <translation>この会話を %1 と共有しますか？</translation>
    </message>
    <message>
        <source>Share with someone new?</source>
        <translation>新しい相手と共有しますか？</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>The server there relays this model to %1</source>
        <translation>このサーバーは、このモデルへの内容を %1 に中継します</translation>
    </message>
    <message>
        <source>This is practice. Whatever you answer, nothing is shared and nothing is allowed.</source>
        <translation>これは練習です。何を選んでも、共有も許可も行われません。</translation>
    </message>
    <message>
        <source>This message would go to someone new to read it</source>
        <translation>このメッセージが新しい読み手に送られるため</translation>
    </message>
    <message>
        <source>To</source>
        <translation>共有先</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>You asked another model for this reply</source>
        <translation>この回答を別のモデルに求めたため</translation>
    </message>
    <message>
        <source>You asked for the reply again</source>
        <translation>回答を再要求したため</translation>
    </message>
    <message>
        <source>You asked for the rest of the reply</source>
        <translation>回答の続きを求めたため</translation>
    </message>
    <message>
        <source>You asked several at once. Cancel leaves this one out; the others are still asked</source>
        <translation>複数に同時に質問したため。キャンセルするとこの相手だけを除外し、ほかの相手には質問します</translation>
    </message>
    <message>
        <source>You chose another connection for this conversation</source>
        <translation>この会話に別の接続を選択したため</translation>
    </message>
    <message>
        <source>You chose to switch</source>
        <translation>切り替えを選択したため</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>アカウント %1</translation>
    </message>
    <message>
        <source>the system prompt</source>
        <translation>システムプロンプト</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Address of the connection</source>
        <translation>接続のアドレス</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>回答を再要求</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>アドレスを変更</translation>
    </message>
    <message>
        <source>Change limit…</source>
        <translation>上限を変更…</translation>
    </message>
    <message>
        <source>Change pace…</source>
        <translation>ペースを変更…</translation>
    </message>
    <message>
        <source>Change proxy</source>
        <translation>プロキシを変更</translation>
    </message>
    <message>
        <source>Change proxy…</source>
        <translation>プロキシを変更…</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>証明書ファイルを選択</translation>
    </message>
    <message>
        <source>Choose certificate file…</source>
        <translation>証明書ファイルを選択…</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>接続を編集</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>訓練を終了</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>不調</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>制限中</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>操作が必要</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Open billing page</source>
        <translation>請求ページを開く</translation>
    </message>
    <message>
        <source>Open keys page</source>
        <translation>キーのページを開く</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Repair key</source>
        <translation>キーを修正</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>保存して再試行</translation>
    </message>
    <message>
        <source>Save key and retry</source>
        <translation>キーを保存して再試行</translation>
    </message>
    <message>
        <source>See what would be shared…</source>
        <translation>共有される内容を確認…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Start it with %1</source>
        <translation>起動するコマンド: %1</translation>
    </message>
    <message>
        <source>Start it with</source>
        <translation>起動するコマンド</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Switch…</source>
        <translation>切り替え…</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>試行中</translation>
    </message>
    <message>
        <source>Type or choose a model</source>
        <translation>モデルを入力または選択</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>キーリングのロックを解除</translation>
    </message>
    <message>
        <source>Use it and retry</source>
        <translation>これを使って再試行</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>さらに待つ</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>The provider&apos;s own words</source>
        <translation>プロバイダーからの原文</translation>
    </message>
    <message>
        <source>Tries of this message</source>
        <translation>このメッセージの試行</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardReach</name>
    <message>
        <source>A file with the certificate, PEM</source>
        <translation>証明書を含むファイル (PEM)</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>すべての設定…</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>証明書ファイル</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>証明書 (*.pem *.crt *.cer);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose the file, or cancel.</source>
        <translation>ファイルを選択するか、キャンセルしてください。</translation>
    </message>
    <message>
        <source>Password, kept where the key is kept</source>
        <translation>パスワード (キーと同じ場所に保管)</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>プロキシのユーザー名</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>保存して再試行</translation>
    </message>
    <message>
        <source>User, only if it wants a login</source>
        <translation>ユーザー名 (認証が必要な場合のみ)</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ChatPage</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 on %2 answers. %3</source>
        <translation>%2 の %1 が回答します。%3</translation>
    </message>
    <message>
        <source>A reply is on its way. Wait for it or stop it, then ask several.</source>
        <translation>回答を受信中です。終わるのを待つか停止してから、複数に質問してください。</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>Add an account of your own, or a server that runs on this computer.</source>
        <translation>ご自分のアカウントか、このコンピューターで動くサーバーを追加してください。</translation>
    </message>
    <message>
        <source>Another server needs its own key and may have other readers: change it in the form.</source>
        <translation>サーバーが変わると、キーも変わり、読み手も変わる可能性があります。フォームで変更してください。</translation>
    </message>
    <message>
        <source>Answer this message with…</source>
        <translation>このメッセージに回答する相手…</translation>
    </message>
    <message>
        <source>Ask several at once</source>
        <translation>複数に同時に質問</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>何でも質問してください</translation>
    </message>
    <message>
        <source>Choose below who answers.</source>
        <translation>回答する相手を下で選択してください。</translation>
    </message>
    <message>
        <source>It was not resumed.</source>
        <translation>再開できませんでした。</translation>
    </message>
    <message>
        <source>It was not stored.</source>
        <translation>保存されませんでした。</translation>
    </message>
    <message>
        <source>No connection yet</source>
        <translation>接続がまだありません</translation>
    </message>
    <message>
        <source>No reply here has more than one version yet.</source>
        <translation>複数のバージョンがある回答はまだありません。</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>送信されませんでした。%1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>The address was not stored.</source>
        <translation>アドレスは保存されませんでした。</translation>
    </message>
    <message>
        <source>The key was not stored.</source>
        <translation>キーは保存されませんでした。</translation>
    </message>
    <message>
        <source>The usual model</source>
        <translation>既定のモデル</translation>
    </message>
    <message>
        <source>There is only one to ask. Add another connection or model first.</source>
        <translation>質問できる相手が 1 つしかありません。先に別の接続またはモデルを追加してください。</translation>
    </message>
    <message>
        <source>This address cannot be used as it stands. The form says why.</source>
        <translation>このアドレスはこのままでは使えません。理由はフォームに表示されます。</translation>
    </message>
    <message>
        <source>This conversation could not be read</source>
        <translation>この会話を読み込めませんでした</translation>
    </message>
    <message>
        <source>This is a drill: no page was opened.</source>
        <translation>これは訓練です。ページは開かれませんでした。</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent to %1, and nothing was allowed.</source>
        <translation>これは訓練です。%1 には何も送信されず、何も許可されていません。</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent, and nothing was allowed.</source>
        <translation>これは訓練です。何も送信されず、何も許可されていません。</translation>
    </message>
    <message>
        <source>This was a drill: the key was not kept.</source>
        <translation>これは訓練でした。キーは保存されていません。</translation>
    </message>
    <message>
        <source>This was a drill: the model was not changed.</source>
        <translation>これは訓練でした。モデルは変更されていません。</translation>
    </message>
    <message>
        <source>Write the message first, then choose who is asked.</source>
        <translation>先にメッセージを書いてから、質問する相手を選択してください。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>コマンドを絞り込む</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>コマンドを入力</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Composer</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>複数に質問…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>ほかの送信方法</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Parameters •</source>
        <translation>パラメーター •</translation>
    </message>
    <message>
        <source>Parameters, set for this conversation</source>
        <translation>パラメーター (この会話用に設定済み)</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Prompts /</source>
        <translation>プロンプト /</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Send after the reply</source>
        <translation>回答の後に送信</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>回答を停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>System prompt and parameters are set for this conversation</source>
        <translation>この会話用にシステムプロンプトとパラメーターが設定されています</translation>
    </message>
    <message>
        <source>System prompt and parameters of this conversation</source>
        <translation>この会話のシステムプロンプトとパラメーター</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.csv *.json *.xml *.html)</source>
        <translation>テキスト (*.txt *.md *.csv *.json *.xml *.html)</translation>
    </message>
    <message>
        <source>Use a prompt: type / in an empty message</source>
        <translation>プロンプトを使う: 空のメッセージに / を入力</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ComposerEdit</name>
    <message>
        <source>Message …</source>
        <translation>メッセージ …</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDesk</name>
    <message>
        <source>Not removed. %1</source>
        <translation>削除されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDialog</name>
    <message>
        <source>Add connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>入力内容を破棄しますか？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>接続を編集</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>保存されませんでした。%1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存しています…</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>接続は保存されていません。</translation>
    </message>
    <message>
        <source>The keychain does not take a key this long. Nothing was changed.</source>
        <translation>このキーは長すぎてキーリングに保管できません。何も変更していません。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionForm</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Asks for the list of models. Sends no content.</source>
        <translation>モデル一覧を要求します。会話の内容は送信しません。</translation>
    </message>
    <message>
        <source>Choose or type a model&apos;s name</source>
        <translation>モデル名を選択または入力</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>メッセージの送信先: %1</translation>
    </message>
    <message>
        <source>Messages go to</source>
        <translation>メッセージの送信先</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Refresh models</source>
        <translation>モデル一覧を更新</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Test result</source>
        <translation>テスト結果</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>試しています…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionListModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationDesk</name>
    <message numerus="yes">
        <source>%n conversations are in no folder now.</source>
        <translation>
            <numerusform>会話 %n 件をフォルダーから外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>会話 %n 件を一覧に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>会話 %n 件をアーカイブしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>会話 %n 件を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>会話 %n 件を「%1」に移動しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>会話 %n 件をピン留めしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>会話 %n 件のピン留めを外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>会話 %n 件をアーカイブ</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive again</source>
        <translation>再びアーカイブ</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>会話をアーカイブ</translation>
    </message>
    <message>
        <source>Choose a folder or write the name of a new one.
Without a name they are in no folder.</source>
        <translation>フォルダーを選択するか、新しいフォルダーの名前を入力してください。
名前がない場合は、どのフォルダーにも入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>会話 %n 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>会話を削除</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>会話 %n 件をエクスポート…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>会話をエクスポート…</translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>会話 %n 件をフォルダーに移動…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>会話 %n 件を移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>フォルダーに移動</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>フォルダーに移動…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>会話 %n 件をピン留め</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>会話をピン留め</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>会話の名前を変更</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>フォルダーの名前を変更</translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>会話 %n 件をアーカイブから戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Take conversation out of the archive</source>
        <translation>会話をアーカイブから戻す</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations are in the list.</source>
        <translation>フォルダー「%1」を削除しました。中の会話は一覧にあります。</translation>
    </message>
    <message>
        <source>There is a folder “%1” already.</source>
        <translation>フォルダー「%1」はすでにあります。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Undo archive</source>
        <translation>アーカイブを元に戻す</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>移動を元に戻す</translation>
    </message>
    <message>
        <source>Undo pin</source>
        <translation>ピン留めを元に戻す</translation>
    </message>
    <message>
        <source>Undo unpin</source>
        <translation>ピン留めの解除を元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>会話 %n 件のピン留めを外す</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin conversation</source>
        <translation>会話のピン留めを外す</translation>
    </message>
    <message>
        <source>“%1” is in no folder now.</source>
        <translation>「%1」をフォルダーから外しました。</translation>
    </message>
    <message>
        <source>“%1” is in the list again.</source>
        <translation>「%1」を一覧に戻しました。</translation>
    </message>
    <message>
        <source>“%1” was archived.</source>
        <translation>「%1」をアーカイブしました。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>“%1” was moved to “%2”.</source>
        <translation>「%1」を「%2」に移動しました。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationHeader</name>
    <message>
        <source>%1 Shows where this conversation has been.</source>
        <translation>%1この会話の送信先を表示します。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a connection</source>
        <translation>接続を選択</translation>
    </message>
    <message>
        <source>Choose a model · %1</source>
        <translation>モデルを選択 · %1</translation>
    </message>
    <message>
        <source>Conversation: %1</source>
        <translation>会話: %1</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>稼働状況: %1</translation>
    </message>
    <message>
        <source>Local only: %1</source>
        <translation>ローカル限定: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>モデル: %1</translation>
    </message>
    <message>
        <source>Not read yet by: %1</source>
        <translation>まだ読んでいない読み手: %1</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>読み手: %1</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>サイドバーを表示</translation>
    </message>
    <message>
        <source>What this client saw of the connection. Opens diagnostics.</source>
        <translation>このクライアントから見た接続の様子です。診断を開きます。</translation>
    </message>
    <message>
        <source>You are asked before %1 is given this conversation.</source>
        <translation>%1 にこの会話を渡す前に確認します。</translation>
    </message>
    <message>
        <source>asks first: %1</source>
        <translation>先に確認: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Delete folder, keep its conversations</source>
        <translation>フォルダーを削除 (会話は残す)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>フォルダーに移動</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>フォルダーから外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Rename folder…</source>
        <translation>フォルダーの名前を変更…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>アーカイブから戻す</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationListModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>会話 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>会話 1 件</translation>
    </message>
    <message>
        <source>A reply is on its way</source>
        <translation>回答を受信中</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>フォルダー %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Waits for your choice</source>
        <translation>選択待ち</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>展開</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message>
        <source>%1 (no dictionary)</source>
        <translation>%1 (辞書なし)</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (未インストール)</translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n 言語</numerusform>
        </translation>
    </message>
    <message>
        <source>As the desktop: %1</source>
        <translation>デスクトップに合わせる: %1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Check the spelling: %1</source>
        <translation>スペルチェック: %1</translation>
    </message>
    <message>
        <source>Check the spelling</source>
        <translation>スペルチェック</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
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
        <translation>辞書がありません。hunspell-en-us などをインストールしてください</translation>
    </message>
    <message>
        <source>Of what is written in the message field, on this computer, with the dictionaries it has.</source>
        <translation>メッセージ欄に書いた文章を、このコンピューター上で、ここにある辞書を使って調べます。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>送信方法</translation>
    </message>
    <message>
        <source>Shift+Enter then begins a new line.</source>
        <translation>改行は Shift+Enter です。</translation>
    </message>
    <message>
        <source>This build has no spelling: it was made without libhunspell.</source>
        <translation>このビルドは libhunspell なしで作成されたため、スペルチェックを使えません。</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DataPage</name>
    <message>
        <source>Conversations, connections and these settings. Keys are in the keychain, never here.</source>
        <translation>会話、接続、これらの設定が入っています。キーはキーリングに保管され、ここに置かれることはありません。</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DemoStrip</name>
    <message>
        <source>Demo controls</source>
        <translation>デモの操作</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>%1 を復旧</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>復旧</translation>
    </message>
    <message>
        <source>Simulated connections on this computer. Nothing leaves it.</source>
        <translation>このコンピューター上の模擬接続です。外部には何も出ません。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DesktopPage</name>
    <message>
        <source>A key that opens the small window for one question while another program is in front. The desktop asks which key, and can take it back.</source>
        <translation>別のプログラムが前面にあるときでも、質問用の小さなウィンドウを開くショートカットキーです。どのキーにするかはデスクトップが尋ねます。割り当ては、デスクトップが取り消すこともできます。</translation>
    </message>
    <message>
        <source>Ask the desktop for a key that opens Quick ask</source>
        <translation>クイック質問を開くショートカットキーをデスクトップに要求</translation>
    </message>
    <message>
        <source>Ask the desktop for a key</source>
        <translation>デスクトップにショートカットキーを要求</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>Quick ask from anywhere</source>
        <translation>どこからでもクイック質問</translation>
    </message>
    <message>
        <source>Says which connections are not well. Where the desktop has a tray.</source>
        <translation>正常でない接続を示します。デスクトップにトレイがある場合に表示されます。</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>トレイにアイコンを表示</translation>
    </message>
    <message>
        <source>Show an icon</source>
        <translation>アイコンを表示</translation>
    </message>
    <message>
        <source>Tell me while the window is away</source>
        <translation>ウィンドウが見えないときに通知する</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>通知する</translation>
    </message>
    <message>
        <source>The desktop did not give one. Bind the command “breakerbox --quick-ask” in its own keyboard settings.</source>
        <translation>デスクトップからショートカットキーが割り当てられませんでした。デスクトップのキーボード設定で、コマンド「breakerbox --quick-ask」にキーを割り当ててください。</translation>
    </message>
    <message>
        <source>The desktop has given a key.</source>
        <translation>デスクトップからショートカットキーが割り当てられました。</translation>
    </message>
    <message>
        <source>The desktop is asking you.</source>
        <translation>デスクトップが確認を求めています。</translation>
    </message>
    <message>
        <source>The key: %1</source>
        <translation>ショートカットキー: %1</translation>
    </message>
    <message>
        <source>This desktop gives no such keys to programs. Bind the command “breakerbox --quick-ask” in the desktop&apos;s own keyboard settings.</source>
        <translation>このデスクトップは、プログラムにショートカットキーを割り当てません。デスクトップのキーボード設定で、コマンド「breakerbox --quick-ask」にキーを割り当ててください。</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>トレイ</translation>
    </message>
    <message>
        <source>When a reply that took long has ended, or a message that waited was sent. Without a sound, and never with words of a conversation.</source>
        <translation>時間のかかった回答が終わったとき、または待機していたメッセージが送信されたとき。音は鳴らさず、会話の文面も決して含めません。</translation>
    </message>
    <message>
        <source>While the window is away</source>
        <translation>ウィンドウが見えないとき</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DiagnosticsPanel</name>
    <message>
        <source>Copies the fields and metrics as text. No content, no key.</source>
        <translation>項目と指標をテキストとしてコピーします。会話の内容とキーは含みません。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Export diagnostics</source>
        <translation>診断をエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Forgets what this scope has seen. Times the provider stated stay.</source>
        <translation>このスコープで観測したことを消去します。プロバイダーが明示した時間は残ります。</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON ファイル (*.json)</translation>
    </message>
    <message>
        <source>Metrics of this client</source>
        <translation>このクライアントの指標</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>No attempt was made here yet.</source>
        <translation>ここでの試行はまだありません。</translation>
    </message>
    <message>
        <source>No message waits here. The next one you send is the probe.</source>
        <translation>ここで待機しているメッセージはありません。次に送信するメッセージがプローブになります。</translation>
    </message>
    <message>
        <source>Nothing to show yet. Add a connection and its health appears here.</source>
        <translation>表示するものがまだありません。接続を追加すると、稼働状況がここに表示されます。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>時系列</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Probe now</source>
        <translation>今すぐプローブ</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>プローブ</translation>
    </message>
    <message>
        <source>Replays what happened here with other settings.</source>
        <translation>ここで起きたことを別の設定で再現します。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>スコープ一覧</translation>
    </message>
    <message>
        <source>Sends nothing over this connection until you resume it.</source>
        <translation>再開するまで、この接続では何も送信しません。</translation>
    </message>
    <message>
        <source>Sends the first message that waits here, now. Nothing is made up to try a connection.</source>
        <translation>ここで待機している最初のメッセージを今すぐ送信します。接続を試すために架空のメッセージを作ることはありません。</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>もしも…</translation>
    </message>
    <message>
        <source>Writes all scopes with their evidence as JSON. No content, no key.</source>
        <translation>すべてのスコープと根拠を JSON で書き出します。会話の内容とキーは含みません。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::EvidenceModel</name>
    <message>
        <source>Counted</source>
        <translation>計上</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>リクエスト ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>計上</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>計上せず: %1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>計上せず</translation>
    </message>
    <message>
        <source>probe, %1</source>
        <translation>プローブ、%1</translation>
    </message>
    <message>
        <source>your retry, %1</source>
        <translation>手動の再試行、%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message>
        <source>%1 Remove the file or choose another model.</source>
        <translation>%1ファイルを外すか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>%1 has more than %2 megapixels.</source>
        <translation>%1 は %2 メガピクセルを超えています。</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 は壊れています。</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 の読み込みに時間がかかりすぎています。</translation>
    </message>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>ほかに %n 個が添付されませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>添付したファイル</translation>
    </message>
    <message>
        <source>Not attached: %1</source>
        <translation>添付されませんでした: %1</translation>
    </message>
    <message>
        <source>pasted image.png</source>
        <comment>name of a file</comment>
        <translation>貼り付けた画像.png</translation>
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
        <translation>%1、読み込み中</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>添付不可</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を外す</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundList</name>
    <message>
        <source>In messages</source>
        <translation>メッセージ内</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>この語句を含むメッセージはありません。</translation>
    </message>
    <message>
        <source>Older messages are still being taken in.</source>
        <translation>古いメッセージの取り込みが続いています。</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundModel</name>
    <message>
        <source>Archived. %1</source>
        <translation>アーカイブ済み。%1</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>In an archived conversation, %1</source>
        <translation>アーカイブ済みの会話、%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::HelpWindow</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>ヘルプ: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>この語句を含むページはありません。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ一覧</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>These pages are in English so far.</source>
        <translation>これらのページは、今のところ英語のみです。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::JourneyDialog</name>
    <message>
        <source>%1 (attempt %2)</source>
        <translation>%1 (%2 回目)</translation>
    </message>
    <message>
        <source>%1 An estimate by the price table of %2.</source>
        <translation>%1%2 の料金表による概算です。</translation>
    </message>
    <message>
        <source>%1 sent in all. Every attempt is written down before its first byte leaves.</source>
        <translation>合計 %1 を送信しました。どの試行も、最初の 1 バイトを送る前に記録されます。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>回答の再要求</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Cost so far: %1.</source>
        <translation>これまでの費用: %1。</translation>
    </message>
    <message>
        <source>Cost so far: at least %1.</source>
        <translation>これまでの費用: %1 以上。</translation>
    </message>
    <message>
        <source>From now on asks again. What was sent cannot be taken back.</source>
        <translation>今後は再び確認します。すでに送信したものは取り戻せません。</translation>
    </message>
    <message>
        <source>Image of a reply</source>
        <translation>回答の画像</translation>
    </message>
    <message>
        <source>Local only: nothing of it leaves this computer, and nothing asks to</source>
        <translation>ローカル限定: 会話の内容はこのコンピューターから出ず、共有の確認も表示しません</translation>
    </message>
    <message>
        <source>No end recorded</source>
        <translation>終了の記録なし</translation>
    </message>
    <message>
        <source>Nobody yet: the first answer decides.</source>
        <translation>まだ誰もいません。最初の応答で決まります。</translation>
    </message>
    <message>
        <source>Nothing of it has been sent.</source>
        <translation>この会話の内容は何も送信されていません。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Rest of a reply</source>
        <translation>回答の続き</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 の許可を取り消す</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>許可を取り消す</translation>
    </message>
    <message>
        <source>Sent after waiting</source>
        <translation>待機後に送信</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>切り替え</translation>
    </message>
    <message>
        <source>Through the proxy %1</source>
        <translation>プロキシ %1 を経由</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>これまでの送信先</translation>
    </message>
    <message>
        <source>Where this conversation has been</source>
        <translation>この会話の送信先</translation>
    </message>
    <message>
        <source>Who could read it</source>
        <translation>読めた相手</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>読むことを許可された相手</translation>
    </message>
    <message>
        <source>You were asked, and agreed</source>
        <translation>確認のうえ同意済み</translation>
    </message>
    <message>
        <source>allowed by you</source>
        <translation>ユーザーが許可</translation>
    </message>
    <message>
        <source>where it began</source>
        <translation>会話が始まった場所</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyCapture</name>
    <message>
        <source>Press the new keys</source>
        <translation>新しいキーを押してください</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyField</name>
    <message>
        <source>Keep in the keychain</source>
        <translation>キーリングに保管</translation>
    </message>
    <message>
        <source>Keep only until I quit</source>
        <translation>終了するまで保持</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>キーを貼り付け</translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation>キーがまだありません。</translation>
    </message>
    <message>
        <source>This is longer than any key.</source>
        <translation>キーとしては長すぎます。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeySection</name>
    <message>
        <source>Asking the keychain…</source>
        <translation>キーリングに問い合わせています…</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>%1 でキーを取得</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>In the desktop&apos;s keychain</source>
        <translation>デスクトップのキーリング</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>No key is needed</source>
        <translation>キーは不要</translation>
    </message>
    <message>
        <source>No keychain answers on this computer, so the key would be gone when you quit. It is never written to a file.</source>
        <translation>このコンピューターで応答するキーリングがないため、終了するとキーは失われます。キーがファイルに書き込まれることはありません。</translation>
    </message>
    <message>
        <source>Only until I quit</source>
        <translation>終了するまで保持</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>キーを表示</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Stored, ends in %1. Type a new one to replace it.</source>
        <translation>保存済み (末尾 %1)。新しく入力すると置き換わります。</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>保存済み。新しく入力すると置き換わります。</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>キーリングがロックされています。</translation>
    </message>
    <message>
        <source>This key may go to %1</source>
        <translation>このキーを %1 に送ってもよい</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>キーリングのロックを解除</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>キーの保管場所</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Link</name>
    <message>
        <source>Only web and mail addresses are opened.</source>
        <translation>開けるのは Web とメールのアドレスだけです。</translation>
    </message>
    <message>
        <source>The address has letters that can look like others.</source>
        <translation>アドレスに、ほかの文字と見分けにくい文字があります。</translation>
    </message>
    <message>
        <source>The address holds a user name, which can hide where it leads.</source>
        <translation>アドレスにユーザー名が含まれており、行き先が分かりにくくなっている可能性があります。</translation>
    </message>
    <message>
        <source>The address names no place.</source>
        <translation>アドレスに行き先がありません。</translation>
    </message>
    <message>
        <source>The link holds characters that cannot be seen.</source>
        <translation>リンクに目に見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>The mail would be filled in with text from the link.</source>
        <translation>リンクに含まれるテキストがメールに入力されます。</translation>
    </message>
    <message>
        <source>The text of the link names another place than it leads to.</source>
        <translation>リンクのテキストが示す場所と、実際の行き先が異なります。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::LinkOpener</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Not opened. %1</source>
        <translation>開きませんでした。%1</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>このリンクを開きますか？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>表記</translation>
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
        <translation>診断を閉じる</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>切り離す/ドッキング</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Markdown</name>
    <message>
        <source>Shown as plain text, and only its beginning: it is very large. Copy the message to get all of it.</source>
        <translation>非常に大きいため、先頭だけをプレーンテキストで表示しています。全体を得るには、メッセージをコピーしてください。</translation>
    </message>
    <message>
        <source>Shown as plain text: its markup is very large.</source>
        <translation>マークアップが非常に大きいため、プレーンテキストで表示しています。</translation>
    </message>
    <message>
        <source>image at %1</source>
        <translation>%1 の画像</translation>
    </message>
    <message>
        <source>image in the text</source>
        <translation>本文中の画像</translation>
    </message>
    <message>
        <source>image, not shown</source>
        <translation>画像 (非表示)</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message>
        <source>Back to the text</source>
        <translation>本文に戻る</translation>
    </message>
    <message>
        <source>Code, %1</source>
        <translation>コード、%1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>注 %1</translation>
    </message>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>表、%1 列、%2 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageItem</name>
    <message>
        <source>%1 was given the conversation up to here</source>
        <translation>ここまでの会話が %1 に渡されました</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, version</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Asks for the tool %1</source>
        <translation>ツール %1 の要求</translation>
    </message>
    <message>
        <source>From here on %1 can read this conversation</source>
        <translation>ここから先、%1 がこの会話を読めます</translation>
    </message>
    <message>
        <source>Reply from %1, %2: %3</source>
        <translation>%1 の回答、%2: %3</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>あなた、%1: %2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::NoticeWatch</name>
    <message>
        <source>%1 has answered</source>
        <translation>%1 が回答しました</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>所要時間は %1 でした。</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>%1 から応答がありません</translation>
    </message>
    <message>
        <source>The conversation says what can be done.</source>
        <translation>対処方法は会話に表示されています。</translation>
    </message>
    <message>
        <source>The message that waited was sent.</source>
        <translation>待機していたメッセージを送信しました。</translation>
    </message>
    <message>
        <source>The reply broke off. What came is kept.</source>
        <translation>回答が途中で切れました。届いた分は残っています。</translation>
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
        <translation>この会話の境界の内側</translation>
    </message>
    <message>
        <source>Moves nothing off this computer</source>
        <translation>このコンピューターから何も出ません</translation>
    </message>
    <message>
        <source>Not from this local-only conversation; unlock it in its settings</source>
        <translation>ローカル限定の会話では使えません。会話の設定でロックを解除してください</translation>
    </message>
    <message>
        <source>The first you choose may read it; asks about any other company</source>
        <translation>最初に選択した相手は読めるようになります。別の会社については先に確認します</translation>
    </message>
    <message>
        <source>Would share with someone new; asks first</source>
        <translation>新しい相手との共有になります (先に確認します)</translation>
    </message>
    <message>
        <source>runs on this computer (not verified)</source>
        <translation>このコンピューターで動作 (未検証)</translation>
    </message>
    <message>
        <source>sees %1, %2</source>
        <translation>開示: %1、%2</translation>
    </message>
    <message>
        <source>sees %1</source>
        <translation>開示: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Onboarding</name>
    <message>
        <source>Not added. %1</source>
        <translation>追加されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ParametersDialog</name>
    <message>
        <source>0 to 2. Low is plain and steady, high is varied.</source>
        <translation>0～2。低いと素直で安定し、高いと多彩になります。</translation>
    </message>
    <message>
        <source>Above 0, to 1. Set this or the temperature, not both.</source>
        <translation>0 より大きく 1 以下。これと Temperature のどちらか一方を設定してください。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Goes along with every message of this conversation.</source>
        <translation>この会話のすべてのメッセージに添えて送られます。</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>少</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>回答の最大長</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>More takes longer and costs more.</source>
        <translation>多いほど時間がかかり、費用も増えます。</translation>
    </message>
    <message>
        <source>Most services take four at most.</source>
        <translation>ほとんどのサービスでは 4 個までです。</translation>
    </message>
    <message>
        <source>Much</source>
        <translation>多</translation>
    </message>
    <message>
        <source>Not sent: %1 does not take it.</source>
        <translation>送信されません: %1 が対応していません。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>One a line. The reply ends before it.</source>
        <translation>1 行に 1 個。回答はその手前で終わります。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>停止文字列</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperature</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Tokens, thinking included.</source>
        <translation>トークン数 (思考を含む)。</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Use the usual values</source>
        <translation>既定値を使う</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>What the model should know or be before it answers.</source>
        <translation>モデルが回答の前に知っておくべきことや役割。</translation>
    </message>
    <message>
        <source>“%1” stands in the fields. Save takes it.</source>
        <translation>「%1」を欄に入れました。「保存」で適用されます。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>%n 件に質問する</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問する</translation>
    </message>
    <message>
        <source>Choose %1 to %2. Enter adds or removes one.</source>
        <translation>%1～%2 件を選択してください。Enter で追加または解除します。</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks them.</source>
        <translation>Ctrl+Enter で質問します。</translation>
    </message>
    <message>
        <source>No more than %1. Ctrl+Enter asks.</source>
        <translation>選択できるのは %1 件までです。Ctrl+Enter で質問します。</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>その名前のものはありません。</translation>
    </message>
    <message>
        <source>Search in the list</source>
        <translation>一覧を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyForm</name>
    <message>
        <source>What does not fit</source>
        <translation>矛盾している設定</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyPage</name>
    <message>
        <source>All of these back to their defaults</source>
        <translation>すべて既定値に戻す</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>クラウドアカウント</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>カスタムエンドポイント</translation>
    </message>
    <message>
        <source>Kind of connection</source>
        <translation>接続の種類</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>ローカルサーバー</translation>
    </message>
    <message>
        <source>When Breakerbox stops sending over a connection, and how long it waits before it tries one call again. What you change holds from the next call on; what was seen so far is kept.</source>
        <translation>Breakerbox がいつ接続への送信を停止し、呼び出しを 1 回再び試すまでどれだけ待つかを決めます。変更は次の呼び出しから有効です。これまでの観測は残ります。</translation>
    </message>
    <message>
        <source>When a connection fails</source>
        <translation>接続の不調時</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetChooser</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, no key needed</source>
        <translation>%1、キー不要</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>クラウドアカウント</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>カスタムエンドポイント</translation>
    </message>
    <message>
        <source>Running now at %1, %2</source>
        <comment>address, how many models</comment>
        <translation>%1 で動作中、%2</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>サービスを検索</translation>
    </message>
    <message>
        <source>Servers on this computer</source>
        <translation>このコンピューター上のサーバー</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Your own address</source>
        <translation>ご自分のアドレス</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetName</name>
    <message>
        <source>A preset has this name. It is replaced.</source>
        <translation>この名前のプリセットはすでにあり、置き換えられます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>プリセットの名前</translation>
    </message>
    <message>
        <source>Replace preset</source>
        <translation>プリセットを置き換え</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>プリセットとして保存</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>プリセットを保存</translation>
    </message>
    <message>
        <source>System prompt and parameters, as they stand in the fields.</source>
        <translation>欄に入力されているシステムプロンプトとパラメーター。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetRow</name>
    <message>
        <source>Delete preset</source>
        <translation>プリセットを削除</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>保存されませんでした。%1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Put right the field that is marked first.</source>
        <translation>先に、印の付いた欄を修正してください。</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>プリセットとして保存…</translation>
    </message>
    <message>
        <source>System prompt and parameters under a name</source>
        <translation>名前を付けて保存したシステムプロンプトとパラメーター</translation>
    </message>
    <message>
        <source>Take a preset, or keep what stands here as one.</source>
        <translation>プリセットを使うか、ここの内容をプリセットとして保存できます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>「%1」を保存しました。</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PriceDialog</name>
    <message>
        <source>A million tokens received</source>
        <translation>受信 100 万トークン</translation>
    </message>
    <message>
        <source>A million tokens sent</source>
        <translation>送信 100 万トークン</translation>
    </message>
    <message>
        <source>An update of the program leaves this price alone.</source>
        <translation>プログラムを更新しても、この料金は変わりません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Name, or its beginning and *</source>
        <translation>名前、または先頭部分と *</translation>
    </message>
    <message>
        <source>Price of a model</source>
        <translation>モデルの料金</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Write the model&apos;s name, both prices as plain numbers, for example %1, and the currency.</source>
        <translation>モデルの名前、2 つの料金 (数字だけ、例: %1)、通貨を入力してください。</translation>
    </message>
    <message>
        <source>as input</source>
        <translation>送信と同じ</translation>
    </message>
    <message>
        <source>… of them from its cache</source>
        <translation>… うちキャッシュから</translation>
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
        <translation>出典: %1、確認日: %2。</translation>
    </message>
    <message>
        <source>Added by you.</source>
        <translation>ユーザーが追加しました。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>All back to the shipped prices</source>
        <translation>すべて付属の料金に戻す</translation>
    </message>
    <message>
        <source>Back to the shipped price</source>
        <translation>付属の料金に戻す</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Changed by you. Shipped: %1 sent, %2 received.</source>
        <translation>ユーザーが変更しました。付属の料金: 送信 %1、受信 %2。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>For prompts of up to %1 tokens; longer ones cost more.</source>
        <translation>プロンプトが %1 トークンまでの料金です。それより長いと高くなります。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>No prices.</source>
        <translation>料金がありません。</translation>
    </message>
    <message>
        <source>Not used. Shipped: %1, read on %2.</source>
        <translation>使用していません。付属の料金の出典: %1、確認日: %2。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>%1 まで有効。</translation>
    </message>
    <message>
        <source>What a million tokens cost, for estimates of what replies cost. Prices that stand in a connection go before these.</source>
        <translation>100 万トークンあたりの料金です。回答の費用の概算に使います。接続に設定した料金があれば、そちらが優先されます。</translation>
    </message>
    <message>
        <source>as sent</source>
        <translation>送信と同じ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message>
        <source> day</source>
        <comment>suffix of one day</comment>
        <translation> 日</translation>
    </message>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform> 日</numerusform>
        </translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 日</translation>
    </message>
    <message>
        <source>For the diagnostics and for replays: times and outcomes, never content. What is older is deleted at the next start.</source>
        <translation>診断と再現に使います。時刻と結果だけで、会話の内容は決して含みません。古いものは次回の起動時に削除されます。</translation>
    </message>
    <message>
        <source>Keep the history of attempts for</source>
        <translation>試行の履歴を保存する期間</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>ローカルサーバー</translation>
    </message>
    <message>
        <source>Look for local servers</source>
        <translation>ローカルサーバーを探す</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>探す</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>While there is no connection, and when one is added. Only on this computer; sends no content.</source>
        <translation>接続がないときと、接続を追加するとき。探すのはこのコンピューターの中だけで、会話の内容は送信しません。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptFill</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Goes into the message field. Nothing is sent yet.</source>
        <translation>メッセージ欄に入ります。まだ何も送信されません。</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Prompt /%1</source>
        <translation>プロンプト /%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptForm</name>
    <message>
        <source>Another prompt has this name.</source>
        <translation>この名前のプロンプトはすでにあります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>入力内容を破棄しますか？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>プロンプトを編集</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>入力を続ける</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>新しいプロンプト</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>保存されませんでした。%1</translation>
    </message>
    <message>
        <source>One word. Typed as /name at the beginning of a message.</source>
        <translation>空白のない 1 語。メッセージの先頭に「/名前」と入力して使います。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>This is too long for a prompt.</source>
        <translation>プロンプトとしては長すぎます。</translation>
    </message>
    <message>
        <source>Translate this into {{language|English}}: {{clipboard}}</source>
        <translation>これを{{言語|日本語}}に翻訳してください: {{clipboard}}</translation>
    </message>
    <message>
        <source>Typed as /%1</source>
        <translation>入力方法: /%1</translation>
    </message>
    <message>
        <source>Up to %1 letters, digits, “-”, “_” and “.”.</source>
        <translation>最大 %1 文字。使えるのは文字、数字、「-」「_」「.」です。</translation>
    </message>
    <message>
        <source>What it is for (may stay empty)</source>
        <translation>用途 (省略可)</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>translate</translation>
    </message>
    <message>
        <source>{{word}} is asked for when the prompt is used. {{clipboard}}, {{selection}} and {{date}} are filled in by themselves.</source>
        <translation>{{語}} は、プロンプトを使うときに入力します。{{clipboard}}、{{selection}}、{{date}} には自動で値が入ります。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptLibrary</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 に書き込めませんでした。</translation>
    </message>
    <message>
        <source>%1 prompts were written to %2.</source>
        <translation>プロンプト %1 件を %2 に書き出しました。</translation>
    </message>
    <message>
        <source>/%1 was deleted.</source>
        <translation>/%1 を削除しました。</translation>
    </message>
    <message>
        <source>1 prompt was written to %1.</source>
        <translation>プロンプト 1 件を %1 に書き出しました。</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again. Type / at the beginning of a message to choose one.</source>
        <translation>プロンプトは、繰り返し使うテキストです。メッセージの先頭に / を入力すると選択できます。</translation>
    </message>
    <message>
        <source>Add examples</source>
        <translation>例を追加</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>プロンプトをエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Import prompts</source>
        <translation>プロンプトをインポート</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>No prompt has these words.</source>
        <translation>この語句を含むプロンプトはありません。</translation>
    </message>
    <message>
        <source>Prompt library</source>
        <translation>プロンプトライブラリー</translation>
    </message>
    <message>
        <source>Prompts (*.json)</source>
        <translation>プロンプト (*.json)</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Puts it into the message field</source>
        <translation>メッセージ欄に入れます</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>プロンプトを検索</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
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
        <translation>新しいプロンプト…</translation>
    </message>
    <message>
        <source>No prompt has that name.</source>
        <translation>その名前のプロンプトはありません。</translation>
    </message>
    <message>
        <source>No prompts yet. A prompt is a text that you use again.</source>
        <translation>プロンプトがまだありません。プロンプトは、繰り返し使うテキストです。</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>プロンプトライブラリー…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>プロンプトを検索</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptText</name>
    <message>
        <source>%1 got another name, for theirs was taken.</source>
        <translation>%1 件は、名前が使われていたため別の名前にしました。</translation>
    </message>
    <message>
        <source>%1 had no text, or too much of it.</source>
        <translation>%1 件は、テキストがないか長すぎました。</translation>
    </message>
    <message>
        <source>%1 prompts were added.</source>
        <translation>プロンプト %1 件を追加しました。</translation>
    </message>
    <message>
        <source>%1 were here already.</source>
        <translation>%1 件はすでにありました。</translation>
    </message>
    <message>
        <source>1 prompt was added.</source>
        <translation>プロンプト 1 件を追加しました。</translation>
    </message>
    <message>
        <source>Asks for: %1.</source>
        <translation>使うときに入力する項目: %1。</translation>
    </message>
    <message>
        <source>Correct a text and list the changes</source>
        <translation>テキストを校正し、変更点を一覧にする</translation>
    </message>
    <message>
        <source>Correct spelling and grammar of the text below. Keep its tone and its layout. After it, list what you changed and why.

{{clipboard}}</source>
        <translation>以下のテキストのつづり、表記、文法の誤りを直してください。調子とレイアウトは変えないでください。その後に、変更した箇所と理由を一覧にしてください。

{{clipboard}}</translation>
    </message>
    <message>
        <source>Explain something plainly</source>
        <translation>わかりやすく説明する</translation>
    </message>
    <message>
        <source>Explain this to {{reader|somebody new to it}}. Begin with one sentence that says the whole, then give the details.

{{selection}}</source>
        <translation>これを{{相手|初めて知る人}}に説明してください。まず全体を 1 文で述べ、それから詳細を説明してください。

{{selection}}</translation>
    </message>
    <message>
        <source>Filled in by itself: %1.</source>
        <translation>自動で入る項目: %1。</translation>
    </message>
    <message>
        <source>Nothing new was in it.</source>
        <translation>新しいものは含まれていませんでした。</translation>
    </message>
    <message>
        <source>One got another name, for its own was taken.</source>
        <translation>1 件は、名前が使われていたため別の名前にしました。</translation>
    </message>
    <message>
        <source>One had no text, or too much of it.</source>
        <translation>1 件は、テキストがないか長すぎました。</translation>
    </message>
    <message>
        <source>One was here already.</source>
        <translation>1 件はすでにありました。</translation>
    </message>
    <message>
        <source>Summarise the text below in {{length|five points}}. Say what it leaves open.

{{clipboard}}</source>
        <translation>以下のテキストを{{長さ|5 項目}}に要約してください。書かれていない点や未解決の点も挙げてください。

{{clipboard}}</translation>
    </message>
    <message>
        <source>The most important points of a text</source>
        <translation>テキストの要点をまとめる</translation>
    </message>
    <message>
        <source>This file could not be read, or has no prompt in it.</source>
        <translation>このファイルを読み取れないか、プロンプトが含まれていません。</translation>
    </message>
    <message>
        <source>This file has no prompts that can be read, or is damaged. Nothing was added.</source>
        <translation>このファイルには読み取れるプロンプトがないか、ファイルが壊れています。何も追加していません。</translation>
    </message>
    <message>
        <source>This file is too large for a file of prompts.</source>
        <translation>このファイルは、プロンプトのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Translate a text</source>
        <translation>テキストを翻訳する</translation>
    </message>
    <message>
        <source>Translate the text below into {{language|English}}. Keep names, numbers and layout as they are.

{{clipboard}}</source>
        <translation>以下のテキストを{{言語|日本語}}に翻訳してください。名前、数字、レイアウトはそのままにしてください。

{{clipboard}}</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>explain</translation>
    </message>
    <message>
        <source>proofread</source>
        <translation>proofread</translation>
    </message>
    <message>
        <source>summarise</source>
        <translation>summarize</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>translate</translation>
    </message>
    <message>
        <source>{{}} has no name and stays as it stands.</source>
        <translation>{{}} には名前がないため、そのまま残ります。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ProxySection</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>システムの設定に従う</translation>
    </message>
    <message>
        <source>Kept where the key is kept, never in a file</source>
        <translation>キーと同じ場所に保管し、ファイルには決して書き込みません</translation>
    </message>
    <message>
        <source>Kind of proxy</source>
        <translation>プロキシの種類</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Only if it wants a login</source>
        <translation>認証が必要な場合のみ</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>プロキシのアドレス</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>プロキシのユーザー名</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>保存済み。新しく入力すると置き換わります。</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー名</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QueueStrip</name>
    <message>
        <source>%1 (with attachments)</source>
        <translation>%1 (添付ファイルあり)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what waits, for what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>順番を前へ</translation>
    </message>
    <message>
        <source>Edit waiting message</source>
        <translation>待機中のメッセージを編集</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>順番を後へ</translation>
    </message>
    <message>
        <source>Next, one after the other, when the reply is there</source>
        <translation>次に 1 件ずつ送信 (回答が届いた後)</translation>
    </message>
    <message>
        <source>Next, when the reply is there</source>
        <translation>次に送信 (回答が届いた後)</translation>
    </message>
    <message>
        <source>Not sent by itself: decide when to send it</source>
        <translation>自動では送信されません。送信する時期を決めてください</translation>
    </message>
    <message>
        <source>Remove waiting message</source>
        <translation>待機中のメッセージを削除</translation>
    </message>
    <message>
        <source>Send now; a reply on its way is stopped, what came of it is kept</source>
        <translation>今すぐ送信。届く途中の回答は停止され、届いた分は残ります</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Waiting message</source>
        <translation>待機中のメッセージ</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>待機中のメッセージ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QuickAsk</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>新しい質問</translation>
    </message>
    <message>
        <source>Open in main window</source>
        <translation>メインウィンドウで開く</translation>
    </message>
    <message>
        <source>Quick ask – Breakerbox</source>
        <translation>クイック質問 – Breakerbox</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>クイック質問</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReadingView</name>
    <message>
        <source>Copying… %1 %</source>
        <translation>コピーしています… %1 %</translation>
    </message>
    <message>
        <source>Do not copy (Escape)</source>
        <translation>コピーしない (Escape)</translation>
    </message>
    <message>
        <source>More below</source>
        <translation>下に続きがあります</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReasoningFold</name>
    <message>
        <source>Reasoned for %1</source>
        <translation>%1 思考しました</translation>
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
        <translation>%1 に書き込めませんでした。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>All that is stored</source>
        <translation>保存済みのすべて</translation>
    </message>
    <message>
        <source>An incident as this client recorded it. Play it with: breakerbox simulate.</source>
        <translation>このクライアントが記録したインシデントです。実行するには breakerbox simulate を使います。</translation>
    </message>
    <message>
        <source>As breakers of servers do: half of the last ten calls failed, then always 30 s.</source>
        <translation>サーバー側のブレーカーと同様です。直近 10 回の呼び出しの半数が失敗すると停止し、待機は常に 30 秒です。</translation>
    </message>
    <message>
        <source>Classic window</source>
        <translation>従来のウィンドウ方式</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON ファイル (*.json)</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>過去 24 時間</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>過去 1 時間</translation>
    </message>
    <message>
        <source>Latest incident</source>
        <translation>最新のインシデント</translation>
    </message>
    <message>
        <source>More patient</source>
        <translation>より気長に</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>No call is stored for this scope in this time. Choose a longer time, or come back after the next trouble.</source>
        <translation>このスコープには、この期間の呼び出しが保存されていません。期間を長くするか、次に問題が起きた後に開いてください。</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>別の設定</translation>
    </message>
    <message>
        <source>Quicker to stop</source>
        <translation>より早く停止</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>再現しています…</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>シナリオを保存</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>シナリオを保存…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What a replay cannot know</source>
        <translation>再現では分からないこと</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>What if… – %1</source>
        <translation>もしも… – %1</translation>
    </message>
    <message>
        <source>What is replayed</source>
        <translation>再現の対象</translation>
    </message>
    <message>
        <source>Writes what happened as a file for “breakerbox simulate”. No content, no key.</source>
        <translation>起きたことを「breakerbox simulate」用のファイルに書き出します。会話の内容とキーは含みません。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayLanes</name>
    <message>
        <source>As it happened</source>
        <translation>実際の経過</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>別の設定</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>現在の設定</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>never stopped sending</source>
        <translation>送信停止なし</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayTable</name>
    <message>
        <source>Other settings</source>
        <translation>別の設定</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>現在の設定</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplyPictures</name>
    <message>
        <source>Load images from %1</source>
        <translation>%1 から画像を読み込む</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>%1 から読み込んでいます…</translation>
    </message>
    <message>
        <source>Not loaded. It is now at %1, which was not asked.</source>
        <translation>未読み込み。現在は %1 にあり、そこへは何も要求していません。</translation>
    </message>
    <message>
        <source>Not loaded. Nothing was asked of %1.</source>
        <translation>未読み込み。%1 には何も要求していません。</translation>
    </message>
    <message>
        <source>Not loaded: %1 gave no whole answer.</source>
        <translation>読み込めません: %1 の応答が不完全です。</translation>
    </message>
    <message>
        <source>Not loaded: %1 has no such image.</source>
        <translation>読み込めません: %1 にこの画像はありません。</translation>
    </message>
    <message>
        <source>Not loaded: %1 is in your own network, and this text came from elsewhere.</source>
        <translation>読み込みません: %1 はご自分のネットワーク内にあり、このテキストは外部から来ました。</translation>
    </message>
    <message>
        <source>Not loaded: %1 sends on in circles, or to an address without encryption.</source>
        <translation>読み込めません: %1 が転送を繰り返すか、暗号化されないアドレスへ転送します。</translation>
    </message>
    <message>
        <source>Not loaded: %1 would be asked without encryption.</source>
        <translation>読み込みません: %1 への要求が暗号化されません。</translation>
    </message>
    <message>
        <source>Not loaded: it could not be recorded, so nobody was asked.</source>
        <translation>読み込みません: 記録できなかったため、どこにも要求していません。</translation>
    </message>
    <message>
        <source>Not loaded: this address may not be asked.</source>
        <translation>読み込みません: このアドレスへの要求は許可されていません。</translation>
    </message>
    <message>
        <source>Not loaded: this conversation stays on this computer.</source>
        <translation>読み込みません: この会話はこのコンピューターから出ません。</translation>
    </message>
    <message>
        <source>Not shown: the image is damaged.</source>
        <translation>表示できません: 画像が壊れています。</translation>
    </message>
    <message>
        <source>Not shown: the image is larger than 10 MB.</source>
        <translation>表示できません: 画像が 10 MB を超えています。</translation>
    </message>
    <message>
        <source>Not shown: the image is too large.</source>
        <translation>表示できません: 画像が大きすぎます。</translation>
    </message>
    <message>
        <source>Not shown: this is no PNG, JPEG, WebP or GIF.</source>
        <translation>表示できません: PNG、JPEG、WebP、GIF のいずれでもありません。</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>画像を読み込んでいます…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ScopeTreeModel</name>
    <message>
        <source>Next try</source>
        <translation>次の試行</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingRows</name>
    <message>
        <source>Back to the default: %1</source>
        <translation>既定値に戻す: %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>通常は %1。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingsWindow</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>この語句を含む設定はありません。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ一覧</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ShortcutsPage</name>
    <message>
        <source>%1 (always)</source>
        <translation>%1 (固定)</translation>
    </message>
    <message>
        <source>%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.</source>
        <translation>%1 だけでは文字が入力されます。Ctrl、Alt、Meta のいずれかと組み合わせるか、ファンクションキーを使ってください。</translation>
    </message>
    <message>
        <source>%1 is always “%2”. Press other keys.</source>
        <translation>%1 は「%2」に固定されています。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is “%2” now. It would have these keys no longer.</source>
        <translation>%1 は現在「%2」に使われています。割り当てると、そちらでは使えなくなります。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作一覧</translation>
    </message>
    <message>
        <source>All back to their defaults</source>
        <translation>すべて既定値に戻す</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>すべてのキーを既定の割り当てに戻しました。</translation>
    </message>
    <message>
        <source>Changed. Usually %1.</source>
        <translation>変更済み。通常は %1。</translation>
    </message>
    <message>
        <source>Choose an action and press the keys it is to have. They hold at once.</source>
        <translation>操作を選択し、割り当てるキーを押してください。すぐに有効になります。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>New keys for %1</source>
        <translation>%1 の新しいキー</translation>
    </message>
    <message>
        <source>New keys for “%1”. Usually: %2</source>
        <translation>「%1」の新しいキー。通常は %2</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>No action is chosen.</source>
        <translation>操作が選択されていません。</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>割り当てを解除</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>こちらに割り当てる</translation>
    </message>
    <message>
        <source>Takes its keys away</source>
        <translation>この操作のキーの割り当てを外します</translation>
    </message>
    <message>
        <source>The keys of “%1” are always these.</source>
        <translation>「%1」のキーは変更できません。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>“%1” has no keys now.</source>
        <translation>「%1」のキーの割り当てを解除しました。</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>「%1」に %2 を割り当てました。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>回答 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Back to the conversation (Escape)</source>
        <translation>会話に戻る (Escape)</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>会話に戻る</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>あなた: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Sidebar</name>
    <message>
        <source>Add connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>CONNECTIONS</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>訓練を終了</translation>
    </message>
    <message>
        <source>Fire drill</source>
        <translation>障害訓練</translation>
    </message>
    <message>
        <source>For ten minutes, as if; nothing is sent</source>
        <translation>10 分間そのように振る舞い、何も送信しません</translation>
    </message>
    <message>
        <source>It does not know the model</source>
        <translation>モデルが見つからない</translation>
    </message>
    <message>
        <source>It is failing</source>
        <translation>不調になる</translation>
    </message>
    <message>
        <source>It limits requests</source>
        <translation>リクエストを制限する</translation>
    </message>
    <message>
        <source>It refuses the key</source>
        <translation>キーを拒否する</translation>
    </message>
    <message>
        <source>Messages found</source>
        <translation>見つかったメッセージ</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>会話がまだありません。</translation>
    </message>
    <message>
        <source>No title has these words.</source>
        <translation>この語句を含むタイトルはありません。</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>The account is empty</source>
        <translation>アカウントの残高がない</translation>
    </message>
    <message>
        <source>The server does not run</source>
        <translation>サーバーが動いていない</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>このコンピューターがオフライン</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SpellMarks</name>
    <message>
        <source>Add to dictionary</source>
        <translation>辞書に追加</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>候補なし</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StartPage</name>
    <message>
        <source>%1 is running</source>
        <translation>%1 が動作中</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A connection can use a variable by its name. The key is read when a message is sent, and stored nowhere.</source>
        <translation>接続では環境変数を名前で指定できます。キーはメッセージの送信時に読み取られ、どこにも保存されません。</translation>
    </message>
    <message>
        <source>A model on this computer</source>
        <translation>このコンピューターのモデル</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>%2 の %1 を追加</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>Add a local server</source>
        <translation>ローカルサーバーを追加</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Begin one: ask something, and the answer stays here.</source>
        <translation>会話を始めましょう。質問すると、回答がここに残ります。</translation>
    </message>
    <message>
        <source>Choose one on the left, or begin a new one.</source>
        <translation>左から選択するか、新しい会話を始めてください。</translation>
    </message>
    <message>
        <source>Connect to a model</source>
        <translation>モデルに接続</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Demo command</source>
        <translation>デモのコマンド</translation>
    </message>
    <message>
        <source>If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing leaves this computer.</source>
        <translation>Ollama、LM Studio、llama.cpp がここで動いていれば、キーは不要で、このコンピューターから何も出ません。</translation>
    </message>
    <message>
        <source>Keys in your environment</source>
        <translation>環境変数のキー</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度探す</translation>
    </message>
    <message>
        <source>Look for servers</source>
        <translation>サーバーを探す</translation>
    </message>
    <message>
        <source>Looking on this computer (ports %1)…</source>
        <translation>このコンピューターを探しています (ポート %1)…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>No conversation is open</source>
        <translation>開いている会話はありません</translation>
    </message>
    <message>
        <source>None answers on this computer (ports %1).</source>
        <translation>このコンピューターで応答するサーバーはありません (ポート %1)。</translation>
    </message>
    <message>
        <source>Search for local servers</source>
        <translation>ローカルサーバーを検索</translation>
    </message>
    <message>
        <source>The demo has three simulated connections that you can make fail in every way. Quit, then start:</source>
        <translation>デモには 3 つの模擬接続があり、あらゆる失敗を起こせます。終了してから次のコマンドで起動してください:</translation>
    </message>
    <message>
        <source>Try without a key</source>
        <translation>キーなしで試す</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>%2 に %1 を使用</translation>
    </message>
    <message>
        <source>Use your own key with a provider, or your own server. Keys stay in the desktop&apos;s keychain, and a message goes only where you send it.</source>
        <translation>プロバイダーをご自分のキーで使うか、ご自分のサーバーを使います。キーはデスクトップのキーリングに保管され、メッセージはあなたが送った先にだけ届きます。</translation>
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
        <translation>接続を追加</translation>
    </message>
    <message>
        <source>Answered by %1, %2, %3</source>
        <translation>回答する相手: %1、%2、%3</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>回答する相手を選択</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>回答する相手</translation>
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
        <translation>点: 応答あり。三角: 失敗。中空の輪: 稼働状況と無関係。輪で囲まれた印: プローブ。網掛け: 送信なし。斜線: 制限中。ホイールまたは + と −: 拡大縮小。ドラッグまたは矢印キー: 移動。</translation>
    </message>
    <message>
        <source>Show the last %1</source>
        <translation>過去 %1 を表示</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message>
        <source>%1 · first token after %2 · %3</source>
        <translation>%1 · 最初のトークンまで %2 · %3</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>最初のトークン</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ToolCallFold</name>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Asked for by the model. It was not run here.</source>
        <translation>モデルが要求しました。ここでは実行されていません。</translation>
    </message>
    <message>
        <source>No result: tools are not run here.</source>
        <translation>結果なし: ここではツールは実行されません。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>ツール: %1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>バックアップ (*.db)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>バックアップを検査しています…</translation>
    </message>
    <message>
        <source>Conversations added: %1</source>
        <translation>追加した会話: %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Everything, to be imported again (*.json)</source>
        <translation>すべて、再インポート用 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>会話 %n 件をエクスポート</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>すべての会話をエクスポート</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>会話をエクスポート</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>%1 にエクスポートしています</translation>
    </message>
    <message>
        <source>Exports (*.json *.zip)</source>
        <translation>エクスポートファイル (*.json *.zip)</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>会話をインポート</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 をインポートしています</translation>
    </message>
    <message>
        <source>It is taken into use at the next start. What is here now is kept beside it.</source>
        <translation>次回の起動時に使用を開始します。現在のデータは同じ場所に残されます。</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation>ファイルを調べています…</translation>
    </message>
    <message>
        <source>Making a verified copy…</source>
        <translation>検証済みのコピーを作成しています…</translation>
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
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Something else is being imported, exported or backed up. Wait until it is done.</source>
        <translation>別のインポート、エクスポート、またはバックアップを実行中です。終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>There is no conversation to export.</source>
        <translation>エクスポートする会話がありません。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Tray</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show Breakerbox</source>
        <translation>Breakerbox を表示</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnActions</name>
    <message>
        <source>Ask again</source>
        <translation>回答を再要求</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>回答を要求</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>回答を続ける</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>編集して再送信</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnColumn</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>メッセージ %n 件を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>うち %n 件は別のバージョンにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>メッセージ 1 件を削除しました。</translation>
    </message>
    <message>
        <source>Cancel editing (Escape)</source>
        <translation>編集をキャンセル (Escape)</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>編集をキャンセル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Delete messages</source>
        <translation>メッセージを削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>このメッセージと後続の %n 件を削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this message and the one after it?</source>
        <translation>このメッセージと次のメッセージを削除しますか？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>編集中: %1</translation>
    </message>
    <message>
        <source>It can be undone for ten seconds.</source>
        <translation>10 秒以内なら元に戻せます。</translation>
    </message>
    <message>
        <source>Undo deleting (Ctrl+Z)</source>
        <translation>削除を元に戻す (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnFiles</name>
    <message>
        <source>%1: %2</source>
        <comment>how many attachments, and each of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between attached files</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnHeader</name>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入力 %1、出力 %2</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 of them for reasoning</source>
        <translation>うち %1 は思考</translation>
    </message>
    <message>
        <source>%1 of them from the cache</source>
        <translation>うち %1 はキャッシュから</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>%1 to first word</source>
        <translation>最初の語まで %1</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>指定したモデル: %1</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>接続: %1</translation>
    </message>
    <message>
        <source>Cost %1, by the connection&apos;s prices</source>
        <translation>費用 %1 (接続の料金による)</translation>
    </message>
    <message>
        <source>Cost about %1, an estimate by the price table of %2</source>
        <translation>費用 約 %1 (%2 の料金表による概算)</translation>
    </message>
    <message>
        <source>Cost about %1, by your price for this model</source>
        <translation>費用 約 %1 (このモデルにご自分で設定した料金による)</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>拒否: %1</translation>
    </message>
    <message>
        <source>First word after %1</source>
        <translation>最初の語まで %1</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <translation>未完了。</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>未完了: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>モデル: %1</translation>
    </message>
    <message>
        <source>No reply.</source>
        <translation>回答なし。</translation>
    </message>
    <message>
        <source>No reply: %1</source>
        <translation>回答なし: %1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>The provider gave no text: its filter held it back.</source>
        <translation>プロバイダーのフィルターが差し止めたため、テキストがありません。</translation>
    </message>
    <message>
        <source>The provider&apos;s filter ended the reply.</source>
        <translation>プロバイダーのフィルターが回答を終了させました。</translation>
    </message>
    <message>
        <source>The reply ended at the length limit.</source>
        <translation>長さの上限で回答が終わりました。</translation>
    </message>
    <message>
        <source>Took %1</source>
        <translation>所要時間 %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Waiting, not sent.</source>
        <translation>待機中です。送信されていません。</translation>
    </message>
    <message>
        <source>You stopped it before the first word.</source>
        <translation>最初の語の前にユーザーが停止しました。</translation>
    </message>
    <message>
        <source>You stopped it here.</source>
        <translation>ここでユーザーが停止しました。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnList</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ一覧</translation>
    </message>
    <message>
        <source>Scroll to it</source>
        <translation>そこまでスクロール</translation>
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
        <translation>この会話では常に %1 から画像を読み込む</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>回答を再要求</translation>
    </message>
    <message>
        <source>Ask another model…</source>
        <translation>別のモデルに求める…</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>回答を要求</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>回答を続ける</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>プレーンテキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>リンクのアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy selection as Markdown</source>
        <translation>選択範囲を Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>選択範囲をコピー</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>編集して再送信</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>次のバージョン</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Load images from %1</source>
        <translation>%1 から画像を読み込む</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>ブラウザーで開く: %1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>選択範囲を引用</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Select the conversation</source>
        <translation>会話全体を選択</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>バージョンを並べて表示</translation>
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
        <translation>試行中</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>さらに待つ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnSelection</name>
    <message>
        <source>%1:
</source>
        <translation>%1:
</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cost by month, %1</source>
        <translation>月別の費用 (%1)</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>月別の費用</translation>
    </message>
    <message>
        <source>Tokens by month</source>
        <translation>月別のトークン数</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table, whose prices are of %1 or later.</source>
        <translation>≈ の付いた費用は料金表による概算です。料金は %1 以降のものです。</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table.</source>
        <translation>≈ の付いた費用は料金表による概算です。</translation>
    </message>
    <message>
        <source>Discounts for what a service had in its cache are not in them.</source>
        <translation>サービス側のキャッシュによる割引は概算に含みません。</translation>
    </message>
    <message>
        <source>Nothing was used yet.</source>
        <translation>まだ使用していません。</translation>
    </message>
    <message>
        <source>Prices that stand in a connection go first. See Settings, Prices.</source>
        <translation>接続に設定した料金が優先されます。「設定」の「料金」を参照してください。</translation>
    </message>
    <message>
        <source>Reading what was used…</source>
        <translation>使用量を読み込んでいます…</translation>
    </message>
    <message>
        <source>Tokens as the services report them.</source>
        <translation>トークン数はサービスの報告に基づきます。</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>使用量と費用</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用量</translation>
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
        <translation>前のバージョン (Alt+Left)</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>Later version (Alt+Right)</source>
        <translation>次のバージョン (Alt+Right)</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>次のバージョン</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>バージョンを並べて表示</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>バージョン %1 / %2</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>送信しない</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>None of these is on its way.</source>
        <translation>どれもまだ送信されていません。</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>待機中のものはありません。</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>待機中のメッセージ</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>待っているもの</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>回答する相手</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>空き枠</translation>
    </message>
    <message>
        <source>the reply above it</source>
        <translation>直前の回答</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>あなたの選択: %1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>あなたの選択</translation>
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
        <translation>接続を追加…</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>会話をアーカイブ</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>複数に質問…</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>ファイルを添付…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>バックアップ…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>コマンドパレット…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Copy message as Markdown</source>
        <translation>メッセージを Markdown としてコピー</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>会話を削除</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Earlier version of a message</source>
        <translation>メッセージの前のバージョン</translation>
    </message>
    <message>
        <source>Export all conversations…</source>
        <translation>すべての会話をエクスポート…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>会話をエクスポート…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Find in conversation…</source>
        <translation>会話内を検索…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>会話をインポート…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Later version of a message</source>
        <translation>メッセージの次のバージョン</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>フォルダーに移動…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>次の会話</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>パラメーター…</translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>会話をピン留め</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>前の会話</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>プロンプトライブラリー…</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>クイック質問</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Rename conversation…</source>
        <translation>会話の名前を変更…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>バックアップを復元…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>会話を検索</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>サイドバー</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>削除を元に戻す</translation>
    </message>
    <message>
        <source>Undo deleting a message</source>
        <translation>メッセージの削除を元に戻す</translation>
    </message>
    <message>
        <source>Usage and cost…</source>
        <translation>使用量と費用…</translation>
    </message>
    <message>
        <source>Use a prompt…</source>
        <translation>プロンプトを使う…</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>文字を標準の大きさに</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>バージョンを並べて表示</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Waiting messages…</source>
        <translation>待機中のメッセージ…</translation>
    </message>
    <message>
        <source>Where this conversation has been…</source>
        <translation>この会話の送信先…</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>メッセージを書く</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>次の自分のメッセージ</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>前の自分のメッセージ</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowBinding</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 に書き込めませんでした。</translation>
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
        <translation>保存が復旧しました。</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>ネットワークが復旧しました。</translation>
    </message>
    <message>
        <source>The settings were not saved. %1</source>
        <translation>設定は保存されませんでした。%1</translation>
    </message>
    <message>
        <source>This computer is offline. What goes over the network waits for you; servers on this computer still answer.</source>
        <translation>このコンピューターはオフラインです。ネットワーク経由の送信は、操作されるまで待機します。このコンピューター上のサーバーは引き続き応答します。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message>
        <source>%1 did not answer. Is it running?</source>
        <translation>%1 が応答しませんでした。動いていますか？</translation>
    </message>
    <message>
        <source>%1 did not answer</source>
        <translation>%1 が応答しませんでした</translation>
    </message>
    <message>
        <source>%1 had not enough memory for %2</source>
        <translation>%1 のメモリーが %2 には足りませんでした</translation>
    </message>
    <message>
        <source>%1 was failing here at %2</source>
        <translation>%1 への接続が %2 に不調でした</translation>
    </message>
    <message>
        <source>%1 was failing here</source>
        <translation>%1 への接続が不調でした</translation>
    </message>
    <message>
        <source>%1 was limiting requests</source>
        <translation>%1 がリクエストを制限していました</translation>
    </message>
    <message>
        <source>%1 was loading %2</source>
        <translation>%1 が %2 を読み込み中でした</translation>
    </message>
    <message>
        <source>Another request to %1 was being tried</source>
        <translation>%1 への別のリクエストを試していました</translation>
    </message>
    <message>
        <source>It may be tried again now.</source>
        <translation>再び試せるようになりました。</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>%n 回試しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was tried twice.</source>
        <translation>2 回試しました。</translation>
    </message>
    <message>
        <source>It works again: another request was answered at %1.</source>
        <translation>復旧しました。%1 に、別のリクエストで応答がありました。</translation>
    </message>
    <message>
        <source>This computer was offline</source>
        <translation>このコンピューターはオフラインでした</translation>
    </message>
    <message>
        <source>Your pace for %1 was reached</source>
        <translation>設定した %1 の送信ペースに達していました</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardReassurance</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Nothing was sent; your message is saved.</source>
        <translation>%1何も送信されていません。メッセージは保存されています。</translation>
    </message>
    <message>
        <source>This is a drill: the connection is not failing. Your message stays in the conversation and is not sent. Nothing is counted, and a key, a model or a permission given here is not kept.</source>
        <translation>これは訓練です。接続は不調ではありません。メッセージは会話に残り、送信されません。何も計上されず、ここで指定したキー、モデル、許可は保存されません。</translation>
    </message>
    <message>
        <source>What arrived is kept. This try may have been billed; asking again may cost again.</source>
        <translation>届いた分は残っています。この試行は課金された可能性があり、再要求すると再び費用がかかることがあります。</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>届いた分は残っています。</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>メッセージは保存され、送信されていません。</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and got no reply.</source>
        <translation>メッセージは保存されています。送信しましたが、回答はありませんでした。</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and may have been billed; sending again may cost again.</source>
        <translation>メッセージは保存されています。送信済みのため課金された可能性があり、再送信すると再び費用がかかることがあります。</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardSentences</name>
    <message>
        <source>%1 Nothing was sent. Choose another file in the connection.</source>
        <translation>%1何も送信されていません。接続の設定で別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 answered with a web page</source>
        <translation>%1 が Web ページを返しました</translation>
    </message>
    <message>
        <source>%1 answered, and refused to pass this on. The service itself was not asked.</source>
        <translation>%1 は応答しましたが、中継を拒否しました。サービス自体には要求していません。</translation>
    </message>
    <message>
        <source>%1 answers, but there is no such service at this address. Check the address of the connection.</source>
        <translation>%1 は応答しますが、このアドレスに該当するサービスがありません。接続のアドレスを確認してください。</translation>
    </message>
    <message>
        <source>%1 asked for %2.</source>
        <translation>%1 が %2 の待機を求めました。</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 がキーを受け付けませんでした</translation>
    </message>
    <message>
        <source>%1 did not accept this request</source>
        <translation>%1 がこのリクエストを受け付けませんでした</translation>
    </message>
    <message>
        <source>%1 did not answer as a proxy. The service itself was not asked. Check the proxy in the connection.</source>
        <translation>%1 がプロキシとして応答しませんでした。サービス自体には要求していません。接続のプロキシを確認してください。</translation>
    </message>
    <message>
        <source>%1 does not answer. Is it running?</source>
        <translation>%1 が応答しません。動いていますか？</translation>
    </message>
    <message>
        <source>%1 does not know the model %2</source>
        <translation>%1 にモデル %2 が見つかりません</translation>
    </message>
    <message>
        <source>%1 does not serve this region</source>
        <translation>%1 はこの地域にサービスを提供していません</translation>
    </message>
    <message>
        <source>%1 does not take one of the settings</source>
        <translation>%1 が対応していない設定があります</translation>
    </message>
    <message>
        <source>%1 does not take the setting “%2”</source>
        <translation>%1 は設定「%2」に対応していません</translation>
    </message>
    <message>
        <source>%1 has a wrong address</source>
        <translation>%1 のアドレスが誤っています</translation>
    </message>
    <message>
        <source>%1 has no key</source>
        <translation>%1 のキーがありません</translation>
    </message>
    <message>
        <source>%1 has not enough memory for %2</source>
        <translation>%1 のメモリーが %2 には足りません</translation>
    </message>
    <message>
        <source>%1 is limiting requests</source>
        <translation>%1 がリクエストを制限しています</translation>
    </message>
    <message>
        <source>%1 is loading %2</source>
        <translation>%1 が %2 を読み込んでいます</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here</source>
        <translation>%1 への接続が一時的に不調です</translation>
    </message>
    <message>
        <source>%1 named no time, so the wait is this program&apos;s own guess.</source>
        <translation>%1 が時間を示さなかったため、待機時間はこのプログラムの推定です。</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 が別のアドレスを指しています</translation>
    </message>
    <message>
        <source>%1 refused it. Replace the key to go on; waiting does not help.</source>
        <translation>%1 がキーを拒否しました。続けるにはキーを置き換えてください。待っても解決しません。</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity and asked for %2.</source>
        <translation>%1 から、処理能力に空きがないとの応答があり、%2 の待機を求められました。</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity.</source>
        <translation>%1 から、処理能力に空きがないとの応答がありました。</translation>
    </message>
    <message>
        <source>%1 said that no more requests are left for now.</source>
        <translation>%1 から、今はリクエストの残りがないとの応答がありました。</translation>
    </message>
    <message>
        <source>%1 takes no request without a login, or not with this one. Give it in the connection.</source>
        <translation>%1 はログインなしでは、または現在のログイン情報では、リクエストを受け付けません。接続の設定で指定してください。</translation>
    </message>
    <message>
        <source>%1 went silent in the middle of the reply.</source>
        <translation>回答の途中で %1 から届かなくなりました。</translation>
    </message>
    <message>
        <source>%1 would be someone new to read this</source>
        <translation>%1 が新しい読み手になります</translation>
    </message>
    <message>
        <source>%1. You set this limit yourself; raise it in the connection, or send this one anyway.</source>
        <translation>%1。これはご自分で設定した上限です。接続の設定で引き上げるか、「それでも送信」を選んでください。</translation>
    </message>
    <message>
        <source>%2 is not loaded on %1</source>
        <translation>%1 に %2 が読み込まれていません</translation>
    </message>
    <message>
        <source>Another request to %1 is being tried</source>
        <translation>%1 への別のリクエストを試しています</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close what uses the memory.</source>
        <translation>より小さいモデルを選択するか、メモリーを使っているものを閉じてください。</translation>
    </message>
    <message>
        <source>Choose one that it offers.</source>
        <translation>提供されているモデルを選択してください。</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>訓練: %1</translation>
    </message>
    <message>
        <source>Give it a key to go on.</source>
        <translation>続けるにはキーを指定してください。</translation>
    </message>
    <message>
        <source>It answered that requests from here are not allowed. Waiting does not help.</source>
        <translation>この場所からのリクエストは許可されないとの応答がありました。待っても解決しません。</translation>
    </message>
    <message>
        <source>It is local-only, and %1 is elsewhere. Lift the lock in the conversation&apos;s readers, or switch to a local server.</source>
        <translation>この会話はローカル限定ですが、%1 は外部にあります。会話の読み手の設定でロックを解除するか、ローカルサーバーに切り替えてください。</translation>
    </message>
    <message>
        <source>It is not sent by itself. Decide what becomes of it.</source>
        <translation>自動では送信されません。どうするかを決めてください。</translation>
    </message>
    <message>
        <source>It is not sent by itself. Send it now, or take it back.</source>
        <translation>自動では送信されません。今すぐ送信するか、取り下げてください。</translation>
    </message>
    <message>
        <source>Its credit or spending limit is used up. Waiting does not help.</source>
        <translation>クレジット残高または支出の上限を使い切りました。待っても解決しません。</translation>
    </message>
    <message>
        <source>Load it in the server, or choose one that is loaded.</source>
        <translation>サーバーで読み込むか、読み込み済みのモデルを選択してください。</translation>
    </message>
    <message>
        <source>Made up for the drill: %1</source>
        <translation>訓練用の架空の内容: %1</translation>
    </message>
    <message>
        <source>No keychain answers on this computer</source>
        <translation>このコンピューターで応答するキーリングがありません</translation>
    </message>
    <message>
        <source>Nothing goes there before you have seen what would be shared with whom.</source>
        <translation>何が誰と共有されるかを確認していただくまで、そこには何も送信しません。</translation>
    </message>
    <message>
        <source>Nothing is sent to it until you resume it.</source>
        <translation>再開するまで、ここには何も送信しません。</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 で待ち受けているものがありません。</translation>
    </message>
    <message>
        <source>Nothing listens at its address.</source>
        <translation>このアドレスで待ち受けているものがありません。</translation>
    </message>
    <message>
        <source>Nothing was sent. The network may be watched, or the server is set up wrongly. There is no way around this.</source>
        <translation>何も送信されていません。ネットワークが監視されているか、サーバーの設定が誤っている可能性があります。これを回避する手段はありません。</translation>
    </message>
    <message>
        <source>Nothing was tried. Local servers still work.</source>
        <translation>何も試していません。ローカルサーバーは引き続き使えます。</translation>
    </message>
    <message>
        <source>Remove the setting, or choose another model.</source>
        <translation>その設定を外すか、別のモデルを選択してください。</translation>
    </message>
    <message>
        <source>Send fewer or smaller attachments.</source>
        <translation>添付ファイルを減らすか、小さくしてください。</translation>
    </message>
    <message>
        <source>Shorten the message, start a new conversation, or switch to a model that takes more.</source>
        <translation>メッセージを短くするか、新しい会話を始めるか、より長い会話に対応したモデルに切り替えてください。</translation>
    </message>
    <message>
        <source>The account has no right to it. Choose another model, or change the rights of the key with the provider.</source>
        <translation>アカウントに利用権限がありません。別のモデルを選択するか、プロバイダー側でキーの権限を変更してください。</translation>
    </message>
    <message>
        <source>The account of %1 has no credit left</source>
        <translation>%1 のアカウントにクレジット残高がありません</translation>
    </message>
    <message>
        <source>The certificate file of %1 cannot be used</source>
        <translation>%1 の証明書ファイルを使えません</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified</source>
        <translation>%1 の証明書を検証できませんでした</translation>
    </message>
    <message>
        <source>The connection to %1 broke in the middle of the reply.</source>
        <translation>回答の途中で %1 との接続が切れました。</translation>
    </message>
    <message>
        <source>The drill of %1 is over</source>
        <translation>%1 の訓練は終わりました</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read. You can give it again and keep it only until you quit.</source>
        <translation>%1 のキーを読み取れません。もう一度入力し、終了時まで保持することができます。</translation>
    </message>
    <message>
        <source>The key of %1 could not be read. It may well be there.</source>
        <translation>%1 のキーを読み取れませんでした。キー自体は保管されている可能性があります。</translation>
    </message>
    <message>
        <source>The key of %1 may not use %2</source>
        <translation>%1 のキーでは %2 を使えません</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>キーリングがロックされています</translation>
    </message>
    <message>
        <source>The program ended while the reply arrived.</source>
        <translation>回答が届いている途中でプログラムが終了しました。</translation>
    </message>
    <message>
        <source>The proxy cannot be reached</source>
        <translation>プロキシに到達できません</translation>
    </message>
    <message>
        <source>The proxy does not connect to %1</source>
        <translation>プロキシが %1 に接続しません</translation>
    </message>
    <message>
        <source>The proxy of this connection</source>
        <translation>この接続のプロキシ</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>プロキシがログインを求めています</translation>
    </message>
    <message>
        <source>The reply of %1 is too large</source>
        <translation>%1 の回答が大きすぎます</translation>
    </message>
    <message>
        <source>The reply was cut short</source>
        <translation>回答が途中で切れました</translation>
    </message>
    <message>
        <source>The same request would be refused again. Edit it first.</source>
        <translation>同じリクエストは再び拒否されます。先に編集してください。</translation>
    </message>
    <message>
        <source>The server at %1 asked to move to another address. That is not followed: your key and your text stay with the address you gave.</source>
        <translation>%1 のサーバーが別のアドレスへの移動を求めましたが、従いません。キーとテキストは、指定したアドレス以外には送られません。</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>このコンピューターはオフラインです</translation>
    </message>
    <message>
        <source>This conversation is too long for %1</source>
        <translation>この会話は %1 には長すぎます</translation>
    </message>
    <message>
        <source>This conversation stays on this computer</source>
        <translation>この会話はこのコンピューターから出ません</translation>
    </message>
    <message>
        <source>This message is too large for %1</source>
        <translation>このメッセージは %1 には大きすぎます</translation>
    </message>
    <message>
        <source>This message was still waiting when the program ended</source>
        <translation>プログラムの終了時、このメッセージはまだ待機中でした</translation>
    </message>
    <message>
        <source>This one follows if that works.</source>
        <translation>それが成功すれば、このメッセージも送信されます。</translation>
    </message>
    <message>
        <source>This takes a while the first time.</source>
        <translation>初回は時間がかかります。</translation>
    </message>
    <message>
        <source>What arrived up to the limit is kept.</source>
        <translation>上限までに届いた分は残っています。</translation>
    </message>
    <message>
        <source>You paused %1</source>
        <translation>%1 はユーザーが一時停止しました</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>ユーザーが停止しました。</translation>
    </message>
    <message>
        <source>Your limit for %1 this month is reached</source>
        <translation>設定した %1 の今月の上限に達しました</translation>
    </message>
    <message>
        <source>Your limit for this conversation is reached</source>
        <translation>設定したこの会話の上限に達しました</translation>
    </message>
    <message>
        <source>Your pace for %1 is reached</source>
        <translation>設定した %1 の送信ペースに達しました</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>このモデル</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what happens when, countdown</comment>
        <translation>%1 (あと %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed in %3: %4.</source>
        <translation>
            <numerusform>%3 の間に、直近 %2 件のリクエストのうち %1 件が失敗しました: %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>直近 %2 件のリクエストのうち %1 件が失敗しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>直近 %2 件のリクエストのうち %1 件が失敗しました: %3。</numerusform>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Asked to wait</source>
        <translation>求められた待機</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Drill: would be sent at %1 (%2)</source>
        <translation>訓練: 本来は %1 に送信 (あと %2)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>ログの詳細</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>リクエスト ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>The last request failed.</source>
        <translation>直近のリクエストが失敗しました。</translation>
    </message>
    <message>
        <source>The last request failed: %1.</source>
        <translation>直近のリクエストが失敗しました: %1。</translation>
    </message>
    <message>
        <source>The provider&apos;s words: %1</source>
        <translation>プロバイダーからの原文: %1</translation>
    </message>
    <message>
        <source>Trying (one request)</source>
        <translation>試行中 (リクエスト 1 件)</translation>
    </message>
    <message>
        <source>Wait for the network</source>
        <translation>ネットワークを待つ</translation>
    </message>
    <message>
        <source>Wait — sends at %1</source>
        <translation>待つ — %1 に送信</translation>
    </message>
    <message>
        <source>Wait — would send at %1</source>
        <translation>待つ — 本来は %1 に送信</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待つ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Will be sent as soon as it is possible</source>
        <translation>可能になりしだい送信します</translation>
    </message>
    <message>
        <source>Will be sent at %1 (%2)</source>
        <translation>%1 に送信します (あと %2)</translation>
    </message>
    <message>
        <source>Will be sent when the model is loaded</source>
        <translation>モデルが読み込まれると送信します</translation>
    </message>
    <message>
        <source>Will be sent when the network is back</source>
        <translation>ネットワークが復旧すると送信します</translation>
    </message>
    <message>
        <source>Will be sent when the other request has worked</source>
        <translation>もう一方のリクエストが成功すると送信します</translation>
    </message>
    <message>
        <source>Will be tried again by itself in a moment (try %1)</source>
        <translation>まもなく自動で再試行します (%1 回目)</translation>
    </message>
    <message>
        <source>another request is being tried</source>
        <translation>別のリクエストを試しています</translation>
    </message>
    <message>
        <source>limited until %1, %2 asked for %3</source>
        <translation>%1 まで制限中、%2 が %3 の待機を要求</translation>
    </message>
    <message>
        <source>limited until %1</source>
        <translation>%1 まで制限中</translation>
    </message>
    <message>
        <source>made up; nothing of this happened</source>
        <translation>架空の内容です。実際には何も起きていません</translation>
    </message>
    <message>
        <source>needs your action first</source>
        <translation>先に操作が必要です</translation>
    </message>
    <message>
        <source>possible in %1</source>
        <translation>あと %1 で可能になります</translation>
    </message>
    <message>
        <source>possible in a moment</source>
        <translation>まもなく可能になります</translation>
    </message>
    <message>
        <source>there is no other connection</source>
        <translation>ほかに接続がありません</translation>
    </message>
    <message>
        <source>this computer is offline</source>
        <translation>このコンピューターはオフラインです</translation>
    </message>
    <message>
        <source>you paused this connection</source>
        <translation>この接続はユーザーが一時停止しました</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::ErrorText</name>
    <message>
        <source>A fault in this program. Please report it.</source>
        <translation>このプログラムの不具合です。報告をお願いします。</translation>
    </message>
    <message>
        <source>Another window or command is using this profile.</source>
        <translation>別のウィンドウまたはコマンドがこのプロファイルを使用しています。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>キューで待機中</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>大きすぎます。</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>見つかりませんでした。</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>名前解決中</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>この接続のキーは保存されていません。</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>このコンピューターで応答するキーリングがありません。</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>受信中</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>保存に失敗しました。</translation>
    </message>
    <message>
        <source>Saving is delayed. The text is kept in memory until it works.</source>
        <translation>保存が遅れています。保存できるまで、テキストはメモリーに保持されます。</translation>
    </message>
    <message>
        <source>Securing the connection</source>
        <translation>安全な接続の確立中</translation>
    </message>
    <message>
        <source>Something here did not work.</source>
        <translation>こちらで問題が発生しました。</translation>
    </message>
    <message>
        <source>The address is not valid.</source>
        <translation>アドレスが有効ではありません。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing can be saved until there is space.</source>
        <translation>ディスクがいっぱいです。空きができるまで何も保存できません。</translation>
    </message>
    <message>
        <source>The key holds characters a key cannot have.</source>
        <translation>キーに使えない文字が含まれています。</translation>
    </message>
    <message>
        <source>The keychain is locked. The key may well be there.</source>
        <translation>キーリングがロックされています。キー自体は保管されている可能性があります。</translation>
    </message>
    <message>
        <source>The network did not answer.</source>
        <translation>ネットワークから応答がありませんでした。</translation>
    </message>
    <message>
        <source>The profile can only be read, so nothing can be saved.</source>
        <translation>プロファイルが読み取り専用のため、何も保存できません。</translation>
    </message>
    <message>
        <source>The profile was written by a newer version of this program.</source>
        <translation>プロファイルは、このプログラムのより新しいバージョンで書き込まれています。</translation>
    </message>
    <message>
        <source>The stored history is damaged.</source>
        <translation>保存されている履歴が壊れています。</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>読み取れません。</translation>
    </message>
    <message>
        <source>This connection is switched off.</source>
        <translation>この接続はオフになっています。</translation>
    </message>
    <message>
        <source>This connection no longer exists.</source>
        <translation>この接続はもう存在しません。</translation>
    </message>
    <message>
        <source>This conversation&apos;s boundary does not allow it.</source>
        <translation>この会話の境界により許可されていません。</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>最初の語を待機中</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message>
        <source>%1 cannot be read as a file.</source>
        <translation>%1 をファイルとして読み取れません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>以前のメッセージのファイル %1 個は一緒に送信されません。次に回答する相手が対応していないためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 は空です。</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 は %2 を超えています。</translation>
    </message>
    <message>
        <source>%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.</source>
        <translation>%1 は PNG、JPEG、GIF、WebP の画像でも、PDF でも、テキストでもありません。</translation>
    </message>
    <message>
        <source>%1 is not what its name says.</source>
        <translation>%1 の中身が名前と一致しません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 で数の上限を超えます。1 つのメッセージに添付できるファイルは %2 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too much: the files of a message may have %2 together.</source>
        <translation>%1 で容量の上限を超えます。1 つのメッセージのファイルは合計 %2 までです。</translation>
    </message>
    <message>
        <source>%1 takes no PDF.</source>
        <translation>%1 は PDF に対応していません。</translation>
    </message>
    <message>
        <source>%1 takes no files of the kind %2.</source>
        <translation>%1 は種類が %2 のファイルに対応していません。</translation>
    </message>
    <message>
        <source>%1 takes no images.</source>
        <translation>%1 は画像に対応していません。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, kind, size of a file</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>A file of an earlier message is not sent along: whoever answers next does not take it.</source>
        <translation>以前のメッセージのファイル 1 個は一緒に送信されません。次に回答する相手が対応していないためです。</translation>
    </message>
    <message>
        <source>The chosen model does not take an attached file.</source>
        <translation>選択したモデルが対応していない添付ファイルがあります。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::HealthText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (不明)</translation>
    </message>
    <message>
        <source>%1 (your network)</source>
        <translation>%1 (自分のネットワーク)</translation>
    </message>
    <message>
        <source>%1 can read what is sent.</source>
        <translation>%1 は送信内容を読めます。</translation>
    </message>
    <message>
        <source>%1 on your network can read what is sent.</source>
        <translation>ご自分のネットワーク上の %1 は、送信内容を読めます。</translation>
    </message>
    <message>
        <source>Drill · %1</source>
        <translation>訓練 · %1</translation>
    </message>
    <message>
        <source>Failing · %1</source>
        <translation>不調 · %1</translation>
    </message>
    <message>
        <source>Failing · next try %1</source>
        <translation>不調 · 次の試行まで %1</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>不調</translation>
    </message>
    <message>
        <source>It is not known who can read what is sent.</source>
        <translation>送信内容を誰が読めるかは不明です。</translation>
    </message>
    <message>
        <source>Limited · %1</source>
        <translation>制限中 · %1</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>制限中</translation>
    </message>
    <message>
        <source>May be tried now</source>
        <translation>試行可能</translation>
    </message>
    <message>
        <source>Needs billing</source>
        <translation>請求の確認が必要</translation>
    </message>
    <message>
        <source>Needs key</source>
        <translation>キーが必要</translation>
    </message>
    <message>
        <source>Needs model</source>
        <translation>モデルが必要</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>未試行</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Stays on this device.</source>
        <translation>このデバイスから出ません。</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>試行中</translation>
    </message>
    <message>
        <source>Waiting · %1</source>
        <translation>待機中 · %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>this device</source>
        <translation>このデバイス</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
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
            <numerusform>会話 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 日 %2 時間</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 時間前</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分前</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>モデル %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 トークン</numerusform>
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
            <numerusform>添付ファイル %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>メッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>添付ファイル 1 個</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>会話 1 件</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>メッセージ 1 件</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>モデル 1 個</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 トークン</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>会話 %1 件を %2 に書き出しました (%3)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>%3 から会話 %1 件 (%2) を追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 件は解釈できませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>名前だけで、エクスポートに含まれていないファイルが %1 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>ツールと通知のメッセージ %1 件を除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>空の %1 件を除外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 件はすでにありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation was written to %1 (%2).</source>
        <translation>会話 1 件を %1 に書き出しました (%2)。</translation>
    </message>
    <message>
        <source>1 conversation with %1 was added from %2.</source>
        <translation>%2 から会話 1 件 (%1) を追加しました。</translation>
    </message>
    <message>
        <source>1 could not be understood.</source>
        <translation>1 件は解釈できませんでした。</translation>
    </message>
    <message>
        <source>1 file is named but not in the export.</source>
        <translation>名前だけで、エクスポートに含まれていないファイルが 1 個あります。</translation>
    </message>
    <message>
        <source>1 message of a tool or notice was left out.</source>
        <translation>ツールまたは通知のメッセージ 1 件を除外しました。</translation>
    </message>
    <message>
        <source>1 was empty and left out.</source>
        <translation>空の 1 件を除外しました。</translation>
    </message>
    <message>
        <source>1 was here already.</source>
        <translation>1 件はすでにありました。</translation>
    </message>
    <message>
        <source>A conversation in the file is too large, at %1.</source>
        <translation>ファイルの%1にある会話が大きすぎます。</translation>
    </message>
    <message>
        <source>A verified copy of everything but your keys is in %1.</source>
        <translation>キー以外のすべての検証済みコピーを %1 に保存しました。</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>添付ファイル: %1</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>%1 の会話</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>会話 %1 件では最新の分岐を表示します。ファイルが示す分岐が存在しないためです。</numerusform>
        </translation>
    </message>
    <message>
        <source>In 1 conversation the newest branch is shown: the file names one that is not there.</source>
        <translation>会話 1 件では最新の分岐を表示します。ファイルが示す分岐が存在しないためです。</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>バックアップは作成されませんでした。</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>ファイルは作成されませんでした。</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>そこには書き込めません。</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>追加された会話はありません。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更されませんでした。</translation>
    </message>
    <message>
        <source>Nothing was taken in.</source>
        <translation>何も取り込まれませんでした。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>The backup is sound: %1, %2.</source>
        <comment>conversations, messages</comment>
        <translation>バックアップは正常です: %1、%2。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>ファイルを読み書きできませんでした。</translation>
    </message>
    <message>
        <source>The file holds something that is no text, at %1.</source>
        <translation>ファイルの%1に、テキストでないものがあります。</translation>
    </message>
    <message>
        <source>The file is cut off at %1: what was whole before was taken in.</source>
        <translation>ファイルが%1で切れています。それより前の完全な部分は取り込みました。</translation>
    </message>
    <message>
        <source>The file is damaged at %1.</source>
        <translation>ファイルの%1が壊れています。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is nested too deeply, at %1.</source>
        <translation>ファイルの%1で、入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, Chatbox or Breakerbox.</source>
        <translation>このファイルは ChatGPT、Claude、Open WebUI、LibreChat、Chatbox、Breakerbox のエクスポートではありません。</translation>
    </message>
    <message>
        <source>The file was cut off at %1, in its first conversation.</source>
        <translation>ファイルが最初の会話の途中、%1で切れています。</translation>
    </message>
    <message>
        <source>The provider gave no text.</source>
        <translation>プロバイダーからテキストがありませんでした。</translation>
    </message>
    <message>
        <source>The reply was interrupted.</source>
        <translation>回答は中断されました。</translation>
    </message>
    <message>
        <source>Then it stopped: %1 Import the file again to go on.</source>
        <translation>その後、停止しました: %1続けるには、ファイルをもう一度インポートしてください。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>There was no reply.</source>
        <translation>回答はありませんでした。</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>このバックアップは壊れています。</translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Breakerbox.</source>
        <translation>このバックアップは、より新しいバージョンの Breakerbox で作成されました。</translation>
    </message>
    <message>
        <source>This file is no backup of Breakerbox.</source>
        <translation>このファイルは Breakerbox のバックアップではありません。</translation>
    </message>
    <message>
        <source>You ended it. Import the file again to go on.</source>
        <translation>ユーザーが中止しました。続けるには、ファイルをもう一度インポートしてください。</translation>
    </message>
    <message>
        <source>You ended it. No file was made.</source>
        <translation>ユーザーが中止しました。ファイルは作成されませんでした。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>[%1: not in the export]</source>
        <translation>[%1: エクスポートに含まれていません]</translation>
    </message>
    <message>
        <source>about byte %1</source>
        <translation>%1 バイト目付近</translation>
    </message>
</context>
</TS>
