<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AddressRefusal</name>
    <message>
        <source>Plain http is only for this device and your own network: anyone on the way could read it. Use https.</source>
        <translation>Unverschlüsseltes http gibt es nur für dieses Gerät und Ihr eigenes Netz: Unterwegs könnte jeder mitlesen. Verwenden Sie https.</translation>
    </message>
    <message>
        <source>The address must begin with https:// or http://.</source>
        <translation>Die Adresse muss mit https:// oder http:// beginnen.</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password. Keys have a field of their own.</source>
        <translation>Die Adresse darf weder Benutzername noch Passwort enthalten. Für Schlüssel gibt es ein eigenes Feld.</translation>
    </message>
    <message>
        <source>The address must not hold a “?” part. Keys have a field of their own.</source>
        <translation>Die Adresse darf keinen „?“-Teil enthalten. Für Schlüssel gibt es ein eigenes Feld.</translation>
    </message>
    <message>
        <source>The address names no valid host.</source>
        <translation>Die Adresse nennt keinen gültigen Host.</translation>
    </message>
    <message>
        <source>The host mixes letters that look alike. Type it again by hand.</source>
        <translation>Der Host mischt Buchstaben, die gleich aussehen. Tippen Sie ihn von Hand neu ein.</translation>
    </message>
    <message>
        <source>The host must not be percent-encoded.</source>
        <translation>Der Host darf nicht prozentkodiert sein.</translation>
    </message>
    <message>
        <source>This address is not one of a server.</source>
        <translation>Dies ist keine Serveradresse.</translation>
    </message>
    <message>
        <source>Type the address of the server.</source>
        <translation>Geben Sie die Adresse des Servers ein.</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>A gateway before the server answered with an error.</source>
        <translation>Ein Gateway vor dem Server antwortete mit einem Fehler.</translation>
    </message>
    <message>
        <source>A secure connection could not be made.</source>
        <translation>Eine sichere Verbindung kam nicht zustande.</translation>
    </message>
    <message>
        <source>A time limit set here ran out.</source>
        <translation>Ein hier gesetztes Zeitlimit lief ab.</translation>
    </message>
    <message>
        <source>A tool was not allowed.</source>
        <translation>Ein Werkzeug war nicht erlaubt.</translation>
    </message>
    <message>
        <source>It answered.</source>
        <translation>Es kam eine Antwort.</translation>
    </message>
    <message>
        <source>No first byte came in time.</source>
        <translation>Das erste Byte kam nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>Saving failed here.</source>
        <translation>Hier schlug das Speichern fehl.</translation>
    </message>
    <message>
        <source>The account&apos;s credit or spending limit is used up.</source>
        <translation>Das Guthaben oder Ausgabenlimit des Kontos ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>Die Antwort war nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The certificate file of this connection cannot be read.</source>
        <translation>Die Zertifikatsdatei dieser Verbindung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The certificate file of this connection holds no certificate.</source>
        <translation>Die Zertifikatsdatei dieser Verbindung enthält kein Zertifikat.</translation>
    </message>
    <message>
        <source>The computer slept meanwhile.</source>
        <translation>Der Computer war inzwischen im Ruhezustand.</translation>
    </message>
    <message>
        <source>The connection was lost before an answer.</source>
        <translation>Die Verbindung ging verloren, bevor eine Antwort kam.</translation>
    </message>
    <message>
        <source>The connection was refused.</source>
        <translation>Die Verbindung wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The conversation is too long for this model.</source>
        <translation>Die Unterhaltung ist zu lang für dieses Modell.</translation>
    </message>
    <message>
        <source>The host did not answer.</source>
        <translation>Der Host antwortete nicht.</translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation>Der Schlüssel wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The limit of requests is reached.</source>
        <translation>Das Limit für Anfragen ist erreicht.</translation>
    </message>
    <message>
        <source>The limit of this model is reached.</source>
        <translation>Das Limit dieses Modells ist erreicht.</translation>
    </message>
    <message>
        <source>The limit of tokens is reached.</source>
        <translation>Das Limit für Token ist erreicht.</translation>
    </message>
    <message>
        <source>The model does not exist there.</source>
        <translation>Das Modell gibt es dort nicht.</translation>
    </message>
    <message>
        <source>The model does not take one of the settings.</source>
        <translation>Das Modell nimmt eine der Einstellungen nicht an.</translation>
    </message>
    <message>
        <source>The model is not loaded.</source>
        <translation>Das Modell ist nicht geladen.</translation>
    </message>
    <message>
        <source>The model&apos;s output could not be used.</source>
        <translation>Die Ausgabe des Modells war nicht verwendbar.</translation>
    </message>
    <message>
        <source>The name of the server was not found.</source>
        <translation>Der Name des Servers wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The name service did not answer.</source>
        <translation>Der Namensdienst antwortete nicht.</translation>
    </message>
    <message>
        <source>The provider does not serve this region.</source>
        <translation>Der Anbieter bedient diese Region nicht.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter gave no text.</source>
        <translation>Der Filter des Anbieters ließ keinen Text durch.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>Der Proxy war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The proxy refused to connect to the server.</source>
        <translation>Der Proxy lehnte die Verbindung zum Server ab.</translation>
    </message>
    <message>
        <source>The proxy wants a login, or does not take this one.</source>
        <translation>Der Proxy verlangt eine Anmeldung oder akzeptiert diese nicht.</translation>
    </message>
    <message>
        <source>The reply is too large.</source>
        <translation>Die Antwort ist zu groß.</translation>
    </message>
    <message>
        <source>The reply was cut short.</source>
        <translation>Die Antwort brach ab.</translation>
    </message>
    <message>
        <source>The reply went silent.</source>
        <translation>Die Antwort ist verstummt.</translation>
    </message>
    <message>
        <source>The request is too large for this server.</source>
        <translation>Die Anfrage ist zu groß für diesen Server.</translation>
    </message>
    <message>
        <source>The request was given up here.</source>
        <translation>Die Anfrage wurde hier aufgegeben.</translation>
    </message>
    <message>
        <source>The server answered with an error.</source>
        <translation>Der Server antwortete mit einem Fehler.</translation>
    </message>
    <message>
        <source>The server answers, but not at this address.</source>
        <translation>Der Server antwortet, aber nicht unter dieser Adresse.</translation>
    </message>
    <message>
        <source>The server did not understand the request.</source>
        <translation>Der Server hat die Anfrage nicht verstanden.</translation>
    </message>
    <message>
        <source>The server has not enough memory for the model.</source>
        <translation>Der Server hat zu wenig Speicher für das Modell.</translation>
    </message>
    <message>
        <source>The server is loading the model.</source>
        <translation>Der Server lädt das Modell.</translation>
    </message>
    <message>
        <source>The server said it has no free capacity.</source>
        <translation>Der Server meldete, dass er keine freie Kapazität hat.</translation>
    </message>
    <message>
        <source>The server said it is overloaded.</source>
        <translation>Der Server meldete, dass er überlastet ist.</translation>
    </message>
    <message>
        <source>The server said it works on, and sent no text in time.</source>
        <translation>Der Server meldete, dass er noch arbeitet, sandte aber nicht rechtzeitig Text.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified.</source>
        <translation>Das Zertifikat des Servers ließ sich nicht überprüfen.</translation>
    </message>
    <message>
        <source>There is no key for this connection.</source>
        <translation>Für diese Verbindung gibt es keinen Schlüssel.</translation>
    </message>
    <message>
        <source>This computer was offline.</source>
        <translation>Dieser Computer war offline.</translation>
    </message>
    <message>
        <source>This key may not do that.</source>
        <translation>Dieser Schlüssel darf das nicht.</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Sie haben gestoppt.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>certificate file missing</source>
        <translation>Zertifikatsdatei fehlt</translation>
    </message>
    <message>
        <source>certificate not valid</source>
        <translation>Zertifikat ungültig</translation>
    </message>
    <message>
        <source>computer offline</source>
        <translation>Computer offline</translation>
    </message>
    <message>
        <source>computer slept</source>
        <translation>Computer im Ruhezustand</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>conversation too long</source>
        <translation>Unterhaltung zu lang</translation>
    </message>
    <message>
        <source>credit used up</source>
        <translation>Guthaben aufgebraucht</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>gefiltert</translation>
    </message>
    <message>
        <source>gateway error</source>
        <translation>Gateway-Fehler</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>lädt das Modell</translation>
    </message>
    <message>
        <source>model limited</source>
        <translation>Modell begrenzt</translation>
    </message>
    <message>
        <source>model not found</source>
        <translation>Modell nicht gefunden</translation>
    </message>
    <message>
        <source>model not loaded</source>
        <translation>Modell nicht geladen</translation>
    </message>
    <message>
        <source>model output not valid</source>
        <translation>Modellausgabe ungültig</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>Name nicht gefunden</translation>
    </message>
    <message>
        <source>name service silent</source>
        <translation>Namensdienst stumm</translation>
    </message>
    <message>
        <source>no answer from host</source>
        <translation>keine Antwort vom Host</translation>
    </message>
    <message>
        <source>no certificate in the file</source>
        <translation>kein Zertifikat in der Datei</translation>
    </message>
    <message>
        <source>no first byte in time</source>
        <translation>kein rechtzeitiges erstes Byte</translation>
    </message>
    <message>
        <source>no free capacity</source>
        <translation>keine freie Kapazität</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>keine sichere Verbindung</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>nothing at this address</source>
        <translation>nichts unter dieser Adresse</translation>
    </message>
    <message>
        <source>only signs of life</source>
        <translation>nur Lebenszeichen</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>überlastet</translation>
    </message>
    <message>
        <source>own time limit</source>
        <translation>eigenes Zeitlimit</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>Proxy nicht erreicht</translation>
    </message>
    <message>
        <source>proxy refused</source>
        <translation>Proxy lehnte ab</translation>
    </message>
    <message>
        <source>proxy wants a login</source>
        <translation>Proxy verlangt Anmeldung</translation>
    </message>
    <message>
        <source>region not served</source>
        <translation>Region nicht bedient</translation>
    </message>
    <message>
        <source>reply cut short</source>
        <translation>Antwort abgebrochen</translation>
    </message>
    <message>
        <source>reply too large</source>
        <translation>Antwort zu groß</translation>
    </message>
    <message>
        <source>request not understood</source>
        <translation>Anfrage nicht verstanden</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>Anfrage zu groß</translation>
    </message>
    <message>
        <source>saving failed</source>
        <translation>Speichern fehlgeschlagen</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>setting not supported</source>
        <translation>Einstellung nicht unterstützt</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>von Ihnen gestoppt</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>too many tokens</source>
        <translation>zu viele Token</translation>
    </message>
    <message>
        <source>tool not allowed</source>
        <translation>Werkzeug nicht erlaubt</translation>
    </message>
    <message>
        <source>went silent</source>
        <translation>verstummt</translation>
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
        <translation>MODELL</translation>
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
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>429 with a time</source>
        <translation>429 mit Zeitangabe</translation>
    </message>
    <message>
        <source>429 without a time</source>
        <translation>429 ohne Zeitangabe</translation>
    </message>
    <message>
        <source>503 Service unavailable</source>
        <translation>503 Dienst nicht verfügbar</translation>
    </message>
    <message>
        <source>A proxy&apos;s HTML page</source>
        <translation>HTML-Seite eines Proxys</translation>
    </message>
    <message>
        <source>Breaks in mid-reply</source>
        <translation>Bricht beim Antworten ab</translation>
    </message>
    <message>
        <source>Credit used up</source>
        <translation>Guthaben aufgebraucht</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>Model missing</source>
        <translation>Modell fehlt</translation>
    </message>
    <message>
        <source>No first byte</source>
        <translation>Kein erstes Byte</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Überlastet</translation>
    </message>
    <message>
        <source>Refuses connections</source>
        <translation>Lehnt Verbindungen ab</translation>
    </message>
    <message>
        <source>Stalls in mid-reply</source>
        <translation>Stockt beim Antworten</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Funktioniert</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Falscher Schlüssel</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message>
        <source>%1 needs a key. Paste it here.</source>
        <translation>%1 braucht einen Schlüssel. Fügen Sie ihn hier ein.</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>Eine andere Verbindung heißt schon so.</translation>
    </message>
    <message>
        <source>As the model, enter the name of your deployment. The list of %1 has base models, not deployments.</source>
        <translation>Geben Sie als Modell den Namen Ihrer Bereitstellung ein. Die Liste von %1 enthält Basismodelle, keine Bereitstellungen.</translation>
    </message>
    <message>
        <source>Character %1 of the key cannot be seen (%2), and no key has it. Copy the key again from its page.</source>
        <translation>Zeichen %1 des Schlüssels ist unsichtbar (%2) und kommt in keinem Schlüssel vor. Kopieren Sie den Schlüssel neu von seiner Seite.</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2” (%3), which no key has. Copy the key again from its page.</source>
        <translation>Zeichen %1 des Schlüssels ist „%2“ (%3) und kommt in keinem Schlüssel vor. Kopieren Sie den Schlüssel neu von seiner Seite.</translation>
    </message>
    <message>
        <source>Choose where the key is kept.</source>
        <translation>Wählen Sie, wo der Schlüssel aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>Geben Sie der Verbindung einen Namen.</translation>
    </message>
    <message>
        <source>Keys of %1 usually begin with “%2”.</source>
        <translation>Schlüssel von %1 beginnen meist mit „%2“.</translation>
    </message>
    <message>
        <source>Line %1 of the extra headers cannot be sent. Write “Name: value” in plain letters; keys have a field of their own.</source>
        <translation>Zeile %1 der zusätzlichen Header lässt sich nicht senden. Schreiben Sie „Name: Wert“ in einfachen Buchstaben; für Schlüssel gibt es ein eigenes Feld.</translation>
    </message>
    <message>
        <source>Name the variable, for example OPENAI_API_KEY.</source>
        <translation>Nennen Sie die Variable, zum Beispiel OPENAI_API_KEY.</translation>
    </message>
    <message>
        <source>Plain http: anyone on your network can read what is sent.</source>
        <translation>Unverschlüsseltes http: Jeder in Ihrem Netz kann lesen, was gesendet wird.</translation>
    </message>
    <message>
        <source>Put the name of your resource in place of “%1”.</source>
        <translation>Setzen Sie statt „%1“ den Namen Ihrer Ressource ein.</translation>
    </message>
    <message>
        <source>The blanks around the key were dropped.</source>
        <translation>Die Leerzeichen um den Schlüssel wurden weggelassen.</translation>
    </message>
    <message>
        <source>The host has letters that look like others. It is %1.</source>
        <translation>Der Host enthält Buchstaben, die wie andere aussehen. Er lautet %1.</translation>
    </message>
    <message>
        <source>The key in %1 went to %2 so far. Confirm that it may go to %3.</source>
        <translation>Der Schlüssel in %1 ging bisher an %2. Bestätigen Sie, dass er an %3 gehen darf.</translation>
    </message>
    <message>
        <source>The key is longer than %1. Copy it again from its page.</source>
        <translation>Der Schlüssel ist länger als %1. Kopieren Sie ihn neu von seiner Seite.</translation>
    </message>
    <message>
        <source>The key was broken over lines. It was joined.</source>
        <translation>Der Schlüssel war auf Zeilen verteilt. Er wurde zusammengefügt.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were dropped.</source>
        <translation>Die Anführungszeichen um den Schlüssel wurden weggelassen.</translation>
    </message>
    <message>
        <source>The stored key belongs to %1 and is not sent to %2. Enter the key for %2.</source>
        <translation>Der gespeicherte Schlüssel gehört zu %1 und wird nicht an %2 gesendet. Geben Sie den Schlüssel für %2 ein.</translation>
    </message>
    <message>
        <source>The version %1 is kept as a setting.</source>
        <translation>Die Version %1 wird als Einstellung behalten.</translation>
    </message>
    <message>
        <source>This looks like a key of %1.</source>
        <translation>Das sieht nach einem Schlüssel von %1 aus.</translation>
    </message>
    <message>
        <source>To keep the key elsewhere, enter it again.</source>
        <translation>Um den Schlüssel woanders aufzubewahren, geben Sie ihn erneut ein.</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>a limit of this side</source>
        <translation>ein Limit auf dieser Seite</translation>
    </message>
    <message>
        <source>a tool was refused here</source>
        <translation>ein Werkzeug wurde hier abgelehnt</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>kam zu spät</translation>
    </message>
    <message>
        <source>given up before it ended</source>
        <translation>vor dem Ende aufgegeben</translation>
    </message>
    <message>
        <source>saving failed here</source>
        <translation>Speichern hier fehlgeschlagen</translation>
    </message>
    <message>
        <source>says nothing about health</source>
        <translation>sagt nichts über den Zustand</translation>
    </message>
    <message>
        <source>several hosts failed at once</source>
        <translation>mehrere Hosts fielen zugleich aus</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>von Ihnen gestoppt</translation>
    </message>
    <message>
        <source>the probe took too long</source>
        <translation>die Probeanfrage dauerte zu lange</translation>
    </message>
    <message>
        <source>the program was closing</source>
        <translation>das Programm wurde gerade beendet</translation>
    </message>
    <message>
        <source>this computer had just woken</source>
        <translation>dieser Computer war gerade erst aufgewacht</translation>
    </message>
    <message>
        <source>this computer slept</source>
        <translation>dieser Computer war im Ruhezustand</translation>
    </message>
    <message>
        <source>this computer was offline</source>
        <translation>dieser Computer war offline</translation>
    </message>
</context>
<context>
    <name>FieldButtons</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>KeyNoteText</name>
    <message>
        <source>Character %1 cannot be seen and cannot be in a key (%2).</source>
        <translation>Zeichen %1 ist unsichtbar und kann nicht in einem Schlüssel stehen (%2).</translation>
    </message>
    <message>
        <source>Character %1, “%2”, cannot be in a key (%3).</source>
        <translation>Zeichen %1, „%2“, kann nicht in einem Schlüssel stehen (%3).</translation>
    </message>
    <message>
        <source>The key was broken over several lines and was joined.</source>
        <translation>Der Schlüssel war auf mehrere Zeilen verteilt und wurde zusammengefügt.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were left out.</source>
        <translation>Die Anführungszeichen um den Schlüssel wurden weggelassen.</translation>
    </message>
    <message>
        <source>White space around the key was left out.</source>
        <translation>Leerraum um den Schlüssel wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Deutsch</translation>
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
        <translation>%1 (eine Schätzung nach der Preistabelle)</translation>
    </message>
    <message>
        <source>%1 of %2 are spent in this conversation</source>
        <translation>%1 von %2 sind in dieser Unterhaltung ausgegeben</translation>
    </message>
    <message>
        <source>%1 of %2 are spent this month</source>
        <translation>%1 von %2 sind diesen Monat ausgegeben</translation>
    </message>
    <message>
        <source>%1: %2. At %3 you are asked before more is sent.</source>
        <translation>%1: %2. Bei %3 werden Sie gefragt, bevor mehr gesendet wird.</translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>Sie haben höchstens %1 Anfragen pro Minute festgelegt.</numerusform>
            <numerusform>Sie haben höchstens %1 Anfragen pro Minute festgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>Sie haben höchstens %1 Anfragen und %2 Token pro Minute festgelegt.</numerusform>
            <numerusform>Sie haben höchstens %1 Anfragen und %2 Token pro Minute festgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>Sie haben höchstens %1 Token pro Minute festgelegt.</numerusform>
            <numerusform>Sie haben höchstens %1 Token pro Minute festgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You set at most one request a minute.</source>
        <translation>Sie haben höchstens eine Anfrage pro Minute festgelegt.</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>%1 Fehlschlag</numerusform>
            <numerusform>%1 Fehlschläge in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>%1 der letzten %2 fehlgeschlagen</numerusform>
            <numerusform>%1 der letzten %2 fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>(HTTP %1)</source>
        <translation>(HTTP %1)</translation>
    </message>
    <message>
        <source>A web page came where an answer was expected. Check the address; a sign-in page of the network may be in between.</source>
        <translation>Statt einer Antwort kam eine Webseite. Prüfen Sie die Adresse; vielleicht ist eine Anmeldeseite des Netzes dazwischen.</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>Gemeldet wurde: „%1“</translation>
    </message>
    <message>
        <source>The provider&apos;s filter stopped the reply.</source>
        <translation>Der Filter des Anbieters hat die Antwort gestoppt.</translation>
    </message>
    <message>
        <source>The server points to another address, which is not followed. Check the address of the connection.</source>
        <translation>Der Server verweist auf eine andere Adresse; dem wird nicht gefolgt. Prüfen Sie die Adresse der Verbindung.</translation>
    </message>
    <message>
        <source>probe failed</source>
        <translation>Probeanfrage fehlgeschlagen</translation>
    </message>
    <message>
        <source>probe succeeded</source>
        <translation>Probeanfrage gelungen</translation>
    </message>
    <message>
        <source>reset by you</source>
        <translation>von Ihnen zurückgesetzt</translation>
    </message>
    <message>
        <source>retried by you</source>
        <translation>von Ihnen erneut versucht</translation>
    </message>
    <message>
        <source>taken back: this computer was cut off</source>
        <translation>zurückgenommen: Dieser Computer war vom Netz getrennt</translation>
    </message>
    <message>
        <source>the probe said nothing about health</source>
        <translation>die Probeanfrage sagte nichts über den Zustand</translation>
    </message>
    <message>
        <source>tried after its time</source>
        <translation>nach Ablauf der Wartezeit versucht</translation>
    </message>
    <message>
        <source>your probe failed</source>
        <translation>Ihre Probeanfrage ist fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>PolicyText</name>
    <message>
        <source> min</source>
        <comment>suffix of a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <comment>suffix of a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source> times the last</source>
        <comment>suffix of a factor</comment>
        <translation> × die letzte</translation>
    </message>
    <message>
        <source>After so many failed calls one after another nothing more is sent for a while. One or two failures happen on a good day.</source>
        <translation>Nach so vielen fehlgeschlagenen Aufrufen hintereinander wird eine Weile nichts mehr gesendet. Ein oder zwei Fehlschläge gibt es auch an guten Tagen.</translation>
    </message>
    <message>
        <source>Among the last calls</source>
        <translation>Unter den letzten Aufrufen</translation>
    </message>
    <message>
        <source>An older failure says nothing about now.</source>
        <translation>Ein älterer Fehlschlag sagt nichts über jetzt.</translation>
    </message>
    <message>
        <source>Answers needed to go on</source>
        <translation>Nötige Antworten zum Weitermachen</translation>
    </message>
    <message>
        <source>Each next wait</source>
        <translation>Jede weitere Wartezeit</translation>
    </message>
    <message>
        <source>Failures cannot come from more messages than there are failures. Raise the failures in a row or lower the messages.</source>
        <translation>Fehlschläge können nicht aus mehr Nachrichten stammen, als es Fehlschläge gibt. Erhöhen Sie die Fehlschläge in Folge oder senken Sie die Nachrichten.</translation>
    </message>
    <message>
        <source>Failures count for</source>
        <translation>Fehlschläge gelten für</translation>
    </message>
    <message>
        <source>Failures in a row before it stops</source>
        <translation>Fehlschläge in Folge bis zum Stopp</translation>
    </message>
    <message>
        <source>Fewer calls are looked at than must be there.</source>
        <translation>Es werden weniger Aufrufe betrachtet, als da sein müssen.</translation>
    </message>
    <message>
        <source>First wait after a limit</source>
        <translation>Erste Wartezeit nach einer Begrenzung</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>Erste Wartezeit</translation>
    </message>
    <message>
        <source>From at least so many different messages</source>
        <translation>Aus mindestens so vielen verschiedenen Nachrichten</translation>
    </message>
    <message>
        <source>How many calls are looked at for that.</source>
        <translation>Wie viele Aufrufe dafür betrachtet werden.</translation>
    </message>
    <message>
        <source>If it fails again so soon after it worked, the waits go on where they were instead of starting over.</source>
        <translation>Wenn es so bald nach dem Gelingen wieder fehlschlägt, gehen die Wartezeiten dort weiter, wo sie waren, statt neu zu beginnen.</translation>
    </message>
    <message>
        <source>It grows while the tried calls fail, so that a long outage costs few calls.</source>
        <translation>Sie wächst, solange die versuchten Aufrufe fehlschlagen, damit ein langer Ausfall wenige Aufrufe kostet.</translation>
    </message>
    <message>
        <source>Longest wait a provider may ask for</source>
        <translation>Längste Wartezeit, die ein Anbieter verlangen darf</translation>
    </message>
    <message>
        <source>Longest wait after a limit</source>
        <translation>Längste Wartezeit nach einer Begrenzung</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Längste Wartezeit</translation>
    </message>
    <message>
        <source>Or so many failures in all</source>
        <translation>Oder so viele Fehlschläge insgesamt</translation>
    </message>
    <message>
        <source>So many tried calls must be answered first. After long waits one more.</source>
        <translation>So viele versuchte Aufrufe müssen erst beantwortet sein. Nach langen Wartezeiten einer mehr.</translation>
    </message>
    <message>
        <source>So that one message and its own retries do not stop all the others.</source>
        <translation>Damit eine Nachricht und ihre eigenen Wiederholungen nicht alle anderen aufhalten.</translation>
    </message>
    <message>
        <source>The failures in all are fewer than the messages they must come from.</source>
        <translation>Es sind insgesamt weniger Fehlschläge als Nachrichten, aus denen sie stammen müssen.</translation>
    </message>
    <message>
        <source>The longest wait after a limit is shorter than the first one.</source>
        <translation>Die längste Wartezeit nach einer Begrenzung ist kürzer als die erste.</translation>
    </message>
    <message>
        <source>The longest wait is shorter than the first one.</source>
        <translation>Die längste Wartezeit ist kürzer als die erste.</translation>
    </message>
    <message>
        <source>The same as the first: it does not grow.</source>
        <translation>So lang wie die erste: Sie wächst nicht.</translation>
    </message>
    <message>
        <source>Then one call is tried. Most trouble is over within this.</source>
        <translation>Danach wird ein Aufruf versucht. Die meisten Störungen sind bis dahin vorbei.</translation>
    </message>
    <message>
        <source>There cannot be more failures than calls that are looked at. Lower the failures in all or raise the last calls.</source>
        <translation>Es kann nicht mehr Fehlschläge geben als betrachtete Aufrufe. Senken Sie die Fehlschläge insgesamt oder erhöhen Sie die letzten Aufrufe.</translation>
    </message>
    <message>
        <source>Waits go on growing within</source>
        <translation>Wartezeiten wachsen weiter binnen</translation>
    </message>
    <message>
        <source>What it asked for is shown. After this one call asks again.</source>
        <translation>Was er verlangt hat, wird angezeigt. Danach fragt ein Aufruf neu an.</translation>
    </message>
    <message>
        <source>When answers come in between, but too few.</source>
        <translation>Wenn dazwischen Antworten kommen, aber zu wenige.</translation>
    </message>
    <message>
        <source>When the provider limits you and names no time. It doubles each time, to the longest below.</source>
        <translation>Wenn der Anbieter Sie begrenzt und keine Zeit nennt. Sie verdoppelt sich jedes Mal, bis zur längsten unten.</translation>
    </message>
    <message>
        <source>You can always retry by hand before.</source>
        <translation>Von Hand können Sie es jederzeit vorher versuchen.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich lang</translation>
    </message>
</context>
<context>
    <name>ProfileTrouble</name>
    <message>
        <source>A folder for another profile</source>
        <translation>Ordner für ein anderes Profil</translation>
    </message>
    <message>
        <source>Breakerbox cannot open its data.</source>
        <translation>Breakerbox kann seine Daten nicht öffnen.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Anderen Ordner verwenden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>A damaged index was built again; nothing was lost. A copy from before: %1</source>
        <translation>Ein beschädigter Index wurde neu aufgebaut; nichts ging verloren. Eine Kopie von vorher: %1</translation>
    </message>
    <message>
        <source>Another Breakerbox (process %1) has this profile open. Close it, or use another folder.</source>
        <translation>Ein anderes Breakerbox (Prozess %1) hat dieses Profil geöffnet. Schließen Sie es oder verwenden Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The backup is in use now. What was there before is kept: %1</source>
        <translation>Die Sicherung ist jetzt in Gebrauch. Was vorher da war, ist aufbewahrt: %1</translation>
    </message>
    <message>
        <source>The data in %1 could not be read or written. Is it a folder that you may write to?</source>
        <translation>Die Daten in %1 ließen sich nicht lesen oder schreiben. Ist das ein Ordner, in den Sie schreiben dürfen?</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Free some space and try again; nothing was lost.</source>
        <translation>Der Datenträger mit %1 ist voll. Schaffen Sie Platz und versuchen Sie es erneut; nichts ging verloren.</translation>
    </message>
    <message>
        <source>The file with your conversations (%1) is damaged or missing, and was left as it is.</source>
        <translation>Die Datei mit Ihren Unterhaltungen (%1) ist beschädigt oder fehlt und wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>The file with your conversations was damaged. Saved: %1, %2. Could not be read: %3. The damaged file is kept: %4</source>
        <comment>conversations, messages, messages, a file</comment>
        <translation>Die Datei mit Ihren Unterhaltungen war beschädigt. Gerettet: %1, %2. Nicht lesbar: %3. Die beschädigte Datei ist aufbewahrt: %4</translation>
    </message>
    <message>
        <source>The newest verified copy is %1.</source>
        <translation>Die neueste geprüfte Kopie ist %1.</translation>
    </message>
    <message>
        <source>There is no verified copy beside it. To begin anew, use another folder.</source>
        <translation>Daneben liegt keine geprüfte Kopie. Um neu zu beginnen, verwenden Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Your conversations were written by a newer version of Breakerbox (%1). This version cannot read them, and changed nothing. Install the newer version again, or use another folder.</source>
        <translation>Ihre Unterhaltungen wurden von einer neueren Version von Breakerbox (%1) geschrieben. Diese Version kann sie nicht lesen und hat nichts geändert. Installieren Sie wieder die neuere Version oder verwenden Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Your data was brought to this version. A verified copy from before: %1</source>
        <translation>Ihre Daten wurden auf den Stand dieser Version gebracht. Eine geprüfte Kopie von vorher: %1</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>A limit needs a price: what a million tokens cost you here.</source>
        <translation>Ein Limit braucht einen Preis: was eine Million Token Sie hier kosten.</translation>
    </message>
    <message>
        <source>A password needs a user name.</source>
        <translation>Zu einem Passwort gehört ein Benutzername.</translation>
    </message>
    <message>
        <source>Give the whole path of the file.</source>
        <translation>Geben Sie den vollständigen Pfad der Datei an.</translation>
    </message>
    <message>
        <source>Only the host and the port are typed here; the kind is chosen.</source>
        <translation>Hier gehören nur Host und Port hin; die Art wird ausgewählt.</translation>
    </message>
    <message>
        <source>Prices and limits are plain numbers, for example %1.</source>
        <translation>Preise und Limits sind einfache Zahlen, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>The login has fields of its own.</source>
        <translation>Für die Anmeldung gibt es eigene Felder.</translation>
    </message>
    <message>
        <source>The port is missing, for example %1.</source>
        <translation>Der Port fehlt, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>The stored password belongs to %1 and is not sent to %2.</source>
        <translation>Das gespeicherte Passwort gehört zu %1 und wird nicht an %2 gesendet.</translation>
    </message>
    <message>
        <source>This device and your own network are always reached directly, without a proxy.</source>
        <translation>Dieses Gerät und Ihr eigenes Netz werden immer direkt erreicht, ohne Proxy.</translation>
    </message>
    <message>
        <source>This names no host.</source>
        <translation>Das nennt keinen Host.</translation>
    </message>
    <message>
        <source>Type the proxy&apos;s host and port, for example proxy.example.com:3128.</source>
        <translation>Geben Sie Host und Port des Proxys ein, zum Beispiel proxy.example.com:3128.</translation>
    </message>
</context>
<context>
    <name>RemoveText</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Conversations stay. This cannot be undone.</source>
        <translation>Unterhaltungen bleiben. Dies lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Its settings and its health history are deleted.</source>
        <translation>Gelöscht werden die Einstellungen der Verbindung und ihr Zustandsverlauf.</translation>
    </message>
    <message>
        <source>Its settings, its key in the keychain and its health history are deleted.</source>
        <translation>Gelöscht werden die Einstellungen der Verbindung, ihr Schlüssel im Schlüsselbund und ihr Zustandsverlauf.</translation>
    </message>
    <message>
        <source>Its settings, the key you typed and its health history are deleted.</source>
        <translation>Gelöscht werden die Einstellungen der Verbindung, der von Ihnen eingegebene Schlüssel und ihr Zustandsverlauf.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>Remove connection</source>
        <translation>Verbindung entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>Nachgestellt werden %1 Aufrufe, vom %2 bis %3.</numerusform>
            <numerusform>Nachgestellt werden %1 Aufrufe, vom %2 bis %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>%1 Aufrufe endeten so, wie es eine Nachstellung nicht genau wiederholen kann; stattdessen werden Enden mit gleicher Wirkung gespielt.</numerusform>
            <numerusform>%1 Aufrufe endeten so, wie es eine Nachstellung nicht genau wiederholen kann; stattdessen werden Enden mit gleicher Wirkung gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1, davon %2 Probeanfragen</numerusform>
            <numerusform>%1, davon %2 Probeanfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one of them a probe</source>
        <translation>%1, davon eine Probeanfrage</translation>
    </message>
    <message>
        <source>%1: never stopped.</source>
        <translation>%1: nie gestoppt.</translation>
    </message>
    <message>
        <source>%1: stopped %2.</source>
        <translation>%1: gestoppt %2.</translation>
    </message>
    <message>
        <source>A replay knows only the calls that were made. What was held back at the time was not sent, so nobody knows how it would have ended: settings that stop later would have sent more than is shown here. A call that is held back here is not sent later instead.</source>
        <translation>Eine Nachstellung kennt nur die Aufrufe, die es gab. Was damals zurückgehalten wurde, wurde nicht gesendet, und niemand weiß, wie es geendet hätte: Einstellungen, die später stoppen, hätten mehr gesendet, als hier zu sehen ist. Ein Aufruf, der hier zurückgehalten wird, wird auch nicht später gesendet.</translation>
    </message>
    <message>
        <source>Calls held back</source>
        <translation>Zurückgehaltene Aufrufe</translation>
    </message>
    <message>
        <source>Calls sent</source>
        <translation>Gesendete Aufrufe</translation>
    </message>
    <message>
        <source>Calls that were answered in truth and would not have been sent.</source>
        <translation>Aufrufe, die in Wirklichkeit beantwortet wurden und nicht gesendet worden wären.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay does not stop at the times that were recorded. The settings may have been others then, or something that is not replayed played a part: earlier calls, or another connection.</source>
        <translation>Prüfung: Mit den jetzigen Einstellungen stoppt die Nachstellung nicht zu den aufgezeichneten Zeiten. Vielleicht galten damals andere Einstellungen, oder etwas nicht Nachgestelltes spielte mit: frühere Aufrufe oder eine andere Verbindung.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay stops at the same times as were recorded.</source>
        <translation>Prüfung: Mit den jetzigen Einstellungen stoppt die Nachstellung zu denselben Zeiten wie aufgezeichnet.</translation>
    </message>
    <message>
        <source>From sending a call until it had failed.</source>
        <translation>Vom Senden eines Aufrufs, bis er fehlgeschlagen war.</translation>
    </message>
    <message>
        <source>From stopping until sending again.</source>
        <translation>Vom Sendestopp bis zum erneuten Senden.</translation>
    </message>
    <message>
        <source>Held back, yet answered</source>
        <translation>Zurückgehalten, doch beantwortet</translation>
    </message>
    <message>
        <source>Not available for</source>
        <translation>Nicht verfügbare Zeit</translation>
    </message>
    <message>
        <source>Of these failed</source>
        <translation>Davon fehlgeschlagen</translation>
    </message>
    <message>
        <source>One call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</source>
        <translation>Ein Aufruf endete so, wie es eine Nachstellung nicht genau wiederholen kann; stattdessen wird ein Ende mit gleicher Wirkung gespielt.</translation>
    </message>
    <message>
        <source>One call is replayed, of %1.</source>
        <translation>Nachgestellt wird ein Aufruf, vom %1.</translation>
    </message>
    <message>
        <source>Sent again from</source>
        <translation>Wieder gesendet ab</translation>
    </message>
    <message>
        <source>Stopped for nothing</source>
        <translation>Grundlos gestoppt</translation>
    </message>
    <message>
        <source>Stopped sending at</source>
        <translation>Sendestopp um</translation>
    </message>
    <message>
        <source>The first call that was held back was answered in truth.</source>
        <translation>Der erste zurückgehaltene Aufruf wurde in Wirklichkeit beantwortet.</translation>
    </message>
    <message>
        <source>This client never stopped sending here, so there is no incident: these are the last 24 hours. %1</source>
        <translation>Dieses Programm hat hier nie aufgehört zu senden, also gibt es keinen Vorfall: Dies sind die letzten 24 Stunden. %1</translation>
    </message>
    <message>
        <source>Waited for failing calls</source>
        <translation>Wartezeit auf Fehlschläge</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
</context>
<context>
    <name>ScopeText</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%1&#xa0;% von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (in %2)</translation>
    </message>
    <message>
        <source>%1 (said at %2)</source>
        <translation>%1 (gemeldet um %2)</translation>
    </message>
    <message>
        <source>%1 good, %2 bad</source>
        <translation>%1 gut, %2 schlecht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 stated, %2 guessed, %3 declared</source>
        <translation>%1 genannt, %2 geschätzt, %3 gemeldet</translation>
    </message>
    <message>
        <source>%1 · limited</source>
        <translation>%1 · begrenzt</translation>
    </message>
    <message>
        <source>%1 · needs you</source>
        <translation>%1 · Sie sind gefragt</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · pausiert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, full again at %2</source>
        <translation>%1, wieder voll um %2</translation>
    </message>
    <message>
        <source>%1, paused by you</source>
        <translation>%1, von Ihnen pausiert</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>(kein Modell)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Nötige Handlung</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Cooldown level</source>
        <translation>Abkühlstufe</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>Fehlschläge in Folge</translation>
    </message>
    <message>
        <source>False trips</source>
        <translation>Fehlauslösungen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Half-open probes in flight</source>
        <translation>Laufende Probeanfragen (halb offen)</translation>
    </message>
    <message>
        <source>Half-open success rate</source>
        <translation>Erfolgsquote halb offen</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>Halb offen</translation>
    </message>
    <message>
        <source>Input tokens left</source>
        <translation>Verbleibende Eingabe-Token</translation>
    </message>
    <message>
        <source>Last failure category</source>
        <translation>Art des letzten Fehlschlags</translation>
    </message>
    <message>
        <source>Last success</source>
        <translation>Letzter Erfolg</translation>
    </message>
    <message>
        <source>Late results</source>
        <translation>Verspätete Ergebnisse</translation>
    </message>
    <message>
        <source>Manual probes</source>
        <translation>Manuelle Probeanfragen</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>Modellliste</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>Geöffnet um</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Output tokens left</source>
        <translation>Verbleibende Ausgabe-Token</translation>
    </message>
    <message>
        <source>Rate gate</source>
        <translation>Ratensperre</translation>
    </message>
    <message>
        <source>Rate gates</source>
        <translation>Ratensperren</translation>
    </message>
    <message>
        <source>Recent samples</source>
        <translation>Jüngste Stichproben</translation>
    </message>
    <message>
        <source>Recent transient failures</source>
        <translation>Jüngste vorübergehende Fehlschläge</translation>
    </message>
    <message>
        <source>Requests failed fast</source>
        <translation>Sofort abgewiesene Anfragen</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Laufende Anfragen</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Verbleibende Anfragen</translation>
    </message>
    <message>
        <source>Retry not before</source>
        <translation>Nächster Versuch frühestens</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Schaltzustand</translation>
    </message>
    <message>
        <source>Time spent open</source>
        <translation>Wie lange offen</translation>
    </message>
    <message>
        <source>Times opened</source>
        <translation>Wie oft geöffnet</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>Verbleibende Token</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Waiting saved</source>
        <translation>Ersparte Wartezeit</translation>
    </message>
    <message>
        <source>declared by the provider</source>
        <translation>vom Anbieter gemeldet</translation>
    </message>
    <message>
        <source>needs another model</source>
        <translation>braucht ein anderes Modell</translation>
    </message>
    <message>
        <source>needs its billing looked at</source>
        <translation>Abrechnung muss geprüft werden</translation>
    </message>
    <message>
        <source>needs its key repaired</source>
        <translation>braucht einen gültigen Schlüssel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>one trial, then open</source>
        <translation>ein Versuch, dann frei</translation>
    </message>
    <message>
        <source>own guess</source>
        <translation>eigene Schätzung</translation>
    </message>
    <message>
        <source>stated by the provider</source>
        <translation>vom Anbieter genannt</translation>
    </message>
    <message>
        <source>the provider asked for %1</source>
        <translation>der Anbieter verlangte %1 Wartezeit</translation>
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
        <translation>%1 wurde durch den Proxy %3 nicht erreicht: %2</translation>
    </message>
    <message>
        <source>%1 was not reached: %2</source>
        <translation>%1 wurde nicht erreicht: %2</translation>
    </message>
    <message>
        <source>%1. %2 is not among them: choose a model from the list.</source>
        <translation>%1. %2 ist nicht darunter: Wählen Sie ein Modell aus der Liste.</translation>
    </message>
    <message>
        <source>It has expired.</source>
        <translation>Es ist abgelaufen.</translation>
    </message>
    <message>
        <source>It is for another host.</source>
        <translation>Es gilt für einen anderen Host.</translation>
    </message>
    <message>
        <source>It is not valid yet.</source>
        <translation>Es ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>It is signed by nobody but itself.</source>
        <translation>Es ist nur von sich selbst signiert.</translation>
    </message>
    <message>
        <source>It was revoked.</source>
        <translation>Es wurde widerrufen.</translation>
    </message>
    <message>
        <source>Nothing was tried. %1</source>
        <translation>Nichts wurde versucht. %1</translation>
    </message>
    <message>
        <source>Reached over TLS</source>
        <translation>Über TLS erreicht</translation>
    </message>
    <message>
        <source>Reached, no TLS</source>
        <translation>Erreicht, kein TLS</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>TLS failed: %1</source>
        <translation>TLS fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>This computer does not know who issued it.</source>
        <translation>Dieser Computer kennt den Aussteller nicht.</translation>
    </message>
    <message>
        <source>it wants a key and there is none</source>
        <translation>ein Schlüssel wird verlangt, und es gibt keinen</translation>
    </message>
    <message>
        <source>key accepted</source>
        <translation>Schlüssel akzeptiert</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>key not checked</source>
        <translation>Schlüssel nicht geprüft</translation>
    </message>
    <message>
        <source>no list of models: %1</source>
        <translation>keine Modellliste: %1</translation>
    </message>
    <message>
        <source>the list of models is empty</source>
        <translation>die Modellliste ist leer</translation>
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
        <translation>%1: %2 beantwortet, %3 fehlgeschlagen, %4 sagen nichts über den Zustand; Sendestopps: %5, Begrenzungen: %6.</translation>
    </message>
    <message>
        <source>First token: between %1 and %2, half within %3.</source>
        <translation>Erstes Token: zwischen %1 und %2, die Hälfte binnen %3.</translation>
    </message>
    <message>
        <source>Limited: it asked for %1</source>
        <translation>Begrenzt: %1 Wartezeit verlangt</translation>
    </message>
    <message>
        <source>Stopped sending: %1</source>
        <translation>Sendestopp: %1</translation>
    </message>
    <message>
        <source>Stopped sending</source>
        <translation>Sendestopp</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
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
        <translation>Eine entfernte Verbindung</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Month and connection</source>
        <translation>Monat und Verbindung</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Token ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Token aus</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>kein Preis bekannt</translation>
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
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::GlobalShortcut</name>
    <message>
        <source>Quick ask</source>
        <translation>Schnellfrage</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::WindowSession</name>
    <message>
        <source>The simulated providers could not be started on this computer.</source>
        <translation>Die simulierten Anbieter ließen sich auf diesem Computer nicht starten.</translation>
    </message>
</context>
<context>
    <name>breakerbox::app</name>
    <message>
        <source>## You</source>
        <translation>## Sie</translation>
    </message>
    <message>
        <source>%1 Copy the key again.</source>
        <translation>%1 Kopieren Sie den Schlüssel neu.</translation>
    </message>
    <message>
        <source>%1 Put the key into an environment variable and name it with --key-env.</source>
        <translation>%1 Legen Sie den Schlüssel in eine Umgebungsvariable und nennen Sie sie mit --key-env.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 has no model chosen: give --model, or set one with breakerbox connections edit.</source>
        <translation>Für %1 ist kein Modell gewählt: Geben Sie --model an oder legen Sie eines mit breakerbox connections edit fest.</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 ist größer als 64 MiB.</translation>
    </message>
    <message>
        <source>%1 is no ID of a conversation.</source>
        <translation>%1 ist keine ID einer Unterhaltung.</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 ist eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>--%1 is an amount, for example 2.50; 0 for none.</source>
        <translation>--%1 ist ein Betrag, zum Beispiel 2.50; 0 für keinen.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>--archived goes with: breakerbox conversations list.</source>
        <translation>--archived gehört zu: breakerbox conversations list.</translation>
    </message>
    <message>
        <source>--base-url is missing.</source>
        <translation>--base-url fehlt.</translation>
    </message>
    <message>
        <source>--base-url is missing: %1 with your own name in place of “%2”.</source>
        <translation>--base-url fehlt: %1 mit Ihrem eigenen Namen anstelle von „%2“.</translation>
    </message>
    <message>
        <source>--connection NAME is missing.</source>
        <translation>--connection NAME fehlt.</translation>
    </message>
    <message>
        <source>--format is json, markdown or html.</source>
        <translation>--format ist json, markdown oder html.</translation>
    </message>
    <message>
        <source>--kind is cloud, endpoint or local.</source>
        <translation>--kind ist cloud, endpoint oder local.</translation>
    </message>
    <message>
        <source>--kind is missing: cloud, endpoint or local.</source>
        <translation>--kind fehlt: cloud, endpoint oder local.</translation>
    </message>
    <message>
        <source>--name is missing.</source>
        <translation>--name fehlt.</translation>
    </message>
    <message>
        <source>--profile DIR selects the data folder everywhere. Listing commands take --json.
</source>
        <translation>--profile ORDNER wählt überall den Datenordner. Listen gibt es auch mit --json.
</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile braucht einen Ordner.</translation>
    </message>
    <message>
        <source>--protocol is missing.</source>
        <translation>--protocol fehlt.</translation>
    </message>
    <message>
        <source>--protocol is one of: %1.</source>
        <translation>--protocol ist eines von: %1.</translation>
    </message>
    <message>
        <source>--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>--proxy ist system, none, http://HOST:PORT oder socks5://HOST:PORT.</translation>
    </message>
    <message>
        <source>--proxy-password-stdin needs --proxy http://USER@HOST:PORT.</source>
        <translation>--proxy-password-stdin braucht --proxy http://USER@HOST:PORT.</translation>
    </message>
    <message>
        <source>--wait needs a number of seconds.</source>
        <translation>--wait braucht eine Anzahl Sekunden.</translation>
    </message>
    <message>
        <source>A header is written &apos;Name: value&apos;, in plain letters.</source>
        <translation>Ein Header wird &apos;Name: Wert&apos; geschrieben, in einfachen Buchstaben.</translation>
    </message>
    <message>
        <source>A limit needs a price: --price-in and --price-out, for a million tokens.</source>
        <translation>Ein Limit braucht einen Preis: --price-in und --price-out, für eine Million Token.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>ZEIT</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>An organisation is written in plain letters without blanks.</source>
        <translation>Eine Organisation wird in einfachen Buchstaben ohne Leerzeichen geschrieben.</translation>
    </message>
    <message>
        <source>BECAUSE</source>
        <translation>GRUND</translation>
    </message>
    <message>
        <source>Breakerbox is running on this profile. Close it, or restore in its window.</source>
        <translation>Breakerbox läuft mit diesem Profil. Schließen Sie es oder stellen Sie in seinem Fenster wieder her.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>CALLS</source>
        <translation>AUFRUFE</translation>
    </message>
    <message>
        <source>CLIENT</source>
        <translation>PROGRAMM</translation>
    </message>
    <message>
        <source>CONNECTION</source>
        <translation>VERBINDUNG</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>KOSTEN</translation>
    </message>
    <message>
        <source>Calls avoided: %1. Probes: %2.</source>
        <translation>Vermiedene Aufrufe: %1. Probeanfragen: %2.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>%1 geändert.</translation>
    </message>
    <message>
        <source>Choose one of --conversation and --new.</source>
        <translation>Wählen Sie --conversation oder --new.</translation>
    </message>
    <message>
        <source>Choose one of --key-stdin and --key-env.</source>
        <translation>Wählen Sie --key-stdin oder --key-env.</translation>
    </message>
    <message>
        <source>Choose one of --wait and --no-wait.</source>
        <translation>Wählen Sie --wait oder --no-wait.</translation>
    </message>
    <message>
        <source>DECISION</source>
        <translation>ENTSCHEIDUNG</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,
75 held (not sent), 77 credential or permission, 78 configuration; simulate: 1 if an
expectation of the scenario failed.
</source>
        <translation>Rückgabe: 0 beantwortet, 64 Aufruf, 65 Eingabe, 69 Versuch fehlgeschlagen,
74 Speicher, 75 zurückgehalten (nicht gesendet), 77 Zugangsdaten oder Recht,
78 Konfiguration; simulate: 1, wenn eine Erwartung des Szenarios nicht eintrat.
</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLGESCHLAGEN</translation>
    </message>
    <message>
        <source>FAILURES</source>
        <translation>FEHLSCHLÄGE</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>VON</translation>
    </message>
    <message>
        <source>Forgot what was counted about %1. Times the provider stated still hold.</source>
        <translation>Was über %1 gezählt war, ist vergessen. Vom Anbieter genannte Zeiten gelten weiter.</translation>
    </message>
    <message>
        <source>Give one PROMPT, or - to read it from standard input.</source>
        <translation>Geben Sie einen PROMPT an, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>It is in use now. What was there before is kept: %1</source>
        <translation>Sie ist jetzt in Gebrauch. Was vorher da war, ist aufbewahrt: %1</translation>
    </message>
    <message>
        <source>It is in use now.</source>
        <translation>Sie ist jetzt in Gebrauch.</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>LAST FAILURE</source>
        <translation>LETZTER FEHLSCHLAG</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>STUFE</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>MODELL</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NOT BEFORE</source>
        <translation>NICHT VOR</translation>
    </message>
    <message>
        <source>Name one scenario: breakerbox simulate FILE.json</source>
        <translation>Nennen Sie ein Szenario: breakerbox simulate DATEI.json</translation>
    </message>
    <message>
        <source>No connections yet. Add one with breakerbox connections add.</source>
        <translation>Noch keine Verbindungen. Fügen Sie eine hinzu mit breakerbox connections add.</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Noch keine Unterhaltungen.</translation>
    </message>
    <message>
        <source>No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), or keep keys until you quit.</source>
        <translation>Kein Schlüsselbund antwortet. Installieren und starten Sie einen (gnome-keyring, KWallet oder KeePassXC) oder behalten Sie Schlüssel nur bis zum Beenden.</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Keine Nachricht enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Not before %1 (in %2 s); --probe tries now where that is allowed.</source>
        <translation>Nicht vor %1 (in %2 s); --probe versucht es sofort, wo das erlaubt ist.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Note: the stored key belongs to %1 and is not sent to %2. Give the key for it with --key-stdin.</source>
        <translation>Hinweis: Der gespeicherte Schlüssel gehört zu %1 und wird nicht an %2 gesendet. Geben Sie den passenden mit --key-stdin an.</translation>
    </message>
    <message>
        <source>Note: the variable %1 is not set here, so there is no key now.</source>
        <translation>Hinweis: Die Variable %1 ist hier nicht gesetzt, also gibt es jetzt keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>Nichts ist archiviert.</translation>
    </message>
    <message>
        <source>Nothing to report: no connection has had trouble lately.</source>
        <translation>Nichts zu melden: Keine Verbindung war in letzter Zeit gestört.</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>ERGEBNIS</translation>
    </message>
    <message>
        <source>PROTOCOL</source>
        <translation>PROTOKOLL</translation>
    </message>
    <message>
        <source>Passwords are never taken from the command line: name the user only and use --proxy-password-stdin.</source>
        <translation>Passwörter werden nie von der Befehlszeile genommen: Nennen Sie nur den Benutzer und verwenden Sie --proxy-password-stdin.</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>ANFRAGE</translation>
    </message>
    <message>
        <source>Removed %1. Conversations with it stay.</source>
        <translation>%1 entfernt. Unterhaltungen damit bleiben.</translation>
    </message>
    <message>
        <source>SCOPE</source>
        <translation>BEREICH</translation>
    </message>
    <message>
        <source>SECONDS LOST</source>
        <translation>SEKUNDEN VERLOREN</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>SCHALTZUSTAND</translation>
    </message>
    <message>
        <source>Say what to do. See breakerbox --help.</source>
        <translation>Sagen Sie, was zu tun ist. Siehe breakerbox --help.</translation>
    </message>
    <message>
        <source>Say where to: breakerbox conversations export [ID]... --output FILE|-.</source>
        <translation>Sagen Sie, wohin: breakerbox conversations export [ID]... --output DATEI|-.</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>Die Standardeingabe war nicht lesbar.</translation>
    </message>
    <message>
        <source>Standard input gives one secret: use --key-stdin and --proxy-password-stdin one after the other.</source>
        <translation>Die Standardeingabe liefert ein einziges Geheimnis: Verwenden Sie --key-stdin und --proxy-password-stdin nacheinander.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is no key in it.</source>
        <translation>Die Standardeingabe war leer: Sie enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is nothing to ask.</source>
        <translation>Die Standardeingabe war leer: Es gibt nichts zu fragen.</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>DANN</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>NACH</translation>
    </message>
    <message>
        <source>That header carries a key. Keys are never taken from the command line: use --key-stdin or --key-env.</source>
        <translation>Dieser Header enthält einen Schlüssel. Schlüssel werden nie von der Befehlszeile genommen: Verwenden Sie --key-stdin oder --key-env.</translation>
    </message>
    <message>
        <source>That header is composed by the program itself and cannot be set.</source>
        <translation>Diesen Header stellt das Programm selbst zusammen; er lässt sich nicht setzen.</translation>
    </message>
    <message>
        <source>The key could not be read from standard input.</source>
        <translation>Der Schlüssel war von der Standardeingabe nicht lesbar.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, and keys can be read again.</source>
        <translation>Der Schlüsselbund ist gesperrt. Entsperren Sie ihn, dann sind Schlüssel wieder lesbar.</translation>
    </message>
    <message>
        <source>The model asked for a tool; this program does not run tools yet.</source>
        <translation>Das Modell forderte ein Werkzeug an; dieses Programm führt noch keine Werkzeuge aus.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Die Ausgabe ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The prompt is empty: there is nothing to ask.</source>
        <translation>Der Prompt ist leer: Es gibt nichts zu fragen.</translation>
    </message>
    <message>
        <source>The reply was cut at its length limit.</source>
        <translation>Die Antwort wurde am Längenlimit abgeschnitten.</translation>
    </message>
    <message>
        <source>The reply was not saved.</source>
        <translation>Die Antwort wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The window&apos;s program (breakerbox-window) is missing. Install Breakerbox again.</source>
        <translation>Das Programm des Fensters (breakerbox-window) fehlt. Installieren Sie Breakerbox neu.</translation>
    </message>
    <message>
        <source>There are more. Add a word to find fewer.</source>
        <translation>Es gibt mehr. Fügen Sie ein Wort hinzu, um weniger zu finden.</translation>
    </message>
    <message>
        <source>There is a connection named “%1” already.</source>
        <translation>Es gibt schon eine Verbindung namens „%1“.</translation>
    </message>
    <message>
        <source>There is no command “%1”. See breakerbox --help.</source>
        <translation>Es gibt keinen Befehl „%1“. Siehe breakerbox --help.</translation>
    </message>
    <message>
        <source>There is no connection named “%1”. See breakerbox connections list.</source>
        <translation>Es gibt keine Verbindung namens „%1“. Siehe breakerbox connections list.</translation>
    </message>
    <message>
        <source>There is no conversation %1. See breakerbox conversations list.</source>
        <translation>Es gibt keine Unterhaltung %1. Siehe breakerbox conversations list.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Known: %2.</source>
        <translation>Es gibt keinen Anbieter „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>This conversation stays on this computer. Lift its lock in the window first.</source>
        <translation>Diese Unterhaltung bleibt auf diesem Computer. Heben Sie zuerst im Fenster ihre Sperre auf.</translation>
    </message>
    <message>
        <source>This system has no TLS library: only local servers can be reached.</source>
        <translation>Dieses System hat keine TLS-Bibliothek: Nur lokale Server sind erreichbar.</translation>
    </message>
    <message>
        <source>This version speaks %1, not yet %2.</source>
        <translation>Diese Version spricht %1, noch nicht %2.</translation>
    </message>
    <message>
        <source>This would share the conversation with %1, who has not seen it. Nothing was sent. Use --new, or allow it in the window.</source>
        <translation>Damit würde die Unterhaltung mit %1 geteilt; dort wurde sie noch nicht gesehen. Nichts wurde gesendet. Verwenden Sie --new oder erlauben Sie es im Fenster.</translation>
    </message>
    <message>
        <source>UNTIL</source>
        <translation>BIS</translation>
    </message>
    <message>
        <source>UPDATED</source>
        <translation>GEÄNDERT</translation>
    </message>
    <message>
        <source>Unknown option %1. See breakerbox --help.</source>
        <translation>Unbekannte Option %1. Siehe breakerbox --help.</translation>
    </message>
    <message>
        <source>Unknown option --%1. See breakerbox --help.</source>
        <translation>Unbekannte Option --%1. Siehe breakerbox --help.</translation>
    </message>
    <message>
        <source>Use: breakerbox backup [--output FILE].</source>
        <translation>Aufruf: breakerbox backup [--output DATEI].</translation>
    </message>
    <message>
        <source>Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.</source>
        <translation>Aufruf: breakerbox breakers [--json] [--evidence] oder breakers reset|pause|resume NAME.</translation>
    </message>
    <message>
        <source>Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, or edit|remove|test|models NAME.</source>
        <translation>Aufruf: breakerbox connections list, add --name N --kind K --protocol P --base-url URL oder edit|remove|test|models NAME.</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations import FILE [--json].</source>
        <translation>Aufruf: breakerbox conversations import DATEI [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations list|show ID|search WORDS|export|import.</source>
        <translation>Aufruf: breakerbox conversations list|show ID|search WÖRTER|export|import.</translation>
    </message>
    <message>
        <source>Use: breakerbox doctor [--json].</source>
        <translation>Aufruf: breakerbox doctor [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox restore FILE.</source>
        <translation>Aufruf: breakerbox restore DATEI.</translation>
    </message>
    <message>
        <source>VERDICT</source>
        <translation>URTEIL</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>WARUM</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Ihre Nachricht ist gespeichert und wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>[archived]</source>
        <translation>[archiviert]</translation>
    </message>
    <message>
        <source>[declined]</source>
        <translation>[abgelehnt]</translation>
    </message>
    <message>
        <source>[interrupted]</source>
        <translation>[unterbrochen]</translation>
    </message>
    <message>
        <source>[no reply]</source>
        <translation>[keine Antwort]</translation>
    </message>
    <message>
        <source>[not sent]</source>
        <translation>[nicht gesendet]</translation>
    </message>
    <message>
        <source>[still arriving]</source>
        <translation>[kommt noch an]</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>blind</translation>
    </message>
    <message>
        <source>breakerbox                    opens the window
breakerbox --demo             opens it with three simulated connections, no key needed
breakerbox --quick-ask        opens the small window for one question
</source>
        <translation>breakerbox                    öffnet das Fenster
breakerbox --demo             öffnet es mit drei simulierten Verbindungen, ohne Schlüssel
breakerbox --quick-ask        öffnet das kleine Fenster für eine einzelne Frage
</translation>
    </message>
    <message>
        <source>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-
</source>
        <translation>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach DATEI]... [--wait SEKUNDEN|--no-wait] [--probe] [--json] PROMPT|-
</translation>
    </message>
    <message>
        <source>breakerbox backup [--output FILE]
</source>
        <translation>breakerbox backup [--output DATEI]
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
breakerbox conversations show ID|search WÖRTER [--json]
breakerbox conversations export [ID]... [--format json|markdown|html] --output DATEI|-
breakerbox conversations import DATEI [--json]
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
        <translation>breakerbox restore DATEI
</translation>
    </message>
    <message>
        <source>breakerbox simulate FILE.json [--json]
</source>
        <translation>breakerbox simulate DATEI.json [--json]
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
        <translation>connections add --name N --kind cloud|endpoint|local [--provider VORGABE]
                --protocol openai-chat|openai-responses|anthropic|gemini|ollama
                --base-url URL [--model M]
                [--key-stdin | --key-env VAR] [--header &apos;K: V&apos;]... [--organisation NAME]
                [--space NAME] [--proxy system|none|http://[USER@]HOST:PORT|socks5://...]
                [--proxy-password-stdin] [--ca-file DATEI|none] [--connect-limit S]
                [--first-byte-limit S] [--silence-limit S] [--parallel N]
                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]
                [--price-out X] [--limit-conversation X] [--limit-month X]
Preise gelten je Million Token, Limits sind Beträge, beides in eigener Währung.
Schlüssel und Passwörter werden nie von der Befehlszeile genommen.
</translation>
    </message>
    <message>
        <source>connections edit NAME takes the same options; remove, test and models take a NAME.
</source>
        <translation>connections edit NAME: dieselben Optionen; remove, test und models nehmen NAME.
</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>service</source>
        <translation>Dienst</translation>
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
        <translation> s</translation>
    </message>
    <message>
        <source>120 s; 600 s for this device and your network.</source>
        <translation>120 s; 600 s für dieses Gerät und Ihr Netz.</translation>
    </message>
    <message>
        <source>60 s; 180 s for this device and your network.</source>
        <translation>60 s; 180 s für dieses Gerät und Ihr Netz.</translation>
    </message>
    <message>
        <source>A part of the company to keep apart, such as work. Another space counts as another reader.</source>
        <translation>Ein Teil des Unternehmens, der getrennt bleiben soll, etwa die Arbeit. Ein anderer Arbeitsbereich zählt als jemand anderes, der mitliest.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Zertifikatsdatei</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Zertifikatsdatei wählen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>Verbinden binnen</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>Zusätzliche Header</translation>
    </message>
    <message>
        <source>First byte within</source>
        <translation>Erstes Byte binnen</translation>
    </message>
    <message>
        <source>Limit for a month</source>
        <translation>Limit für einen Monat</translation>
    </message>
    <message>
        <source>Limit for one conversation</source>
        <translation>Limit für eine Unterhaltung</translation>
    </message>
    <message>
        <source>Limit, conversation</source>
        <translation>Limit, Unterhaltung</translation>
    </message>
    <message>
        <source>Limit, month</source>
        <translation>Limit, Monat</translation>
    </message>
    <message>
        <source>More wait, and are sent by themselves.</source>
        <translation>Weitere warten und werden von selbst gesendet.</translation>
    </message>
    <message>
        <source>Name: value</source>
        <translation>Name: Wert</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Only for a server with certificates of its own</source>
        <translation>Nur für einen Server mit eigenen Zertifikaten</translation>
    </message>
    <message>
        <source>Only if your account has several.</source>
        <translation>Nur falls Ihr Konto mehrere hat.</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Pace and spending</source>
        <translation>Tempo und Ausgaben</translation>
    </message>
    <message>
        <source>Price of a million tokens received</source>
        <translation>Preis für eine Million empfangene Token</translation>
    </message>
    <message>
        <source>Price of a million tokens sent</source>
        <translation>Preis für eine Million gesendete Token</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>Preis, empfangen</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>Preis, gesendet</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>Requests in flight over this connection, usually 4.</source>
        <translation>Laufende Anfragen über diese Verbindung, üblich sind 4.</translation>
    </message>
    <message>
        <source>Silence at most</source>
        <translation>Stille höchstens</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>The same for a calendar month. Counts the tokens that the service reports.</source>
        <translation>Dasselbe für einen Kalendermonat. Gezählt werden die Token, die der Dienst meldet.</translation>
    </message>
    <message>
        <source>The same for the replies.</source>
        <translation>Dasselbe für die Antworten.</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>Der Weg dorthin</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Zeitlimits</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Token pro Minute</translation>
    </message>
    <message>
        <source>Usually 10 s.</source>
        <translation>Üblich: 10 s.</translation>
    </message>
    <message>
        <source>Warns at 80 % and asks at 100 %. Empty = no limit.</source>
        <translation>Warnt bei 80&#xa0;% und fragt bei 100&#xa0;%. Leer = kein Limit.</translation>
    </message>
    <message>
        <source>What a million tokens cost you here, in your own currency. Empty = by the table in Settings, Prices, where it knows the model.</source>
        <translation>Was eine Million Token Sie hier kosten, in Ihrer eigenen Währung. Leer = nach der Tabelle unter Einstellungen, Preise, soweit sie das Modell kennt.</translation>
    </message>
    <message>
        <source>What is sent is estimated beforehand.</source>
        <translation>Was gesendet wird, wird vorher geschätzt.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AnswerColumn</name>
    <message>
        <source>%1 to first word</source>
        <translation>%1 bis zum ersten Wort</translation>
    </message>
    <message>
        <source>Answer %1 of %2: %3</source>
        <translation>Antwort %1 von %2: %3</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Mit %1 weitermachen</translation>
    </message>
    <message>
        <source>Go on with this</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <source>The other answers stay as versions of this one.</source>
        <translation>Die anderen Antworten bleiben als Versionen von dieser.</translation>
    </message>
    <message>
        <source>This answer is in the conversation.</source>
        <translation>Diese Antwort steht in der Unterhaltung.</translation>
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
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Of conversations, measured by the desktop&apos;s font. Also by keys, see Shortcuts.</source>
        <translation>In Unterhaltungen, gemessen an der Schrift des Desktops. Auch per Tastatur, siehe Tastenkombinationen.</translation>
    </message>
    <message>
        <source>Of the window, at once. The command line speaks the system&apos;s language.</source>
        <translation>Gilt sofort, für das Fenster. Die Befehlszeile spricht die Sprache des Systems.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BlockFittings</name>
    <message>
        <source>Copied. It holds characters that cannot be seen.</source>
        <translation>Kopiert. Der Text enthält unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Für Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Open image in the browser</source>
        <translation>Bild im Browser öffnen</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Seitwärts rollen</translation>
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
        <translation>%1 (hat sie bisher gesehen)</translation>
    </message>
    <message>
        <source>%1 (seen so far by: %2)</source>
        <translation>%1 (bisher gesehen von: %2)</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here; you chose to switch</source>
        <translation>%1 ist hier vorübergehend gestört; Sie wollten wechseln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; about %2</source>
        <translation>%1; etwa %2</translation>
    </message>
    <message>
        <source>A certificate of your own is believed: whoever holds it can read along</source>
        <translation>Einem eigenen Zertifikat wird vertraut: Wer es besitzt, kann mitlesen</translation>
    </message>
    <message>
        <source>All of it, and allow %1 in this conversation from now on</source>
        <translation>Alles, und %1 in dieser Unterhaltung von jetzt an erlauben</translation>
    </message>
    <message>
        <source>All of it, this once</source>
        <translation>Alles, nur dieses eine Mal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Übung: %1</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>It goes over plain http: anyone on the network in between can read it</source>
        <translation>Es geht über unverschlüsseltes http: Jeder im Netz dazwischen kann es lesen</translation>
    </message>
    <message>
        <source>It goes through the proxy %1</source>
        <translation>Es geht durch den Proxy %1</translation>
    </message>
    <message>
        <source>Nobody has seen this conversation yet</source>
        <translation>Noch niemand hat diese Unterhaltung gesehen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Only this message, in a new conversation</source>
        <translation>Nur diese Nachricht, in einer neuen Unterhaltung</translation>
    </message>
    <message>
        <source>Share this conversation with %1?</source>
        <translation>Diese Unterhaltung mit %1 teilen?</translation>
    </message>
    <message>
        <source>Share with someone new?</source>
        <translation>Mit jemand Neuem teilen?</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The server there relays this model to %1</source>
        <translation>Der Server dort leitet dieses Modell an %1 weiter</translation>
    </message>
    <message>
        <source>This is practice. Whatever you answer, nothing is shared and nothing is allowed.</source>
        <translation>Dies ist eine Übung. Was immer Sie antworten, nichts wird geteilt und nichts erlaubt.</translation>
    </message>
    <message>
        <source>This message would go to someone new to read it</source>
        <translation>Mit dieser Nachricht würde jemand Neues mitlesen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>You asked another model for this reply</source>
        <translation>Sie haben ein anderes Modell um diese Antwort gebeten</translation>
    </message>
    <message>
        <source>You asked for the reply again</source>
        <translation>Sie haben erneut um die Antwort gebeten</translation>
    </message>
    <message>
        <source>You asked for the rest of the reply</source>
        <translation>Sie haben um den Rest der Antwort gebeten</translation>
    </message>
    <message>
        <source>You asked several at once. Cancel leaves this one out; the others are still asked</source>
        <translation>Sie haben mehrere zugleich gefragt. „Abbrechen“ lässt nur diese Verbindung aus; die anderen werden trotzdem gefragt</translation>
    </message>
    <message>
        <source>You chose another connection for this conversation</source>
        <translation>Sie haben für diese Unterhaltung eine andere Verbindung gewählt</translation>
    </message>
    <message>
        <source>You chose to switch</source>
        <translation>Sie wollten wechseln</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>Konto %1</translation>
    </message>
    <message>
        <source>the system prompt</source>
        <translation>der System-Prompt</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BreakerCard</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Address of the connection</source>
        <translation>Adresse der Verbindung</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Adresse ändern</translation>
    </message>
    <message>
        <source>Change limit…</source>
        <translation>Limit ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Change pace…</source>
        <translation>Tempo ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Change proxy</source>
        <translation>Proxy ändern</translation>
    </message>
    <message>
        <source>Change proxy…</source>
        <translation>Proxy ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Zertifikatsdatei wählen</translation>
    </message>
    <message>
        <source>Choose certificate file…</source>
        <translation>Zertifikatsdatei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Sie sind gefragt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Open billing page</source>
        <translation>Abrechnungsseite öffnen</translation>
    </message>
    <message>
        <source>Open keys page</source>
        <translation>Schlüsselseite öffnen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Repair key</source>
        <translation>Schlüssel eingeben</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Speichern und neu versuchen</translation>
    </message>
    <message>
        <source>Save key and retry</source>
        <translation>Speichern und neu versuchen</translation>
    </message>
    <message>
        <source>See what would be shared…</source>
        <translation>Ansehen, was geteilt würde&#xa0;…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Start it with %1</source>
        <translation>Starten mit %1</translation>
    </message>
    <message>
        <source>Start it with</source>
        <translation>Starten mit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Switch…</source>
        <translation>Wechseln&#xa0;…</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Wird versucht</translation>
    </message>
    <message>
        <source>Type or choose a model</source>
        <translation>Modell eingeben oder wählen</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Schlüsselbund entsperren</translation>
    </message>
    <message>
        <source>Use it and retry</source>
        <translation>Verwenden und neu versuchen</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Länger warten</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
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
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>The provider&apos;s own words</source>
        <translation>Wortlaut des Anbieters</translation>
    </message>
    <message>
        <source>Tries of this message</source>
        <translation>Versuche dieser Nachricht</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardReach</name>
    <message>
        <source>A file with the certificate, PEM</source>
        <translation>Eine Datei mit dem Zertifikat, PEM</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Alle Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Zertifikatsdatei</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose the file, or cancel.</source>
        <translation>Wählen Sie die Datei oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>Password, kept where the key is kept</source>
        <translation>Passwort, wird beim Schlüssel aufbewahrt</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Proxy-Adresse</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Proxy-Benutzer</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Speichern und neu versuchen</translation>
    </message>
    <message>
        <source>User, only if it wants a login</source>
        <translation>Benutzer, nur falls eine Anmeldung verlangt wird</translation>
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
        <translation>%1 über %2 antwortet. %3</translation>
    </message>
    <message>
        <source>A reply is on its way. Wait for it or stop it, then ask several.</source>
        <translation>Eine Antwort ist unterwegs. Warten Sie darauf oder stoppen Sie sie, dann fragen Sie mehrere.</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Add an account of your own, or a server that runs on this computer.</source>
        <translation>Fügen Sie ein eigenes Konto hinzu oder einen Server, der auf diesem Computer läuft.</translation>
    </message>
    <message>
        <source>Another server needs its own key and may have other readers: change it in the form.</source>
        <translation>Ein anderer Server braucht einen eigenen Schlüssel, und andere lesen vielleicht mit: Ändern Sie die Adresse im Formular.</translation>
    </message>
    <message>
        <source>Answer this message with…</source>
        <translation>Antworten lassen von&#xa0;…</translation>
    </message>
    <message>
        <source>Ask several at once</source>
        <translation>Mehrere zugleich fragen</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>Fragen Sie etwas</translation>
    </message>
    <message>
        <source>Choose below who answers.</source>
        <translation>Wählen Sie unten, wer antwortet.</translation>
    </message>
    <message>
        <source>It was not resumed.</source>
        <translation>Nicht fortgesetzt.</translation>
    </message>
    <message>
        <source>It was not stored.</source>
        <translation>Nicht gespeichert.</translation>
    </message>
    <message>
        <source>No connection yet</source>
        <translation>Noch keine Verbindung</translation>
    </message>
    <message>
        <source>No reply here has more than one version yet.</source>
        <translation>Noch hat hier keine Antwort mehr als eine Version.</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>Nicht gesendet. %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>The address was not stored.</source>
        <translation>Die Adresse wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The key was not stored.</source>
        <translation>Der Schlüssel wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The usual model</source>
        <translation>Das übliche Modell</translation>
    </message>
    <message>
        <source>There is only one to ask. Add another connection or model first.</source>
        <translation>Es gibt nur ein Modell zu fragen. Fügen Sie zuerst noch eine Verbindung oder ein Modell hinzu.</translation>
    </message>
    <message>
        <source>This address cannot be used as it stands. The form says why.</source>
        <translation>Diese Adresse ist so nicht verwendbar. Das Formular sagt, warum.</translation>
    </message>
    <message>
        <source>This conversation could not be read</source>
        <translation>Diese Unterhaltung war nicht lesbar</translation>
    </message>
    <message>
        <source>This is a drill: no page was opened.</source>
        <translation>Dies ist eine Übung: Es wurde keine Seite geöffnet.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent to %1, and nothing was allowed.</source>
        <translation>Dies ist eine Übung: An %1 wurde nichts gesendet, und nichts wurde erlaubt.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent, and nothing was allowed.</source>
        <translation>Dies ist eine Übung: Nichts wurde gesendet, und nichts wurde erlaubt.</translation>
    </message>
    <message>
        <source>This was a drill: the key was not kept.</source>
        <translation>Dies war eine Übung: Der Schlüssel wurde nicht behalten.</translation>
    </message>
    <message>
        <source>This was a drill: the model was not changed.</source>
        <translation>Dies war eine Übung: Das Modell wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Write the message first, then choose who is asked.</source>
        <translation>Schreiben Sie zuerst die Nachricht, dann wählen Sie, wer gefragt wird.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Composer</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Mehrere fragen&#xa0;…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Weitere Arten zu senden</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Parameters •</source>
        <translation>Parameter •</translation>
    </message>
    <message>
        <source>Parameters, set for this conversation</source>
        <translation>Parameter, für diese Unterhaltung gesetzt</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Prompts /</source>
        <translation>Prompts /</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Send after the reply</source>
        <translation>Nach der Antwort senden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Antwort stoppen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>System prompt and parameters are set for this conversation</source>
        <translation>System-Prompt und Parameter sind für diese Unterhaltung gesetzt</translation>
    </message>
    <message>
        <source>System prompt and parameters of this conversation</source>
        <translation>System-Prompt und Parameter dieser Unterhaltung</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.csv *.json *.xml *.html)</source>
        <translation>Text (*.txt *.md *.csv *.json *.xml *.html)</translation>
    </message>
    <message>
        <source>Use a prompt: type / in an empty message</source>
        <translation>Prompt verwenden: / in eine leere Nachricht tippen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ComposerEdit</name>
    <message>
        <source>Message …</source>
        <translation>Nachricht&#xa0;…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDesk</name>
    <message>
        <source>Not removed. %1</source>
        <translation>Nicht entfernt. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDialog</name>
    <message>
        <source>Add connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>Ihre Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Verbindung bearbeiten</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>Die Verbindung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The keychain does not take a key this long. Nothing was changed.</source>
        <translation>Der Schlüsselbund nimmt keinen so langen Schlüssel. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionForm</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Asks for the list of models. Sends no content.</source>
        <translation>Fragt nach der Modellliste. Sendet keinen Inhalt.</translation>
    </message>
    <message>
        <source>Choose or type a model&apos;s name</source>
        <translation>Modellnamen wählen oder eingeben</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>Nachrichten gehen an %1</translation>
    </message>
    <message>
        <source>Messages go to</source>
        <translation>Nachrichten gehen an</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Refresh models</source>
        <translation>Modelle neu laden</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Test result</source>
        <translation>Testergebnis</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird versucht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionListModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationDesk</name>
    <message numerus="yes">
        <source>%n conversations are in no folder now.</source>
        <translation>
            <numerusform>%n Unterhaltung ist jetzt in keinem Ordner.</numerusform>
            <numerusform>%n Unterhaltungen sind jetzt in keinem Ordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>%n Unterhaltung ist wieder in der Liste.</numerusform>
            <numerusform>%n Unterhaltungen sind wieder in der Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>%n Unterhaltung wurde archiviert.</numerusform>
            <numerusform>%n Unterhaltungen wurden archiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>%n Unterhaltung wurde gelöscht.</numerusform>
            <numerusform>%n Unterhaltungen wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>%n Unterhaltung wurde nach „%1“ verschoben.</numerusform>
            <numerusform>%n Unterhaltungen wurden nach „%1“ verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>%n Unterhaltung wurde angeheftet.</numerusform>
            <numerusform>%n Unterhaltungen wurden angeheftet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>%n Unterhaltung ist nicht mehr angeheftet.</numerusform>
            <numerusform>%n Unterhaltungen sind nicht mehr angeheftet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung archivieren</numerusform>
            <numerusform>%n Unterhaltungen archivieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive again</source>
        <translation>Erneut archivieren</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Unterhaltung archivieren</translation>
    </message>
    <message>
        <source>Choose a folder or write the name of a new one.
Without a name they are in no folder.</source>
        <translation>Wählen Sie einen Ordner oder geben Sie den Namen eines neuen ein.
Ohne Namen kommt nichts in einen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung löschen</numerusform>
            <numerusform>%n Unterhaltungen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Unterhaltung löschen</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>%n Unterhaltung exportieren&#xa0;…</numerusform>
            <numerusform>%n Unterhaltungen exportieren&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Unterhaltung exportieren&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>%n Unterhaltung in Ordner verschieben&#xa0;…</numerusform>
            <numerusform>%n Unterhaltungen in Ordner verschieben&#xa0;…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung verschieben</numerusform>
            <numerusform>%n Unterhaltungen verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>In Ordner verschieben&#xa0;…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung anheften</numerusform>
            <numerusform>%n Unterhaltungen anheften</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Unterhaltung anheften</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Unterhaltung umbenennen</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>Ordner umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>%n Unterhaltung aus dem Archiv holen</numerusform>
            <numerusform>%n Unterhaltungen aus dem Archiv holen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take conversation out of the archive</source>
        <translation>Unterhaltung aus dem Archiv holen</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations are in the list.</source>
        <translation>Der Ordner „%1“ wurde gelöscht. Seine Unterhaltungen sind in der Liste.</translation>
    </message>
    <message>
        <source>There is a folder “%1” already.</source>
        <translation>Den Ordner „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Undo archive</source>
        <translation>Archivieren rückgängig machen</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Verschieben rückgängig machen</translation>
    </message>
    <message>
        <source>Undo pin</source>
        <translation>Anheften rückgängig machen</translation>
    </message>
    <message>
        <source>Undo unpin</source>
        <translation>Wieder anheften</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>Anheftung von %n Unterhaltung lösen</numerusform>
            <numerusform>Anheftung von %n Unterhaltungen lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin conversation</source>
        <translation>Anheftung der Unterhaltung lösen</translation>
    </message>
    <message>
        <source>“%1” is in no folder now.</source>
        <translation>„%1“ ist jetzt in keinem Ordner.</translation>
    </message>
    <message>
        <source>“%1” is in the list again.</source>
        <translation>„%1“ ist wieder in der Liste.</translation>
    </message>
    <message>
        <source>“%1” was archived.</source>
        <translation>„%1“ wurde archiviert.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was moved to “%2”.</source>
        <translation>„%1“ wurde nach „%2“ verschoben.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationHeader</name>
    <message>
        <source>%1 Shows where this conversation has been.</source>
        <translation>%1 Zeigt, wo diese Unterhaltung war.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a connection</source>
        <translation>Verbindung wählen</translation>
    </message>
    <message>
        <source>Choose a model · %1</source>
        <translation>Modell wählen · %1</translation>
    </message>
    <message>
        <source>Conversation: %1</source>
        <translation>Unterhaltung: %1</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Zustand: %1</translation>
    </message>
    <message>
        <source>Local only: %1</source>
        <translation>Nur lokal: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
    <message>
        <source>Not read yet by: %1</source>
        <translation>Noch nicht gelesen von: %1</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>Gelesen von: %1</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>Seitenleiste anzeigen</translation>
    </message>
    <message>
        <source>What this client saw of the connection. Opens diagnostics.</source>
        <translation>Was dieses Programm von der Verbindung sah. Öffnet die Diagnose.</translation>
    </message>
    <message>
        <source>You are asked before %1 is given this conversation.</source>
        <translation>Sie werden gefragt, bevor %1 diese Unterhaltung erhält.</translation>
    </message>
    <message>
        <source>asks first: %1</source>
        <translation>fragt zuerst: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung</numerusform>
            <numerusform>%n Unterhaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Delete folder, keep its conversations</source>
        <translation>Ordner löschen, Unterhaltungen behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner&#xa0;…</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Aus dem Ordner nehmen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Rename folder…</source>
        <translation>Ordner umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationListModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung</numerusform>
            <numerusform>%n Unterhaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 Unterhaltung</translation>
    </message>
    <message>
        <source>A reply is on its way</source>
        <translation>Eine Antwort ist unterwegs</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Waits for your choice</source>
        <translation>Wartet auf Ihre Entscheidung</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>ausgeklappt</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message>
        <source>%1 (no dictionary)</source>
        <translation>%1 (kein Wörterbuch)</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (nicht vorhanden)</translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n Sprache</numerusform>
            <numerusform>%n Sprachen</numerusform>
        </translation>
    </message>
    <message>
        <source>As the desktop: %1</source>
        <translation>Wie der Desktop: %1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Check the spelling: %1</source>
        <translation>Rechtschreibprüfung: %1</translation>
    </message>
    <message>
        <source>Check the spelling</source>
        <translation>Rechtschreibprüfung</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabetaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>No dictionaries here: install one, like hunspell-en-us</source>
        <translation>Hier gibt es keine Wörterbücher: Installieren Sie eines, etwa hunspell-de-de</translation>
    </message>
    <message>
        <source>Of what is written in the message field, on this computer, with the dictionaries it has.</source>
        <translation>Prüft auf diesem Computer, was im Nachrichtenfeld steht, mit den hier vorhandenen Wörterbüchern.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Senden mit</translation>
    </message>
    <message>
        <source>Shift+Enter then begins a new line.</source>
        <translation>Umschalt+Eingabetaste beginnt dann eine neue Zeile.</translation>
    </message>
    <message>
        <source>This build has no spelling: it was made without libhunspell.</source>
        <translation>Diesem Build fehlt die Rechtschreibprüfung: Er wurde ohne libhunspell erstellt.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>wie der Desktop</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DataPage</name>
    <message>
        <source>Conversations, connections and these settings. Keys are in the keychain, never here.</source>
        <translation>Unterhaltungen, Verbindungen und diese Einstellungen. Schlüssel sind im Schlüsselbund, nie hier.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DemoStrip</name>
    <message>
        <source>Demo controls</source>
        <translation>Demo-Bedienung</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>%1 heilen</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Simulated connections on this computer. Nothing leaves it.</source>
        <translation>Simulierte Verbindungen auf diesem Computer. Nichts verlässt ihn.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DesktopPage</name>
    <message>
        <source>A key that opens the small window for one question while another program is in front. The desktop asks which key, and can take it back.</source>
        <translation>Eine Taste, die das kleine Fenster für eine einzelne Frage öffnet, während ein anderes Programm im Vordergrund ist. Der Desktop fragt, welche Taste, und kann sie wieder entziehen.</translation>
    </message>
    <message>
        <source>Ask the desktop for a key that opens Quick ask</source>
        <translation>Taste für die Schnellfrage vom Desktop anfordern</translation>
    </message>
    <message>
        <source>Ask the desktop for a key</source>
        <translation>Taste vom Desktop anfordern</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Quick ask from anywhere</source>
        <translation>Schnellfrage von überall</translation>
    </message>
    <message>
        <source>Says which connections are not well. Where the desktop has a tray.</source>
        <translation>Sagt, welche Verbindungen gestört sind. Wo der Desktop einen Infobereich hat.</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Symbol im Infobereich anzeigen</translation>
    </message>
    <message>
        <source>Show an icon</source>
        <translation>Symbol anzeigen</translation>
    </message>
    <message>
        <source>Tell me while the window is away</source>
        <translation>Benachrichtigen, wenn das Fenster im Hintergrund ist</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Benachrichtigen</translation>
    </message>
    <message>
        <source>The desktop did not give one. Bind the command “breakerbox --quick-ask” in its own keyboard settings.</source>
        <translation>Der Desktop hat keine Taste vergeben. Legen Sie den Befehl „breakerbox --quick-ask“ in seinen Tastatureinstellungen auf eine Taste.</translation>
    </message>
    <message>
        <source>The desktop has given a key.</source>
        <translation>Der Desktop hat eine Taste vergeben.</translation>
    </message>
    <message>
        <source>The desktop is asking you.</source>
        <translation>Der Desktop fragt Sie gerade.</translation>
    </message>
    <message>
        <source>The key: %1</source>
        <translation>Die Taste: %1</translation>
    </message>
    <message>
        <source>This desktop gives no such keys to programs. Bind the command “breakerbox --quick-ask” in the desktop&apos;s own keyboard settings.</source>
        <translation>Dieser Desktop vergibt keine solchen Tasten an Programme. Legen Sie den Befehl „breakerbox --quick-ask“ in den Tastatureinstellungen des Desktops auf eine Taste.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Infobereich</translation>
    </message>
    <message>
        <source>When a reply that took long has ended, or a message that waited was sent. Without a sound, and never with words of a conversation.</source>
        <translation>Wenn eine lange dauernde Antwort zu Ende ist oder eine wartende Nachricht gesendet wurde. Ohne Ton und nie mit Worten aus einer Unterhaltung.</translation>
    </message>
    <message>
        <source>While the window is away</source>
        <translation>Fenster im Hintergrund</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DiagnosticsPanel</name>
    <message>
        <source>Copies the fields and metrics as text. No content, no key.</source>
        <translation>Kopiert die Felder und Kennzahlen als Text. Kein Inhalt, kein Schlüssel.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Export diagnostics</source>
        <translation>Diagnose exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Forgets what this scope has seen. Times the provider stated stay.</source>
        <translation>Vergisst, was dieser Bereich gesehen hat. Vom Anbieter genannte Zeiten bleiben.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Metrics of this client</source>
        <translation>Kennzahlen dieses Programms</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>No attempt was made here yet.</source>
        <translation>Hier gab es noch keinen Versuch.</translation>
    </message>
    <message>
        <source>No message waits here. The next one you send is the probe.</source>
        <translation>Hier wartet keine Nachricht. Die nächste, die Sie senden, ist die Probeanfrage.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Add a connection and its health appears here.</source>
        <translation>Noch nichts zu zeigen. Fügen Sie eine Verbindung hinzu, dann erscheint hier ihr Zustand.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Probe now</source>
        <translation>Jetzt probieren</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Replays what happened here with other settings.</source>
        <translation>Stellt mit anderen Einstellungen nach, was hier geschah.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Sends nothing over this connection until you resume it.</source>
        <translation>Sendet nichts über diese Verbindung, bis Sie sie fortsetzen.</translation>
    </message>
    <message>
        <source>Sends the first message that waits here, now. Nothing is made up to try a connection.</source>
        <translation>Sendet jetzt die erste Nachricht, die hier wartet. Nichts wird erfunden, um eine Verbindung zu probieren.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn&#xa0;…</translation>
    </message>
    <message>
        <source>Writes all scopes with their evidence as JSON. No content, no key.</source>
        <translation>Schreibt alle Bereiche mit ihren Befunden als JSON. Kein Inhalt, kein Schlüssel.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::EvidenceModel</name>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>nicht gezählt: %1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>probe, %1</source>
        <translation>Probeanfrage, %1</translation>
    </message>
    <message>
        <source>your retry, %1</source>
        <translation>Ihr Versuch, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message>
        <source>%1 Remove the file or choose another model.</source>
        <translation>%1 Entfernen Sie die Datei oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 has more than %2 megapixels.</source>
        <translation>%1 hat mehr als %2 Megapixel.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 braucht zu lange zum Lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>%n weitere wurde nicht angehängt.</numerusform>
            <numerusform>%n weitere wurden nicht angehängt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
    <message>
        <source>Not attached: %1</source>
        <translation>Nicht angehängt: %1</translation>
    </message>
    <message>
        <source>pasted image.png</source>
        <comment>name of a file</comment>
        <translation>eingefügtes Bild.png</translation>
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
        <translation>%1, wird gelesen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Nicht übernommen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>In der Unterhaltung suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft&#xa0;…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundList</name>
    <message>
        <source>In messages</source>
        <translation>In Nachrichten</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Keine Nachricht enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Older messages are still being taken in.</source>
        <translation>Ältere Nachrichten werden noch aufgenommen.</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundModel</name>
    <message>
        <source>Archived. %1</source>
        <translation>Archiviert. %1</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>In an archived conversation, %1</source>
        <translation>In einer archivierten Unterhaltung, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::HelpWindow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Hilfe: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>These pages are in English so far.</source>
        <translation>Diese Seiten gibt es bisher nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::JourneyDialog</name>
    <message>
        <source>%1 (attempt %2)</source>
        <translation>%1 (Versuch %2)</translation>
    </message>
    <message>
        <source>%1 An estimate by the price table of %2.</source>
        <translation>%1 Eine Schätzung nach der Preistabelle vom %2.</translation>
    </message>
    <message>
        <source>%1 sent in all. Every attempt is written down before its first byte leaves.</source>
        <translation>Insgesamt %1 gesendet. Jeder Versuch wird verzeichnet, bevor sein erstes Byte hinausgeht.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Erneut gefragt</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Cost so far: %1.</source>
        <translation>Kosten bisher: %1.</translation>
    </message>
    <message>
        <source>Cost so far: at least %1.</source>
        <translation>Kosten bisher: mindestens %1.</translation>
    </message>
    <message>
        <source>From now on asks again. What was sent cannot be taken back.</source>
        <translation>Fragt von jetzt an wieder. Was gesendet wurde, ist nicht zurückzuholen.</translation>
    </message>
    <message>
        <source>Image of a reply</source>
        <translation>Bild einer Antwort</translation>
    </message>
    <message>
        <source>Local only: nothing of it leaves this computer, and nothing asks to</source>
        <translation>Nur lokal: Nichts davon verlässt diesen Computer, und danach wird auch nicht gefragt</translation>
    </message>
    <message>
        <source>No end recorded</source>
        <translation>Kein Ende verzeichnet</translation>
    </message>
    <message>
        <source>Nobody yet: the first answer decides.</source>
        <translation>Noch niemand: Die erste Antwort entscheidet.</translation>
    </message>
    <message>
        <source>Nothing of it has been sent.</source>
        <translation>Nichts davon wurde gesendet.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Rest of a reply</source>
        <translation>Rest einer Antwort</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
    <message>
        <source>Sent after waiting</source>
        <translation>Nach dem Warten gesendet</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Gewechselt</translation>
    </message>
    <message>
        <source>Through the proxy %1</source>
        <translation>Durch den Proxy %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>Erneut versucht</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>Wo sie war</translation>
    </message>
    <message>
        <source>Where this conversation has been</source>
        <translation>Wo diese Unterhaltung war</translation>
    </message>
    <message>
        <source>Who could read it</source>
        <translation>Wer sie lesen konnte</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>Wer sie lesen darf</translation>
    </message>
    <message>
        <source>You were asked, and agreed</source>
        <translation>Sie wurden gefragt und haben zugestimmt</translation>
    </message>
    <message>
        <source>allowed by you</source>
        <translation>von Ihnen erlaubt</translation>
    </message>
    <message>
        <source>where it began</source>
        <translation>wo sie begann</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyCapture</name>
    <message>
        <source>Press the new keys</source>
        <translation>Neue Tasten drücken</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyField</name>
    <message>
        <source>Keep in the keychain</source>
        <translation>Im Schlüsselbund aufbewahren</translation>
    </message>
    <message>
        <source>Keep only until I quit</source>
        <translation>Nur bis zum Beenden behalten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation>Es gibt noch keinen Schlüssel.</translation>
    </message>
    <message>
        <source>This is longer than any key.</source>
        <translation>Das ist länger als jeder Schlüssel.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeySection</name>
    <message>
        <source>Asking the keychain…</source>
        <translation>Schlüsselbund wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>Schlüssel von %1 holen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>In einer Umgebungsvariable</translation>
    </message>
    <message>
        <source>In the desktop&apos;s keychain</source>
        <translation>Im Schlüsselbund des Desktops</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>No key is needed</source>
        <translation>Kein Schlüssel nötig</translation>
    </message>
    <message>
        <source>No keychain answers on this computer, so the key would be gone when you quit. It is never written to a file.</source>
        <translation>Auf diesem Computer antwortet kein Schlüsselbund, der Schlüssel wäre also nach dem Beenden weg. Er wird nie in eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Only until I quit</source>
        <translation>Nur bis zum Beenden</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Stored, ends in %1. Type a new one to replace it.</source>
        <translation>Gespeichert, endet auf %1. Zum Ersetzen neu eingeben.</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Gespeichert. Zum Ersetzen neu eingeben.</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>Der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>This key may go to %1</source>
        <translation>Dieser Schlüssel darf an %1 gehen</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Schlüsselbund entsperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>Wo der Schlüssel aufbewahrt wird</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Link</name>
    <message>
        <source>Only web and mail addresses are opened.</source>
        <translation>Nur Web- und E-Mail-Adressen werden geöffnet.</translation>
    </message>
    <message>
        <source>The address has letters that can look like others.</source>
        <translation>Die Adresse hat Buchstaben, die wie andere aussehen können.</translation>
    </message>
    <message>
        <source>The address holds a user name, which can hide where it leads.</source>
        <translation>Die Adresse enthält einen Benutzernamen, der verdecken kann, wohin sie führt.</translation>
    </message>
    <message>
        <source>The address names no place.</source>
        <translation>Die Adresse nennt kein Ziel.</translation>
    </message>
    <message>
        <source>The link holds characters that cannot be seen.</source>
        <translation>Der Link enthält unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>The mail would be filled in with text from the link.</source>
        <translation>Die E-Mail würde mit Text aus dem Link gefüllt.</translation>
    </message>
    <message>
        <source>The text of the link names another place than it leads to.</source>
        <translation>Der Text des Links nennt ein anderes Ziel als der Link selbst.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::LinkOpener</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Not opened. %1</source>
        <translation>Nicht geöffnet. %1</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Diesen Link öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Geschrieben als</translation>
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
        <translation>Diagnose schließen</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>Abdocken oder andocken</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Markdown</name>
    <message>
        <source>Shown as plain text, and only its beginning: it is very large. Copy the message to get all of it.</source>
        <translation>Als reiner Text und nur am Anfang gezeigt: Es ist sehr groß. Kopieren Sie die Nachricht, um alles zu erhalten.</translation>
    </message>
    <message>
        <source>Shown as plain text: its markup is very large.</source>
        <translation>Als reiner Text gezeigt: Die Auszeichnung ist sehr groß.</translation>
    </message>
    <message>
        <source>image at %1</source>
        <translation>Bild bei %1</translation>
    </message>
    <message>
        <source>image in the text</source>
        <translation>Bild im Text</translation>
    </message>
    <message>
        <source>image, not shown</source>
        <translation>Bild, nicht angezeigt</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Code, %1</source>
        <translation>Code, %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Anmerkung %1</translation>
    </message>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>Tabelle, %1 Spalten, %2 Zeilen</numerusform>
            <numerusform>Tabelle, %1 Spalten, %2 Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageItem</name>
    <message>
        <source>%1 was given the conversation up to here</source>
        <translation>%1 hat die Unterhaltung bis hierher erhalten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>time, version</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Asks for the tool %1</source>
        <translation>Fordert das Werkzeug %1 an</translation>
    </message>
    <message>
        <source>From here on %1 can read this conversation</source>
        <translation>Ab hier kann %1 diese Unterhaltung lesen</translation>
    </message>
    <message>
        <source>Reply from %1, %2: %3</source>
        <translation>Antwort von %1, %2: %3</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>Sie, %1: %2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::NoticeWatch</name>
    <message>
        <source>%1 has answered</source>
        <translation>%1 hat geantwortet</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>Dauer: %1.</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>Keine Antwort von %1</translation>
    </message>
    <message>
        <source>The conversation says what can be done.</source>
        <translation>In der Unterhaltung steht, was Sie tun können.</translation>
    </message>
    <message>
        <source>The message that waited was sent.</source>
        <translation>Die wartende Nachricht wurde gesendet.</translation>
    </message>
    <message>
        <source>The reply broke off. What came is kept.</source>
        <translation>Die Antwort brach ab. Was ankam, bleibt erhalten.</translation>
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
        <translation>Innerhalb der Grenze dieser Unterhaltung</translation>
    </message>
    <message>
        <source>Moves nothing off this computer</source>
        <translation>Nichts verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Not from this local-only conversation; unlock it in its settings</source>
        <translation>Nicht aus dieser nur lokalen Unterhaltung; Sperre in ihren Einstellungen aufheben</translation>
    </message>
    <message>
        <source>The first you choose may read it; asks about any other company</source>
        <translation>Wer zuerst gewählt wird, darf mitlesen; bei jedem anderen Unternehmen wird gefragt</translation>
    </message>
    <message>
        <source>Would share with someone new; asks first</source>
        <translation>Würde mit jemand Neuem geteilt; fragt zuerst</translation>
    </message>
    <message>
        <source>runs on this computer (not verified)</source>
        <translation>läuft auf diesem Computer (nicht geprüft)</translation>
    </message>
    <message>
        <source>sees %1, %2</source>
        <translation>sieht %1, %2</translation>
    </message>
    <message>
        <source>sees %1</source>
        <translation>sieht %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Onboarding</name>
    <message>
        <source>Not added. %1</source>
        <translation>Nicht hinzugefügt. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ParametersDialog</name>
    <message>
        <source>0 to 2. Low is plain and steady, high is varied.</source>
        <translation>0 bis 2. Niedrig ist schlicht und stetig, hoch abwechslungsreich.</translation>
    </message>
    <message>
        <source>Above 0, to 1. Set this or the temperature, not both.</source>
        <translation>Über 0, bis 1. Setzen Sie dies oder die Temperatur, nicht beides.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Goes along with every message of this conversation.</source>
        <translation>Geht mit jeder Nachricht dieser Unterhaltung mit.</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Wenig</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>More takes longer and costs more.</source>
        <translation>Mehr dauert länger und kostet mehr.</translation>
    </message>
    <message>
        <source>Most services take four at most.</source>
        <translation>Die meisten Dienste nehmen höchstens vier.</translation>
    </message>
    <message>
        <source>Much</source>
        <translation>Viel</translation>
    </message>
    <message>
        <source>Not sent: %1 does not take it.</source>
        <translation>Nicht gesendet: %1 nimmt es nicht an.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>One a line. The reply ends before it.</source>
        <translation>Eine Zeichenfolge je Zeile. Die Antwort endet davor.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Enden bei</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <source>Tokens, thinking included.</source>
        <translation>Token, Nachdenken eingeschlossen.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Use the usual values</source>
        <translation>Übliche Werte verwenden</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>What the model should know or be before it answers.</source>
        <translation>Was das Modell wissen oder sein soll, bevor es antwortet.</translation>
    </message>
    <message>
        <source>“%1” stands in the fields. Save takes it.</source>
        <translation>„%1“ steht in den Feldern. „Speichern“ übernimmt es.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>%n fragen</numerusform>
            <numerusform>%n fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Choose %1 to %2. Enter adds or removes one.</source>
        <translation>Wählen Sie %1 bis %2. Die Eingabetaste fügt hinzu oder entfernt.</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks them.</source>
        <translation>Strg+Eingabetaste fragt sie.</translation>
    </message>
    <message>
        <source>No more than %1. Ctrl+Enter asks.</source>
        <translation>Nicht mehr als %1. Strg+Eingabetaste fragt sie.</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Search in the list</source>
        <translation>In der Liste suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyForm</name>
    <message>
        <source>What does not fit</source>
        <translation>Was nicht passt</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyPage</name>
    <message>
        <source>All of these back to their defaults</source>
        <translation>All dies auf den Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Cloud-Konten</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Eigene Endpunkte</translation>
    </message>
    <message>
        <source>Kind of connection</source>
        <translation>Art der Verbindung</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Lokale Server</translation>
    </message>
    <message>
        <source>When Breakerbox stops sending over a connection, and how long it waits before it tries one call again. What you change holds from the next call on; what was seen so far is kept.</source>
        <translation>Wann Breakerbox aufhört, über eine Verbindung zu senden, und wie lange es wartet, bis es wieder einen Aufruf versucht. Ihre Änderungen gelten ab dem nächsten Aufruf; was bisher beobachtet wurde, bleibt.</translation>
    </message>
    <message>
        <source>When a connection fails</source>
        <translation>Bei gestörter Verbindung</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetChooser</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, no key needed</source>
        <translation>%1, kein Schlüssel nötig</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Cloud-Konten</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Eigene Endpunkte</translation>
    </message>
    <message>
        <source>Running now at %1, %2</source>
        <comment>address, how many models</comment>
        <translation>Läuft gerade unter %1, %2</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>Dienste suchen</translation>
    </message>
    <message>
        <source>Servers on this computer</source>
        <translation>Server auf diesem Computer</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>Your own address</source>
        <translation>Ihre eigene Adresse</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetName</name>
    <message>
        <source>A preset has this name. It is replaced.</source>
        <translation>Eine Vorlage heißt schon so. Sie wird ersetzt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Replace preset</source>
        <translation>Vorlage ersetzen</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>System prompt and parameters, as they stand in the fields.</source>
        <translation>System-Prompt und Parameter, wie sie in den Feldern stehen.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetRow</name>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Put right the field that is marked first.</source>
        <translation>Berichtigen Sie zuerst das markierte Feld.</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern&#xa0;…</translation>
    </message>
    <message>
        <source>System prompt and parameters under a name</source>
        <translation>System-Prompt und Parameter unter einem Namen</translation>
    </message>
    <message>
        <source>Take a preset, or keep what stands here as one.</source>
        <translation>Eine Vorlage verwenden oder das hier Eingetragene als Vorlage speichern.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PriceDialog</name>
    <message>
        <source>A million tokens received</source>
        <translation>Eine Million empfangene Token</translation>
    </message>
    <message>
        <source>A million tokens sent</source>
        <translation>Eine Million gesendete Token</translation>
    </message>
    <message>
        <source>An update of the program leaves this price alone.</source>
        <translation>Ein Update des Programms lässt diesen Preis unverändert.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name, or its beginning and *</source>
        <translation>Name, oder sein Anfang und *</translation>
    </message>
    <message>
        <source>Price of a model</source>
        <translation>Preis eines Modells</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Write the model&apos;s name, both prices as plain numbers, for example %1, and the currency.</source>
        <translation>Geben Sie den Namen des Modells, beide Preise als einfache Zahlen, zum Beispiel %1, und die Währung ein.</translation>
    </message>
    <message>
        <source>as input</source>
        <translation>wie gesendet</translation>
    </message>
    <message>
        <source>… of them from its cache</source>
        <translation>… davon aus dem Cache</translation>
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
        <translation>%1, gelesen am %2.</translation>
    </message>
    <message>
        <source>Added by you.</source>
        <translation>Von Ihnen hinzugefügt.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>All back to the shipped prices</source>
        <translation>Alle zurück auf mitgelieferte Preise</translation>
    </message>
    <message>
        <source>Back to the shipped price</source>
        <translation>Zurück zum mitgelieferten Preis</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>Aus Cache</translation>
    </message>
    <message>
        <source>Changed by you. Shipped: %1 sent, %2 received.</source>
        <translation>Von Ihnen geändert. Mitgeliefert: %1 gesendet, %2 empfangen.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>For prompts of up to %1 tokens; longer ones cost more.</source>
        <translation>Für Prompts bis %1 Token; längere kosten mehr.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>No prices.</source>
        <translation>Keine Preise.</translation>
    </message>
    <message>
        <source>Not used. Shipped: %1, read on %2.</source>
        <translation>Nicht verwendet. Mitgeliefert: %1, gelesen am %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Gilt bis %1.</translation>
    </message>
    <message>
        <source>What a million tokens cost, for estimates of what replies cost. Prices that stand in a connection go before these.</source>
        <translation>Was eine Million Token kosten, um die Kosten von Antworten zu schätzen. In einer Verbindung eingetragene Preise haben Vorrang vor diesen.</translation>
    </message>
    <message>
        <source>as sent</source>
        <translation>wie gesendet</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message>
        <source> day</source>
        <comment>suffix of one day</comment>
        <translation> Tag</translation>
    </message>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform> Tage</numerusform>
            <numerusform> Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>For the diagnostics and for replays: times and outcomes, never content. What is older is deleted at the next start.</source>
        <translation>Für Diagnose und Nachstellungen: Zeiten und Ergebnisse, nie Inhalt. Älteres wird beim nächsten Start gelöscht.</translation>
    </message>
    <message>
        <source>Keep the history of attempts for</source>
        <translation>Verlauf der Versuche aufbewahren für</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Lokale Server</translation>
    </message>
    <message>
        <source>Look for local servers</source>
        <translation>Nach lokalen Servern suchen</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>Danach suchen</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>While there is no connection, and when one is added. Only on this computer; sends no content.</source>
        <translation>Solange es keine Verbindung gibt, und wenn eine hinzugefügt wird. Nur auf diesem Computer; sendet keinen Inhalt.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptFill</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Goes into the message field. Nothing is sent yet.</source>
        <translation>Kommt in das Nachrichtenfeld. Noch wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Prompt /%1</source>
        <translation>Prompt /%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptForm</name>
    <message>
        <source>Another prompt has this name.</source>
        <translation>Ein anderer Prompt heißt schon so.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Ihre Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Prompt bearbeiten</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>Neuer Prompt</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>One word. Typed as /name at the beginning of a message.</source>
        <translation>Ein Wort. Wird am Anfang einer Nachricht als /name getippt.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>This is too long for a prompt.</source>
        <translation>Das ist zu lang für einen Prompt.</translation>
    </message>
    <message>
        <source>Translate this into {{language|English}}: {{clipboard}}</source>
        <translation>Übersetze dies, Zielsprache {{Sprache|Englisch}}: {{clipboard}}</translation>
    </message>
    <message>
        <source>Typed as /%1</source>
        <translation>Wird als /%1 getippt</translation>
    </message>
    <message>
        <source>Up to %1 letters, digits, “-”, “_” and “.”.</source>
        <translation>Bis zu %1 Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>What it is for (may stay empty)</source>
        <translation>Wofür er dient (darf leer bleiben)</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>übersetzen</translation>
    </message>
    <message>
        <source>{{word}} is asked for when the prompt is used. {{clipboard}}, {{selection}} and {{date}} are filled in by themselves.</source>
        <translation>Nach {{Wort}} wird gefragt, wenn der Prompt verwendet wird. {{clipboard}}, {{selection}} und {{date}} werden von selbst ausgefüllt.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptLibrary</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 ließ sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 prompts were written to %2.</source>
        <translation>%1 Prompts wurden nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>/%1 was deleted.</source>
        <translation>/%1 wurde gelöscht.</translation>
    </message>
    <message>
        <source>1 prompt was written to %1.</source>
        <translation>1 Prompt wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again. Type / at the beginning of a message to choose one.</source>
        <translation>Ein Prompt ist ein Text, den Sie immer wieder verwenden. Tippen Sie / am Anfang einer Nachricht, um einen zu wählen.</translation>
    </message>
    <message>
        <source>Add examples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Prompts exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import prompts</source>
        <translation>Prompts importieren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu&#xa0;…</translation>
    </message>
    <message>
        <source>No prompt has these words.</source>
        <translation>Kein Prompt enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Prompt library</source>
        <translation>Prompt-Bibliothek</translation>
    </message>
    <message>
        <source>Prompts (*.json)</source>
        <translation>Prompts (*.json)</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Puts it into the message field</source>
        <translation>Setzt ihn in das Nachrichtenfeld</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Prompts durchsuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wofür</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptMenu</name>
    <message>
        <source>New prompt…</source>
        <translation>Neuer Prompt&#xa0;…</translation>
    </message>
    <message>
        <source>No prompt has that name.</source>
        <translation>Kein Prompt heißt so.</translation>
    </message>
    <message>
        <source>No prompts yet. A prompt is a text that you use again.</source>
        <translation>Noch keine Prompts. Ein Prompt ist ein Text, den Sie immer wieder verwenden.</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Prompt-Bibliothek&#xa0;…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Prompts durchsuchen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptText</name>
    <message>
        <source>%1 got another name, for theirs was taken.</source>
        <translation>%1 wurden umbenannt, weil ihre Namen vergeben waren.</translation>
    </message>
    <message>
        <source>%1 had no text, or too much of it.</source>
        <translation>%1 hatten keinen oder zu viel Text.</translation>
    </message>
    <message>
        <source>%1 prompts were added.</source>
        <translation>%1 Prompts wurden hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 were here already.</source>
        <translation>%1 waren schon hier.</translation>
    </message>
    <message>
        <source>1 prompt was added.</source>
        <translation>1 Prompt wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Asks for: %1.</source>
        <translation>Fragt nach: %1.</translation>
    </message>
    <message>
        <source>Correct a text and list the changes</source>
        <translation>Einen Text korrigieren und die Änderungen auflisten</translation>
    </message>
    <message>
        <source>Correct spelling and grammar of the text below. Keep its tone and its layout. After it, list what you changed and why.

{{clipboard}}</source>
        <translation>Korrigiere Rechtschreibung und Grammatik des folgenden Textes. Behalte Ton und Layout bei. Liste danach auf, was du geändert hast und warum.

{{clipboard}}</translation>
    </message>
    <message>
        <source>Explain something plainly</source>
        <translation>Etwas verständlich erklären</translation>
    </message>
    <message>
        <source>Explain this to {{reader|somebody new to it}}. Begin with one sentence that says the whole, then give the details.

{{selection}}</source>
        <translation>Erkläre dies für {{Leser|jemanden, dem es neu ist}}. Beginne mit einem Satz, der das Ganze zusammenfasst, und nenne dann die Einzelheiten.

{{selection}}</translation>
    </message>
    <message>
        <source>Filled in by itself: %1.</source>
        <translation>Von selbst ausgefüllt: %1.</translation>
    </message>
    <message>
        <source>Nothing new was in it.</source>
        <translation>Darin war nichts Neues.</translation>
    </message>
    <message>
        <source>One got another name, for its own was taken.</source>
        <translation>Einer wurde umbenannt, weil sein Name vergeben war.</translation>
    </message>
    <message>
        <source>One had no text, or too much of it.</source>
        <translation>Einer hatte keinen oder zu viel Text.</translation>
    </message>
    <message>
        <source>One was here already.</source>
        <translation>Einer war schon hier.</translation>
    </message>
    <message>
        <source>Summarise the text below in {{length|five points}}. Say what it leaves open.

{{clipboard}}</source>
        <translation>Fasse den folgenden Text in {{Länge|fünf Punkten}} zusammen. Sag, was er offenlässt.

{{clipboard}}</translation>
    </message>
    <message>
        <source>The most important points of a text</source>
        <translation>Die wichtigsten Punkte eines Textes</translation>
    </message>
    <message>
        <source>This file could not be read, or has no prompt in it.</source>
        <translation>Diese Datei war nicht lesbar oder enthält keinen Prompt.</translation>
    </message>
    <message>
        <source>This file has no prompts that can be read, or is damaged. Nothing was added.</source>
        <translation>Diese Datei enthält keine lesbaren Prompts oder ist beschädigt. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>This file is too large for a file of prompts.</source>
        <translation>Diese Datei ist zu groß für eine Datei mit Prompts.</translation>
    </message>
    <message>
        <source>Translate a text</source>
        <translation>Einen Text übersetzen</translation>
    </message>
    <message>
        <source>Translate the text below into {{language|English}}. Keep names, numbers and layout as they are.

{{clipboard}}</source>
        <translation>Übersetze den folgenden Text. Zielsprache: {{Sprache|Englisch}}. Lass Namen, Zahlen und Layout, wie sie sind.

{{clipboard}}</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>erklären</translation>
    </message>
    <message>
        <source>proofread</source>
        <translation>korrigieren</translation>
    </message>
    <message>
        <source>summarise</source>
        <translation>zusammenfassen</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>übersetzen</translation>
    </message>
    <message>
        <source>{{}} has no name and stays as it stands.</source>
        <translation>{{}} hat keinen Namen und bleibt so stehen.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ProxySection</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Kept where the key is kept, never in a file</source>
        <translation>Wird beim Schlüssel aufbewahrt, nie in einer Datei</translation>
    </message>
    <message>
        <source>Kind of proxy</source>
        <translation>Art des Proxys</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Only if it wants a login</source>
        <translation>Nur falls eine Anmeldung verlangt wird</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Proxy-Adresse</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Proxy-Benutzer</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Gespeichert. Zum Ersetzen neu eingeben.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QueueStrip</name>
    <message>
        <source>%1 (with attachments)</source>
        <translation>%1 (mit Anhängen)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what waits, for what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Edit waiting message</source>
        <translation>Wartende Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Next, one after the other, when the reply is there</source>
        <translation>Als Nächstes, nacheinander, wenn die Antwort da ist</translation>
    </message>
    <message>
        <source>Next, when the reply is there</source>
        <translation>Als Nächstes, wenn die Antwort da ist</translation>
    </message>
    <message>
        <source>Not sent by itself: decide when to send it</source>
        <translation>Wird nicht von selbst gesendet: Entscheiden Sie, wann</translation>
    </message>
    <message>
        <source>Remove waiting message</source>
        <translation>Wartende Nachricht entfernen</translation>
    </message>
    <message>
        <source>Send now; a reply on its way is stopped, what came of it is kept</source>
        <translation>Jetzt senden; eine laufende Antwort wird gestoppt, was von ihr da ist, bleibt</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Waiting message</source>
        <translation>Wartende Nachricht</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Wartende Nachrichten</translation>
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
        <translation>Neue Frage</translation>
    </message>
    <message>
        <source>Open in main window</source>
        <translation>Im Hauptfenster öffnen</translation>
    </message>
    <message>
        <source>Quick ask – Breakerbox</source>
        <translation>Schnellfrage – Breakerbox</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Schnellfrage</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReadingView</name>
    <message>
        <source>Copying… %1 %</source>
        <translation>Wird kopiert&#xa0;… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Do not copy (Escape)</source>
        <translation>Nicht kopieren (Esc)</translation>
    </message>
    <message>
        <source>More below</source>
        <translation>Unten mehr</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReasoningFold</name>
    <message>
        <source>Reasoned for %1</source>
        <translation>%1 nachgedacht</translation>
    </message>
    <message>
        <source>Reasoning · %1</source>
        <translation>Gedankengang · %1</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Gedankengang</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayDialog</name>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 ließ sich nicht schreiben. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>All that is stored</source>
        <translation>Alles Gespeicherte</translation>
    </message>
    <message>
        <source>An incident as this client recorded it. Play it with: breakerbox simulate.</source>
        <translation>Ein Vorfall, wie dieses Programm ihn aufgezeichnet hat. Abspielen mit: breakerbox simulate.</translation>
    </message>
    <message>
        <source>As breakers of servers do: half of the last ten calls failed, then always 30 s.</source>
        <translation>Wie Schutzschalter von Servern: Die Hälfte der letzten zehn Aufrufe schlug fehl, dann immer 30 s.</translation>
    </message>
    <message>
        <source>Classic window</source>
        <translation>Klassisches Fenster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>Letzte Stunde</translation>
    </message>
    <message>
        <source>Latest incident</source>
        <translation>Letzter Vorfall</translation>
    </message>
    <message>
        <source>More patient</source>
        <translation>Geduldiger</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>No call is stored for this scope in this time. Choose a longer time, or come back after the next trouble.</source>
        <translation>Für diesen Bereich ist in dieser Zeit kein Aufruf gespeichert. Wählen Sie eine längere Zeit oder kommen Sie nach der nächsten Störung wieder.</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Andere Einstellungen</translation>
    </message>
    <message>
        <source>Quicker to stop</source>
        <translation>Stoppt schneller</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Wird nachgestellt&#xa0;…</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Szenario speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What a replay cannot know</source>
        <translation>Was eine Nachstellung nicht wissen kann</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>What if… – %1</source>
        <translation>Was wäre, wenn&#xa0;… – %1</translation>
    </message>
    <message>
        <source>What is replayed</source>
        <translation>Was nachgestellt wird</translation>
    </message>
    <message>
        <source>Writes what happened as a file for “breakerbox simulate”. No content, no key.</source>
        <translation>Schreibt, was geschah, als Datei für „breakerbox simulate“. Kein Inhalt, kein Schlüssel.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayLanes</name>
    <message>
        <source>As it happened</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Andere Einstellungen</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Jetzige Einstellungen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>never stopped sending</source>
        <translation>nie aufgehört zu senden</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayTable</name>
    <message>
        <source>Other settings</source>
        <translation>Andere Einstellungen</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Jetzige Einstellungen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplyPictures</name>
    <message>
        <source>Load images from %1</source>
        <translation>Bilder von %1 laden</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>Wird von %1 geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Not loaded. It is now at %1, which was not asked.</source>
        <translation>Nicht geladen. Es liegt jetzt bei %1; dort wurde nicht angefragt.</translation>
    </message>
    <message>
        <source>Not loaded. Nothing was asked of %1.</source>
        <translation>Nicht geladen. Bei %1 wurde nichts angefragt.</translation>
    </message>
    <message>
        <source>Not loaded: %1 gave no whole answer.</source>
        <translation>Nicht geladen: %1 gab keine vollständige Antwort.</translation>
    </message>
    <message>
        <source>Not loaded: %1 has no such image.</source>
        <translation>Nicht geladen: %1 hat kein solches Bild.</translation>
    </message>
    <message>
        <source>Not loaded: %1 is in your own network, and this text came from elsewhere.</source>
        <translation>Nicht geladen: %1 liegt in Ihrem eigenen Netz, und dieser Text kam von anderswo.</translation>
    </message>
    <message>
        <source>Not loaded: %1 sends on in circles, or to an address without encryption.</source>
        <translation>Nicht geladen: %1 leitet im Kreis weiter oder auf eine Adresse ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>Not loaded: %1 would be asked without encryption.</source>
        <translation>Nicht geladen: %1 würde unverschlüsselt angefragt.</translation>
    </message>
    <message>
        <source>Not loaded: it could not be recorded, so nobody was asked.</source>
        <translation>Nicht geladen: Es ließ sich nicht verzeichnen, also wurde niemand angefragt.</translation>
    </message>
    <message>
        <source>Not loaded: this address may not be asked.</source>
        <translation>Nicht geladen: Diese Adresse darf nicht angefragt werden.</translation>
    </message>
    <message>
        <source>Not loaded: this conversation stays on this computer.</source>
        <translation>Nicht geladen: Diese Unterhaltung bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Not shown: the image is damaged.</source>
        <translation>Nicht angezeigt: Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>Not shown: the image is larger than 10 MB.</source>
        <translation>Nicht angezeigt: Das Bild ist größer als 10 MB.</translation>
    </message>
    <message>
        <source>Not shown: the image is too large.</source>
        <translation>Nicht angezeigt: Das Bild ist zu groß.</translation>
    </message>
    <message>
        <source>Not shown: this is no PNG, JPEG, WebP or GIF.</source>
        <translation>Nicht angezeigt: Das ist kein PNG, JPEG, WebP oder GIF.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Bild wird gelesen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ScopeTreeModel</name>
    <message>
        <source>Next try</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Schaltzustand</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingRows</name>
    <message>
        <source>Back to the default: %1</source>
        <translation>Zurück zum Standard: %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Üblich: %1.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingsWindow</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ShortcutsPage</name>
    <message>
        <source>%1 (always)</source>
        <translation>%1 (immer)</translation>
    </message>
    <message>
        <source>%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.</source>
        <translation>%1 allein schreibt Text. Halten Sie Strg, Alt oder Meta dazu gedrückt oder nehmen Sie eine Funktionstaste.</translation>
    </message>
    <message>
        <source>%1 is always “%2”. Press other keys.</source>
        <translation>%1 ist immer „%2“. Drücken Sie andere Tasten.</translation>
    </message>
    <message>
        <source>%1 is “%2” now. It would have these keys no longer.</source>
        <translation>%1 ist derzeit „%2“. Diese Aktion hätte die Tasten dann nicht mehr.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>All back to their defaults</source>
        <translation>Alle zurück auf Standard</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>Alle Tasten sind wieder die üblichen.</translation>
    </message>
    <message>
        <source>Changed. Usually %1.</source>
        <translation>Geändert. Üblich: %1.</translation>
    </message>
    <message>
        <source>Choose an action and press the keys it is to have. They hold at once.</source>
        <translation>Wählen Sie eine Aktion und drücken Sie die Tasten, die sie haben soll. Sie gelten sofort.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>New keys for %1</source>
        <translation>Neue Tasten für %1</translation>
    </message>
    <message>
        <source>New keys for “%1”. Usually: %2</source>
        <translation>Neue Tasten für „%1“. Üblich: %2</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>No action is chosen.</source>
        <translation>Keine Aktion ist gewählt.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Takes its keys away</source>
        <translation>Nimmt der Aktion ihre Tasten</translation>
    </message>
    <message>
        <source>The keys of “%1” are always these.</source>
        <translation>„%1“ hat immer diese Tasten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>“%1” has no keys now.</source>
        <translation>„%1“ hat jetzt keine Tasten.</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>„%1“ liegt jetzt auf %2.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Back to the conversation (Escape)</source>
        <translation>Zurück zur Unterhaltung (Esc)</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Zurück zur Unterhaltung</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Sie: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Sidebar</name>
    <message>
        <source>Add connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>CONNECTIONS</source>
        <translation>VERBINDUNGEN</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>Fire drill</source>
        <translation>Ernstfallübung</translation>
    </message>
    <message>
        <source>For ten minutes, as if; nothing is sent</source>
        <translation>Zehn Minuten lang, als ob; nichts wird gesendet</translation>
    </message>
    <message>
        <source>It does not know the model</source>
        <translation>Das Modell ist unbekannt</translation>
    </message>
    <message>
        <source>It is failing</source>
        <translation>Die Verbindung ist gestört</translation>
    </message>
    <message>
        <source>It limits requests</source>
        <translation>Der Anbieter begrenzt Anfragen</translation>
    </message>
    <message>
        <source>It refuses the key</source>
        <translation>Der Schlüssel wird abgelehnt</translation>
    </message>
    <message>
        <source>Messages found</source>
        <translation>Gefundene Nachrichten</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Noch keine Unterhaltungen.</translation>
    </message>
    <message>
        <source>No title has these words.</source>
        <translation>Kein Titel enthält diese Wörter.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>The account is empty</source>
        <translation>Das Konto ist leer</translation>
    </message>
    <message>
        <source>The server does not run</source>
        <translation>Der Server läuft nicht</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Dieser Computer ist offline</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SpellMarks</name>
    <message>
        <source>Add to dictionary</source>
        <translation>Zum Wörterbuch hinzufügen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StartPage</name>
    <message>
        <source>%1 is running</source>
        <translation>%1 läuft</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A connection can use a variable by its name. The key is read when a message is sent, and stored nowhere.</source>
        <translation>Eine Verbindung kann eine Variable beim Namen verwenden. Der Schlüssel wird beim Senden einer Nachricht gelesen und nirgends gespeichert.</translation>
    </message>
    <message>
        <source>A model on this computer</source>
        <translation>Ein Modell auf diesem Computer</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>%1 unter %2 hinzufügen</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Add a local server</source>
        <translation>Lokalen Server hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Begin one: ask something, and the answer stays here.</source>
        <translation>Beginnen Sie eine: Fragen Sie etwas, und die Antwort bleibt hier.</translation>
    </message>
    <message>
        <source>Choose one on the left, or begin a new one.</source>
        <translation>Wählen Sie links eine aus oder beginnen Sie eine neue.</translation>
    </message>
    <message>
        <source>Connect to a model</source>
        <translation>Mit einem Modell verbinden</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Demo command</source>
        <translation>Demo-Befehl</translation>
    </message>
    <message>
        <source>If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing leaves this computer.</source>
        <translation>Wenn hier Ollama, LM Studio oder llama.cpp läuft, braucht es keinen Schlüssel, und nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Keys in your environment</source>
        <translation>Schlüssel in Ihrer Umgebung</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Look for servers</source>
        <translation>Nach Servern suchen</translation>
    </message>
    <message>
        <source>Looking on this computer (ports %1)…</source>
        <translation>Suche auf diesem Computer (Ports %1)&#xa0;…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>No conversation is open</source>
        <translation>Keine Unterhaltung ist geöffnet</translation>
    </message>
    <message>
        <source>None answers on this computer (ports %1).</source>
        <translation>Auf diesem Computer antwortet kein Server (Ports %1).</translation>
    </message>
    <message>
        <source>Search for local servers</source>
        <translation>Nach lokalen Servern suchen</translation>
    </message>
    <message>
        <source>The demo has three simulated connections that you can make fail in every way. Quit, then start:</source>
        <translation>Die Demo hat drei simulierte Verbindungen, die Sie auf jede Art ausfallen lassen können. Beenden Sie Breakerbox, dann starten Sie:</translation>
    </message>
    <message>
        <source>Try without a key</source>
        <translation>Ohne Schlüssel ausprobieren</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>%1 für %2 verwenden</translation>
    </message>
    <message>
        <source>Use your own key with a provider, or your own server. Keys stay in the desktop&apos;s keychain, and a message goes only where you send it.</source>
        <translation>Verwenden Sie Ihren eigenen Schlüssel bei einem Anbieter oder Ihren eigenen Server. Schlüssel bleiben im Schlüsselbund des Desktops, und eine Nachricht geht nur dorthin, wohin Sie sie senden.</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Verwenden&#xa0;…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StatePage</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
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
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <source>Answered by %1, %2, %3</source>
        <translation>Beantwortet von %1, %2, %3</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>Wählen, wer antwortet</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Wer antwortet</translation>
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
        <translation>Punkt: beantwortet. Dreieck: fehlgeschlagen. Leerer Ring: sagt nichts über den Zustand. Mit Ring darum: Probeanfrage. Schattiert: Nichts wurde gesendet. Schraffiert: begrenzt. Mausrad oder + und −: zoomen; Ziehen oder Pfeiltasten: verschieben.</translation>
    </message>
    <message>
        <source>Show the last %1</source>
        <translation>Die letzten %1 anzeigen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message>
        <source>%1 · first token after %2 · %3</source>
        <translation>%1 · erstes Token nach %2 · %3</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ToolCallFold</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Asked for by the model. It was not run here.</source>
        <translation>Vom Modell angefordert. Es wurde hier nicht ausgeführt.</translation>
    </message>
    <message>
        <source>No result: tools are not run here.</source>
        <translation>Kein Ergebnis: Werkzeuge werden hier nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>Werkzeug: %1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Sicherungen (*.db)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Sicherung wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Conversations added: %1</source>
        <translation>Hinzugefügte Unterhaltungen: %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Everything, to be imported again (*.json)</source>
        <translation>Alles, zum späteren Import (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>%n Unterhaltung exportieren</numerusform>
            <numerusform>%n Unterhaltungen exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Alle Unterhaltungen exportieren</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>Unterhaltung exportieren</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export nach %1</translation>
    </message>
    <message>
        <source>Exports (*.json *.zip)</source>
        <translation>Exporte (*.json *.zip)</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>Unterhaltungen importieren</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>It is taken into use at the next start. What is here now is kept beside it.</source>
        <translation>Sie wird beim nächsten Start übernommen. Was jetzt hier ist, wird daneben aufbewahrt.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation>Datei wird durchgesehen&#xa0;…</translation>
    </message>
    <message>
        <source>Making a verified copy…</source>
        <translation>Geprüfte Kopie wird erstellt&#xa0;…</translation>
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
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Something else is being imported, exported or backed up. Wait until it is done.</source>
        <translation>Etwas anderes wird gerade importiert, exportiert oder gesichert. Warten Sie, bis das fertig ist.</translation>
    </message>
    <message>
        <source>There is no conversation to export.</source>
        <translation>Es gibt keine Unterhaltung zum Exportieren.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
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
        <translation>Breakerbox anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnActions</name>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Antwort anfordern</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Bearbeiten und neu senden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnColumn</name>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n Nachricht gelöscht.</numerusform>
            <numerusform>%n Nachrichten gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>%n davon ist in anderen Versionen.</numerusform>
            <numerusform>%n davon sind in anderen Versionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>1 Nachricht gelöscht.</translation>
    </message>
    <message>
        <source>Cancel editing (Escape)</source>
        <translation>Bearbeiten abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>Bearbeiten abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete messages</source>
        <translation>Nachrichten löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>Diese Nachricht und %n folgende löschen?</numerusform>
            <numerusform>Diese Nachricht und die %n folgenden löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this message and the one after it?</source>
        <translation>Diese und die folgende Nachricht löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>In Bearbeitung: %1</translation>
    </message>
    <message>
        <source>It can be undone for ten seconds.</source>
        <translation>Es lässt sich zehn Sekunden lang rückgängig machen.</translation>
    </message>
    <message>
        <source>Undo deleting (Ctrl+Z)</source>
        <translation>Löschen rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <translation>; </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnHeader</name>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 ein, %2 aus</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 ein</translation>
    </message>
    <message>
        <source>%1 of them for reasoning</source>
        <translation>davon %1 fürs Nachdenken</translation>
    </message>
    <message>
        <source>%1 of them from the cache</source>
        <translation>davon %1 aus dem Cache</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>%1 to first word</source>
        <translation>%1 bis zum ersten Wort</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Angefordert: %1</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Verbindung: %1</translation>
    </message>
    <message>
        <source>Cost %1, by the connection&apos;s prices</source>
        <translation>Kosten: %1, nach den Preisen der Verbindung</translation>
    </message>
    <message>
        <source>Cost about %1, an estimate by the price table of %2</source>
        <translation>Kosten: etwa %1, eine Schätzung nach der Preistabelle vom %2</translation>
    </message>
    <message>
        <source>Cost about %1, by your price for this model</source>
        <translation>Kosten: etwa %1, nach Ihrem Preis für dieses Modell</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>First word after %1</source>
        <translation>Erstes Wort nach %1</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <translation>Unvollständig.</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Unvollständig: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
    <message>
        <source>No reply.</source>
        <translation>Keine Antwort.</translation>
    </message>
    <message>
        <source>No reply: %1</source>
        <translation>Keine Antwort: %1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <source>The provider gave no text: its filter held it back.</source>
        <translation>Der Anbieter gab keinen Text: Sein Filter hielt ihn zurück.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter ended the reply.</source>
        <translation>Der Filter des Anbieters beendete die Antwort.</translation>
    </message>
    <message>
        <source>The reply ended at the length limit.</source>
        <translation>Die Antwort endete am Längenlimit.</translation>
    </message>
    <message>
        <source>Took %1</source>
        <translation>Dauer: %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Waiting, not sent.</source>
        <translation>Wartet, nicht gesendet.</translation>
    </message>
    <message>
        <source>You stopped it before the first word.</source>
        <translation>Sie haben vor dem ersten Wort gestoppt.</translation>
    </message>
    <message>
        <source>You stopped it here.</source>
        <translation>Sie haben hier gestoppt.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnList</name>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Scroll to it</source>
        <translation>Dorthin rollen</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnMenu</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Always load images from %1 in this conversation</source>
        <translation>Bilder von %1 in dieser Unterhaltung immer laden</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Ask another model…</source>
        <translation>Anderes Modell fragen&#xa0;…</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Antwort anfordern</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Als reinen Text kopieren</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Linkadresse kopieren</translation>
    </message>
    <message>
        <source>Copy selection as Markdown</source>
        <translation>Auswahl als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Version</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Bearbeiten und neu senden</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Version</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Load images from %1</source>
        <translation>Bilder von %1 laden</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Im Browser öffnen: %1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Auswahl zitieren</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select the conversation</source>
        <translation>Unterhaltung auswählen</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versionen nebeneinander</translation>
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
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Wird versucht</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Länger warten</translation>
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
        <translation>Kosten nach Monat, %1</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>Kosten nach Monat</translation>
    </message>
    <message>
        <source>Tokens by month</source>
        <translation>Token nach Monat</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table, whose prices are of %1 or later.</source>
        <translation>Kosten mit ≈ sind Schätzungen nach der Preistabelle; deren Preise sind vom %1 oder neuer.</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table.</source>
        <translation>Kosten mit ≈ sind Schätzungen nach der Preistabelle.</translation>
    </message>
    <message>
        <source>Discounts for what a service had in its cache are not in them.</source>
        <translation>Rabatte für das, was ein Dienst im Cache hatte, sind darin nicht enthalten.</translation>
    </message>
    <message>
        <source>Nothing was used yet.</source>
        <translation>Noch nichts verbraucht.</translation>
    </message>
    <message>
        <source>Prices that stand in a connection go first. See Settings, Prices.</source>
        <translation>In einer Verbindung eingetragene Preise haben Vorrang. Siehe Einstellungen, Preise.</translation>
    </message>
    <message>
        <source>Reading what was used…</source>
        <translation>Verbrauch wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Tokens as the services report them.</source>
        <translation>Token, wie die Dienste sie melden.</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>Verbrauch und Kosten</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
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
        <translation>Frühere Version (Alt+Links)</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Frühere Version</translation>
    </message>
    <message>
        <source>Later version (Alt+Right)</source>
        <translation>Spätere Version (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Spätere Version</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versionen nebeneinander</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>Version %1 von %2</translation>
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
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>None of these is on its way.</source>
        <translation>Nichts davon ist unterwegs.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Wartende Nachrichten</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Wer antwortet</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>einen freien Platz</translation>
    </message>
    <message>
        <source>the reply above it</source>
        <translation>die Antwort darüber</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>Ihre Entscheidung: %1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>Ihre Entscheidung</translation>
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
        <translation>Verbindung hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Unterhaltung archivieren</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Mehrere fragen&#xa0;…</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Dateien anhängen&#xa0;…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Befehlspalette&#xa0;…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Nachricht als Markdown kopieren</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Unterhaltung löschen</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Earlier version of a message</source>
        <translation>Frühere Version einer Nachricht</translation>
    </message>
    <message>
        <source>Export all conversations…</source>
        <translation>Alle Unterhaltungen exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Unterhaltung exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Find in conversation…</source>
        <translation>In der Unterhaltung suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Unterhaltungen importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Text vergrößern</translation>
    </message>
    <message>
        <source>Later version of a message</source>
        <translation>Spätere Version einer Nachricht</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>In Ordner verschieben&#xa0;…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neue Unterhaltung</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner&#xa0;…</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Nächste Unterhaltung</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Parameter&#xa0;…</translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Unterhaltung anheften</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Vorherige Unterhaltung</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Prompt-Bibliothek&#xa0;…</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Schnellfrage</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Rename conversation…</source>
        <translation>Unterhaltung umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Unterhaltungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Text verkleinern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Undo deleting a message</source>
        <translation>Löschen einer Nachricht rückgängig machen</translation>
    </message>
    <message>
        <source>Usage and cost…</source>
        <translation>Verbrauch und Kosten&#xa0;…</translation>
    </message>
    <message>
        <source>Use a prompt…</source>
        <translation>Prompt verwenden&#xa0;…</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versionen nebeneinander</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Waiting messages…</source>
        <translation>Wartende Nachrichten&#xa0;…</translation>
    </message>
    <message>
        <source>Where this conversation has been…</source>
        <translation>Wo diese Unterhaltung war&#xa0;…</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Ihre nächste Nachricht</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Ihre vorherige Nachricht</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowBinding</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 ließ sich nicht schreiben.</translation>
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
        <translation>Das Speichern funktioniert wieder.</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>Das Netz ist wieder da.</translation>
    </message>
    <message>
        <source>The settings were not saved. %1</source>
        <translation>Die Einstellungen wurden nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>This computer is offline. What goes over the network waits for you; servers on this computer still answer.</source>
        <translation>Dieser Computer ist offline. Was über das Netz geht, wartet so lange; Server auf diesem Computer antworten weiter.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message>
        <source>%1 did not answer. Is it running?</source>
        <translation>%1 antwortete nicht. Läuft der Server?</translation>
    </message>
    <message>
        <source>%1 did not answer</source>
        <translation>%1 antwortete nicht</translation>
    </message>
    <message>
        <source>%1 had not enough memory for %2</source>
        <translation>%1 hatte zu wenig Speicher für %2</translation>
    </message>
    <message>
        <source>%1 was failing here at %2</source>
        <translation>%1 war hier gestört (%2)</translation>
    </message>
    <message>
        <source>%1 was failing here</source>
        <translation>%1 war hier gestört</translation>
    </message>
    <message>
        <source>%1 was limiting requests</source>
        <translation>%1 begrenzte Anfragen</translation>
    </message>
    <message>
        <source>%1 was loading %2</source>
        <translation>%1 lud gerade %2</translation>
    </message>
    <message>
        <source>Another request to %1 was being tried</source>
        <translation>Eine andere Anfrage an %1 wurde gerade versucht</translation>
    </message>
    <message>
        <source>It may be tried again now.</source>
        <translation>Ein neuer Versuch ist jetzt möglich.</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>Es wurde %n-mal versucht.</numerusform>
            <numerusform>Es wurde %n-mal versucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was tried twice.</source>
        <translation>Es wurde zweimal versucht.</translation>
    </message>
    <message>
        <source>It works again: another request was answered at %1.</source>
        <translation>Es funktioniert wieder: Eine andere Anfrage wurde beantwortet (%1).</translation>
    </message>
    <message>
        <source>This computer was offline</source>
        <translation>Dieser Computer war offline</translation>
    </message>
    <message>
        <source>Your pace for %1 was reached</source>
        <translation>Ihr Tempo für %1 war erreicht</translation>
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
        <translation>%1 Nichts wurde gesendet; Ihre Nachricht ist gespeichert.</translation>
    </message>
    <message>
        <source>This is a drill: the connection is not failing. Your message stays in the conversation and is not sent. Nothing is counted, and a key, a model or a permission given here is not kept.</source>
        <translation>Dies ist eine Übung: Die Verbindung ist nicht gestört. Ihre Nachricht bleibt in der Unterhaltung und wird nicht gesendet. Nichts wird gezählt, und ein hier gegebener Schlüssel, ein Modell oder eine Erlaubnis wird nicht behalten.</translation>
    </message>
    <message>
        <source>What arrived is kept. This try may have been billed; asking again may cost again.</source>
        <translation>Was ankam, bleibt erhalten. Dieser Versuch wurde vielleicht berechnet; erneut zu fragen kann noch einmal kosten.</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>Was ankam, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Ihre Nachricht ist gespeichert und wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and got no reply.</source>
        <translation>Ihre Nachricht ist gespeichert. Sie wurde gesendet und bekam keine Antwort.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and may have been billed; sending again may cost again.</source>
        <translation>Ihre Nachricht ist gespeichert. Sie wurde gesendet und vielleicht berechnet; erneutes Senden kann noch einmal kosten.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardSentences</name>
    <message>
        <source>%1 Nothing was sent. Choose another file in the connection.</source>
        <translation>%1 Nichts wurde gesendet. Wählen Sie in der Verbindung eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 answered with a web page</source>
        <translation>%1 antwortete mit einer Webseite</translation>
    </message>
    <message>
        <source>%1 answered, and refused to pass this on. The service itself was not asked.</source>
        <translation>%1 antwortete und lehnte es ab, dies weiterzuleiten. Der Dienst selbst wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>%1 answers, but there is no such service at this address. Check the address of the connection.</source>
        <translation>%1 antwortet, aber unter dieser Adresse gibt es keinen solchen Dienst. Prüfen Sie die Adresse der Verbindung.</translation>
    </message>
    <message>
        <source>%1 asked for %2.</source>
        <translation>%1 verlangte %2 Wartezeit.</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 hat den Schlüssel nicht akzeptiert</translation>
    </message>
    <message>
        <source>%1 did not accept this request</source>
        <translation>%1 hat diese Anfrage nicht akzeptiert</translation>
    </message>
    <message>
        <source>%1 did not answer as a proxy. The service itself was not asked. Check the proxy in the connection.</source>
        <translation>%1 antwortete nicht wie ein Proxy. Der Dienst selbst wurde nicht gefragt. Prüfen Sie den Proxy in der Verbindung.</translation>
    </message>
    <message>
        <source>%1 does not answer. Is it running?</source>
        <translation>%1 antwortet nicht. Läuft der Server?</translation>
    </message>
    <message>
        <source>%1 does not know the model %2</source>
        <translation>%1 kennt das Modell %2 nicht</translation>
    </message>
    <message>
        <source>%1 does not serve this region</source>
        <translation>%1 bedient diese Region nicht</translation>
    </message>
    <message>
        <source>%1 does not take one of the settings</source>
        <translation>%1 nimmt eine der Einstellungen nicht an</translation>
    </message>
    <message>
        <source>%1 does not take the setting “%2”</source>
        <translation>%1 nimmt die Einstellung „%2“ nicht an</translation>
    </message>
    <message>
        <source>%1 has a wrong address</source>
        <translation>%1 hat eine falsche Adresse</translation>
    </message>
    <message>
        <source>%1 has no key</source>
        <translation>%1 hat keinen Schlüssel</translation>
    </message>
    <message>
        <source>%1 has not enough memory for %2</source>
        <translation>%1 hat zu wenig Speicher für %2</translation>
    </message>
    <message>
        <source>%1 is limiting requests</source>
        <translation>%1 begrenzt Anfragen</translation>
    </message>
    <message>
        <source>%1 is loading %2</source>
        <translation>%1 lädt gerade %2</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here</source>
        <translation>%1 ist hier vorübergehend gestört</translation>
    </message>
    <message>
        <source>%1 named no time, so the wait is this program&apos;s own guess.</source>
        <translation>%1 nannte keine Zeit, die Wartezeit ist also eine eigene Schätzung dieses Programms.</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 verweist auf eine andere Adresse</translation>
    </message>
    <message>
        <source>%1 refused it. Replace the key to go on; waiting does not help.</source>
        <translation>%1 hat ihn abgelehnt. Ersetzen Sie den Schlüssel, dann geht es weiter; Warten hilft nicht.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity and asked for %2.</source>
        <translation>%1 meldete, keine freie Kapazität zu haben, und verlangte %2 Wartezeit.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity.</source>
        <translation>%1 meldete, keine freie Kapazität zu haben.</translation>
    </message>
    <message>
        <source>%1 said that no more requests are left for now.</source>
        <translation>%1 meldete, dass vorerst keine Anfragen mehr übrig sind.</translation>
    </message>
    <message>
        <source>%1 takes no request without a login, or not with this one. Give it in the connection.</source>
        <translation>%1 verlangt eine Anmeldung oder nimmt diese nicht an. Tragen Sie sie in der Verbindung ein.</translation>
    </message>
    <message>
        <source>%1 went silent in the middle of the reply.</source>
        <translation>%1 verstummte mitten in der Antwort.</translation>
    </message>
    <message>
        <source>%1 would be someone new to read this</source>
        <translation>Mit %1 würde jemand Neues mitlesen</translation>
    </message>
    <message>
        <source>%1. You set this limit yourself; raise it in the connection, or send this one anyway.</source>
        <translation>%1. Dieses Limit haben Sie selbst gesetzt; erhöhen Sie es in der Verbindung oder senden Sie diese Nachricht trotzdem.</translation>
    </message>
    <message>
        <source>%2 is not loaded on %1</source>
        <translation>%2 ist auf %1 nicht geladen</translation>
    </message>
    <message>
        <source>Another request to %1 is being tried</source>
        <translation>Eine andere Anfrage an %1 wird gerade versucht</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close what uses the memory.</source>
        <translation>Wählen Sie ein kleineres Modell oder schließen Sie, was den Speicher belegt.</translation>
    </message>
    <message>
        <source>Choose one that it offers.</source>
        <translation>Wählen Sie eines, das dort angeboten wird.</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Übung: %1</translation>
    </message>
    <message>
        <source>Give it a key to go on.</source>
        <translation>Mit einem Schlüssel geht es weiter.</translation>
    </message>
    <message>
        <source>It answered that requests from here are not allowed. Waiting does not help.</source>
        <translation>Die Antwort war, dass Anfragen von hier nicht erlaubt sind. Warten hilft nicht.</translation>
    </message>
    <message>
        <source>It is local-only, and %1 is elsewhere. Lift the lock in the conversation&apos;s readers, or switch to a local server.</source>
        <translation>Sie ist nur lokal, und %1 ist anderswo. Heben Sie unter „Wer sie lesen darf“ die Sperre auf oder wechseln Sie zu einem lokalen Server.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Decide what becomes of it.</source>
        <translation>Sie wird nicht von selbst gesendet. Entscheiden Sie, was aus ihr wird.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Send it now, or take it back.</source>
        <translation>Die Nachricht geht nicht von selbst ab: jetzt senden oder zurücknehmen.</translation>
    </message>
    <message>
        <source>Its credit or spending limit is used up. Waiting does not help.</source>
        <translation>Guthaben oder Ausgabenlimit ist aufgebraucht. Warten hilft nicht.</translation>
    </message>
    <message>
        <source>Load it in the server, or choose one that is loaded.</source>
        <translation>Laden Sie es im Server oder wählen Sie eines, das geladen ist.</translation>
    </message>
    <message>
        <source>Made up for the drill: %1</source>
        <translation>Für die Übung erfunden: %1</translation>
    </message>
    <message>
        <source>No keychain answers on this computer</source>
        <translation>Auf diesem Computer antwortet kein Schlüsselbund</translation>
    </message>
    <message>
        <source>Nothing goes there before you have seen what would be shared with whom.</source>
        <translation>Dorthin geht nichts, bevor Sie gesehen haben, was mit wem geteilt würde.</translation>
    </message>
    <message>
        <source>Nothing is sent to it until you resume it.</source>
        <translation>Nichts geht dorthin, bis Sie die Verbindung fortsetzen.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Unter %1 lauscht nichts.</translation>
    </message>
    <message>
        <source>Nothing listens at its address.</source>
        <translation>Unter der Adresse lauscht nichts.</translation>
    </message>
    <message>
        <source>Nothing was sent. The network may be watched, or the server is set up wrongly. There is no way around this.</source>
        <translation>Nichts wurde gesendet. Vielleicht wird das Netz überwacht, oder der Server ist falsch eingerichtet. Umgehen lässt sich das nicht.</translation>
    </message>
    <message>
        <source>Nothing was tried. Local servers still work.</source>
        <translation>Nichts wurde versucht. Lokale Server funktionieren weiter.</translation>
    </message>
    <message>
        <source>Remove the setting, or choose another model.</source>
        <translation>Entfernen Sie die Einstellung oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>Send fewer or smaller attachments.</source>
        <translation>Senden Sie weniger oder kleinere Anhänge.</translation>
    </message>
    <message>
        <source>Shorten the message, start a new conversation, or switch to a model that takes more.</source>
        <translation>Kürzen Sie die Nachricht, beginnen Sie eine neue Unterhaltung oder wechseln Sie zu einem Modell, das mehr aufnimmt.</translation>
    </message>
    <message>
        <source>The account has no right to it. Choose another model, or change the rights of the key with the provider.</source>
        <translation>Das Konto hat kein Recht darauf. Wählen Sie ein anderes Modell oder ändern Sie die Rechte des Schlüssels beim Anbieter.</translation>
    </message>
    <message>
        <source>The account of %1 has no credit left</source>
        <translation>Das Konto von %1 hat kein Guthaben mehr</translation>
    </message>
    <message>
        <source>The certificate file of %1 cannot be used</source>
        <translation>Die Zertifikatsdatei von %1 ist nicht verwendbar</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified</source>
        <translation>Das Zertifikat von %1 ließ sich nicht überprüfen</translation>
    </message>
    <message>
        <source>The connection to %1 broke in the middle of the reply.</source>
        <translation>Die Verbindung zu %1 brach mitten in der Antwort ab.</translation>
    </message>
    <message>
        <source>The drill of %1 is over</source>
        <translation>Die Übung mit %1 ist vorbei</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read. You can give it again and keep it only until you quit.</source>
        <translation>Der Schlüssel von %1 ist nicht lesbar. Sie können ihn erneut eingeben und nur bis zum Beenden behalten.</translation>
    </message>
    <message>
        <source>The key of %1 could not be read. It may well be there.</source>
        <translation>Der Schlüssel von %1 war nicht lesbar. Er kann durchaus da sein.</translation>
    </message>
    <message>
        <source>The key of %1 may not use %2</source>
        <translation>Der Schlüssel von %1 darf %2 nicht verwenden</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>Der Schlüsselbund ist gesperrt</translation>
    </message>
    <message>
        <source>The program ended while the reply arrived.</source>
        <translation>Das Programm endete, während die Antwort ankam.</translation>
    </message>
    <message>
        <source>The proxy cannot be reached</source>
        <translation>Der Proxy ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The proxy does not connect to %1</source>
        <translation>Der Proxy verbindet nicht mit %1</translation>
    </message>
    <message>
        <source>The proxy of this connection</source>
        <translation>Der Proxy dieser Verbindung</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>Der Proxy verlangt eine Anmeldung</translation>
    </message>
    <message>
        <source>The reply of %1 is too large</source>
        <translation>Die Antwort von %1 ist zu groß</translation>
    </message>
    <message>
        <source>The reply was cut short</source>
        <translation>Die Antwort wurde abgebrochen</translation>
    </message>
    <message>
        <source>The same request would be refused again. Edit it first.</source>
        <translation>Dieselbe Anfrage würde wieder abgelehnt. Bearbeiten Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The server at %1 asked to move to another address. That is not followed: your key and your text stay with the address you gave.</source>
        <translation>Der Server unter %1 verwies auf eine andere Adresse. Dem wird nicht gefolgt: Ihr Schlüssel und Ihr Text bleiben bei der Adresse, die Sie angegeben haben.</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Dieser Computer ist offline</translation>
    </message>
    <message>
        <source>This conversation is too long for %1</source>
        <translation>Diese Unterhaltung ist zu lang für %1</translation>
    </message>
    <message>
        <source>This conversation stays on this computer</source>
        <translation>Diese Unterhaltung bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>This message is too large for %1</source>
        <translation>Diese Nachricht ist zu groß für %1</translation>
    </message>
    <message>
        <source>This message was still waiting when the program ended</source>
        <translation>Diese Nachricht wartete noch, als das Programm endete</translation>
    </message>
    <message>
        <source>This one follows if that works.</source>
        <translation>Diese folgt, wenn das gelingt.</translation>
    </message>
    <message>
        <source>This takes a while the first time.</source>
        <translation>Beim ersten Mal dauert das eine Weile.</translation>
    </message>
    <message>
        <source>What arrived up to the limit is kept.</source>
        <translation>Was bis zum Limit ankam, bleibt erhalten.</translation>
    </message>
    <message>
        <source>You paused %1</source>
        <translation>Sie haben %1 pausiert</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Sie haben gestoppt.</translation>
    </message>
    <message>
        <source>Your limit for %1 this month is reached</source>
        <translation>Ihr Limit für %1 ist diesen Monat erreicht</translation>
    </message>
    <message>
        <source>Your limit for this conversation is reached</source>
        <translation>Ihr Limit für diese Unterhaltung ist erreicht</translation>
    </message>
    <message>
        <source>Your pace for %1 is reached</source>
        <translation>Ihr Tempo für %1 ist erreicht</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what happens when, countdown</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed in %3: %4.</source>
        <translation>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen in %3 (%4).</numerusform>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen in %3 (%4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen.</numerusform>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen (%3).</numerusform>
            <numerusform>Fehlgeschlagen: %1 der letzten %2 Anfragen (%3).</numerusform>
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
        <translation>Verlangte Wartezeit</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Drill: would be sent at %1 (%2)</source>
        <translation>Übung: würde um %1 gesendet (%2)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Log-Detail</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>Anfrage-ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>The last request failed.</source>
        <translation>Die letzte Anfrage ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The last request failed: %1.</source>
        <translation>Die letzte Anfrage ist fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>The provider&apos;s words: %1</source>
        <translation>Wortlaut des Anbieters: %1</translation>
    </message>
    <message>
        <source>Trying (one request)</source>
        <translation>Wird versucht (eine Anfrage)</translation>
    </message>
    <message>
        <source>Wait for the network</source>
        <translation>Auf das Netz warten</translation>
    </message>
    <message>
        <source>Wait — sends at %1</source>
        <translation>Warten – sendet um %1</translation>
    </message>
    <message>
        <source>Wait — would send at %1</source>
        <translation>Warten – würde um %1 senden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Will be sent as soon as it is possible</source>
        <translation>Wird gesendet, sobald es möglich ist</translation>
    </message>
    <message>
        <source>Will be sent at %1 (%2)</source>
        <translation>Wird um %1 gesendet (%2)</translation>
    </message>
    <message>
        <source>Will be sent when the model is loaded</source>
        <translation>Wird gesendet, wenn das Modell geladen ist</translation>
    </message>
    <message>
        <source>Will be sent when the network is back</source>
        <translation>Wird gesendet, wenn das Netz wieder da ist</translation>
    </message>
    <message>
        <source>Will be sent when the other request has worked</source>
        <translation>Wird gesendet, wenn die andere Anfrage gelungen ist</translation>
    </message>
    <message>
        <source>Will be tried again by itself in a moment (try %1)</source>
        <translation>Wird gleich von selbst erneut versucht (Versuch %1)</translation>
    </message>
    <message>
        <source>another request is being tried</source>
        <translation>eine andere Anfrage wird gerade versucht</translation>
    </message>
    <message>
        <source>limited until %1, %2 asked for %3</source>
        <translation>begrenzt bis %1, %2 verlangte %3 Wartezeit</translation>
    </message>
    <message>
        <source>limited until %1</source>
        <translation>begrenzt bis %1</translation>
    </message>
    <message>
        <source>made up; nothing of this happened</source>
        <translation>erfunden; nichts davon ist geschehen</translation>
    </message>
    <message>
        <source>needs your action first</source>
        <translation>erst sind Sie gefragt</translation>
    </message>
    <message>
        <source>possible in %1</source>
        <translation>möglich in %1</translation>
    </message>
    <message>
        <source>possible in a moment</source>
        <translation>gleich möglich</translation>
    </message>
    <message>
        <source>there is no other connection</source>
        <translation>es gibt keine andere Verbindung</translation>
    </message>
    <message>
        <source>this computer is offline</source>
        <translation>dieser Computer ist offline</translation>
    </message>
    <message>
        <source>you paused this connection</source>
        <translation>Sie haben diese Verbindung pausiert</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::ErrorText</name>
    <message>
        <source>A fault in this program. Please report it.</source>
        <translation>Ein Fehler in diesem Programm. Bitte melden Sie ihn.</translation>
    </message>
    <message>
        <source>Another window or command is using this profile.</source>
        <translation>Ein anderes Fenster oder ein Befehl verwendet dieses Profil.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindungsaufbau</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>In der Warteschlange</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es ist zu groß.</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Es dauerte zu lange.</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>Es wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>Namensauflösung</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>Für diese Verbindung ist kein Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>Auf diesem Computer antwortet kein Schlüsselbund.</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Empfang</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>Speichern fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Saving is delayed. The text is kept in memory until it works.</source>
        <translation>Das Speichern verzögert sich. Der Text bleibt im Arbeitsspeicher, bis es gelingt.</translation>
    </message>
    <message>
        <source>Securing the connection</source>
        <translation>Absichern der Verbindung</translation>
    </message>
    <message>
        <source>Something here did not work.</source>
        <translation>Hier hat etwas nicht funktioniert.</translation>
    </message>
    <message>
        <source>The address is not valid.</source>
        <translation>Die Adresse ist ungültig.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing can be saved until there is space.</source>
        <translation>Der Datenträger ist voll. Nichts lässt sich speichern, bis Platz ist.</translation>
    </message>
    <message>
        <source>The key holds characters a key cannot have.</source>
        <translation>Der Schlüssel enthält unzulässige Zeichen.</translation>
    </message>
    <message>
        <source>The keychain is locked. The key may well be there.</source>
        <translation>Der Schlüsselbund ist gesperrt. Der Schlüssel kann durchaus da sein.</translation>
    </message>
    <message>
        <source>The network did not answer.</source>
        <translation>Das Netz antwortete nicht.</translation>
    </message>
    <message>
        <source>The profile can only be read, so nothing can be saved.</source>
        <translation>Das Profil ist schreibgeschützt, nichts lässt sich speichern.</translation>
    </message>
    <message>
        <source>The profile was written by a newer version of this program.</source>
        <translation>Das Profil wurde von einer neueren Version dieses Programms geschrieben.</translation>
    </message>
    <message>
        <source>The stored history is damaged.</source>
        <translation>Der gespeicherte Verlauf ist beschädigt.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Das ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This connection is switched off.</source>
        <translation>Diese Verbindung ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>This connection no longer exists.</source>
        <translation>Diese Verbindung gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This conversation&apos;s boundary does not allow it.</source>
        <translation>Die Grenze dieser Unterhaltung erlaubt es nicht.</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>Warten auf das erste Wort</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message>
        <source>%1 cannot be read as a file.</source>
        <translation>%1 ist nicht als Datei lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>%1 Dateien früherer Nachrichten werden nicht mitgesendet: Wer als Nächstes antwortet, nimmt sie nicht an.</numerusform>
            <numerusform>%1 Dateien früherer Nachrichten werden nicht mitgesendet: Wer als Nächstes antwortet, nimmt sie nicht an.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.</source>
        <translation>%1 ist weder ein PNG-, JPEG-, GIF- oder WebP-Bild noch ein PDF noch Text.</translation>
    </message>
    <message>
        <source>%1 is not what its name says.</source>
        <translation>%1 ist nicht, was der Name sagt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 ist eine Datei zu viel: Eine Nachricht nimmt höchstens %2.</numerusform>
            <numerusform>%1 ist eine Datei zu viel: Eine Nachricht nimmt höchstens %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too much: the files of a message may have %2 together.</source>
        <translation>%1 ist zu viel: Die Dateien einer Nachricht dürfen zusammen %2 groß sein.</translation>
    </message>
    <message>
        <source>%1 takes no PDF.</source>
        <translation>%1 nimmt kein PDF an.</translation>
    </message>
    <message>
        <source>%1 takes no files of the kind %2.</source>
        <translation>%1 nimmt keine Dateien der Art %2 an.</translation>
    </message>
    <message>
        <source>%1 takes no images.</source>
        <translation>%1 nimmt keine Bilder an.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, kind, size of a file</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>A file of an earlier message is not sent along: whoever answers next does not take it.</source>
        <translation>Eine Datei einer früheren Nachricht wird nicht mitgesendet: Wer als Nächstes antwortet, nimmt sie nicht an.</translation>
    </message>
    <message>
        <source>The chosen model does not take an attached file.</source>
        <translation>Das gewählte Modell nimmt eine angehängte Datei nicht an.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
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
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>%1 (your network)</source>
        <translation>%1 (Ihr Netz)</translation>
    </message>
    <message>
        <source>%1 can read what is sent.</source>
        <translation>%1 kann lesen, was gesendet wird.</translation>
    </message>
    <message>
        <source>%1 on your network can read what is sent.</source>
        <translation>%1 in Ihrem Netz kann lesen, was gesendet wird.</translation>
    </message>
    <message>
        <source>Drill · %1</source>
        <translation>Übung · %1</translation>
    </message>
    <message>
        <source>Failing · %1</source>
        <translation>Gestört · %1</translation>
    </message>
    <message>
        <source>Failing · next try %1</source>
        <translation>Gestört · Versuch in %1</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Gestört</translation>
    </message>
    <message>
        <source>It is not known who can read what is sent.</source>
        <translation>Es ist nicht bekannt, wer lesen kann, was gesendet wird.</translation>
    </message>
    <message>
        <source>Limited · %1</source>
        <translation>Begrenzt · %1</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>May be tried now</source>
        <translation>Versuch möglich</translation>
    </message>
    <message>
        <source>Needs billing</source>
        <translation>Abrechnung prüfen</translation>
    </message>
    <message>
        <source>Needs key</source>
        <translation>Braucht Schlüssel</translation>
    </message>
    <message>
        <source>Needs model</source>
        <translation>Braucht Modell</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Nicht versucht</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Stays on this device.</source>
        <translation>Bleibt auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Wird versucht</translation>
    </message>
    <message>
        <source>Waiting · %1</source>
        <translation>Wartet · %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Funktioniert</translation>
    </message>
    <message>
        <source>this device</source>
        <translation>dieses Gerät</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
            <numerusform>%1 Unterhaltung</numerusform>
            <numerusform>%1 Unterhaltungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>vor %1 h</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 Modell</numerusform>
            <numerusform>%1 Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 Token</numerusform>
            <numerusform>%1 Token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
            <numerusform>%n Anhang</numerusform>
            <numerusform>%n Anhänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 Anhang</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 Unterhaltung</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 Nachricht</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>%1 Unterhaltung wurde nach %2 geschrieben (%3).</numerusform>
            <numerusform>%1 Unterhaltungen wurden nach %2 geschrieben (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>%1 Unterhaltung mit %2 wurde aus %3 hinzugefügt.</numerusform>
            <numerusform>%1 Unterhaltungen mit %2 wurden aus %3 hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 war nicht zu verstehen.</numerusform>
            <numerusform>%1 waren nicht zu verstehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>%1 Datei wird genannt, ist aber nicht im Export.</numerusform>
            <numerusform>%1 Dateien werden genannt, sind aber nicht im Export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>%1 Nachricht eines Werkzeugs oder ein Hinweis wurde weggelassen.</numerusform>
            <numerusform>%1 Nachrichten von Werkzeugen und Hinweise wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>%1 war leer und wurde weggelassen.</numerusform>
            <numerusform>%1 waren leer und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 war schon hier.</numerusform>
            <numerusform>%1 waren schon hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation was written to %1 (%2).</source>
        <translation>1 Unterhaltung wurde nach %1 geschrieben (%2).</translation>
    </message>
    <message>
        <source>1 conversation with %1 was added from %2.</source>
        <translation>1 Unterhaltung mit %1 wurde aus %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>1 could not be understood.</source>
        <translation>1 war nicht zu verstehen.</translation>
    </message>
    <message>
        <source>1 file is named but not in the export.</source>
        <translation>1 Datei wird genannt, ist aber nicht im Export.</translation>
    </message>
    <message>
        <source>1 message of a tool or notice was left out.</source>
        <translation>1 Nachricht eines Werkzeugs oder ein Hinweis wurde weggelassen.</translation>
    </message>
    <message>
        <source>1 was empty and left out.</source>
        <translation>1 war leer und wurde weggelassen.</translation>
    </message>
    <message>
        <source>1 was here already.</source>
        <translation>1 war schon hier.</translation>
    </message>
    <message>
        <source>A conversation in the file is too large, at %1.</source>
        <translation>Eine Unterhaltung in der Datei ist bei %1 zu groß.</translation>
    </message>
    <message>
        <source>A verified copy of everything but your keys is in %1.</source>
        <translation>Eine geprüfte Kopie von allem außer Ihren Schlüsseln ist in %1.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Anhang: %1</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Unterhaltung vom %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Unterhaltungen</translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>In %1 Unterhaltungen wird der neueste Zweig gezeigt: Die Datei nennt einen, den es nicht gibt.</numerusform>
            <numerusform>In %1 Unterhaltungen wird der neueste Zweig gezeigt: Die Datei nennt einen, den es nicht gibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 1 conversation the newest branch is shown: the file names one that is not there.</source>
        <translation>In 1 Unterhaltung wird der neueste Zweig gezeigt: Die Datei nennt einen, den es nicht gibt.</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>Es wurde keine Sicherung erstellt.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>Es wurde keine Datei erstellt.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Dorthin lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was taken in.</source>
        <translation>Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <source>The backup is sound: %1, %2.</source>
        <comment>conversations, messages</comment>
        <translation>Die Sicherung ist in Ordnung: %1, %2.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>Die Datei ließ sich nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>The file holds something that is no text, at %1.</source>
        <translation>Die Datei enthält bei %1 etwas, das kein Text ist.</translation>
    </message>
    <message>
        <source>The file is cut off at %1: what was whole before was taken in.</source>
        <translation>Die Datei bricht bei %1 ab: Was davor vollständig war, wurde übernommen.</translation>
    </message>
    <message>
        <source>The file is damaged at %1.</source>
        <translation>Die Datei ist bei %1 beschädigt.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is nested too deeply, at %1.</source>
        <translation>Die Datei ist bei %1 zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, Chatbox or Breakerbox.</source>
        <translation>Die Datei ist kein Export von ChatGPT, Claude, Open WebUI, LibreChat, Chatbox oder Breakerbox.</translation>
    </message>
    <message>
        <source>The file was cut off at %1, in its first conversation.</source>
        <translation>Die Datei bricht bei %1 ab, in ihrer ersten Unterhaltung.</translation>
    </message>
    <message>
        <source>The provider gave no text.</source>
        <translation>Der Anbieter gab keinen Text.</translation>
    </message>
    <message>
        <source>The reply was interrupted.</source>
        <translation>Die Antwort wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Then it stopped: %1 Import the file again to go on.</source>
        <translation>Dann ging es nicht weiter: %1 Importieren Sie die Datei erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>There was no reply.</source>
        <translation>Es gab keine Antwort.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Gedankengang</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>Diese Sicherung ist beschädigt.</translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Breakerbox.</source>
        <translation>Diese Sicherung stammt von einer neueren Version von Breakerbox.</translation>
    </message>
    <message>
        <source>This file is no backup of Breakerbox.</source>
        <translation>Diese Datei ist keine Sicherung von Breakerbox.</translation>
    </message>
    <message>
        <source>You ended it. Import the file again to go on.</source>
        <translation>Sie haben abgebrochen. Importieren Sie die Datei erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>You ended it. No file was made.</source>
        <translation>Sie haben abgebrochen. Es wurde keine Datei erstellt.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>[%1: not in the export]</source>
        <translation>[%1: nicht im Export]</translation>
    </message>
    <message>
        <source>about byte %1</source>
        <translation>etwa Byte %1</translation>
    </message>
</context>
</TS>
