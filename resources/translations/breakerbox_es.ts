<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AddressRefusal</name>
    <message>
        <source>Plain http is only for this device and your own network: anyone on the way could read it. Use https.</source>
        <translation>El http sin cifrar es solo para este dispositivo y su propia red: cualquiera en el camino podría leerlo. Use https.</translation>
    </message>
    <message>
        <source>The address must begin with https:// or http://.</source>
        <translation>La dirección debe empezar por https:// o http://.</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password. Keys have a field of their own.</source>
        <translation>La dirección no debe contener un usuario ni una contraseña. Las claves tienen su propio campo.</translation>
    </message>
    <message>
        <source>The address must not hold a “?” part. Keys have a field of their own.</source>
        <translation>La dirección no debe contener una parte con «?». Las claves tienen su propio campo.</translation>
    </message>
    <message>
        <source>The address names no valid host.</source>
        <translation>La dirección no indica un host válido.</translation>
    </message>
    <message>
        <source>The host mixes letters that look alike. Type it again by hand.</source>
        <translation>El host mezcla letras que se parecen. Vuelva a escribirlo a mano.</translation>
    </message>
    <message>
        <source>The host must not be percent-encoded.</source>
        <translation>El host no debe llevar codificación con %.</translation>
    </message>
    <message>
        <source>This address is not one of a server.</source>
        <translation>Esta dirección no es la de un servidor.</translation>
    </message>
    <message>
        <source>Type the address of the server.</source>
        <translation>Escriba la dirección del servidor.</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>A gateway before the server answered with an error.</source>
        <translation>Una pasarela situada ante el servidor respondió con un error.</translation>
    </message>
    <message>
        <source>A secure connection could not be made.</source>
        <translation>No se pudo establecer una conexión segura.</translation>
    </message>
    <message>
        <source>A time limit set here ran out.</source>
        <translation>Se agotó un límite de tiempo fijado aquí.</translation>
    </message>
    <message>
        <source>A tool was not allowed.</source>
        <translation>No se permitió una herramienta.</translation>
    </message>
    <message>
        <source>It answered.</source>
        <translation>Respondió.</translation>
    </message>
    <message>
        <source>No first byte came in time.</source>
        <translation>No llegó ningún primer byte a tiempo.</translation>
    </message>
    <message>
        <source>Saving failed here.</source>
        <translation>No se pudo guardar aquí.</translation>
    </message>
    <message>
        <source>The account&apos;s credit or spending limit is used up.</source>
        <translation>El crédito o el límite de gasto de la cuenta se ha agotado.</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>No se pudo entender la respuesta.</translation>
    </message>
    <message>
        <source>The certificate file of this connection cannot be read.</source>
        <translation>No se puede leer el archivo de certificado de esta conexión.</translation>
    </message>
    <message>
        <source>The certificate file of this connection holds no certificate.</source>
        <translation>El archivo de certificado de esta conexión no contiene ningún certificado.</translation>
    </message>
    <message>
        <source>The computer slept meanwhile.</source>
        <translation>Entretanto, el equipo estuvo suspendido.</translation>
    </message>
    <message>
        <source>The connection was lost before an answer.</source>
        <translation>Se perdió la conexión antes de una respuesta.</translation>
    </message>
    <message>
        <source>The connection was refused.</source>
        <translation>Se rechazó la conexión.</translation>
    </message>
    <message>
        <source>The conversation is too long for this model.</source>
        <translation>La conversación es demasiado larga para este modelo.</translation>
    </message>
    <message>
        <source>The host did not answer.</source>
        <translation>El host no respondió.</translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation>No se aceptó la clave.</translation>
    </message>
    <message>
        <source>The limit of requests is reached.</source>
        <translation>Se alcanzó el límite de solicitudes.</translation>
    </message>
    <message>
        <source>The limit of this model is reached.</source>
        <translation>Se alcanzó el límite de este modelo.</translation>
    </message>
    <message>
        <source>The limit of tokens is reached.</source>
        <translation>Se alcanzó el límite de tokens.</translation>
    </message>
    <message>
        <source>The model does not exist there.</source>
        <translation>El modelo no existe allí.</translation>
    </message>
    <message>
        <source>The model does not take one of the settings.</source>
        <translation>El modelo no admite uno de los ajustes.</translation>
    </message>
    <message>
        <source>The model is not loaded.</source>
        <translation>El modelo no está cargado.</translation>
    </message>
    <message>
        <source>The model&apos;s output could not be used.</source>
        <translation>No se pudo usar la salida del modelo.</translation>
    </message>
    <message>
        <source>The name of the server was not found.</source>
        <translation>No se encontró el nombre del servidor.</translation>
    </message>
    <message>
        <source>The name service did not answer.</source>
        <translation>El servicio de nombres no respondió.</translation>
    </message>
    <message>
        <source>The provider does not serve this region.</source>
        <translation>El proveedor no atiende esta región.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter gave no text.</source>
        <translation>El filtro del proveedor no dio ningún texto.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>No se pudo llegar al proxy.</translation>
    </message>
    <message>
        <source>The proxy refused to connect to the server.</source>
        <translation>El proxy rehusó conectar con el servidor.</translation>
    </message>
    <message>
        <source>The proxy wants a login, or does not take this one.</source>
        <translation>El proxy pide usuario y contraseña, o no acepta los actuales.</translation>
    </message>
    <message>
        <source>The reply is too large.</source>
        <translation>La respuesta es demasiado grande.</translation>
    </message>
    <message>
        <source>The reply was cut short.</source>
        <translation>La respuesta se cortó.</translation>
    </message>
    <message>
        <source>The reply went silent.</source>
        <translation>La respuesta quedó en silencio.</translation>
    </message>
    <message>
        <source>The request is too large for this server.</source>
        <translation>La solicitud es demasiado grande para este servidor.</translation>
    </message>
    <message>
        <source>The request was given up here.</source>
        <translation>La solicitud se abandonó aquí.</translation>
    </message>
    <message>
        <source>The server answered with an error.</source>
        <translation>El servidor respondió con un error.</translation>
    </message>
    <message>
        <source>The server answers, but not at this address.</source>
        <translation>El servidor responde, pero no en esta dirección.</translation>
    </message>
    <message>
        <source>The server did not understand the request.</source>
        <translation>El servidor no entendió la solicitud.</translation>
    </message>
    <message>
        <source>The server has not enough memory for the model.</source>
        <translation>El servidor no tiene memoria suficiente para el modelo.</translation>
    </message>
    <message>
        <source>The server is loading the model.</source>
        <translation>El servidor está cargando el modelo.</translation>
    </message>
    <message>
        <source>The server said it has no free capacity.</source>
        <translation>El servidor dijo que no tiene capacidad libre.</translation>
    </message>
    <message>
        <source>The server said it is overloaded.</source>
        <translation>El servidor dijo que está sobrecargado.</translation>
    </message>
    <message>
        <source>The server said it works on, and sent no text in time.</source>
        <translation>El servidor dijo que seguía trabajando y no envió texto a tiempo.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified.</source>
        <translation>No se pudo verificar el certificado del servidor.</translation>
    </message>
    <message>
        <source>There is no key for this connection.</source>
        <translation>No hay clave para esta conexión.</translation>
    </message>
    <message>
        <source>This computer was offline.</source>
        <translation>Este equipo no tenía red.</translation>
    </message>
    <message>
        <source>This key may not do that.</source>
        <translation>Esta clave no tiene permiso para eso.</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Lo detuvo usted.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>certificate file missing</source>
        <translation>falta el archivo de certificado</translation>
    </message>
    <message>
        <source>certificate not valid</source>
        <translation>certificado no válido</translation>
    </message>
    <message>
        <source>computer offline</source>
        <translation>equipo sin red</translation>
    </message>
    <message>
        <source>computer slept</source>
        <translation>equipo suspendido</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>conexión perdida</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>conexión rechazada</translation>
    </message>
    <message>
        <source>conversation too long</source>
        <translation>conversación demasiado larga</translation>
    </message>
    <message>
        <source>credit used up</source>
        <translation>crédito agotado</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>filtrado</translation>
    </message>
    <message>
        <source>gateway error</source>
        <translation>error de pasarela</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>clave no aceptada</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>cargando el modelo</translation>
    </message>
    <message>
        <source>model limited</source>
        <translation>modelo limitado</translation>
    </message>
    <message>
        <source>model not found</source>
        <translation>modelo no encontrado</translation>
    </message>
    <message>
        <source>model not loaded</source>
        <translation>modelo no cargado</translation>
    </message>
    <message>
        <source>model output not valid</source>
        <translation>salida del modelo no válida</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>nombre no encontrado</translation>
    </message>
    <message>
        <source>name service silent</source>
        <translation>servicio de nombres en silencio</translation>
    </message>
    <message>
        <source>no answer from host</source>
        <translation>sin respuesta del host</translation>
    </message>
    <message>
        <source>no certificate in the file</source>
        <translation>archivo sin certificado</translation>
    </message>
    <message>
        <source>no first byte in time</source>
        <translation>sin primer byte a tiempo</translation>
    </message>
    <message>
        <source>no free capacity</source>
        <translation>sin capacidad libre</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin clave</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>sin conexión segura</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>sin permiso</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>respuesta no entendida</translation>
    </message>
    <message>
        <source>nothing at this address</source>
        <translation>nada en esta dirección</translation>
    </message>
    <message>
        <source>only signs of life</source>
        <translation>solo señales de vida</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>sobrecargado</translation>
    </message>
    <message>
        <source>own time limit</source>
        <translation>límite de tiempo propio</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>fallo del proxy</translation>
    </message>
    <message>
        <source>proxy refused</source>
        <translation>rechazo del proxy</translation>
    </message>
    <message>
        <source>proxy wants a login</source>
        <translation>el proxy pide contraseña</translation>
    </message>
    <message>
        <source>region not served</source>
        <translation>región no atendida</translation>
    </message>
    <message>
        <source>reply cut short</source>
        <translation>respuesta cortada</translation>
    </message>
    <message>
        <source>reply too large</source>
        <translation>respuesta demasiado grande</translation>
    </message>
    <message>
        <source>request not understood</source>
        <translation>solicitud no entendida</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>solicitud demasiado grande</translation>
    </message>
    <message>
        <source>saving failed</source>
        <translation>fallo al guardar</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>error del servidor</translation>
    </message>
    <message>
        <source>setting not supported</source>
        <translation>ajuste no admitido</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>detenido por usted</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>demasiadas solicitudes</translation>
    </message>
    <message>
        <source>too many tokens</source>
        <translation>demasiados tokens</translation>
    </message>
    <message>
        <source>tool not allowed</source>
        <translation>herramienta no permitida</translation>
    </message>
    <message>
        <source>went silent</source>
        <translation>quedó en silencio</translation>
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
        <translation>MODELO</translation>
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
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>429 with a time</source>
        <translation>429 con plazo</translation>
    </message>
    <message>
        <source>429 without a time</source>
        <translation>429 sin plazo</translation>
    </message>
    <message>
        <source>503 Service unavailable</source>
        <translation>503 Servicio no disponible</translation>
    </message>
    <message>
        <source>A proxy&apos;s HTML page</source>
        <translation>Página HTML de un proxy</translation>
    </message>
    <message>
        <source>Breaks in mid-reply</source>
        <translation>Se rompe a media respuesta</translation>
    </message>
    <message>
        <source>Credit used up</source>
        <translation>Crédito agotado</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>Modelo cargándose</translation>
    </message>
    <message>
        <source>Model missing</source>
        <translation>Falta el modelo</translation>
    </message>
    <message>
        <source>No first byte</source>
        <translation>Sin primer byte</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Sin memoria</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Sobrecargado</translation>
    </message>
    <message>
        <source>Refuses connections</source>
        <translation>Rechaza conexiones</translation>
    </message>
    <message>
        <source>Stalls in mid-reply</source>
        <translation>Se atasca a media respuesta</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Funciona</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Clave incorrecta</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message>
        <source>%1 needs a key. Paste it here.</source>
        <translation>%1 necesita una clave. Péguela aquí.</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>Otra conexión tiene este nombre.</translation>
    </message>
    <message>
        <source>As the model, enter the name of your deployment. The list of %1 has base models, not deployments.</source>
        <translation>Como modelo, introduzca el nombre de su despliegue. La lista de %1 tiene modelos base, no despliegues.</translation>
    </message>
    <message>
        <source>Character %1 of the key cannot be seen (%2), and no key has it. Copy the key again from its page.</source>
        <translation>El carácter %1 de la clave no se ve (%2) y ninguna clave lo tiene. Copie de nuevo la clave desde su página.</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2” (%3), which no key has. Copy the key again from its page.</source>
        <translation>El carácter %1 de la clave es «%2» (%3), que ninguna clave tiene. Copie de nuevo la clave desde su página.</translation>
    </message>
    <message>
        <source>Choose where the key is kept.</source>
        <translation>Elija dónde se guarda la clave.</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>Dé un nombre a la conexión.</translation>
    </message>
    <message>
        <source>Keys of %1 usually begin with “%2”.</source>
        <translation>Las claves de %1 suelen empezar por «%2».</translation>
    </message>
    <message>
        <source>Line %1 of the extra headers cannot be sent. Write “Name: value” in plain letters; keys have a field of their own.</source>
        <translation>La línea %1 de las cabeceras adicionales no se puede enviar. Escriba «Nombre: valor» con letras sin acentos; las claves tienen su propio campo.</translation>
    </message>
    <message>
        <source>Name the variable, for example OPENAI_API_KEY.</source>
        <translation>Indique la variable, por ejemplo OPENAI_API_KEY.</translation>
    </message>
    <message>
        <source>Plain http: anyone on your network can read what is sent.</source>
        <translation>Http sin cifrar: cualquiera en su red puede leer lo que se envía.</translation>
    </message>
    <message>
        <source>Put the name of your resource in place of “%1”.</source>
        <translation>Ponga el nombre de su recurso en lugar de «%1».</translation>
    </message>
    <message>
        <source>The blanks around the key were dropped.</source>
        <translation>Se han quitado los espacios alrededor de la clave.</translation>
    </message>
    <message>
        <source>The host has letters that look like others. It is %1.</source>
        <translation>El host tiene letras que se parecen a otras. Es %1.</translation>
    </message>
    <message>
        <source>The key in %1 went to %2 so far. Confirm that it may go to %3.</source>
        <translation>La clave de %1 iba hasta ahora a %2. Confirme que puede ir a %3.</translation>
    </message>
    <message>
        <source>The key is longer than %1. Copy it again from its page.</source>
        <translation>La clave supera %1. Cópiela de nuevo desde su página.</translation>
    </message>
    <message>
        <source>The key was broken over lines. It was joined.</source>
        <translation>La clave estaba partida en varias líneas. Se ha unido.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were dropped.</source>
        <translation>Se han quitado las comillas alrededor de la clave.</translation>
    </message>
    <message>
        <source>The stored key belongs to %1 and is not sent to %2. Enter the key for %2.</source>
        <translation>La clave guardada es de %1 y no se envía a %2. Introduzca la clave para %2.</translation>
    </message>
    <message>
        <source>The version %1 is kept as a setting.</source>
        <translation>La versión %1 se guarda como ajuste.</translation>
    </message>
    <message>
        <source>This looks like a key of %1.</source>
        <translation>Esto parece una clave de %1.</translation>
    </message>
    <message>
        <source>To keep the key elsewhere, enter it again.</source>
        <translation>Para guardar la clave en otro sitio, introdúzcala de nuevo.</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>a limit of this side</source>
        <translation>un límite de este lado</translation>
    </message>
    <message>
        <source>a tool was refused here</source>
        <translation>aquí se rechazó una herramienta</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>llegó demasiado tarde</translation>
    </message>
    <message>
        <source>given up before it ended</source>
        <translation>abandonado antes de terminar</translation>
    </message>
    <message>
        <source>saving failed here</source>
        <translation>no se pudo guardar aquí</translation>
    </message>
    <message>
        <source>says nothing about health</source>
        <translation>no dice nada de la salud</translation>
    </message>
    <message>
        <source>several hosts failed at once</source>
        <translation>fallaron varios hosts a la vez</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>detenido por usted</translation>
    </message>
    <message>
        <source>the probe took too long</source>
        <translation>el sondeo tardó demasiado</translation>
    </message>
    <message>
        <source>the program was closing</source>
        <translation>el programa se estaba cerrando</translation>
    </message>
    <message>
        <source>this computer had just woken</source>
        <translation>este equipo acababa de reactivarse</translation>
    </message>
    <message>
        <source>this computer slept</source>
        <translation>este equipo estaba suspendido</translation>
    </message>
    <message>
        <source>this computer was offline</source>
        <translation>este equipo no tenía red</translation>
    </message>
</context>
<context>
    <name>FieldButtons</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>KeyNoteText</name>
    <message>
        <source>Character %1 cannot be seen and cannot be in a key (%2).</source>
        <translation>El carácter %1 no se ve y no puede estar en una clave (%2).</translation>
    </message>
    <message>
        <source>Character %1, “%2”, cannot be in a key (%3).</source>
        <translation>El carácter %1, «%2», no puede estar en una clave (%3).</translation>
    </message>
    <message>
        <source>The key was broken over several lines and was joined.</source>
        <translation>La clave estaba partida en varias líneas y se ha unido.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were left out.</source>
        <translation>Se han omitido las comillas alrededor de la clave.</translation>
    </message>
    <message>
        <source>White space around the key was left out.</source>
        <translation>Se han omitido los espacios alrededor de la clave.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Español</translation>
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
        <translation>%1 (estimación según la tabla de precios)</translation>
    </message>
    <message>
        <source>%1 of %2 are spent in this conversation</source>
        <translation>%1 de %2 gastados en esta conversación</translation>
    </message>
    <message>
        <source>%1 of %2 are spent this month</source>
        <translation>%1 de %2 gastados este mes</translation>
    </message>
    <message>
        <source>%1: %2. At %3 you are asked before more is sent.</source>
        <translation>%1: %2. Al llegar a %3 se le preguntará antes de enviar más.</translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>Usted fijó un máximo de %1 solicitudes por minuto.</numerusform>
            <numerusform>Usted fijó un máximo de %1 solicitudes por minuto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>Usted fijó un máximo de %1 solicitudes y %2 tokens por minuto.</numerusform>
            <numerusform>Usted fijó un máximo de %1 solicitudes y %2 tokens por minuto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>Usted fijó un máximo de %1 tokens por minuto.</numerusform>
            <numerusform>Usted fijó un máximo de %1 tokens por minuto.</numerusform>
        </translation>
    </message>
    <message>
        <source>You set at most one request a minute.</source>
        <translation>Usted fijó un máximo de una solicitud por minuto.</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>%1 fallo seguido</numerusform>
            <numerusform>%1 fallos seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>fallo en %1 de %2</numerusform>
            <numerusform>fallos en %1 de las últimas %2</numerusform>
        </translation>
    </message>
    <message>
        <source>(HTTP %1)</source>
        <translation>(HTTP %1)</translation>
    </message>
    <message>
        <source>A web page came where an answer was expected. Check the address; a sign-in page of the network may be in between.</source>
        <translation>Llegó una página web donde se esperaba una respuesta. Compruebe la dirección; puede haber por medio una página de inicio de sesión de la red.</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>Dijo: «%1»</translation>
    </message>
    <message>
        <source>The provider&apos;s filter stopped the reply.</source>
        <translation>El filtro del proveedor detuvo la respuesta.</translation>
    </message>
    <message>
        <source>The server points to another address, which is not followed. Check the address of the connection.</source>
        <translation>El servidor redirige a otra dirección, pero no se sigue la redirección. Compruebe la dirección de la conexión.</translation>
    </message>
    <message>
        <source>probe failed</source>
        <translation>el sondeo falló</translation>
    </message>
    <message>
        <source>probe succeeded</source>
        <translation>el sondeo funcionó</translation>
    </message>
    <message>
        <source>reset by you</source>
        <translation>restablecido por usted</translation>
    </message>
    <message>
        <source>retried by you</source>
        <translation>reintentado por usted</translation>
    </message>
    <message>
        <source>taken back: this computer was cut off</source>
        <translation>anulado: este equipo no tenía red</translation>
    </message>
    <message>
        <source>the probe said nothing about health</source>
        <translation>el sondeo no dijo nada de la salud</translation>
    </message>
    <message>
        <source>tried after its time</source>
        <translation>probado al acabar la espera</translation>
    </message>
    <message>
        <source>your probe failed</source>
        <translation>su sondeo falló</translation>
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
        <translation> veces la anterior</translation>
    </message>
    <message>
        <source>After so many failed calls one after another nothing more is sent for a while. One or two failures happen on a good day.</source>
        <translation>Tras este número de llamadas fallidas seguidas no se envía nada más durante un rato. Uno o dos fallos ocurren hasta en un buen día.</translation>
    </message>
    <message>
        <source>Among the last calls</source>
        <translation>Entre las últimas llamadas</translation>
    </message>
    <message>
        <source>An older failure says nothing about now.</source>
        <translation>Un fallo más antiguo no dice nada del presente.</translation>
    </message>
    <message>
        <source>Answers needed to go on</source>
        <translation>Respuestas necesarias para seguir</translation>
    </message>
    <message>
        <source>Each next wait</source>
        <translation>Cada espera siguiente</translation>
    </message>
    <message>
        <source>Failures cannot come from more messages than there are failures. Raise the failures in a row or lower the messages.</source>
        <translation>Los fallos no pueden venir de más mensajes que fallos hay. Suba los fallos seguidos o baje los mensajes.</translation>
    </message>
    <message>
        <source>Failures count for</source>
        <translation>Los fallos cuentan durante</translation>
    </message>
    <message>
        <source>Failures in a row before it stops</source>
        <translation>Fallos seguidos antes de parar</translation>
    </message>
    <message>
        <source>Fewer calls are looked at than must be there.</source>
        <translation>Se miran menos llamadas de las que debe haber.</translation>
    </message>
    <message>
        <source>First wait after a limit</source>
        <translation>Primera espera tras un límite</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>Primera espera</translation>
    </message>
    <message>
        <source>From at least so many different messages</source>
        <translation>De al menos este número de mensajes distintos</translation>
    </message>
    <message>
        <source>How many calls are looked at for that.</source>
        <translation>Cuántas llamadas se miran para ello.</translation>
    </message>
    <message>
        <source>If it fails again so soon after it worked, the waits go on where they were instead of starting over.</source>
        <translation>Si vuelve a fallar tan poco después de funcionar, las esperas siguen donde estaban en vez de empezar de cero.</translation>
    </message>
    <message>
        <source>It grows while the tried calls fail, so that a long outage costs few calls.</source>
        <translation>Crece mientras fallen las llamadas de prueba, para que una caída larga cueste pocas llamadas.</translation>
    </message>
    <message>
        <source>Longest wait a provider may ask for</source>
        <translation>Espera máxima que puede pedir un proveedor</translation>
    </message>
    <message>
        <source>Longest wait after a limit</source>
        <translation>Espera máxima tras un límite</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Espera máxima</translation>
    </message>
    <message>
        <source>Or so many failures in all</source>
        <translation>O este número de fallos en total</translation>
    </message>
    <message>
        <source>So many tried calls must be answered first. After long waits one more.</source>
        <translation>Antes debe responderse este número de llamadas de prueba. Tras esperas largas, una más.</translation>
    </message>
    <message>
        <source>So that one message and its own retries do not stop all the others.</source>
        <translation>Para que un mensaje y sus propios reintentos no detengan todos los demás.</translation>
    </message>
    <message>
        <source>The failures in all are fewer than the messages they must come from.</source>
        <translation>Los fallos en total son menos que los mensajes de los que deben venir.</translation>
    </message>
    <message>
        <source>The longest wait after a limit is shorter than the first one.</source>
        <translation>La espera máxima tras un límite es menor que la primera.</translation>
    </message>
    <message>
        <source>The longest wait is shorter than the first one.</source>
        <translation>La espera máxima es menor que la primera.</translation>
    </message>
    <message>
        <source>The same as the first: it does not grow.</source>
        <translation>Igual que la primera: no crece.</translation>
    </message>
    <message>
        <source>Then one call is tried. Most trouble is over within this.</source>
        <translation>Después se prueba una llamada. La mayoría de los problemas pasan antes.</translation>
    </message>
    <message>
        <source>There cannot be more failures than calls that are looked at. Lower the failures in all or raise the last calls.</source>
        <translation>No puede haber más fallos que llamadas que se miran. Baje los fallos en total o suba las últimas llamadas.</translation>
    </message>
    <message>
        <source>Waits go on growing within</source>
        <translation>Recordar las esperas durante</translation>
    </message>
    <message>
        <source>What it asked for is shown. After this one call asks again.</source>
        <translation>Se muestra lo que pidió. Pasado este tiempo, una llamada vuelve a preguntar.</translation>
    </message>
    <message>
        <source>When answers come in between, but too few.</source>
        <translation>Cuando entremedias llegan respuestas, pero muy pocas.</translation>
    </message>
    <message>
        <source>When the provider limits you and names no time. It doubles each time, to the longest below.</source>
        <translation>Cuando el proveedor le limita y no da un plazo. Se duplica cada vez, hasta la máxima de abajo.</translation>
    </message>
    <message>
        <source>You can always retry by hand before.</source>
        <translation>Siempre puede reintentar a mano antes.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
</context>
<context>
    <name>ProfileTrouble</name>
    <message>
        <source>A folder for another profile</source>
        <translation>Carpeta para otro perfil</translation>
    </message>
    <message>
        <source>Breakerbox cannot open its data.</source>
        <translation>Breakerbox no puede abrir sus datos.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Usar otra carpeta…</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>A damaged index was built again; nothing was lost. A copy from before: %1</source>
        <translation>Se ha reconstruido un índice dañado; no se ha perdido nada. Una copia anterior: %1</translation>
    </message>
    <message>
        <source>Another Breakerbox (process %1) has this profile open. Close it, or use another folder.</source>
        <translation>Otro Breakerbox (proceso %1) tiene abierto este perfil. Ciérrelo o use otra carpeta.</translation>
    </message>
    <message>
        <source>The backup is in use now. What was there before is kept: %1</source>
        <translation>La copia de seguridad está ahora en uso. Lo que había antes se conserva: %1</translation>
    </message>
    <message>
        <source>The data in %1 could not be read or written. Is it a folder that you may write to?</source>
        <translation>No se pudieron leer o escribir los datos de %1. ¿Es una carpeta en la que puede escribir?</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Free some space and try again; nothing was lost.</source>
        <translation>El disco que contiene %1 está lleno. Libere espacio e inténtelo de nuevo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The file with your conversations (%1) is damaged or missing, and was left as it is.</source>
        <translation>El archivo con sus conversaciones (%1) está dañado o falta, y se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file with your conversations was damaged. Saved: %1, %2. Could not be read: %3. The damaged file is kept: %4</source>
        <comment>conversations, messages, messages, a file</comment>
        <translation>El archivo con sus conversaciones estaba dañado. Se salvaron: %1, %2. No se pudieron leer: %3. El archivo dañado se conserva: %4</translation>
    </message>
    <message>
        <source>The newest verified copy is %1.</source>
        <translation>La copia verificada más reciente es %1.</translation>
    </message>
    <message>
        <source>There is no verified copy beside it. To begin anew, use another folder.</source>
        <translation>No hay ninguna copia verificada a su lado. Para empezar de nuevo, use otra carpeta.</translation>
    </message>
    <message>
        <source>Your conversations were written by a newer version of Breakerbox (%1). This version cannot read them, and changed nothing. Install the newer version again, or use another folder.</source>
        <translation>Una versión más reciente de Breakerbox (%1) escribió sus conversaciones. Esta versión no puede leerlas y no ha cambiado nada. Vuelva a instalar la versión más reciente o use otra carpeta.</translation>
    </message>
    <message>
        <source>Your data was brought to this version. A verified copy from before: %1</source>
        <translation>Sus datos se han adaptado a esta versión. Una copia verificada anterior: %1</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>A limit needs a price: what a million tokens cost you here.</source>
        <translation>Un límite necesita un precio: lo que le cuesta aquí un millón de tokens.</translation>
    </message>
    <message>
        <source>A password needs a user name.</source>
        <translation>Una contraseña necesita un usuario.</translation>
    </message>
    <message>
        <source>Give the whole path of the file.</source>
        <translation>Indique la ruta completa del archivo.</translation>
    </message>
    <message>
        <source>Only the host and the port are typed here; the kind is chosen.</source>
        <translation>Aquí solo se escriben el host y el puerto; el tipo se elige.</translation>
    </message>
    <message>
        <source>Prices and limits are plain numbers, for example %1.</source>
        <translation>Los precios y límites son números simples, por ejemplo %1.</translation>
    </message>
    <message>
        <source>The login has fields of its own.</source>
        <translation>El usuario y la contraseña tienen sus propios campos.</translation>
    </message>
    <message>
        <source>The port is missing, for example %1.</source>
        <translation>Falta el puerto, por ejemplo %1.</translation>
    </message>
    <message>
        <source>The stored password belongs to %1 and is not sent to %2.</source>
        <translation>La contraseña guardada es de %1 y no se envía a %2.</translation>
    </message>
    <message>
        <source>This device and your own network are always reached directly, without a proxy.</source>
        <translation>A este dispositivo y a su propia red se llega siempre directamente, sin proxy.</translation>
    </message>
    <message>
        <source>This names no host.</source>
        <translation>Esto no indica ningún host.</translation>
    </message>
    <message>
        <source>Type the proxy&apos;s host and port, for example proxy.example.com:3128.</source>
        <translation>Escriba el host y el puerto del proxy, por ejemplo proxy.example.com:3128.</translation>
    </message>
</context>
<context>
    <name>RemoveText</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Conversations stay. This cannot be undone.</source>
        <translation>Las conversaciones se quedan. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Its settings and its health history are deleted.</source>
        <translation>Se eliminan sus ajustes y su historial de salud.</translation>
    </message>
    <message>
        <source>Its settings, its key in the keychain and its health history are deleted.</source>
        <translation>Se eliminan sus ajustes, su clave en el llavero y su historial de salud.</translation>
    </message>
    <message>
        <source>Its settings, the key you typed and its health history are deleted.</source>
        <translation>Se eliminan sus ajustes, la clave que escribió y su historial de salud.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>¿Eliminar %1?</translation>
    </message>
    <message>
        <source>Remove connection</source>
        <translation>Eliminar conexión</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>Se reproducen %1 llamadas, desde %2 hasta %3.</numerusform>
            <numerusform>Se reproducen %1 llamadas, desde %2 hasta %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>%1 llamadas terminaron de modos que una reproducción no puede repetir con exactitud; en su lugar se usan finales con el mismo efecto.</numerusform>
            <numerusform>%1 llamadas terminaron de modos que una reproducción no puede repetir con exactitud; en su lugar se usan finales con el mismo efecto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1, %2 de ellas sondeos</numerusform>
            <numerusform>%1, %2 de ellas sondeos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one of them a probe</source>
        <translation>%1, una de ellas un sondeo</translation>
    </message>
    <message>
        <source>%1: never stopped.</source>
        <translation>%1: el envío nunca se detuvo.</translation>
    </message>
    <message>
        <source>%1: stopped %2.</source>
        <translation>%1: envío detenido %2.</translation>
    </message>
    <message>
        <source>A replay knows only the calls that were made. What was held back at the time was not sent, so nobody knows how it would have ended: settings that stop later would have sent more than is shown here. A call that is held back here is not sent later instead.</source>
        <translation>Una reproducción solo conoce las llamadas que se hicieron. Lo que entonces se retuvo no se envió, así que nadie sabe cómo habría acabado: unos ajustes que se detienen más tarde habrían enviado más de lo que se muestra aquí. Una llamada que aquí se retiene no se envía después en su lugar.</translation>
    </message>
    <message>
        <source>Calls held back</source>
        <translation>Llamadas retenidas</translation>
    </message>
    <message>
        <source>Calls sent</source>
        <translation>Llamadas enviadas</translation>
    </message>
    <message>
        <source>Calls that were answered in truth and would not have been sent.</source>
        <translation>Llamadas que en realidad se respondieron y que no se habrían enviado.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay does not stop at the times that were recorded. The settings may have been others then, or something that is not replayed played a part: earlier calls, or another connection.</source>
        <translation>Comprobación: con los ajustes actuales, la reproducción no se detiene en los momentos que se registraron. Puede que los ajustes fueran otros, o que influyera algo que no se reproduce: llamadas anteriores u otra conexión.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay stops at the same times as were recorded.</source>
        <translation>Comprobación: con los ajustes actuales, la reproducción se detiene en los mismos momentos que se registraron.</translation>
    </message>
    <message>
        <source>From sending a call until it had failed.</source>
        <translation>Desde que se envía una llamada hasta que ha fallado.</translation>
    </message>
    <message>
        <source>From stopping until sending again.</source>
        <translation>Desde que se detuvo hasta que volvió a enviar.</translation>
    </message>
    <message>
        <source>Held back, yet answered</source>
        <translation>Retenidas, pero respondidas</translation>
    </message>
    <message>
        <source>Not available for</source>
        <translation>Sin servicio durante</translation>
    </message>
    <message>
        <source>Of these failed</source>
        <translation>De ellas, fallidas</translation>
    </message>
    <message>
        <source>One call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</source>
        <translation>Una llamada terminó de un modo que una reproducción no puede repetir con exactitud; en su lugar se usa un final con el mismo efecto.</translation>
    </message>
    <message>
        <source>One call is replayed, of %1.</source>
        <translation>Se reproduce una llamada, del %1.</translation>
    </message>
    <message>
        <source>Sent again from</source>
        <translation>Volvió a enviar</translation>
    </message>
    <message>
        <source>Stopped for nothing</source>
        <translation>Detenciones en vano</translation>
    </message>
    <message>
        <source>Stopped sending at</source>
        <translation>Dejó de enviar</translation>
    </message>
    <message>
        <source>The first call that was held back was answered in truth.</source>
        <translation>La primera llamada retenida se respondió en realidad.</translation>
    </message>
    <message>
        <source>This client never stopped sending here, so there is no incident: these are the last 24 hours. %1</source>
        <translation>Este cliente nunca dejó de enviar aquí, así que no hay incidente: estas son las últimas 24 horas. %1</translation>
    </message>
    <message>
        <source>Waited for failing calls</source>
        <translation>Espera por llamadas fallidas</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
</context>
<context>
    <name>ScopeText</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (en %2)</translation>
    </message>
    <message>
        <source>%1 (said at %2)</source>
        <translation>%1 (comunicado a las %2)</translation>
    </message>
    <message>
        <source>%1 good, %2 bad</source>
        <translation>%1 buenos, %2 malos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 stated, %2 guessed, %3 declared</source>
        <translation>%1 indicadas, %2 estimadas, %3 declaradas</translation>
    </message>
    <message>
        <source>%1 · limited</source>
        <translation>%1 · limitado</translation>
    </message>
    <message>
        <source>%1 · needs you</source>
        <translation>%1 · requiere atención</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · en pausa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, full again at %2</source>
        <translation>%1, de nuevo completo a las %2</translation>
    </message>
    <message>
        <source>%1, paused by you</source>
        <translation>%1, pausado por usted</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>(sin modelo)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Cooldown level</source>
        <translation>Nivel de espera</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>Fallos seguidos</translation>
    </message>
    <message>
        <source>False trips</source>
        <translation>Disparos en falso</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Half-open probes in flight</source>
        <translation>Sondeos en curso (semiabierto)</translation>
    </message>
    <message>
        <source>Half-open success rate</source>
        <translation>Tasa de éxito en semiabierto</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>Semiabierto</translation>
    </message>
    <message>
        <source>Input tokens left</source>
        <translation>Tokens de entrada restantes</translation>
    </message>
    <message>
        <source>Last failure category</source>
        <translation>Categoría del último fallo</translation>
    </message>
    <message>
        <source>Last success</source>
        <translation>Último éxito</translation>
    </message>
    <message>
        <source>Late results</source>
        <translation>Resultados tardíos</translation>
    </message>
    <message>
        <source>Manual probes</source>
        <translation>Sondeos manuales</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>Lista de modelos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>Hora de apertura</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Output tokens left</source>
        <translation>Tokens de salida restantes</translation>
    </message>
    <message>
        <source>Rate gate</source>
        <translation>Barrera de frecuencia</translation>
    </message>
    <message>
        <source>Rate gates</source>
        <translation>Barreras de frecuencia</translation>
    </message>
    <message>
        <source>Recent samples</source>
        <translation>Muestras recientes</translation>
    </message>
    <message>
        <source>Recent transient failures</source>
        <translation>Fallos transitorios recientes</translation>
    </message>
    <message>
        <source>Requests failed fast</source>
        <translation>Solicitudes frenadas al momento</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Solicitudes en curso</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Solicitudes restantes</translation>
    </message>
    <message>
        <source>Retry not before</source>
        <translation>Reintentar no antes de</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time spent open</source>
        <translation>Tiempo abierto</translation>
    </message>
    <message>
        <source>Times opened</source>
        <translation>Veces abierto</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>Tokens restantes</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transporte</translation>
    </message>
    <message>
        <source>Waiting saved</source>
        <translation>Espera ahorrada</translation>
    </message>
    <message>
        <source>declared by the provider</source>
        <translation>declarado por el proveedor</translation>
    </message>
    <message>
        <source>needs another model</source>
        <translation>necesita otro modelo</translation>
    </message>
    <message>
        <source>needs its billing looked at</source>
        <translation>hay que revisar la facturación</translation>
    </message>
    <message>
        <source>needs its key repaired</source>
        <translation>hay que corregir la clave</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>one trial, then open</source>
        <translation>un intento y se levanta</translation>
    </message>
    <message>
        <source>own guess</source>
        <translation>estimación propia</translation>
    </message>
    <message>
        <source>stated by the provider</source>
        <translation>indicado por el proveedor</translation>
    </message>
    <message>
        <source>the provider asked for %1</source>
        <translation>el proveedor pidió esperar %1</translation>
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
        <translation>No se llegó a %1 a través del proxy %3: %2</translation>
    </message>
    <message>
        <source>%1 was not reached: %2</source>
        <translation>No se llegó a %1: %2</translation>
    </message>
    <message>
        <source>%1. %2 is not among them: choose a model from the list.</source>
        <translation>%1. %2 no está entre ellos: elija un modelo de la lista.</translation>
    </message>
    <message>
        <source>It has expired.</source>
        <translation>Ha caducado.</translation>
    </message>
    <message>
        <source>It is for another host.</source>
        <translation>Es para otro host.</translation>
    </message>
    <message>
        <source>It is not valid yet.</source>
        <translation>Aún no es válido.</translation>
    </message>
    <message>
        <source>It is signed by nobody but itself.</source>
        <translation>Solo está firmado por sí mismo.</translation>
    </message>
    <message>
        <source>It was revoked.</source>
        <translation>Fue revocado.</translation>
    </message>
    <message>
        <source>Nothing was tried. %1</source>
        <translation>No se probó nada. %1</translation>
    </message>
    <message>
        <source>Reached over TLS</source>
        <translation>Accesible por TLS</translation>
    </message>
    <message>
        <source>Reached, no TLS</source>
        <translation>Accesible, sin TLS</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Accesible</translation>
    </message>
    <message>
        <source>TLS failed: %1</source>
        <translation>Fallo de TLS: %1</translation>
    </message>
    <message>
        <source>This computer does not know who issued it.</source>
        <translation>Este equipo no conoce a quien lo emitió.</translation>
    </message>
    <message>
        <source>it wants a key and there is none</source>
        <translation>pide una clave y no hay ninguna</translation>
    </message>
    <message>
        <source>key accepted</source>
        <translation>clave aceptada</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>clave no aceptada</translation>
    </message>
    <message>
        <source>key not checked</source>
        <translation>clave no comprobada</translation>
    </message>
    <message>
        <source>no list of models: %1</source>
        <translation>sin lista de modelos: %1</translation>
    </message>
    <message>
        <source>the list of models is empty</source>
        <translation>la lista de modelos está vacía</translation>
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
        <translation>%1: %2 respondidos, %3 fallidos, %4 no dicen nada de la salud; detenciones: %5, limitaciones: %6.</translation>
    </message>
    <message>
        <source>First token: between %1 and %2, half within %3.</source>
        <translation>Primer token: entre %1 y %2, la mitad en %3 o menos.</translation>
    </message>
    <message>
        <source>Limited: it asked for %1</source>
        <translation>Limitada: pidió esperar %1</translation>
    </message>
    <message>
        <source>Stopped sending: %1</source>
        <translation>Envío detenido: %1</translation>
    </message>
    <message>
        <source>Stopped sending</source>
        <translation>Envío detenido</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
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
        <translation>Una conexión eliminada</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Month and connection</source>
        <translation>Mes y conexión</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>sin precio conocido</translation>
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
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::GlobalShortcut</name>
    <message>
        <source>Quick ask</source>
        <translation>Pregunta rápida</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::WindowSession</name>
    <message>
        <source>The simulated providers could not be started on this computer.</source>
        <translation>No se pudieron iniciar los proveedores simulados en este equipo.</translation>
    </message>
</context>
<context>
    <name>breakerbox::app</name>
    <message>
        <source>## You</source>
        <translation>## Usted</translation>
    </message>
    <message>
        <source>%1 Copy the key again.</source>
        <translation>%1 Copie de nuevo la clave.</translation>
    </message>
    <message>
        <source>%1 Put the key into an environment variable and name it with --key-env.</source>
        <translation>%1 Ponga la clave en una variable de entorno e indíquela con --key-env.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 has no model chosen: give --model, or set one with breakerbox connections edit.</source>
        <translation>%1 no tiene ningún modelo elegido: indique --model, o fije uno con breakerbox connections edit.</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 supera 64 MiB.</translation>
    </message>
    <message>
        <source>%1 is no ID of a conversation.</source>
        <translation>%1 no es el ID de una conversación.</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 es un número de %2 a %3.</translation>
    </message>
    <message>
        <source>--%1 is an amount, for example 2.50; 0 for none.</source>
        <translation>--%1 es un importe, por ejemplo 2.50; 0 para ninguno.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Falta --%1.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 necesita un valor.</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 no lleva ningún valor.</translation>
    </message>
    <message>
        <source>--archived goes with: breakerbox conversations list.</source>
        <translation>--archived acompaña a: breakerbox conversations list.</translation>
    </message>
    <message>
        <source>--base-url is missing.</source>
        <translation>Falta --base-url.</translation>
    </message>
    <message>
        <source>--base-url is missing: %1 with your own name in place of “%2”.</source>
        <translation>Falta --base-url: %1 con su propio nombre en lugar de «%2».</translation>
    </message>
    <message>
        <source>--connection NAME is missing.</source>
        <translation>Falta --connection NOMBRE.</translation>
    </message>
    <message>
        <source>--format is json, markdown or html.</source>
        <translation>--format es json, markdown o html.</translation>
    </message>
    <message>
        <source>--kind is cloud, endpoint or local.</source>
        <translation>--kind es cloud, endpoint o local.</translation>
    </message>
    <message>
        <source>--kind is missing: cloud, endpoint or local.</source>
        <translation>Falta --kind: cloud, endpoint o local.</translation>
    </message>
    <message>
        <source>--name is missing.</source>
        <translation>Falta --name.</translation>
    </message>
    <message>
        <source>--profile DIR selects the data folder everywhere. Listing commands take --json.
</source>
        <translation>--profile CARPETA elige la carpeta de datos en todas partes. Los comandos que listan admiten --json.
</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile necesita una carpeta.</translation>
    </message>
    <message>
        <source>--protocol is missing.</source>
        <translation>Falta --protocol.</translation>
    </message>
    <message>
        <source>--protocol is one of: %1.</source>
        <translation>--protocol es uno de: %1.</translation>
    </message>
    <message>
        <source>--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>--proxy es system, none, http://HOST:PUERTO o socks5://HOST:PUERTO.</translation>
    </message>
    <message>
        <source>--proxy-password-stdin needs --proxy http://USER@HOST:PORT.</source>
        <translation>--proxy-password-stdin necesita --proxy http://USUARIO@HOST:PUERTO.</translation>
    </message>
    <message>
        <source>--wait needs a number of seconds.</source>
        <translation>--wait necesita un número de segundos.</translation>
    </message>
    <message>
        <source>A header is written &apos;Name: value&apos;, in plain letters.</source>
        <translation>Una cabecera se escribe &apos;Nombre: valor&apos;, con letras sin acentos.</translation>
    </message>
    <message>
        <source>A limit needs a price: --price-in and --price-out, for a million tokens.</source>
        <translation>Un límite necesita un precio: --price-in y --price-out, por millón de tokens.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>DIRECCIÓN</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>INSTANTE</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se añadió %1.</translation>
    </message>
    <message>
        <source>An organisation is written in plain letters without blanks.</source>
        <translation>Una organización se escribe con letras sin acentos ni espacios.</translation>
    </message>
    <message>
        <source>BECAUSE</source>
        <translation>PORQUE</translation>
    </message>
    <message>
        <source>Breakerbox is running on this profile. Close it, or restore in its window.</source>
        <translation>Breakerbox se está ejecutando con este perfil. Ciérrelo, o restaure en su ventana.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>CALLS</source>
        <translation>LLAMADAS</translation>
    </message>
    <message>
        <source>CLIENT</source>
        <translation>CLIENTE</translation>
    </message>
    <message>
        <source>CONNECTION</source>
        <translation>CONEXIÓN</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>COSTE</translation>
    </message>
    <message>
        <source>Calls avoided: %1. Probes: %2.</source>
        <translation>Llamadas evitadas: %1. Sondeos: %2.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Se cambió %1.</translation>
    </message>
    <message>
        <source>Choose one of --conversation and --new.</source>
        <translation>Elija --conversation o --new.</translation>
    </message>
    <message>
        <source>Choose one of --key-stdin and --key-env.</source>
        <translation>Elija --key-stdin o --key-env.</translation>
    </message>
    <message>
        <source>Choose one of --wait and --no-wait.</source>
        <translation>Elija --wait o --no-wait.</translation>
    </message>
    <message>
        <source>DECISION</source>
        <translation>DECISIÓN</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,
75 held (not sent), 77 credential or permission, 78 configuration; simulate: 1 if an
expectation of the scenario failed.
</source>
        <translation>Códigos de salida: 0 respondido, 64 uso, 65 entrada errónea, 69 intento fallido,
74 almacenamiento, 75 retenido (no enviado), 77 credencial o permiso, 78 configuración;
simulate: 1 si falló una expectativa del escenario.
</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FALLIDAS</translation>
    </message>
    <message>
        <source>FAILURES</source>
        <translation>FALLOS</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>DE</translation>
    </message>
    <message>
        <source>Forgot what was counted about %1. Times the provider stated still hold.</source>
        <translation>Se ha olvidado lo contado sobre %1. Los plazos indicados por el proveedor siguen vigentes.</translation>
    </message>
    <message>
        <source>Give one PROMPT, or - to read it from standard input.</source>
        <translation>Indique un PROMPT, o - para leerlo de la entrada estándar.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>It is in use now. What was there before is kept: %1</source>
        <translation>Ahora está en uso. Lo que había antes se conserva: %1</translation>
    </message>
    <message>
        <source>It is in use now.</source>
        <translation>Ahora está en uso.</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>TIPO</translation>
    </message>
    <message>
        <source>LAST FAILURE</source>
        <translation>ÚLTIMO FALLO</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEL</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>MODELO</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>NOT BEFORE</source>
        <translation>NO ANTES DE</translation>
    </message>
    <message>
        <source>Name one scenario: breakerbox simulate FILE.json</source>
        <translation>Indique un escenario: breakerbox simulate ARCHIVO.json</translation>
    </message>
    <message>
        <source>No connections yet. Add one with breakerbox connections add.</source>
        <translation>Aún no hay conexiones. Añada una con breakerbox connections add.</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Aún no hay conversaciones.</translation>
    </message>
    <message>
        <source>No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), or keep keys until you quit.</source>
        <translation>No responde ningún llavero. Instale e inicie uno (gnome-keyring, KWallet o KeePassXC), o conserve las claves solo hasta que salga.</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Ningún mensaje tiene estas palabras.</translation>
    </message>
    <message>
        <source>Not before %1 (in %2 s); --probe tries now where that is allowed.</source>
        <translation>No antes de las %1 (en %2 s); --probe lo intenta ya donde esté permitido.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Note: the stored key belongs to %1 and is not sent to %2. Give the key for it with --key-stdin.</source>
        <translation>Nota: la clave guardada es de %1 y no se envía a %2. Indique la clave para este con --key-stdin.</translation>
    </message>
    <message>
        <source>Note: the variable %1 is not set here, so there is no key now.</source>
        <translation>Nota: la variable %1 no está definida aquí, así que ahora no hay clave.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>No hay nada archivado.</translation>
    </message>
    <message>
        <source>Nothing to report: no connection has had trouble lately.</source>
        <translation>Nada que informar: ninguna conexión ha tenido problemas últimamente.</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>RESULTADO</translation>
    </message>
    <message>
        <source>PROTOCOL</source>
        <translation>PROTOCOLO</translation>
    </message>
    <message>
        <source>Passwords are never taken from the command line: name the user only and use --proxy-password-stdin.</source>
        <translation>Las contraseñas nunca se toman de la línea de comandos: indique solo el usuario y use --proxy-password-stdin.</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>SOLICITUD</translation>
    </message>
    <message>
        <source>Removed %1. Conversations with it stay.</source>
        <translation>Se eliminó %1. Sus conversaciones se quedan.</translation>
    </message>
    <message>
        <source>SCOPE</source>
        <translation>ÁMBITO</translation>
    </message>
    <message>
        <source>SECONDS LOST</source>
        <translation>SEGUNDOS PERDIDOS</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>ESTADO</translation>
    </message>
    <message>
        <source>Say what to do. See breakerbox --help.</source>
        <translation>Indique qué hacer. Vea breakerbox --help.</translation>
    </message>
    <message>
        <source>Say where to: breakerbox conversations export [ID]... --output FILE|-.</source>
        <translation>Indique el destino: breakerbox conversations export [ID]... --output ARCHIVO|-.</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>No se pudo leer la entrada estándar.</translation>
    </message>
    <message>
        <source>Standard input gives one secret: use --key-stdin and --proxy-password-stdin one after the other.</source>
        <translation>La entrada estándar da un solo secreto: use --key-stdin y --proxy-password-stdin uno después de otro.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is no key in it.</source>
        <translation>La entrada estándar estaba vacía: no hay ninguna clave en ella.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is nothing to ask.</source>
        <translation>La entrada estándar estaba vacía: no hay nada que preguntar.</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>DESPUÉS</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TÍTULO</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>A</translation>
    </message>
    <message>
        <source>That header carries a key. Keys are never taken from the command line: use --key-stdin or --key-env.</source>
        <translation>Esa cabecera lleva una clave. Las claves nunca se toman de la línea de comandos: use --key-stdin o --key-env.</translation>
    </message>
    <message>
        <source>That header is composed by the program itself and cannot be set.</source>
        <translation>Esa cabecera la compone el propio programa y no se puede fijar.</translation>
    </message>
    <message>
        <source>The key could not be read from standard input.</source>
        <translation>No se pudo leer la clave de la entrada estándar.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, and keys can be read again.</source>
        <translation>El llavero está bloqueado. Desbloquéelo y se podrán leer las claves de nuevo.</translation>
    </message>
    <message>
        <source>The model asked for a tool; this program does not run tools yet.</source>
        <translation>El modelo pidió una herramienta; este programa aún no ejecuta herramientas.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>No se pudo escribir la salida.</translation>
    </message>
    <message>
        <source>The prompt is empty: there is nothing to ask.</source>
        <translation>El PROMPT está vacío: no hay nada que preguntar.</translation>
    </message>
    <message>
        <source>The reply was cut at its length limit.</source>
        <translation>La respuesta se cortó en su límite de longitud.</translation>
    </message>
    <message>
        <source>The reply was not saved.</source>
        <translation>La respuesta no se guardó.</translation>
    </message>
    <message>
        <source>The window&apos;s program (breakerbox-window) is missing. Install Breakerbox again.</source>
        <translation>Falta el programa de la ventana (breakerbox-window). Instale Breakerbox de nuevo.</translation>
    </message>
    <message>
        <source>There are more. Add a word to find fewer.</source>
        <translation>Hay más. Añada una palabra para encontrar menos.</translation>
    </message>
    <message>
        <source>There is a connection named “%1” already.</source>
        <translation>Ya hay una conexión llamada «%1».</translation>
    </message>
    <message>
        <source>There is no command “%1”. See breakerbox --help.</source>
        <translation>No existe el comando «%1». Vea breakerbox --help.</translation>
    </message>
    <message>
        <source>There is no connection named “%1”. See breakerbox connections list.</source>
        <translation>No hay ninguna conexión llamada «%1». Vea breakerbox connections list.</translation>
    </message>
    <message>
        <source>There is no conversation %1. See breakerbox conversations list.</source>
        <translation>No hay ninguna conversación %1. Vea breakerbox conversations list.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Known: %2.</source>
        <translation>No existe el proveedor «%1». Conocidos: %2.</translation>
    </message>
    <message>
        <source>This conversation stays on this computer. Lift its lock in the window first.</source>
        <translation>Esta conversación se queda en este equipo. Quite antes su bloqueo en la ventana.</translation>
    </message>
    <message>
        <source>This system has no TLS library: only local servers can be reached.</source>
        <translation>Este sistema no tiene biblioteca TLS: solo se puede llegar a servidores locales.</translation>
    </message>
    <message>
        <source>This version speaks %1, not yet %2.</source>
        <translation>Esta versión habla %1, aún no %2.</translation>
    </message>
    <message>
        <source>This would share the conversation with %1, who has not seen it. Nothing was sent. Use --new, or allow it in the window.</source>
        <translation>Esto compartiría la conversación con %1, que no la ha visto. No se envió nada. Use --new, o permítalo en la ventana.</translation>
    </message>
    <message>
        <source>UNTIL</source>
        <translation>HASTA</translation>
    </message>
    <message>
        <source>UPDATED</source>
        <translation>ACTUALIZADA</translation>
    </message>
    <message>
        <source>Unknown option %1. See breakerbox --help.</source>
        <translation>Opción desconocida: %1. Vea breakerbox --help.</translation>
    </message>
    <message>
        <source>Unknown option --%1. See breakerbox --help.</source>
        <translation>Opción desconocida: --%1. Vea breakerbox --help.</translation>
    </message>
    <message>
        <source>Use: breakerbox backup [--output FILE].</source>
        <translation>Uso: breakerbox backup [--output ARCHIVO].</translation>
    </message>
    <message>
        <source>Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.</source>
        <translation>Uso: breakerbox breakers [--json] [--evidence], o breakers reset|pause|resume NOMBRE.</translation>
    </message>
    <message>
        <source>Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, or edit|remove|test|models NAME.</source>
        <translation>Uso: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, o edit|remove|test|models NOMBRE.</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations import FILE [--json].</source>
        <translation>Uso: breakerbox conversations import ARCHIVO [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations list|show ID|search WORDS|export|import.</source>
        <translation>Uso: breakerbox conversations list|show ID|search PALABRAS|export|import.</translation>
    </message>
    <message>
        <source>Use: breakerbox doctor [--json].</source>
        <translation>Uso: breakerbox doctor [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox restore FILE.</source>
        <translation>Uso: breakerbox restore ARCHIVO.</translation>
    </message>
    <message>
        <source>VERDICT</source>
        <translation>VEREDICTO</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>POR QUÉ</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Su mensaje está guardado y no se envió.</translation>
    </message>
    <message>
        <source>[archived]</source>
        <translation>[archivada]</translation>
    </message>
    <message>
        <source>[declined]</source>
        <translation>[denegada]</translation>
    </message>
    <message>
        <source>[interrupted]</source>
        <translation>[interrumpida]</translation>
    </message>
    <message>
        <source>[no reply]</source>
        <translation>[sin respuesta]</translation>
    </message>
    <message>
        <source>[not sent]</source>
        <translation>[no enviado]</translation>
    </message>
    <message>
        <source>[still arriving]</source>
        <translation>[aún llegando]</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>a ciegas</translation>
    </message>
    <message>
        <source>breakerbox                    opens the window
breakerbox --demo             opens it with three simulated connections, no key needed
breakerbox --quick-ask        opens the small window for one question
</source>
        <translation>breakerbox                    abre la ventana
breakerbox --demo             la abre con tres conexiones simuladas, sin clave
breakerbox --quick-ask        abre la ventana pequeña para una pregunta
</translation>
    </message>
    <message>
        <source>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-
</source>
        <translation>breakerbox ask --connection NOMBRE [--model M] [--conversation ID|--new] [--system TEXTO]
               [--attach ARCHIVO]... [--wait SEGUNDOS|--no-wait] [--probe] [--json] PROMPT|-
</translation>
    </message>
    <message>
        <source>breakerbox backup [--output FILE]
</source>
        <translation>breakerbox backup [--output ARCHIVO]
</translation>
    </message>
    <message>
        <source>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME
</source>
        <translation>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NOMBRE
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
breakerbox conversations show ID|search PALABRAS [--json]
breakerbox conversations export [ID]... [--format json|markdown|html] --output ARCHIVO|-
breakerbox conversations import ARCHIVO [--json]
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
        <translation>breakerbox restore ARCHIVO
</translation>
    </message>
    <message>
        <source>breakerbox simulate FILE.json [--json]
</source>
        <translation>breakerbox simulate ARCHIVO.json [--json]
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
        <translation>connections add --name N --kind cloud|endpoint|local [--provider PROVEEDOR]
                --protocol openai-chat|openai-responses|anthropic|gemini|ollama
                --base-url URL [--model M]
                [--key-stdin | --key-env VAR] [--header &apos;C: V&apos;]... [--organisation NOMBRE]
                [--space NOMBRE] [--proxy system|none|http://[USUARIO@]HOST:PUERTO|socks5://...]
                [--proxy-password-stdin] [--ca-file ARCHIVO|none] [--connect-limit S]
                [--first-byte-limit S] [--silence-limit S] [--parallel N]
                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]
                [--price-out X] [--limit-conversation X] [--limit-month X]
Los precios son por millón de tokens y los límites son importes, en su propia moneda.
Las claves y contraseñas nunca se toman de la línea de comandos.
</translation>
    </message>
    <message>
        <source>connections edit NAME takes the same options; remove, test and models take a NAME.
</source>
        <translation>connections edit NOMBRE admite las mismas opciones; remove, test y models llevan un NOMBRE.
</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>limitado</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>requiere %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>service</source>
        <translation>servicio</translation>
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
        <translation>120 s; 600 s para este dispositivo y su red.</translation>
    </message>
    <message>
        <source>60 s; 180 s for this device and your network.</source>
        <translation>60 s; 180 s para este dispositivo y su red.</translation>
    </message>
    <message>
        <source>A part of the company to keep apart, such as work. Another space counts as another reader.</source>
        <translation>Una parte de la empresa que se mantiene aparte, como el trabajo. Otro espacio cuenta como otro lector.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Archivo de certificado</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Elegir archivo de certificado</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>Conectar en</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>Cabeceras adicionales</translation>
    </message>
    <message>
        <source>First byte within</source>
        <translation>Primer byte en</translation>
    </message>
    <message>
        <source>Limit for a month</source>
        <translation>Límite para un mes</translation>
    </message>
    <message>
        <source>Limit for one conversation</source>
        <translation>Límite para una conversación</translation>
    </message>
    <message>
        <source>Limit, conversation</source>
        <translation>Límite, conversación</translation>
    </message>
    <message>
        <source>Limit, month</source>
        <translation>Límite, mes</translation>
    </message>
    <message>
        <source>More wait, and are sent by themselves.</source>
        <translation>Las demás esperan y se envían automáticamente.</translation>
    </message>
    <message>
        <source>Name: value</source>
        <translation>Nombre: valor</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Only for a server with certificates of its own</source>
        <translation>Solo para un servidor con certificados propios</translation>
    </message>
    <message>
        <source>Only if your account has several.</source>
        <translation>Solo si su cuenta tiene varias.</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organización</translation>
    </message>
    <message>
        <source>Pace and spending</source>
        <translation>Ritmo y gasto</translation>
    </message>
    <message>
        <source>Price of a million tokens received</source>
        <translation>Precio de un millón de tokens recibidos</translation>
    </message>
    <message>
        <source>Price of a million tokens sent</source>
        <translation>Precio de un millón de tokens enviados</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>Precio, recibidos</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>Precio, enviados</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Solicitudes por minuto</translation>
    </message>
    <message>
        <source>Requests in flight over this connection, usually 4.</source>
        <translation>Solicitudes en curso por esta conexión, normalmente 4.</translation>
    </message>
    <message>
        <source>Silence at most</source>
        <translation>Silencio máximo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>The same for a calendar month. Counts the tokens that the service reports.</source>
        <translation>Lo mismo para un mes natural. Cuenta los tokens que comunica el servicio.</translation>
    </message>
    <message>
        <source>The same for the replies.</source>
        <translation>Lo mismo para las respuestas.</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>El camino hasta allí</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Límites de tiempo</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Tokens por minuto</translation>
    </message>
    <message>
        <source>Usually 10 s.</source>
        <translation>Normalmente 10 s.</translation>
    </message>
    <message>
        <source>Warns at 80 % and asks at 100 %. Empty = no limit.</source>
        <translation>Avisa al 80 % y pregunta al 100 %. Vacío = sin límite.</translation>
    </message>
    <message>
        <source>What a million tokens cost you here, in your own currency. Empty = by the table in Settings, Prices, where it knows the model.</source>
        <translation>Lo que le cuesta aquí un millón de tokens, en su propia moneda. Vacío = según la tabla de Ajustes, Precios, si conoce el modelo.</translation>
    </message>
    <message>
        <source>What is sent is estimated beforehand.</source>
        <translation>Lo que se envía se estima de antemano.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AnswerColumn</name>
    <message>
        <source>%1 to first word</source>
        <translation>%1 a la primera palabra</translation>
    </message>
    <message>
        <source>Answer %1 of %2: %3</source>
        <translation>Respuesta %1 de %2: %3</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Seguir con %1</translation>
    </message>
    <message>
        <source>Go on with this</source>
        <translation>Seguir con esta</translation>
    </message>
    <message>
        <source>The other answers stay as versions of this one.</source>
        <translation>Las demás respuestas quedan como versiones de esta.</translation>
    </message>
    <message>
        <source>This answer is in the conversation.</source>
        <translation>Esta respuesta está en la conversación.</translation>
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
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Of conversations, measured by the desktop&apos;s font. Also by keys, see Shortcuts.</source>
        <translation>De las conversaciones, respecto a la letra del escritorio. También con teclas, vea Atajos.</translation>
    </message>
    <message>
        <source>Of the window, at once. The command line speaks the system&apos;s language.</source>
        <translation>De la ventana, al momento. La línea de comandos usa el idioma del sistema.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Correcto</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BlockFittings</name>
    <message>
        <source>Copied. It holds characters that cannot be seen.</source>
        <translation>Copiado. Contiene caracteres que no se ven.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Copiar para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Open image in the browser</source>
        <translation>Abrir imagen en el navegador</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Desplazar en horizontal</translation>
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
        <translation>%1 (quien la ha visto hasta ahora)</translation>
    </message>
    <message>
        <source>%1 (seen so far by: %2)</source>
        <translation>%1 (vista hasta ahora por: %2)</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here; you chose to switch</source>
        <translation>%1 falla temporalmente aquí; usted eligió cambiar de conexión</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; about %2</source>
        <translation>%1; unos %2</translation>
    </message>
    <message>
        <source>A certificate of your own is believed: whoever holds it can read along</source>
        <translation>Se confía en un certificado propio: quien lo tenga puede leer lo que pasa</translation>
    </message>
    <message>
        <source>All of it, and allow %1 in this conversation from now on</source>
        <translation>Toda, y permitir a %1 leer esta conversación de ahora en adelante</translation>
    </message>
    <message>
        <source>All of it, this once</source>
        <translation>Toda, solo esta vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Simulacro: %1</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Simulacro</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>It goes over plain http: anyone on the network in between can read it</source>
        <translation>Va por http sin cifrar: cualquiera en la red intermedia puede leerlo</translation>
    </message>
    <message>
        <source>It goes through the proxy %1</source>
        <translation>Pasa por el proxy %1</translation>
    </message>
    <message>
        <source>Nobody has seen this conversation yet</source>
        <translation>Nadie ha visto aún esta conversación</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Only this message, in a new conversation</source>
        <translation>Solo este mensaje, en una conversación nueva</translation>
    </message>
    <message>
        <source>Share this conversation with %1?</source>
        <translation>¿Compartir esta conversación con %1?</translation>
    </message>
    <message>
        <source>Share with someone new?</source>
        <translation>¿Compartir con alguien nuevo?</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>The server there relays this model to %1</source>
        <translation>El servidor de destino reenvía este modelo a %1</translation>
    </message>
    <message>
        <source>This is practice. Whatever you answer, nothing is shared and nothing is allowed.</source>
        <translation>Esto es un ensayo. Responda lo que responda, no se comparte ni se permite nada.</translation>
    </message>
    <message>
        <source>This message would go to someone new to read it</source>
        <translation>Este mensaje iría a un lector nuevo</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>You asked another model for this reply</source>
        <translation>Usted pidió esta respuesta a otro modelo</translation>
    </message>
    <message>
        <source>You asked for the reply again</source>
        <translation>Usted pidió de nuevo la respuesta</translation>
    </message>
    <message>
        <source>You asked for the rest of the reply</source>
        <translation>Usted pidió el resto de la respuesta</translation>
    </message>
    <message>
        <source>You asked several at once. Cancel leaves this one out; the others are still asked</source>
        <translation>Usted preguntó a varios a la vez. «Cancelar» deja fuera a este; a los demás se les pregunta igualmente</translation>
    </message>
    <message>
        <source>You chose another connection for this conversation</source>
        <translation>Usted eligió otra conexión para esta conversación</translation>
    </message>
    <message>
        <source>You chose to switch</source>
        <translation>Usted eligió cambiar de conexión</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>cuenta %1</translation>
    </message>
    <message>
        <source>the system prompt</source>
        <translation>las instrucciones del sistema</translation>
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
        <translation>Dirección de la conexión</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Cambiar la dirección</translation>
    </message>
    <message>
        <source>Change limit…</source>
        <translation>Cambiar el límite…</translation>
    </message>
    <message>
        <source>Change pace…</source>
        <translation>Cambiar el ritmo…</translation>
    </message>
    <message>
        <source>Change proxy</source>
        <translation>Cambiar el proxy</translation>
    </message>
    <message>
        <source>Change proxy…</source>
        <translation>Cambiar el proxy…</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Elegir archivo de certificado</translation>
    </message>
    <message>
        <source>Choose certificate file…</source>
        <translation>Elegir archivo de certificado…</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Elegir modelo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar el comando</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Editar conexión</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminar simulacro</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Con fallos</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limitada</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Requiere su atención</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Open billing page</source>
        <translation>Abrir página de facturación</translation>
    </message>
    <message>
        <source>Open keys page</source>
        <translation>Abrir página de claves</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Repair key</source>
        <translation>Corregir clave</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Guardar y reintentar</translation>
    </message>
    <message>
        <source>Save key and retry</source>
        <translation>Guardar clave y reintentar</translation>
    </message>
    <message>
        <source>See what would be shared…</source>
        <translation>Ver qué se compartiría…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar de todos modos</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Start it with %1</source>
        <translation>Inícielo con %1</translation>
    </message>
    <message>
        <source>Start it with</source>
        <translation>Inícielo con</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Switch…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Probando</translation>
    </message>
    <message>
        <source>Type or choose a model</source>
        <translation>Escriba o elija un modelo</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Desbloquear llavero</translation>
    </message>
    <message>
        <source>Use it and retry</source>
        <translation>Usarlo y reintentar</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Esperar más</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
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
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>The provider&apos;s own words</source>
        <translation>Palabras del proveedor</translation>
    </message>
    <message>
        <source>Tries of this message</source>
        <translation>Intentos de este mensaje</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardReach</name>
    <message>
        <source>A file with the certificate, PEM</source>
        <translation>Un archivo con el certificado, PEM</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Todos los ajustes…</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Archivo de certificado</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose the file, or cancel.</source>
        <translation>Elija el archivo o cancele.</translation>
    </message>
    <message>
        <source>Password, kept where the key is kept</source>
        <translation>Contraseña, se guarda donde la clave</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Usuario del proxy</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Guardar y reintentar</translation>
    </message>
    <message>
        <source>User, only if it wants a login</source>
        <translation>Usuario, solo si el proxy lo pide</translation>
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
        <translation>%1 responde en %2. %3</translation>
    </message>
    <message>
        <source>A reply is on its way. Wait for it or stop it, then ask several.</source>
        <translation>Hay una respuesta en camino. Espérela o deténgala y luego pregunte a varios.</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Añadir una conexión</translation>
    </message>
    <message>
        <source>Add an account of your own, or a server that runs on this computer.</source>
        <translation>Añada una cuenta propia o un servidor que se ejecute en este equipo.</translation>
    </message>
    <message>
        <source>Another server needs its own key and may have other readers: change it in the form.</source>
        <translation>Otro servidor necesita su propia clave y puede tener otros lectores: cámbielo en el formulario.</translation>
    </message>
    <message>
        <source>Answer this message with…</source>
        <translation>Responder a este mensaje con…</translation>
    </message>
    <message>
        <source>Ask several at once</source>
        <translation>Preguntar a varios a la vez</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>Pregunte algo</translation>
    </message>
    <message>
        <source>Choose below who answers.</source>
        <translation>Elija abajo quién responde.</translation>
    </message>
    <message>
        <source>It was not resumed.</source>
        <translation>No se reanudó.</translation>
    </message>
    <message>
        <source>It was not stored.</source>
        <translation>No se guardó.</translation>
    </message>
    <message>
        <source>No connection yet</source>
        <translation>Aún no hay conexiones</translation>
    </message>
    <message>
        <source>No reply here has more than one version yet.</source>
        <translation>Aquí ninguna respuesta tiene aún más de una versión.</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>No enviado. %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>The address was not stored.</source>
        <translation>No se guardó la dirección.</translation>
    </message>
    <message>
        <source>The key was not stored.</source>
        <translation>No se guardó la clave.</translation>
    </message>
    <message>
        <source>The usual model</source>
        <translation>El modelo habitual</translation>
    </message>
    <message>
        <source>There is only one to ask. Add another connection or model first.</source>
        <translation>Solo hay uno a quien preguntar. Añada antes otra conexión u otro modelo.</translation>
    </message>
    <message>
        <source>This address cannot be used as it stands. The form says why.</source>
        <translation>Esta dirección no se puede usar tal como está. El formulario indica el motivo.</translation>
    </message>
    <message>
        <source>This conversation could not be read</source>
        <translation>No se pudo leer esta conversación</translation>
    </message>
    <message>
        <source>This is a drill: no page was opened.</source>
        <translation>Esto es un simulacro: no se abrió ninguna página.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent to %1, and nothing was allowed.</source>
        <translation>Esto es un simulacro: no se envió nada a %1 ni se permitió nada.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent, and nothing was allowed.</source>
        <translation>Esto es un simulacro: no se envió ni se permitió nada.</translation>
    </message>
    <message>
        <source>This was a drill: the key was not kept.</source>
        <translation>Esto era un simulacro: no se conservó la clave.</translation>
    </message>
    <message>
        <source>This was a drill: the model was not changed.</source>
        <translation>Esto era un simulacro: no se cambió el modelo.</translation>
    </message>
    <message>
        <source>Write the message first, then choose who is asked.</source>
        <translation>Escriba antes el mensaje y elija después a quién se pregunta.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtrar comandos</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Escriba un comando</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Composer</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Preguntar a varios…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Adjuntar archivos</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Más formas de enviar</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Parameters •</source>
        <translation>Parámetros •</translation>
    </message>
    <message>
        <source>Parameters, set for this conversation</source>
        <translation>Parámetros, fijados para esta conversación</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
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
        <translation>Enviar tras la respuesta</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>System prompt and parameters are set for this conversation</source>
        <translation>Esta conversación tiene instrucciones del sistema y parámetros fijados</translation>
    </message>
    <message>
        <source>System prompt and parameters of this conversation</source>
        <translation>Instrucciones del sistema y parámetros de esta conversación</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.csv *.json *.xml *.html)</source>
        <translation>Texto (*.txt *.md *.csv *.json *.xml *.html)</translation>
    </message>
    <message>
        <source>Use a prompt: type / in an empty message</source>
        <translation>Usar un prompt: escriba / en un mensaje vacío</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ComposerEdit</name>
    <message>
        <source>Message …</source>
        <translation>Mensaje …</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDesk</name>
    <message>
        <source>Not removed. %1</source>
        <translation>No eliminada. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDialog</name>
    <message>
        <source>Add connection</source>
        <translation>Añadir conexión</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>¿Descartar lo que ha introducido?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Editar conexión</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No guardada. %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>La conexión no se guardó.</translation>
    </message>
    <message>
        <source>The keychain does not take a key this long. Nothing was changed.</source>
        <translation>El llavero no admite una clave tan larga. No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionForm</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Asks for the list of models. Sends no content.</source>
        <translation>Pide la lista de modelos. No envía contenido.</translation>
    </message>
    <message>
        <source>Choose or type a model&apos;s name</source>
        <translation>Elija o escriba el nombre de un modelo</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>Los mensajes van a %1</translation>
    </message>
    <message>
        <source>Messages go to</source>
        <translation>Los mensajes van a</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Refresh models</source>
        <translation>Actualizar modelos</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Probar conexión</translation>
    </message>
    <message>
        <source>Test result</source>
        <translation>Resultado de la prueba</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Probando…</translation>
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
            <numerusform>%n conversación ya no está en ninguna carpeta.</numerusform>
            <numerusform>%n conversaciones ya no están en ninguna carpeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>%n conversación está de nuevo en la lista.</numerusform>
            <numerusform>%n conversaciones están de nuevo en la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>Se archivó %n conversación.</numerusform>
            <numerusform>Se archivaron %n conversaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>Se eliminó %n conversación.</numerusform>
            <numerusform>Se eliminaron %n conversaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>Se movió %n conversación a «%1».</numerusform>
            <numerusform>Se movieron %n conversaciones a «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>Se fijó %n conversación.</numerusform>
            <numerusform>Se fijaron %n conversaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>Se desfijó %n conversación.</numerusform>
            <numerusform>Se desfijaron %n conversaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>Archivar %n conversación</numerusform>
            <numerusform>Archivar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive again</source>
        <translation>Archivar de nuevo</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archivar conversación</translation>
    </message>
    <message>
        <source>Choose a folder or write the name of a new one.
Without a name they are in no folder.</source>
        <translation>Elija una carpeta o escriba el nombre de una nueva.
Sin nombre no estarán en ninguna carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>Eliminar %n conversación</numerusform>
            <numerusform>Eliminar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Eliminar conversación</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>Exportar %n conversación…</numerusform>
            <numerusform>Exportar %n conversaciones…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversación…</translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>Mover %n conversación a una carpeta…</numerusform>
            <numerusform>Mover %n conversaciones a una carpeta…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>Mover %n conversación</numerusform>
            <numerusform>Mover %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Mover a una carpeta</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Mover a una carpeta…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>Fijar %n conversación</numerusform>
            <numerusform>Fijar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Fijar conversación</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Renombrar conversación</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>Renombrar carpeta</translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>Desarchivar %n conversación</numerusform>
            <numerusform>Desarchivar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Take conversation out of the archive</source>
        <translation>Desarchivar conversación</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations are in the list.</source>
        <translation>Se eliminó la carpeta «%1». Sus conversaciones están en la lista.</translation>
    </message>
    <message>
        <source>There is a folder “%1” already.</source>
        <translation>Ya hay una carpeta «%1».</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Undo archive</source>
        <translation>Deshacer archivado</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Deshacer eliminación</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Deshacer movimiento</translation>
    </message>
    <message>
        <source>Undo pin</source>
        <translation>Deshacer fijado</translation>
    </message>
    <message>
        <source>Undo unpin</source>
        <translation>Fijar de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>Desfijar %n conversación</numerusform>
            <numerusform>Desfijar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin conversation</source>
        <translation>Desfijar conversación</translation>
    </message>
    <message>
        <source>“%1” is in no folder now.</source>
        <translation>«%1» ya no está en ninguna carpeta.</translation>
    </message>
    <message>
        <source>“%1” is in the list again.</source>
        <translation>«%1» está de nuevo en la lista.</translation>
    </message>
    <message>
        <source>“%1” was archived.</source>
        <translation>Se archivó «%1».</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
    <message>
        <source>“%1” was moved to “%2”.</source>
        <translation>«%1» se movió a «%2».</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationHeader</name>
    <message>
        <source>%1 Shows where this conversation has been.</source>
        <translation>%1 Muestra por dónde ha pasado esta conversación.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a connection</source>
        <translation>Elija una conexión</translation>
    </message>
    <message>
        <source>Choose a model · %1</source>
        <translation>Elija un modelo · %1</translation>
    </message>
    <message>
        <source>Conversation: %1</source>
        <translation>Conversación: %1</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Salud: %1</translation>
    </message>
    <message>
        <source>Local only: %1</source>
        <translation>Solo local: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>Not read yet by: %1</source>
        <translation>Aún no leída por: %1</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>Leída por: %1</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>Mostrar la barra lateral</translation>
    </message>
    <message>
        <source>What this client saw of the connection. Opens diagnostics.</source>
        <translation>Lo que este cliente vio de la conexión. Abre el diagnóstico.</translation>
    </message>
    <message>
        <source>You are asked before %1 is given this conversation.</source>
        <translation>Se le pregunta antes de dar esta conversación a %1.</translation>
    </message>
    <message>
        <source>asks first: %1</source>
        <translation>pregunta antes: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Delete folder, keep its conversations</source>
        <translation>Eliminar carpeta y conservar sus conversaciones</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Mover a una carpeta</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Sacar de su carpeta</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Rename folder…</source>
        <translation>Renombrar carpeta…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
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
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 conversación</translation>
    </message>
    <message>
        <source>A reply is on its way</source>
        <translation>Una respuesta está en camino</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Carpeta %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Waits for your choice</source>
        <translation>Espera su decisión</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>contraído</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>expandido</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message>
        <source>%1 (no dictionary)</source>
        <translation>%1 (sin diccionario)</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (no disponible)</translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n idioma</numerusform>
            <numerusform>%n idiomas</numerusform>
        </translation>
    </message>
    <message>
        <source>As the desktop: %1</source>
        <translation>Como el escritorio: %1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Check the spelling: %1</source>
        <translation>Revisar la ortografía: %1</translation>
    </message>
    <message>
        <source>Check the spelling</source>
        <translation>Revisar la ortografía</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>No dictionaries here: install one, like hunspell-en-us</source>
        <translation>Aquí no hay diccionarios: instale uno, como hunspell-es</translation>
    </message>
    <message>
        <source>Of what is written in the message field, on this computer, with the dictionaries it has.</source>
        <translation>De lo que se escribe en el campo del mensaje, en este equipo, con los diccionarios que tiene.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Enviar con</translation>
    </message>
    <message>
        <source>Shift+Enter then begins a new line.</source>
        <translation>Mayús+Intro empieza entonces una línea nueva.</translation>
    </message>
    <message>
        <source>This build has no spelling: it was made without libhunspell.</source>
        <translation>Esta compilación no revisa la ortografía: se hizo sin libhunspell.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>como el escritorio</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DataPage</name>
    <message>
        <source>Conversations, connections and these settings. Keys are in the keychain, never here.</source>
        <translation>Conversaciones, conexiones y estos ajustes. Las claves están en el llavero, nunca aquí.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DemoStrip</name>
    <message>
        <source>Demo controls</source>
        <translation>Controles de demostración</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Simulated connections on this computer. Nothing leaves it.</source>
        <translation>Conexiones simuladas en este equipo. Nada sale de él.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DesktopPage</name>
    <message>
        <source>A key that opens the small window for one question while another program is in front. The desktop asks which key, and can take it back.</source>
        <translation>Un atajo que abre la ventana pequeña para una pregunta mientras otro programa está delante. El escritorio pregunta qué teclas, y puede retirarlo.</translation>
    </message>
    <message>
        <source>Ask the desktop for a key that opens Quick ask</source>
        <translation>Pedir al escritorio un atajo que abra Pregunta rápida</translation>
    </message>
    <message>
        <source>Ask the desktop for a key</source>
        <translation>Pedir un atajo al escritorio</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Quick ask from anywhere</source>
        <translation>Pregunta rápida desde cualquier lugar</translation>
    </message>
    <message>
        <source>Says which connections are not well. Where the desktop has a tray.</source>
        <translation>Indica qué conexiones no están bien. Donde el escritorio tenga bandeja.</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Mostrar un icono en la bandeja</translation>
    </message>
    <message>
        <source>Show an icon</source>
        <translation>Mostrar un icono</translation>
    </message>
    <message>
        <source>Tell me while the window is away</source>
        <translation>Avisarme mientras la ventana no esté a la vista</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>Avisarme</translation>
    </message>
    <message>
        <source>The desktop did not give one. Bind the command “breakerbox --quick-ask” in its own keyboard settings.</source>
        <translation>El escritorio no dio ninguno. Asigne teclas al comando «breakerbox --quick-ask» en los ajustes de teclado del escritorio.</translation>
    </message>
    <message>
        <source>The desktop has given a key.</source>
        <translation>El escritorio ha dado un atajo.</translation>
    </message>
    <message>
        <source>The desktop is asking you.</source>
        <translation>El escritorio se lo está preguntando.</translation>
    </message>
    <message>
        <source>The key: %1</source>
        <translation>El atajo: %1</translation>
    </message>
    <message>
        <source>This desktop gives no such keys to programs. Bind the command “breakerbox --quick-ask” in the desktop&apos;s own keyboard settings.</source>
        <translation>Este escritorio no da atajos así a los programas. Asigne teclas al comando «breakerbox --quick-ask» en los ajustes de teclado del escritorio.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>When a reply that took long has ended, or a message that waited was sent. Without a sound, and never with words of a conversation.</source>
        <translation>Cuando ha terminado una respuesta que tardó mucho o se ha enviado un mensaje en espera. Sin sonido, y nunca con palabras de una conversación.</translation>
    </message>
    <message>
        <source>While the window is away</source>
        <translation>Mientras la ventana no esté a la vista</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DiagnosticsPanel</name>
    <message>
        <source>Copies the fields and metrics as text. No content, no key.</source>
        <translation>Copia los campos y las métricas como texto. Sin contenido, sin clave.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Export diagnostics</source>
        <translation>Exportar diagnóstico</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Forgets what this scope has seen. Times the provider stated stay.</source>
        <translation>Olvida lo que ha visto este ámbito. Los plazos indicados por el proveedor se mantienen.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Metrics of this client</source>
        <translation>Métricas de este cliente</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métricas</translation>
    </message>
    <message>
        <source>No attempt was made here yet.</source>
        <translation>Aún no se ha hecho aquí ningún intento.</translation>
    </message>
    <message>
        <source>No message waits here. The next one you send is the probe.</source>
        <translation>Aquí no espera ningún mensaje. El próximo que envíe será el sondeo.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Add a connection and its health appears here.</source>
        <translation>Aún no hay nada que mostrar. Añada una conexión y su salud aparecerá aquí.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>A lo largo del tiempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Probe now</source>
        <translation>Sondear ahora</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sondear</translation>
    </message>
    <message>
        <source>Replays what happened here with other settings.</source>
        <translation>Reproduce lo que pasó aquí con otros ajustes.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Ámbitos</translation>
    </message>
    <message>
        <source>Sends nothing over this connection until you resume it.</source>
        <translation>No envía nada por esta conexión hasta que la reanude.</translation>
    </message>
    <message>
        <source>Sends the first message that waits here, now. Nothing is made up to try a connection.</source>
        <translation>Envía ahora el primer mensaje que espera aquí. No se inventa nada para probar una conexión.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Qué pasaría si…</translation>
    </message>
    <message>
        <source>Writes all scopes with their evidence as JSON. No content, no key.</source>
        <translation>Escribe todos los ámbitos con sus evidencias como JSON. Sin contenido, sin clave.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::EvidenceModel</name>
    <message>
        <source>Counted</source>
        <translation>Contado</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de solicitud</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado HTTP</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>no contado: %1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>no contado</translation>
    </message>
    <message>
        <source>probe, %1</source>
        <translation>sondeo, %1</translation>
    </message>
    <message>
        <source>your retry, %1</source>
        <translation>su reintento, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message>
        <source>%1 Remove the file or choose another model.</source>
        <translation>%1 Quite el archivo o elija otro modelo.</translation>
    </message>
    <message>
        <source>%1 has more than %2 megapixels.</source>
        <translation>%1 tiene más de %2 megapíxeles.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 está dañado.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>%1 tarda demasiado en leerse.</translation>
    </message>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>%n más no se adjuntó.</numerusform>
            <numerusform>%n más no se adjuntaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Archivos adjuntos</translation>
    </message>
    <message>
        <source>Not attached: %1</source>
        <translation>No adjuntado: %1</translation>
    </message>
    <message>
        <source>pasted image.png</source>
        <comment>name of a file</comment>
        <translation>imagen pegada.png</translation>
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
        <translation>%1, leyéndose</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>No aceptado</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundList</name>
    <message>
        <source>In messages</source>
        <translation>En los mensajes</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Ningún mensaje tiene estas palabras.</translation>
    </message>
    <message>
        <source>Older messages are still being taken in.</source>
        <translation>Aún se están incorporando mensajes más antiguos.</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundModel</name>
    <message>
        <source>Archived. %1</source>
        <translation>Archivada. %1</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivada</translation>
    </message>
    <message>
        <source>In an archived conversation, %1</source>
        <translation>En una conversación archivada, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::HelpWindow</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Ayuda: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página tiene estas palabras.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>These pages are in English so far.</source>
        <translation>Por ahora, estas páginas están en inglés.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::JourneyDialog</name>
    <message>
        <source>%1 (attempt %2)</source>
        <translation>%1 (intento %2)</translation>
    </message>
    <message>
        <source>%1 An estimate by the price table of %2.</source>
        <translation>%1 Estimación según la tabla de precios del %2.</translation>
    </message>
    <message>
        <source>%1 sent in all. Every attempt is written down before its first byte leaves.</source>
        <translation>%1 enviados en total. Cada intento se anota antes de que salga su primer byte.</translation>
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
        <translation>Respondido</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Pregunta repetida</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Cost so far: %1.</source>
        <translation>Coste hasta ahora: %1.</translation>
    </message>
    <message>
        <source>Cost so far: at least %1.</source>
        <translation>Coste hasta ahora: al menos %1.</translation>
    </message>
    <message>
        <source>From now on asks again. What was sent cannot be taken back.</source>
        <translation>A partir de ahora se vuelve a preguntar. Lo enviado no se puede retirar.</translation>
    </message>
    <message>
        <source>Image of a reply</source>
        <translation>Imagen de una respuesta</translation>
    </message>
    <message>
        <source>Local only: nothing of it leaves this computer, and nothing asks to</source>
        <translation>Solo local: nada de ella sale de este equipo, y nada pide permiso para ello</translation>
    </message>
    <message>
        <source>No end recorded</source>
        <translation>Sin final registrado</translation>
    </message>
    <message>
        <source>Nobody yet: the first answer decides.</source>
        <translation>Nadie aún: lo decide la primera respuesta.</translation>
    </message>
    <message>
        <source>Nothing of it has been sent.</source>
        <translation>No se ha enviado nada de ella.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Rest of a reply</source>
        <translation>Resto de una respuesta</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Revocar %1</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revocar</translation>
    </message>
    <message>
        <source>Sent after waiting</source>
        <translation>Enviado tras esperar</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Cambio de conexión</translation>
    </message>
    <message>
        <source>Through the proxy %1</source>
        <translation>A través del proxy %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>Reintento</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>Por dónde ha pasado</translation>
    </message>
    <message>
        <source>Where this conversation has been</source>
        <translation>Por dónde ha pasado esta conversación</translation>
    </message>
    <message>
        <source>Who could read it</source>
        <translation>Quién pudo leerla</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>Quién puede leerla</translation>
    </message>
    <message>
        <source>You were asked, and agreed</source>
        <translation>Se le preguntó y aceptó</translation>
    </message>
    <message>
        <source>allowed by you</source>
        <translation>permitido por usted</translation>
    </message>
    <message>
        <source>where it began</source>
        <translation>donde empezó</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyCapture</name>
    <message>
        <source>Press the new keys</source>
        <translation>Pulse las nuevas teclas</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyField</name>
    <message>
        <source>Keep in the keychain</source>
        <translation>Guardar en el llavero</translation>
    </message>
    <message>
        <source>Keep only until I quit</source>
        <translation>Guardar solo hasta que salga</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Pegue la clave</translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation>Aún no hay clave.</translation>
    </message>
    <message>
        <source>This is longer than any key.</source>
        <translation>Esto es más largo que cualquier clave.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeySection</name>
    <message>
        <source>Asking the keychain…</source>
        <translation>Consultando el llavero…</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>Obtener una clave de %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>En una variable de entorno</translation>
    </message>
    <message>
        <source>In the desktop&apos;s keychain</source>
        <translation>En el llavero del escritorio</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>No key is needed</source>
        <translation>No hace falta clave</translation>
    </message>
    <message>
        <source>No keychain answers on this computer, so the key would be gone when you quit. It is never written to a file.</source>
        <translation>En este equipo no responde ningún llavero, así que la clave desaparecería al salir. Nunca se escribe en un archivo.</translation>
    </message>
    <message>
        <source>Only until I quit</source>
        <translation>Solo hasta que salga</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Mostrar clave</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Stored, ends in %1. Type a new one to replace it.</source>
        <translation>Guardada, termina en %1. Escriba una nueva para sustituirla.</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Guardada. Escriba una nueva para sustituirla.</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>El llavero está bloqueado.</translation>
    </message>
    <message>
        <source>This key may go to %1</source>
        <translation>Esta clave puede ir a %1</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Desbloquear llavero</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>Dónde se guarda la clave</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Link</name>
    <message>
        <source>Only web and mail addresses are opened.</source>
        <translation>Solo se abren direcciones web y de correo.</translation>
    </message>
    <message>
        <source>The address has letters that can look like others.</source>
        <translation>La dirección tiene letras que pueden parecerse a otras.</translation>
    </message>
    <message>
        <source>The address holds a user name, which can hide where it leads.</source>
        <translation>La dirección contiene un usuario, que puede ocultar adónde lleva.</translation>
    </message>
    <message>
        <source>The address names no place.</source>
        <translation>La dirección no indica ningún lugar.</translation>
    </message>
    <message>
        <source>The link holds characters that cannot be seen.</source>
        <translation>El enlace contiene caracteres que no se ven.</translation>
    </message>
    <message>
        <source>The mail would be filled in with text from the link.</source>
        <translation>El correo se rellenaría con texto del enlace.</translation>
    </message>
    <message>
        <source>The text of the link names another place than it leads to.</source>
        <translation>El texto del enlace nombra un lugar distinto de aquel al que lleva.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::LinkOpener</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Not opened. %1</source>
        <translation>No abierto. %1</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>¿Abrir este enlace?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Escrito como</translation>
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
        <translation>Cerrar diagnóstico</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>Desacoplar o acoplar</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Markdown</name>
    <message>
        <source>Shown as plain text, and only its beginning: it is very large. Copy the message to get all of it.</source>
        <translation>Se muestra sin formato y solo el principio: es muy grande. Copie el mensaje para obtenerlo entero.</translation>
    </message>
    <message>
        <source>Shown as plain text: its markup is very large.</source>
        <translation>Se muestra sin formato: su marcado es muy grande.</translation>
    </message>
    <message>
        <source>image at %1</source>
        <translation>imagen en %1</translation>
    </message>
    <message>
        <source>image in the text</source>
        <translation>imagen en el texto</translation>
    </message>
    <message>
        <source>image, not shown</source>
        <translation>imagen, no mostrada</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
    <message>
        <source>Code, %1</source>
        <translation>Código, %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Imagen: %1</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>Tabla, %1 columnas, %2 filas</numerusform>
            <numerusform>Tabla, %1 columnas, %2 filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageItem</name>
    <message>
        <source>%1 was given the conversation up to here</source>
        <translation>%1 recibió la conversación hasta aquí</translation>
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
        <translation>Pide la herramienta %1</translation>
    </message>
    <message>
        <source>From here on %1 can read this conversation</source>
        <translation>A partir de aquí, %1 puede leer esta conversación</translation>
    </message>
    <message>
        <source>Reply from %1, %2: %3</source>
        <translation>Respuesta de %1, %2: %3</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>Usted, %1: %2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::NoticeWatch</name>
    <message>
        <source>%1 has answered</source>
        <translation>%1 ha respondido</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>Tardó %1.</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>Sin respuesta de %1</translation>
    </message>
    <message>
        <source>The conversation says what can be done.</source>
        <translation>La conversación indica qué se puede hacer.</translation>
    </message>
    <message>
        <source>The message that waited was sent.</source>
        <translation>Se envió el mensaje que esperaba.</translation>
    </message>
    <message>
        <source>The reply broke off. What came is kept.</source>
        <translation>La respuesta se interrumpió. Se conserva lo que llegó.</translation>
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
        <translation>Dentro del perímetro de esta conversación</translation>
    </message>
    <message>
        <source>Moves nothing off this computer</source>
        <translation>No saca nada de este equipo</translation>
    </message>
    <message>
        <source>Not from this local-only conversation; unlock it in its settings</source>
        <translation>No desde esta conversación solo local; desbloquéela en sus ajustes</translation>
    </message>
    <message>
        <source>The first you choose may read it; asks about any other company</source>
        <translation>La primera que elija puede leerla; pregunta antes por cualquier otra empresa</translation>
    </message>
    <message>
        <source>Would share with someone new; asks first</source>
        <translation>Compartiría con alguien nuevo; pregunta antes</translation>
    </message>
    <message>
        <source>runs on this computer (not verified)</source>
        <translation>se ejecuta en este equipo (sin verificar)</translation>
    </message>
    <message>
        <source>sees %1, %2</source>
        <translation>ve %1, %2</translation>
    </message>
    <message>
        <source>sees %1</source>
        <translation>ve %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Onboarding</name>
    <message>
        <source>Not added. %1</source>
        <translation>No añadida. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ParametersDialog</name>
    <message>
        <source>0 to 2. Low is plain and steady, high is varied.</source>
        <translation>De 0 a 2. Bajo es sobrio y estable; alto, variado.</translation>
    </message>
    <message>
        <source>Above 0, to 1. Set this or the temperature, not both.</source>
        <translation>Más de 0, hasta 1. Fije esto o la temperatura, no ambos.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Goes along with every message of this conversation.</source>
        <translation>Acompañan a cada mensaje de esta conversación.</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Longitud máxima</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>More takes longer and costs more.</source>
        <translation>Más tarda más y cuesta más.</translation>
    </message>
    <message>
        <source>Most services take four at most.</source>
        <translation>Casi todos los servicios admiten cuatro como máximo.</translation>
    </message>
    <message>
        <source>Much</source>
        <translation>Mucho</translation>
    </message>
    <message>
        <source>Not sent: %1 does not take it.</source>
        <translation>No se envía: %1 no lo admite.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>One a line. The reply ends before it.</source>
        <translation>Uno por línea. La respuesta termina antes de él.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Parar en</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Instrucciones del sistema</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Tokens, thinking included.</source>
        <translation>Tokens, incluido el razonamiento.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Use the usual values</source>
        <translation>Usar los valores habituales</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>What the model should know or be before it answers.</source>
        <translation>Lo que el modelo debe saber o ser antes de responder.</translation>
    </message>
    <message>
        <source>“%1” stands in the fields. Save takes it.</source>
        <translation>«%1» está en los campos. Pulse Guardar para aplicarlo.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>Preguntar a %n</numerusform>
            <numerusform>Preguntar a %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Choose %1 to %2. Enter adds or removes one.</source>
        <translation>Elija de %1 a %2. Intro añade o quita uno.</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks them.</source>
        <translation>Ctrl+Intro les pregunta.</translation>
    </message>
    <message>
        <source>No more than %1. Ctrl+Enter asks.</source>
        <translation>No más de %1. Ctrl+Intro pregunta.</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>Nada tiene ese nombre.</translation>
    </message>
    <message>
        <source>Search in the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyForm</name>
    <message>
        <source>What does not fit</source>
        <translation>Lo que no encaja</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyPage</name>
    <message>
        <source>All of these back to their defaults</source>
        <translation>Devolver todo esto a sus valores predeterminados</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Cuentas en la nube</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Endpoints personalizados</translation>
    </message>
    <message>
        <source>Kind of connection</source>
        <translation>Tipo de conexión</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Servidores locales</translation>
    </message>
    <message>
        <source>When Breakerbox stops sending over a connection, and how long it waits before it tries one call again. What you change holds from the next call on; what was seen so far is kept.</source>
        <translation>Cuándo Breakerbox deja de enviar por una conexión y cuánto espera antes de probar de nuevo una llamada. Lo que cambie vale desde la próxima llamada; lo visto hasta ahora se conserva.</translation>
    </message>
    <message>
        <source>When a connection fails</source>
        <translation>Cuando una conexión falla</translation>
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
        <translation>%1, no hace falta clave</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Cuentas en la nube</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Endpoints personalizados</translation>
    </message>
    <message>
        <source>Running now at %1, %2</source>
        <comment>address, how many models</comment>
        <translation>En marcha ahora en %1, %2</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>Buscar servicios</translation>
    </message>
    <message>
        <source>Servers on this computer</source>
        <translation>Servidores en este equipo</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicios</translation>
    </message>
    <message>
        <source>Your own address</source>
        <translation>Su propia dirección</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetName</name>
    <message>
        <source>A preset has this name. It is replaced.</source>
        <translation>Ya hay un preajuste con este nombre. Se sustituirá.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nombre del preajuste</translation>
    </message>
    <message>
        <source>Replace preset</source>
        <translation>Sustituir preajuste</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Guardar como preajuste</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Guardar preajuste</translation>
    </message>
    <message>
        <source>System prompt and parameters, as they stand in the fields.</source>
        <translation>Instrucciones del sistema y parámetros, tal como están en los campos.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetRow</name>
    <message>
        <source>Delete preset</source>
        <translation>Eliminar preajuste</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No guardada. %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Put right the field that is marked first.</source>
        <translation>Corrija antes el campo marcado.</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como preajuste…</translation>
    </message>
    <message>
        <source>System prompt and parameters under a name</source>
        <translation>Instrucciones del sistema y parámetros con un nombre</translation>
    </message>
    <message>
        <source>Take a preset, or keep what stands here as one.</source>
        <translation>Use un preajuste o guarde como tal lo que hay aquí.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«%1» se ha guardado.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PriceDialog</name>
    <message>
        <source>A million tokens received</source>
        <translation>Un millón de tokens recibidos</translation>
    </message>
    <message>
        <source>A million tokens sent</source>
        <translation>Un millón de tokens enviados</translation>
    </message>
    <message>
        <source>An update of the program leaves this price alone.</source>
        <translation>Las actualizaciones del programa no cambian este precio.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name, or its beginning and *</source>
        <translation>Nombre, o su comienzo y *</translation>
    </message>
    <message>
        <source>Price of a model</source>
        <translation>Precio de un modelo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Write the model&apos;s name, both prices as plain numbers, for example %1, and the currency.</source>
        <translation>Escriba el nombre del modelo, ambos precios como números simples, por ejemplo %1, y la moneda.</translation>
    </message>
    <message>
        <source>as input</source>
        <translation>igual que los enviados</translation>
    </message>
    <message>
        <source>… of them from its cache</source>
        <translation>… de ellos, de su caché</translation>
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
        <translation>%1, consultado el %2.</translation>
    </message>
    <message>
        <source>Added by you.</source>
        <translation>Añadido por usted.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>All back to the shipped prices</source>
        <translation>Volver a todos los precios incluidos</translation>
    </message>
    <message>
        <source>Back to the shipped price</source>
        <translation>Volver al precio incluido</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>En caché</translation>
    </message>
    <message>
        <source>Changed by you. Shipped: %1 sent, %2 received.</source>
        <translation>Cambiado por usted. Incluido: %1 enviados, %2 recibidos.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>For prompts of up to %1 tokens; longer ones cost more.</source>
        <translation>Para entradas de hasta %1 tokens; las más largas cuestan más.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>No prices.</source>
        <translation>No hay precios.</translation>
    </message>
    <message>
        <source>Not used. Shipped: %1, read on %2.</source>
        <translation>No se usa. Incluido: %1, consultado el %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Hasta el %1.</translation>
    </message>
    <message>
        <source>What a million tokens cost, for estimates of what replies cost. Prices that stand in a connection go before these.</source>
        <translation>Lo que cuesta un millón de tokens, para estimar el coste de las respuestas. Los precios fijados en una conexión tienen preferencia sobre estos.</translation>
    </message>
    <message>
        <source>as sent</source>
        <translation>igual que enviado</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message>
        <source> day</source>
        <comment>suffix of one day</comment>
        <translation> día</translation>
    </message>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform> días</numerusform>
            <numerusform> días</numerusform>
        </translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>For the diagnostics and for replays: times and outcomes, never content. What is older is deleted at the next start.</source>
        <translation>Para el diagnóstico y las reproducciones: horas y resultados, nunca contenido. Lo más antiguo se elimina en el próximo inicio.</translation>
    </message>
    <message>
        <source>Keep the history of attempts for</source>
        <translation>Conservar el historial de intentos durante</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Servidores locales</translation>
    </message>
    <message>
        <source>Look for local servers</source>
        <translation>Buscar servidores locales</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>Buscarlos</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>While there is no connection, and when one is added. Only on this computer; sends no content.</source>
        <translation>Mientras no haya ninguna conexión, y al añadir una. Solo en este equipo; no envía contenido.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptFill</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Goes into the message field. Nothing is sent yet.</source>
        <translation>Va al campo del mensaje. Aún no se envía nada.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
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
        <translation>Otro prompt tiene este nombre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>¿Descartar lo que ha escrito?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Editar prompt</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>Seguir escribiendo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>Nuevo prompt</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>No guardada. %1</translation>
    </message>
    <message>
        <source>One word. Typed as /name at the beginning of a message.</source>
        <translation>Una palabra. Se escribe como /nombre al principio de un mensaje.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>This is too long for a prompt.</source>
        <translation>Es demasiado largo para un prompt.</translation>
    </message>
    <message>
        <source>Translate this into {{language|English}}: {{clipboard}}</source>
        <translation>Traduce esto al {{idioma|inglés}}: {{clipboard}}</translation>
    </message>
    <message>
        <source>Typed as /%1</source>
        <translation>Se escribe como /%1</translation>
    </message>
    <message>
        <source>Up to %1 letters, digits, “-”, “_” and “.”.</source>
        <translation>Hasta %1 letras, cifras, «-», «_» y «.».</translation>
    </message>
    <message>
        <source>What it is for (may stay empty)</source>
        <translation>Para qué sirve (puede quedar vacío)</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>traducir</translation>
    </message>
    <message>
        <source>{{word}} is asked for when the prompt is used. {{clipboard}}, {{selection}} and {{date}} are filled in by themselves.</source>
        <translation>{{palabra}} se pregunta al usar el prompt. {{clipboard}}, {{selection}} y {{date}} se rellenan automáticamente.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptLibrary</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
    </message>
    <message>
        <source>%1 prompts were written to %2.</source>
        <translation>Se escribieron %1 prompts en %2.</translation>
    </message>
    <message>
        <source>/%1 was deleted.</source>
        <translation>Se eliminó /%1.</translation>
    </message>
    <message>
        <source>1 prompt was written to %1.</source>
        <translation>Se escribió 1 prompt en %1.</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again. Type / at the beginning of a message to choose one.</source>
        <translation>Un prompt es un texto que se usa una y otra vez. Escriba / al principio de un mensaje para elegir uno.</translation>
    </message>
    <message>
        <source>Add examples</source>
        <translation>Añadir ejemplos</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Exportar prompts</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import prompts</source>
        <translation>Importar prompts</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>No prompt has these words.</source>
        <translation>Ningún prompt tiene estas palabras.</translation>
    </message>
    <message>
        <source>Prompt library</source>
        <translation>Biblioteca de prompts</translation>
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
        <translation>Lo pone en el campo del mensaje</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Buscar prompts</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Para qué sirve</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptMenu</name>
    <message>
        <source>New prompt…</source>
        <translation>Nuevo prompt…</translation>
    </message>
    <message>
        <source>No prompt has that name.</source>
        <translation>Ningún prompt tiene ese nombre.</translation>
    </message>
    <message>
        <source>No prompts yet. A prompt is a text that you use again.</source>
        <translation>Aún no hay prompts. Un prompt es un texto que se usa una y otra vez.</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Biblioteca de prompts…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Buscar prompts</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptText</name>
    <message>
        <source>%1 got another name, for theirs was taken.</source>
        <translation>%1 recibieron otro nombre, porque el suyo ya existía.</translation>
    </message>
    <message>
        <source>%1 had no text, or too much of it.</source>
        <translation>%1 no tenían texto, o tenían demasiado.</translation>
    </message>
    <message>
        <source>%1 prompts were added.</source>
        <translation>Se añadieron %1 prompts.</translation>
    </message>
    <message>
        <source>%1 were here already.</source>
        <translation>%1 ya estaban aquí.</translation>
    </message>
    <message>
        <source>1 prompt was added.</source>
        <translation>Se añadió 1 prompt.</translation>
    </message>
    <message>
        <source>Asks for: %1.</source>
        <translation>Pide: %1.</translation>
    </message>
    <message>
        <source>Correct a text and list the changes</source>
        <translation>Corregir un texto y enumerar los cambios</translation>
    </message>
    <message>
        <source>Correct spelling and grammar of the text below. Keep its tone and its layout. After it, list what you changed and why.

{{clipboard}}</source>
        <translation>Corrige la ortografía y la gramática del texto de abajo. Conserva su tono y su formato. Después enumera lo que has cambiado y por qué.

{{clipboard}}</translation>
    </message>
    <message>
        <source>Explain something plainly</source>
        <translation>Explicar algo con sencillez</translation>
    </message>
    <message>
        <source>Explain this to {{reader|somebody new to it}}. Begin with one sentence that says the whole, then give the details.

{{selection}}</source>
        <translation>Explica esto a {{destinatario|alguien que no lo conoce}}. Empieza con una frase que lo resuma todo y da después los detalles.

{{selection}}</translation>
    </message>
    <message>
        <source>Filled in by itself: %1.</source>
        <translation>Se rellena automáticamente: %1.</translation>
    </message>
    <message>
        <source>Nothing new was in it.</source>
        <translation>No contenía nada nuevo.</translation>
    </message>
    <message>
        <source>One got another name, for its own was taken.</source>
        <translation>Uno recibió otro nombre, porque el suyo ya existía.</translation>
    </message>
    <message>
        <source>One had no text, or too much of it.</source>
        <translation>Uno no tenía texto, o tenía demasiado.</translation>
    </message>
    <message>
        <source>One was here already.</source>
        <translation>Uno ya estaba aquí.</translation>
    </message>
    <message>
        <source>Summarise the text below in {{length|five points}}. Say what it leaves open.

{{clipboard}}</source>
        <translation>Resume el texto de abajo en {{extensión|cinco puntos}}. Di qué deja sin aclarar.

{{clipboard}}</translation>
    </message>
    <message>
        <source>The most important points of a text</source>
        <translation>Los puntos más importantes de un texto</translation>
    </message>
    <message>
        <source>This file could not be read, or has no prompt in it.</source>
        <translation>Este archivo no se pudo leer o no contiene ningún prompt.</translation>
    </message>
    <message>
        <source>This file has no prompts that can be read, or is damaged. Nothing was added.</source>
        <translation>Este archivo no contiene prompts que se puedan leer, o está dañado. No se añadió nada.</translation>
    </message>
    <message>
        <source>This file is too large for a file of prompts.</source>
        <translation>Este archivo es demasiado grande para ser un archivo de prompts.</translation>
    </message>
    <message>
        <source>Translate a text</source>
        <translation>Traducir un texto</translation>
    </message>
    <message>
        <source>Translate the text below into {{language|English}}. Keep names, numbers and layout as they are.

{{clipboard}}</source>
        <translation>Traduce el texto de abajo al {{idioma|inglés}}. Deja los nombres, las cifras y el formato como están.

{{clipboard}}</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>explicar</translation>
    </message>
    <message>
        <source>proofread</source>
        <translation>corregir</translation>
    </message>
    <message>
        <source>summarise</source>
        <translation>resumir</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>traducir</translation>
    </message>
    <message>
        <source>{{}} has no name and stays as it stands.</source>
        <translation>{{}} no tiene nombre y se queda tal cual.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ProxySection</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>El que indique el sistema</translation>
    </message>
    <message>
        <source>Kept where the key is kept, never in a file</source>
        <translation>Se guarda donde la clave, nunca en un archivo</translation>
    </message>
    <message>
        <source>Kind of proxy</source>
        <translation>Tipo de proxy</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Uno propio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Only if it wants a login</source>
        <translation>Solo si lo pide</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Usuario del proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Guardada. Escriba una nueva para sustituirla.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QueueStrip</name>
    <message>
        <source>%1 (with attachments)</source>
        <translation>%1 (con adjuntos)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what waits, for what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Edit waiting message</source>
        <translation>Editar mensaje en espera</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Next, one after the other, when the reply is there</source>
        <translation>Siguientes, uno tras otro, cuando haya llegado la respuesta</translation>
    </message>
    <message>
        <source>Next, when the reply is there</source>
        <translation>Siguiente, cuando haya llegado la respuesta</translation>
    </message>
    <message>
        <source>Not sent by itself: decide when to send it</source>
        <translation>No se envía automáticamente: decida cuándo enviarlo</translation>
    </message>
    <message>
        <source>Remove waiting message</source>
        <translation>Quitar mensaje en espera</translation>
    </message>
    <message>
        <source>Send now; a reply on its way is stopped, what came of it is kept</source>
        <translation>Enviar ahora; se detiene la respuesta en camino y se conserva lo que haya llegado</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Waiting message</source>
        <translation>Mensaje en espera</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Mensajes en espera</translation>
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
        <translation>Nueva pregunta</translation>
    </message>
    <message>
        <source>Open in main window</source>
        <translation>Abrir en la ventana principal</translation>
    </message>
    <message>
        <source>Quick ask – Breakerbox</source>
        <translation>Pregunta rápida – Breakerbox</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Pregunta rápida</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReadingView</name>
    <message>
        <source>Copying… %1 %</source>
        <translation>Copiando… %1 %</translation>
    </message>
    <message>
        <source>Do not copy (Escape)</source>
        <translation>No copiar (Esc)</translation>
    </message>
    <message>
        <source>More below</source>
        <translation>Hay más abajo</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReasoningFold</name>
    <message>
        <source>Reasoned for %1</source>
        <translation>Razonó durante %1</translation>
    </message>
    <message>
        <source>Reasoning · %1</source>
        <translation>Razonamiento · %1</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayDialog</name>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>No se pudo escribir %1. Elija otro lugar.</translation>
    </message>
    <message>
        <source>All that is stored</source>
        <translation>Todo lo guardado</translation>
    </message>
    <message>
        <source>An incident as this client recorded it. Play it with: breakerbox simulate.</source>
        <translation>Un incidente tal como lo registró este cliente. Reprodúzcalo con: breakerbox simulate.</translation>
    </message>
    <message>
        <source>As breakers of servers do: half of the last ten calls failed, then always 30 s.</source>
        <translation>Como los cortacircuitos de los servidores: fallan la mitad de las últimas diez llamadas, y luego siempre 30 s.</translation>
    </message>
    <message>
        <source>Classic window</source>
        <translation>Ventana clásica</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Archivos JSON (*.json)</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>Última hora</translation>
    </message>
    <message>
        <source>Latest incident</source>
        <translation>Último incidente</translation>
    </message>
    <message>
        <source>More patient</source>
        <translation>Más pacientes</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Los míos</translation>
    </message>
    <message>
        <source>No call is stored for this scope in this time. Choose a longer time, or come back after the next trouble.</source>
        <translation>No hay ninguna llamada guardada de este ámbito en este periodo. Elija un periodo más largo, o vuelva tras el próximo problema.</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Otros ajustes</translation>
    </message>
    <message>
        <source>Quicker to stop</source>
        <translation>Se detienen antes</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Reproduciendo…</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Guardar escenario</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Guardar escenario…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>What a replay cannot know</source>
        <translation>Lo que una reproducción no puede saber</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>What if… – %1</source>
        <translation>Qué pasaría si… – %1</translation>
    </message>
    <message>
        <source>What is replayed</source>
        <translation>Qué se reproduce</translation>
    </message>
    <message>
        <source>Writes what happened as a file for “breakerbox simulate”. No content, no key.</source>
        <translation>Escribe lo que pasó como archivo para «breakerbox simulate». Sin contenido, sin clave.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayLanes</name>
    <message>
        <source>As it happened</source>
        <translation>Tal como ocurrió</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Otros ajustes</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Ajustes actuales</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>never stopped sending</source>
        <translation>nunca dejó de enviar</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayTable</name>
    <message>
        <source>Other settings</source>
        <translation>Otros ajustes</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Ajustes actuales</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplyPictures</name>
    <message>
        <source>Load images from %1</source>
        <translation>Cargar imágenes de %1</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>Cargando de %1…</translation>
    </message>
    <message>
        <source>Not loaded. It is now at %1, which was not asked.</source>
        <translation>No cargada. Ahora está en %1, que no se ha consultado.</translation>
    </message>
    <message>
        <source>Not loaded. Nothing was asked of %1.</source>
        <translation>No cargada. No se ha pedido nada a %1.</translation>
    </message>
    <message>
        <source>Not loaded: %1 gave no whole answer.</source>
        <translation>No cargada: %1 no dio una respuesta completa.</translation>
    </message>
    <message>
        <source>Not loaded: %1 has no such image.</source>
        <translation>No cargada: %1 no tiene esa imagen.</translation>
    </message>
    <message>
        <source>Not loaded: %1 is in your own network, and this text came from elsewhere.</source>
        <translation>No cargada: %1 está en su propia red y este texto vino de otra parte.</translation>
    </message>
    <message>
        <source>Not loaded: %1 sends on in circles, or to an address without encryption.</source>
        <translation>No cargada: %1 redirige en círculos, o a una dirección sin cifrado.</translation>
    </message>
    <message>
        <source>Not loaded: %1 would be asked without encryption.</source>
        <translation>No cargada: habría que pedirla a %1 sin cifrado.</translation>
    </message>
    <message>
        <source>Not loaded: it could not be recorded, so nobody was asked.</source>
        <translation>No cargada: no se pudo registrar, así que no se consultó a nadie.</translation>
    </message>
    <message>
        <source>Not loaded: this address may not be asked.</source>
        <translation>No cargada: no se permite consultar esta dirección.</translation>
    </message>
    <message>
        <source>Not loaded: this conversation stays on this computer.</source>
        <translation>No cargada: esta conversación se queda en este equipo.</translation>
    </message>
    <message>
        <source>Not shown: the image is damaged.</source>
        <translation>No mostrada: la imagen está dañada.</translation>
    </message>
    <message>
        <source>Not shown: the image is larger than 10 MB.</source>
        <translation>No mostrada: la imagen supera 10 MB.</translation>
    </message>
    <message>
        <source>Not shown: the image is too large.</source>
        <translation>No mostrada: la imagen es demasiado grande.</translation>
    </message>
    <message>
        <source>Not shown: this is no PNG, JPEG, WebP or GIF.</source>
        <translation>No mostrada: no es PNG, JPEG, WebP ni GIF.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ScopeTreeModel</name>
    <message>
        <source>Next try</source>
        <translation>Próximo intento</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingRows</name>
    <message>
        <source>Back to the default: %1</source>
        <translation>Volver al valor predeterminado: %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Normalmente %1.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingsWindow</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste tiene estas palabras.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ShortcutsPage</name>
    <message>
        <source>%1 (always)</source>
        <translation>%1 (siempre)</translation>
    </message>
    <message>
        <source>%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.</source>
        <translation>%1 sin más escribe texto. Combine la tecla con Ctrl, Alt o Meta, o use una tecla de función.</translation>
    </message>
    <message>
        <source>%1 is always “%2”. Press other keys.</source>
        <translation>%1 es siempre «%2». Pulse otras teclas.</translation>
    </message>
    <message>
        <source>%1 is “%2” now. It would have these keys no longer.</source>
        <translation>%1 es actualmente «%2», que perdería estas teclas.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>All back to their defaults</source>
        <translation>Restablecer todos</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>Todas las teclas son de nuevo las habituales.</translation>
    </message>
    <message>
        <source>Changed. Usually %1.</source>
        <translation>Cambiado. Normalmente %1.</translation>
    </message>
    <message>
        <source>Choose an action and press the keys it is to have. They hold at once.</source>
        <translation>Elija una acción y pulse las teclas que deba tener. Valen al momento.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo así</translation>
    </message>
    <message>
        <source>New keys for %1</source>
        <translation>Nuevas teclas para %1</translation>
    </message>
    <message>
        <source>New keys for “%1”. Usually: %2</source>
        <translation>Nuevas teclas para «%1». Normalmente: %2</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nuevas teclas</translation>
    </message>
    <message>
        <source>No action is chosen.</source>
        <translation>No hay ninguna acción elegida.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Sin teclas</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reasignar</translation>
    </message>
    <message>
        <source>Takes its keys away</source>
        <translation>Le quita sus teclas</translation>
    </message>
    <message>
        <source>The keys of “%1” are always these.</source>
        <translation>Las teclas de «%1» son siempre estas.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>“%1” has no keys now.</source>
        <translation>«%1» ya no tiene teclas.</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>«%1» es ahora %2.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Back to the conversation (Escape)</source>
        <translation>Volver a la conversación (Esc)</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Volver a la conversación</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Usted: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Sidebar</name>
    <message>
        <source>Add connection</source>
        <translation>Añadir conexión</translation>
    </message>
    <message>
        <source>CONNECTIONS</source>
        <translation>CONEXIONES</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminar simulacro</translation>
    </message>
    <message>
        <source>Fire drill</source>
        <translation>Simulacro</translation>
    </message>
    <message>
        <source>For ten minutes, as if; nothing is sent</source>
        <translation>Durante diez minutos, como si fuera real; no se envía nada</translation>
    </message>
    <message>
        <source>It does not know the model</source>
        <translation>No conoce el modelo</translation>
    </message>
    <message>
        <source>It is failing</source>
        <translation>Falla</translation>
    </message>
    <message>
        <source>It limits requests</source>
        <translation>Limita las solicitudes</translation>
    </message>
    <message>
        <source>It refuses the key</source>
        <translation>Rechaza la clave</translation>
    </message>
    <message>
        <source>Messages found</source>
        <translation>Mensajes encontrados</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Aún no hay conversaciones.</translation>
    </message>
    <message>
        <source>No title has these words.</source>
        <translation>Ningún título tiene estas palabras.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aún no hay ninguna.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The account is empty</source>
        <translation>La cuenta no tiene crédito</translation>
    </message>
    <message>
        <source>The server does not run</source>
        <translation>El servidor no está en marcha</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Este equipo no tiene red</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SpellMarks</name>
    <message>
        <source>Add to dictionary</source>
        <translation>Añadir al diccionario</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Sin sugerencias</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StartPage</name>
    <message>
        <source>%1 is running</source>
        <translation>%1 está en marcha</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A connection can use a variable by its name. The key is read when a message is sent, and stored nowhere.</source>
        <translation>Una conexión puede usar una variable por su nombre. La clave se lee al enviar un mensaje y no se guarda en ningún sitio.</translation>
    </message>
    <message>
        <source>A model on this computer</source>
        <translation>Un modelo en este equipo</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>Añadir %1 en %2</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Añadir una conexión</translation>
    </message>
    <message>
        <source>Add a local server</source>
        <translation>Añadir un servidor local</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Begin one: ask something, and the answer stays here.</source>
        <translation>Empiece una: pregunte algo y la respuesta se queda aquí.</translation>
    </message>
    <message>
        <source>Choose one on the left, or begin a new one.</source>
        <translation>Elija una a la izquierda o empiece una nueva.</translation>
    </message>
    <message>
        <source>Connect to a model</source>
        <translation>Conectar con un modelo</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copiar comando</translation>
    </message>
    <message>
        <source>Demo command</source>
        <translation>Comando de la demostración</translation>
    </message>
    <message>
        <source>If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing leaves this computer.</source>
        <translation>Si aquí se ejecuta Ollama, LM Studio o llama.cpp, no necesita clave y nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Keys in your environment</source>
        <translation>Claves en su entorno</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Look for servers</source>
        <translation>Buscar servidores</translation>
    </message>
    <message>
        <source>Looking on this computer (ports %1)…</source>
        <translation>Buscando en este equipo (puertos %1)…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>No conversation is open</source>
        <translation>No hay ninguna conversación abierta</translation>
    </message>
    <message>
        <source>None answers on this computer (ports %1).</source>
        <translation>Ninguno responde en este equipo (puertos %1).</translation>
    </message>
    <message>
        <source>Search for local servers</source>
        <translation>Buscar servidores locales</translation>
    </message>
    <message>
        <source>The demo has three simulated connections that you can make fail in every way. Quit, then start:</source>
        <translation>La demostración tiene tres conexiones simuladas que puede hacer fallar de todas las formas. Salga y ejecute:</translation>
    </message>
    <message>
        <source>Try without a key</source>
        <translation>Probar sin clave</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>Usar %1 para %2</translation>
    </message>
    <message>
        <source>Use your own key with a provider, or your own server. Keys stay in the desktop&apos;s keychain, and a message goes only where you send it.</source>
        <translation>Use su propia clave con un proveedor, o su propio servidor. Las claves se quedan en el llavero del escritorio, y un mensaje solo va a donde usted lo envía.</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Usar…</translation>
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
        <translation>Añadir una conexión</translation>
    </message>
    <message>
        <source>Answered by %1, %2, %3</source>
        <translation>Responde %1, %2, %3</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>Elegir quién responde</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Quién responde</translation>
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
        <translation>Punto: respondido. Triángulo: fallido. Anillo vacío: no dice nada de la salud. Con un anillo alrededor: sondeo. Sombreado: no se envió nada. Rayado: con límite. Rueda o + y −: zoom; arrastrar o flechas: mover.</translation>
    </message>
    <message>
        <source>Show the last %1</source>
        <translation>Mostrar el último periodo de %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message>
        <source>%1 · first token after %2 · %3</source>
        <translation>%1 · primer token tras %2 · %3</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ToolCallFold</name>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Asked for by the model. It was not run here.</source>
        <translation>Pedida por el modelo. Aquí no se ejecutó.</translation>
    </message>
    <message>
        <source>No result: tools are not run here.</source>
        <translation>Sin resultado: aquí no se ejecutan herramientas.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>Herramienta: %1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sin nombre</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Hacer copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Copias de seguridad (*.db)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Comprobando la copia de seguridad…</translation>
    </message>
    <message>
        <source>Conversations added: %1</source>
        <translation>Conversaciones añadidas: %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Everything, to be imported again (*.json)</source>
        <translation>Todo, para volver a importarlo (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>Exportar %n conversación</numerusform>
            <numerusform>Exportar %n conversaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Exportar todas las conversaciones</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>Exportar conversación</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Exportando a %1</translation>
    </message>
    <message>
        <source>Exports (*.json *.zip)</source>
        <translation>Exportaciones (*.json *.zip)</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>Importar conversaciones</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>It is taken into use at the next start. What is here now is kept beside it.</source>
        <translation>Se pondrá en uso en el próximo inicio. Lo que hay ahora aquí se conserva a su lado.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation>Examinando el archivo…</translation>
    </message>
    <message>
        <source>Making a verified copy…</source>
        <translation>Haciendo una copia verificada…</translation>
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
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Something else is being imported, exported or backed up. Wait until it is done.</source>
        <translation>Ya se está importando, exportando o copiando otra cosa. Espere a que termine.</translation>
    </message>
    <message>
        <source>There is no conversation to export.</source>
        <translation>No hay ninguna conversación que exportar.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
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
        <translation>Mostrar Breakerbox</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnActions</name>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Pedir una respuesta</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Continuar la respuesta</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Editar y enviar de nuevo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnColumn</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n mensaje eliminado.</numerusform>
            <numerusform>%n mensajes eliminados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>%n de ellos está en otra versión.</numerusform>
            <numerusform>%n de ellos están en otras versiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>1 mensaje eliminado.</translation>
    </message>
    <message>
        <source>Cancel editing (Escape)</source>
        <translation>Cancelar la edición (Esc)</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>Cancelar la edición</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete messages</source>
        <translation>Eliminar mensajes</translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>¿Eliminar este mensaje y %n posterior?</numerusform>
            <numerusform>¿Eliminar este mensaje y los %n posteriores?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this message and the one after it?</source>
        <translation>¿Eliminar este mensaje y el siguiente?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>Editando: %1</translation>
    </message>
    <message>
        <source>It can be undone for ten seconds.</source>
        <translation>Se puede deshacer durante diez segundos.</translation>
    </message>
    <message>
        <source>Undo deleting (Ctrl+Z)</source>
        <translation>Deshacer eliminación (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Deshacer eliminación</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <translation>%1 entrada, %2 salida</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 entrada</translation>
    </message>
    <message>
        <source>%1 of them for reasoning</source>
        <translation>De ellos, para razonar: %1</translation>
    </message>
    <message>
        <source>%1 of them from the cache</source>
        <translation>De ellos, de la caché: %1</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>Entrada: %1</translation>
    </message>
    <message>
        <source>%1 to first word</source>
        <translation>%1 a la primera palabra</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>Salida: %1</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Modelo pedido: %1</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Conexión: %1</translation>
    </message>
    <message>
        <source>Cost %1, by the connection&apos;s prices</source>
        <translation>Coste: %1, según los precios de la conexión</translation>
    </message>
    <message>
        <source>Cost about %1, an estimate by the price table of %2</source>
        <translation>Coste aproximado: %1, estimado según la tabla de precios del %2</translation>
    </message>
    <message>
        <source>Cost about %1, by your price for this model</source>
        <translation>Coste aproximado: %1, según su precio para este modelo</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>Denegada: %1</translation>
    </message>
    <message>
        <source>First word after %1</source>
        <translation>Primera palabra tras %1</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <translation>Incompleta.</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Incompleta: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>No reply.</source>
        <translation>Sin respuesta.</translation>
    </message>
    <message>
        <source>No reply: %1</source>
        <translation>Sin respuesta: %1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Instrucciones del sistema</translation>
    </message>
    <message>
        <source>The provider gave no text: its filter held it back.</source>
        <translation>El proveedor no dio ningún texto: su filtro lo retuvo.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter ended the reply.</source>
        <translation>El filtro del proveedor terminó la respuesta.</translation>
    </message>
    <message>
        <source>The reply ended at the length limit.</source>
        <translation>La respuesta terminó en el límite de longitud.</translation>
    </message>
    <message>
        <source>Took %1</source>
        <translation>Tardó %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Waiting, not sent.</source>
        <translation>En espera, no enviado.</translation>
    </message>
    <message>
        <source>You stopped it before the first word.</source>
        <translation>Usted la detuvo antes de la primera palabra.</translation>
    </message>
    <message>
        <source>You stopped it here.</source>
        <translation>Usted la detuvo aquí.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnList</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Scroll to it</source>
        <translation>Desplazar hasta él</translation>
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
        <translation>Cargar siempre las imágenes de %1 en esta conversación</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Ask another model…</source>
        <translation>Preguntar a otro modelo…</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Pedir una respuesta</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Continuar la respuesta</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Copiar como texto sin formato</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Copiar dirección del enlace</translation>
    </message>
    <message>
        <source>Copy selection as Markdown</source>
        <translation>Copiar selección como Markdown</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Copiar selección</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Editar y enviar de nuevo</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Versión posterior</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Load images from %1</source>
        <translation>Cargar imágenes de %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Abrir en el navegador: %1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Citar selección</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Citar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select the conversation</source>
        <translation>Seleccionar la conversación</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versiones en paralelo</translation>
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
        <translation>Detener</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Probando</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Esperar más</translation>
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
        <translation>Coste por mes, %1</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>Coste por mes</translation>
    </message>
    <message>
        <source>Tokens by month</source>
        <translation>Tokens por mes</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table, whose prices are of %1 or later.</source>
        <translation>Los costes con ≈ son estimaciones según la tabla de precios, cuyos precios son del %1 o posteriores.</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table.</source>
        <translation>Los costes con ≈ son estimaciones según la tabla de precios.</translation>
    </message>
    <message>
        <source>Discounts for what a service had in its cache are not in them.</source>
        <translation>No incluyen los descuentos por lo que un servicio tenía en su caché.</translation>
    </message>
    <message>
        <source>Nothing was used yet.</source>
        <translation>Aún no se ha usado nada.</translation>
    </message>
    <message>
        <source>Prices that stand in a connection go first. See Settings, Prices.</source>
        <translation>Los precios fijados en una conexión tienen preferencia. Vea Ajustes, Precios.</translation>
    </message>
    <message>
        <source>Reading what was used…</source>
        <translation>Leyendo lo que se usó…</translation>
    </message>
    <message>
        <source>Tokens as the services report them.</source>
        <translation>Tokens según los servicios.</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>Uso y coste</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
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
        <translation>Versión anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Versión anterior</translation>
    </message>
    <message>
        <source>Later version (Alt+Right)</source>
        <translation>Versión posterior (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Versión posterior</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versiones en paralelo</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>versión %1 de %2</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>No enviar</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>None of these is on its way.</source>
        <translation>Ninguno de estos está en camino.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nada espera.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Mensajes en espera</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>En espera de</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Quién responde</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>un hueco libre</translation>
    </message>
    <message>
        <source>the reply above it</source>
        <translation>la respuesta de arriba</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>su decisión: %1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>su decisión</translation>
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
        <translation>Añadir conexión…</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archivar conversación</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Preguntar a varios…</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Adjuntar archivos…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Hacer copia de seguridad…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Paleta de comandos…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Copiar mensaje como Markdown</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Eliminar conversación</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Earlier version of a message</source>
        <translation>Versión anterior de un mensaje</translation>
    </message>
    <message>
        <source>Export all conversations…</source>
        <translation>Exportar todas las conversaciones…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exportar conversación…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Find in conversation…</source>
        <translation>Buscar en la conversación…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importar conversaciones…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Later version of a message</source>
        <translation>Versión posterior de un mensaje</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Mover a una carpeta…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Conversación siguiente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Parámetros…</translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Fijar conversación</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversación anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Biblioteca de prompts…</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Pregunta rápida</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Rename conversation…</source>
        <translation>Renombrar conversación…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar en las conversaciones</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Deshacer eliminación</translation>
    </message>
    <message>
        <source>Undo deleting a message</source>
        <translation>Deshacer eliminación de un mensaje</translation>
    </message>
    <message>
        <source>Usage and cost…</source>
        <translation>Uso y coste…</translation>
    </message>
    <message>
        <source>Use a prompt…</source>
        <translation>Usar un prompt…</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Tamaño de texto habitual</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versiones en paralelo</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Waiting messages…</source>
        <translation>Mensajes en espera…</translation>
    </message>
    <message>
        <source>Where this conversation has been…</source>
        <translation>Por dónde ha pasado esta conversación…</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Escribir un mensaje</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Su mensaje siguiente</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Su mensaje anterior</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowBinding</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>No se pudo escribir %1.</translation>
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
        <translation>Se puede guardar de nuevo.</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>La red ha vuelto.</translation>
    </message>
    <message>
        <source>The settings were not saved. %1</source>
        <translation>No se guardaron los ajustes. %1</translation>
    </message>
    <message>
        <source>This computer is offline. What goes over the network waits for you; servers on this computer still answer.</source>
        <translation>Este equipo no tiene red. Lo que va por la red queda a la espera; los servidores de este equipo siguen respondiendo.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message>
        <source>%1 did not answer. Is it running?</source>
        <translation>%1 no respondió. ¿Está en marcha?</translation>
    </message>
    <message>
        <source>%1 did not answer</source>
        <translation>%1 no respondió</translation>
    </message>
    <message>
        <source>%1 had not enough memory for %2</source>
        <translation>%1 no tenía memoria suficiente para %2</translation>
    </message>
    <message>
        <source>%1 was failing here at %2</source>
        <translation>%1 fallaba aquí (%2)</translation>
    </message>
    <message>
        <source>%1 was failing here</source>
        <translation>%1 fallaba aquí</translation>
    </message>
    <message>
        <source>%1 was limiting requests</source>
        <translation>%1 limitaba las solicitudes</translation>
    </message>
    <message>
        <source>%1 was loading %2</source>
        <translation>%1 estaba cargando %2</translation>
    </message>
    <message>
        <source>Another request to %1 was being tried</source>
        <translation>Se estaba probando otra solicitud a %1</translation>
    </message>
    <message>
        <source>It may be tried again now.</source>
        <translation>Ya se puede probar de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>Se probó %n vez.</numerusform>
            <numerusform>Se probó %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was tried twice.</source>
        <translation>Se probó dos veces.</translation>
    </message>
    <message>
        <source>It works again: another request was answered at %1.</source>
        <translation>Vuelve a funcionar: se respondió otra solicitud (%1).</translation>
    </message>
    <message>
        <source>This computer was offline</source>
        <translation>Este equipo no tenía red</translation>
    </message>
    <message>
        <source>Your pace for %1 was reached</source>
        <translation>Se había alcanzado su ritmo para %1</translation>
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
        <translation>%1 No se envió nada; su mensaje está guardado.</translation>
    </message>
    <message>
        <source>This is a drill: the connection is not failing. Your message stays in the conversation and is not sent. Nothing is counted, and a key, a model or a permission given here is not kept.</source>
        <translation>Esto es un simulacro: la conexión no está fallando. Su mensaje se queda en la conversación y no se envía. No se cuenta nada, y una clave, un modelo o un permiso que dé aquí no se conservan.</translation>
    </message>
    <message>
        <source>What arrived is kept. This try may have been billed; asking again may cost again.</source>
        <translation>Se conserva lo que llegó. Puede que este intento se haya cobrado; preguntar de nuevo puede cobrarse otra vez.</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>Se conserva lo que llegó.</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Su mensaje está guardado y no se envió.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and got no reply.</source>
        <translation>Su mensaje está guardado. Se envió y no obtuvo respuesta.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and may have been billed; sending again may cost again.</source>
        <translation>Su mensaje está guardado. Se envió y puede que se haya cobrado; enviarlo de nuevo puede cobrarse otra vez.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardSentences</name>
    <message>
        <source>%1 Nothing was sent. Choose another file in the connection.</source>
        <translation>%1 No se envió nada. Elija otro archivo en la conexión.</translation>
    </message>
    <message>
        <source>%1 answered with a web page</source>
        <translation>%1 respondió con una página web</translation>
    </message>
    <message>
        <source>%1 answered, and refused to pass this on. The service itself was not asked.</source>
        <translation>%1 respondió y rehusó dejar pasar esto. Al servicio en sí no se le preguntó.</translation>
    </message>
    <message>
        <source>%1 answers, but there is no such service at this address. Check the address of the connection.</source>
        <translation>%1 responde, pero no hay tal servicio en esta dirección. Compruebe la dirección de la conexión.</translation>
    </message>
    <message>
        <source>%1 asked for %2.</source>
        <translation>%1 pidió esperar %2.</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 no aceptó la clave</translation>
    </message>
    <message>
        <source>%1 did not accept this request</source>
        <translation>%1 no aceptó esta solicitud</translation>
    </message>
    <message>
        <source>%1 did not answer as a proxy. The service itself was not asked. Check the proxy in the connection.</source>
        <translation>%1 no respondió como proxy. Al servicio en sí no se le preguntó. Compruebe el proxy en la conexión.</translation>
    </message>
    <message>
        <source>%1 does not answer. Is it running?</source>
        <translation>%1 no responde. ¿Está en marcha?</translation>
    </message>
    <message>
        <source>%1 does not know the model %2</source>
        <translation>%1 no conoce el modelo %2</translation>
    </message>
    <message>
        <source>%1 does not serve this region</source>
        <translation>%1 no atiende esta región</translation>
    </message>
    <message>
        <source>%1 does not take one of the settings</source>
        <translation>%1 no admite uno de los ajustes</translation>
    </message>
    <message>
        <source>%1 does not take the setting “%2”</source>
        <translation>%1 no admite el ajuste «%2»</translation>
    </message>
    <message>
        <source>%1 has a wrong address</source>
        <translation>%1 tiene una dirección incorrecta</translation>
    </message>
    <message>
        <source>%1 has no key</source>
        <translation>%1 no tiene clave</translation>
    </message>
    <message>
        <source>%1 has not enough memory for %2</source>
        <translation>%1 no tiene memoria suficiente para %2</translation>
    </message>
    <message>
        <source>%1 is limiting requests</source>
        <translation>%1 está limitando las solicitudes</translation>
    </message>
    <message>
        <source>%1 is loading %2</source>
        <translation>%1 está cargando %2</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here</source>
        <translation>%1 falla temporalmente aquí</translation>
    </message>
    <message>
        <source>%1 named no time, so the wait is this program&apos;s own guess.</source>
        <translation>%1 no dio un plazo, así que la espera es una estimación de este programa.</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 redirige a otra dirección</translation>
    </message>
    <message>
        <source>%1 refused it. Replace the key to go on; waiting does not help.</source>
        <translation>%1 la rechazó. Sustituya la clave para continuar; esperar no sirve.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity and asked for %2.</source>
        <translation>%1 dijo que no tiene capacidad libre y pidió esperar %2.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity.</source>
        <translation>%1 dijo que no tiene capacidad libre.</translation>
    </message>
    <message>
        <source>%1 said that no more requests are left for now.</source>
        <translation>%1 dijo que por ahora no quedan más solicitudes.</translation>
    </message>
    <message>
        <source>%1 takes no request without a login, or not with this one. Give it in the connection.</source>
        <translation>%1 no admite solicitudes sin usuario y contraseña, o no con estos. Indíquelos en la conexión.</translation>
    </message>
    <message>
        <source>%1 went silent in the middle of the reply.</source>
        <translation>%1 quedó en silencio a media respuesta.</translation>
    </message>
    <message>
        <source>%1 would be someone new to read this</source>
        <translation>%1 sería un lector nuevo</translation>
    </message>
    <message>
        <source>%1. You set this limit yourself; raise it in the connection, or send this one anyway.</source>
        <translation>%1. Este límite lo fijó usted; súbalo en la conexión o envíe este de todos modos.</translation>
    </message>
    <message>
        <source>%2 is not loaded on %1</source>
        <translation>%2 no está cargado en %1</translation>
    </message>
    <message>
        <source>Another request to %1 is being tried</source>
        <translation>Se está probando otra solicitud a %1</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close what uses the memory.</source>
        <translation>Elija un modelo más pequeño o cierre lo que ocupa la memoria.</translation>
    </message>
    <message>
        <source>Choose one that it offers.</source>
        <translation>Elija uno de los que ofrece.</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Simulacro: %1</translation>
    </message>
    <message>
        <source>Give it a key to go on.</source>
        <translation>Dele una clave para continuar.</translation>
    </message>
    <message>
        <source>It answered that requests from here are not allowed. Waiting does not help.</source>
        <translation>Respondió que no se permiten solicitudes desde aquí. Esperar no sirve.</translation>
    </message>
    <message>
        <source>It is local-only, and %1 is elsewhere. Lift the lock in the conversation&apos;s readers, or switch to a local server.</source>
        <translation>Es solo local, y %1 está en otra parte. Quite el bloqueo en los lectores de la conversación o cambie a un servidor local.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Decide what becomes of it.</source>
        <translation>No se envía automáticamente. Decida qué hacer con él.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Send it now, or take it back.</source>
        <translation>No se envía automáticamente. Envíelo ahora o retírelo.</translation>
    </message>
    <message>
        <source>Its credit or spending limit is used up. Waiting does not help.</source>
        <translation>Su crédito o su límite de gasto se ha agotado. Esperar no sirve.</translation>
    </message>
    <message>
        <source>Load it in the server, or choose one that is loaded.</source>
        <translation>Cárguelo en el servidor o elija uno que esté cargado.</translation>
    </message>
    <message>
        <source>Made up for the drill: %1</source>
        <translation>Inventado para el simulacro: %1</translation>
    </message>
    <message>
        <source>No keychain answers on this computer</source>
        <translation>En este equipo no responde ningún llavero</translation>
    </message>
    <message>
        <source>Nothing goes there before you have seen what would be shared with whom.</source>
        <translation>Nada va allí antes de que haya visto qué se compartiría con quién.</translation>
    </message>
    <message>
        <source>Nothing is sent to it until you resume it.</source>
        <translation>No se le envía nada hasta que la reanude.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Nada escucha en %1.</translation>
    </message>
    <message>
        <source>Nothing listens at its address.</source>
        <translation>Nada escucha en su dirección.</translation>
    </message>
    <message>
        <source>Nothing was sent. The network may be watched, or the server is set up wrongly. There is no way around this.</source>
        <translation>No se envió nada. Puede que la red esté vigilada o que el servidor esté mal configurado. Esto no se puede sortear.</translation>
    </message>
    <message>
        <source>Nothing was tried. Local servers still work.</source>
        <translation>No se probó nada. Los servidores locales siguen funcionando.</translation>
    </message>
    <message>
        <source>Remove the setting, or choose another model.</source>
        <translation>Quite el ajuste o elija otro modelo.</translation>
    </message>
    <message>
        <source>Send fewer or smaller attachments.</source>
        <translation>Envíe menos adjuntos o más pequeños.</translation>
    </message>
    <message>
        <source>Shorten the message, start a new conversation, or switch to a model that takes more.</source>
        <translation>Acorte el mensaje, empiece una conversación nueva o cambie a un modelo que admita más.</translation>
    </message>
    <message>
        <source>The account has no right to it. Choose another model, or change the rights of the key with the provider.</source>
        <translation>La cuenta no tiene derecho a ello. Elija otro modelo o cambie los permisos de la clave en el proveedor.</translation>
    </message>
    <message>
        <source>The account of %1 has no credit left</source>
        <translation>La cuenta de %1 no tiene crédito</translation>
    </message>
    <message>
        <source>The certificate file of %1 cannot be used</source>
        <translation>No se puede usar el archivo de certificado de %1</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified</source>
        <translation>No se pudo verificar el certificado de %1</translation>
    </message>
    <message>
        <source>The connection to %1 broke in the middle of the reply.</source>
        <translation>La conexión con %1 se rompió a media respuesta.</translation>
    </message>
    <message>
        <source>The drill of %1 is over</source>
        <translation>El simulacro de %1 ha terminado</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read. You can give it again and keep it only until you quit.</source>
        <translation>No se puede leer la clave de %1. Puede darla de nuevo y conservarla solo hasta que salga.</translation>
    </message>
    <message>
        <source>The key of %1 could not be read. It may well be there.</source>
        <translation>No se pudo leer la clave de %1. Es muy posible que esté ahí.</translation>
    </message>
    <message>
        <source>The key of %1 may not use %2</source>
        <translation>La clave de %1 no puede usar %2</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>El llavero está bloqueado</translation>
    </message>
    <message>
        <source>The program ended while the reply arrived.</source>
        <translation>El programa terminó mientras llegaba la respuesta.</translation>
    </message>
    <message>
        <source>The proxy cannot be reached</source>
        <translation>No se puede llegar al proxy</translation>
    </message>
    <message>
        <source>The proxy does not connect to %1</source>
        <translation>El proxy no conecta con %1</translation>
    </message>
    <message>
        <source>The proxy of this connection</source>
        <translation>El proxy de esta conexión</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>El proxy pide usuario y contraseña</translation>
    </message>
    <message>
        <source>The reply of %1 is too large</source>
        <translation>%1 dio una respuesta demasiado grande</translation>
    </message>
    <message>
        <source>The reply was cut short</source>
        <translation>La respuesta se cortó</translation>
    </message>
    <message>
        <source>The same request would be refused again. Edit it first.</source>
        <translation>La misma solicitud se rechazaría de nuevo. Edítela antes.</translation>
    </message>
    <message>
        <source>The server at %1 asked to move to another address. That is not followed: your key and your text stay with the address you gave.</source>
        <translation>El servidor de %1 pidió ir a otra dirección. No se sigue la redirección: su clave y su texto se quedan con la dirección que usted dio.</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Este equipo no tiene red</translation>
    </message>
    <message>
        <source>This conversation is too long for %1</source>
        <translation>Esta conversación es demasiado larga para %1</translation>
    </message>
    <message>
        <source>This conversation stays on this computer</source>
        <translation>Esta conversación se queda en este equipo</translation>
    </message>
    <message>
        <source>This message is too large for %1</source>
        <translation>Este mensaje es demasiado grande para %1</translation>
    </message>
    <message>
        <source>This message was still waiting when the program ended</source>
        <translation>Este mensaje aún esperaba cuando terminó el programa</translation>
    </message>
    <message>
        <source>This one follows if that works.</source>
        <translation>Si funciona, irá este mensaje.</translation>
    </message>
    <message>
        <source>This takes a while the first time.</source>
        <translation>La primera vez tarda un rato.</translation>
    </message>
    <message>
        <source>What arrived up to the limit is kept.</source>
        <translation>Se conserva lo que llegó hasta el límite.</translation>
    </message>
    <message>
        <source>You paused %1</source>
        <translation>Usted pausó %1</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Lo detuvo usted.</translation>
    </message>
    <message>
        <source>Your limit for %1 this month is reached</source>
        <translation>Se ha alcanzado su límite de este mes para %1</translation>
    </message>
    <message>
        <source>Your limit for this conversation is reached</source>
        <translation>Se ha alcanzado su límite para esta conversación</translation>
    </message>
    <message>
        <source>Your pace for %1 is reached</source>
        <translation>Se ha alcanzado su ritmo para %1</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>el modelo</translation>
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
            <numerusform>Fallos en %1 de las últimas %2 solicitudes, en %3: %4.</numerusform>
            <numerusform>Fallos en %1 de las últimas %2 solicitudes, en %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>Fallos en %1 de las últimas %2 solicitudes.</numerusform>
            <numerusform>Fallos en %1 de las últimas %2 solicitudes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>Fallos en %1 de las últimas %2 solicitudes: %3.</numerusform>
            <numerusform>Fallos en %1 de las últimas %2 solicitudes: %3.</numerusform>
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
        <translation>Espera pedida</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Drill: would be sent at %1 (%2)</source>
        <translation>Simulacro: se enviaría a las %1 (%2)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Simulacro</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Detalle de registro</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de solicitud</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado HTTP</translation>
    </message>
    <message>
        <source>The last request failed.</source>
        <translation>La última solicitud falló.</translation>
    </message>
    <message>
        <source>The last request failed: %1.</source>
        <translation>La última solicitud falló: %1.</translation>
    </message>
    <message>
        <source>The provider&apos;s words: %1</source>
        <translation>Palabras del proveedor: %1</translation>
    </message>
    <message>
        <source>Trying (one request)</source>
        <translation>Probando (una solicitud)</translation>
    </message>
    <message>
        <source>Wait for the network</source>
        <translation>Esperar a la red</translation>
    </message>
    <message>
        <source>Wait — sends at %1</source>
        <translation>Esperar — se envía a las %1</translation>
    </message>
    <message>
        <source>Wait — would send at %1</source>
        <translation>Esperar — se enviaría a las %1</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Will be sent as soon as it is possible</source>
        <translation>Se enviará en cuanto sea posible</translation>
    </message>
    <message>
        <source>Will be sent at %1 (%2)</source>
        <translation>Se enviará a las %1 (%2)</translation>
    </message>
    <message>
        <source>Will be sent when the model is loaded</source>
        <translation>Se enviará cuando el modelo esté cargado</translation>
    </message>
    <message>
        <source>Will be sent when the network is back</source>
        <translation>Se enviará cuando vuelva la red</translation>
    </message>
    <message>
        <source>Will be sent when the other request has worked</source>
        <translation>Se enviará cuando la otra solicitud haya funcionado</translation>
    </message>
    <message>
        <source>Will be tried again by itself in a moment (try %1)</source>
        <translation>Se probará de nuevo automáticamente en un momento (intento %1)</translation>
    </message>
    <message>
        <source>another request is being tried</source>
        <translation>se está probando otra solicitud</translation>
    </message>
    <message>
        <source>limited until %1, %2 asked for %3</source>
        <translation>hay un límite hasta las %1; %2 pidió esperar %3</translation>
    </message>
    <message>
        <source>limited until %1</source>
        <translation>hay un límite hasta las %1</translation>
    </message>
    <message>
        <source>made up; nothing of this happened</source>
        <translation>inventado; nada de esto ocurrió</translation>
    </message>
    <message>
        <source>needs your action first</source>
        <translation>antes hace falta que usted actúe</translation>
    </message>
    <message>
        <source>possible in %1</source>
        <translation>posible en %1</translation>
    </message>
    <message>
        <source>possible in a moment</source>
        <translation>posible en un momento</translation>
    </message>
    <message>
        <source>there is no other connection</source>
        <translation>no hay otra conexión</translation>
    </message>
    <message>
        <source>this computer is offline</source>
        <translation>este equipo no tiene red</translation>
    </message>
    <message>
        <source>you paused this connection</source>
        <translation>usted pausó esta conexión</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::ErrorText</name>
    <message>
        <source>A fault in this program. Please report it.</source>
        <translation>Un fallo de este programa. Por favor, comuníquelo.</translation>
    </message>
    <message>
        <source>Another window or command is using this profile.</source>
        <translation>Otra ventana o comando está usando este perfil.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>En la cola</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es demasiado grande.</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Tardó demasiado.</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>No se encontró.</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>Buscando el nombre</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>No hay ninguna clave guardada para esta conexión.</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>En este equipo no responde ningún llavero.</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Recibiendo</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>No se pudo guardar.</translation>
    </message>
    <message>
        <source>Saving is delayed. The text is kept in memory until it works.</source>
        <translation>El guardado se retrasa. El texto se conserva en memoria hasta que funcione.</translation>
    </message>
    <message>
        <source>Securing the connection</source>
        <translation>Asegurando la conexión</translation>
    </message>
    <message>
        <source>Something here did not work.</source>
        <translation>Algo no funcionó aquí.</translation>
    </message>
    <message>
        <source>The address is not valid.</source>
        <translation>La dirección no es válida.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing can be saved until there is space.</source>
        <translation>El disco está lleno. No se puede guardar nada hasta que haya espacio.</translation>
    </message>
    <message>
        <source>The key holds characters a key cannot have.</source>
        <translation>La clave contiene caracteres que una clave no puede tener.</translation>
    </message>
    <message>
        <source>The keychain is locked. The key may well be there.</source>
        <translation>El llavero está bloqueado. Es muy posible que la clave esté ahí.</translation>
    </message>
    <message>
        <source>The network did not answer.</source>
        <translation>La red no respondió.</translation>
    </message>
    <message>
        <source>The profile can only be read, so nothing can be saved.</source>
        <translation>El perfil es de solo lectura, así que no se puede guardar nada.</translation>
    </message>
    <message>
        <source>The profile was written by a newer version of this program.</source>
        <translation>El perfil lo escribió una versión más reciente de este programa.</translation>
    </message>
    <message>
        <source>The stored history is damaged.</source>
        <translation>El historial guardado está dañado.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Esto no se puede leer.</translation>
    </message>
    <message>
        <source>This connection is switched off.</source>
        <translation>Esta conexión está desactivada.</translation>
    </message>
    <message>
        <source>This connection no longer exists.</source>
        <translation>Esta conexión ya no existe.</translation>
    </message>
    <message>
        <source>This conversation&apos;s boundary does not allow it.</source>
        <translation>El perímetro de esta conversación no lo permite.</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>Esperando la primera palabra</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message>
        <source>%1 cannot be read as a file.</source>
        <translation>%1 no se puede leer como archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>%1 archivos de mensajes anteriores no se envían: quien va a responder no los admite.</numerusform>
            <numerusform>%1 archivos de mensajes anteriores no se envían: quien va a responder no los admite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 supera %2.</translation>
    </message>
    <message>
        <source>%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.</source>
        <translation>%1 no es una imagen PNG, JPEG, GIF o WebP, ni un PDF, ni texto.</translation>
    </message>
    <message>
        <source>%1 is not what its name says.</source>
        <translation>%1 no es lo que dice su nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 sobra: un mensaje admite %2 archivos.</numerusform>
            <numerusform>%1 sobra: un mensaje admite %2 archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too much: the files of a message may have %2 together.</source>
        <translation>%1 es demasiado: los archivos de un mensaje pueden sumar hasta %2.</translation>
    </message>
    <message>
        <source>%1 takes no PDF.</source>
        <translation>%1 no admite PDF.</translation>
    </message>
    <message>
        <source>%1 takes no files of the kind %2.</source>
        <translation>%1 no admite archivos del tipo %2.</translation>
    </message>
    <message>
        <source>%1 takes no images.</source>
        <translation>%1 no admite imágenes.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, kind, size of a file</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>A file of an earlier message is not sent along: whoever answers next does not take it.</source>
        <translation>Un archivo de un mensaje anterior no se envía: quien va a responder no lo admite.</translation>
    </message>
    <message>
        <source>The chosen model does not take an attached file.</source>
        <translation>El modelo elegido no admite un archivo adjunto.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
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
        <translation>%1 (desconocido)</translation>
    </message>
    <message>
        <source>%1 (your network)</source>
        <translation>%1 (su red)</translation>
    </message>
    <message>
        <source>%1 can read what is sent.</source>
        <translation>%1 puede leer lo que se envía.</translation>
    </message>
    <message>
        <source>%1 on your network can read what is sent.</source>
        <translation>%1, en su red, puede leer lo que se envía.</translation>
    </message>
    <message>
        <source>Drill · %1</source>
        <translation>Simulacro · %1</translation>
    </message>
    <message>
        <source>Failing · %1</source>
        <translation>Con fallos · %1</translation>
    </message>
    <message>
        <source>Failing · next try %1</source>
        <translation>Con fallos · próximo intento %1</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>Con fallos</translation>
    </message>
    <message>
        <source>It is not known who can read what is sent.</source>
        <translation>No se sabe quién puede leer lo que se envía.</translation>
    </message>
    <message>
        <source>Limited · %1</source>
        <translation>Limitada · %1</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limitada</translation>
    </message>
    <message>
        <source>May be tried now</source>
        <translation>Ya se puede probar</translation>
    </message>
    <message>
        <source>Needs billing</source>
        <translation>Revisar facturación</translation>
    </message>
    <message>
        <source>Needs key</source>
        <translation>Revisar clave</translation>
    </message>
    <message>
        <source>Needs model</source>
        <translation>Revisar modelo</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin red</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Stays on this device.</source>
        <translation>Se queda en este dispositivo.</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Probando</translation>
    </message>
    <message>
        <source>Waiting · %1</source>
        <translation>En espera · %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Funciona</translation>
    </message>
    <message>
        <source>this device</source>
        <translation>este dispositivo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>alguien desconocido</translation>
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
            <numerusform>%1 conversación</numerusform>
            <numerusform>%1 conversaciones</numerusform>
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
        <translation>hace %1 h</translation>
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
        <translation>hace %1 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 modelo</numerusform>
            <numerusform>%1 modelos</numerusform>
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
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
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
            <numerusform>%n adjunto</numerusform>
            <numerusform>%n adjuntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 adjunto</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 conversación</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mensaje</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 modelo</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>Se escribió %1 conversación en %2 (%3).</numerusform>
            <numerusform>Se escribieron %1 conversaciones en %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>Se añadió %1 conversación con %2, procedente de %3.</numerusform>
            <numerusform>Se añadieron %1 conversaciones con %2, procedentes de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 no se pudo entender.</numerusform>
            <numerusform>%1 no se pudieron entender.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>Se nombra %1 archivo que no está en la exportación.</numerusform>
            <numerusform>Se nombran %1 archivos que no están en la exportación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>Se omitió %1 mensaje de herramienta o de aviso.</numerusform>
            <numerusform>Se omitieron %1 mensajes de herramientas y avisos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>%1 estaba vacía y se omitió.</numerusform>
            <numerusform>%1 estaban vacías y se omitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 ya estaba aquí.</numerusform>
            <numerusform>%1 ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation was written to %1 (%2).</source>
        <translation>Se escribió 1 conversación en %1 (%2).</translation>
    </message>
    <message>
        <source>1 conversation with %1 was added from %2.</source>
        <translation>Se añadió 1 conversación con %1, procedente de %2.</translation>
    </message>
    <message>
        <source>1 could not be understood.</source>
        <translation>1 no se pudo entender.</translation>
    </message>
    <message>
        <source>1 file is named but not in the export.</source>
        <translation>Se nombra 1 archivo que no está en la exportación.</translation>
    </message>
    <message>
        <source>1 message of a tool or notice was left out.</source>
        <translation>Se omitió 1 mensaje de herramienta o de aviso.</translation>
    </message>
    <message>
        <source>1 was empty and left out.</source>
        <translation>1 estaba vacía y se omitió.</translation>
    </message>
    <message>
        <source>1 was here already.</source>
        <translation>1 ya estaba aquí.</translation>
    </message>
    <message>
        <source>A conversation in the file is too large, at %1.</source>
        <translation>Una conversación del archivo es demasiado grande, %1.</translation>
    </message>
    <message>
        <source>A verified copy of everything but your keys is in %1.</source>
        <translation>En %1 hay una copia verificada de todo excepto sus claves.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Conversación del %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>En %1 conversaciones se muestra la rama más reciente: el archivo nombra una que no está.</numerusform>
            <numerusform>En %1 conversaciones se muestra la rama más reciente: el archivo nombra una que no está.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 1 conversation the newest branch is shown: the file names one that is not there.</source>
        <translation>En 1 conversación se muestra la rama más reciente: el archivo nombra una que no está.</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>No se hizo ninguna copia de seguridad.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>No se creó ningún archivo.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Allí no se puede escribir nada.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>No se añadió nada.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>Nothing was taken in.</source>
        <translation>No se incorporó nada.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Instrucciones del sistema</translation>
    </message>
    <message>
        <source>The backup is sound: %1, %2.</source>
        <comment>conversations, messages</comment>
        <translation>La copia de seguridad está en buen estado: %1, %2.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>No se pudo leer o escribir el archivo.</translation>
    </message>
    <message>
        <source>The file holds something that is no text, at %1.</source>
        <translation>El archivo contiene algo que no es texto, %1.</translation>
    </message>
    <message>
        <source>The file is cut off at %1: what was whole before was taken in.</source>
        <translation>El archivo está cortado %1: lo que estaba completo antes se incorporó.</translation>
    </message>
    <message>
        <source>The file is damaged at %1.</source>
        <translation>El archivo está dañado %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is nested too deeply, at %1.</source>
        <translation>El archivo tiene demasiados niveles, %1.</translation>
    </message>
    <message>
        <source>The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, Chatbox or Breakerbox.</source>
        <translation>El archivo no es una exportación de ChatGPT, Claude, Open WebUI, LibreChat, Chatbox ni Breakerbox.</translation>
    </message>
    <message>
        <source>The file was cut off at %1, in its first conversation.</source>
        <translation>El archivo está cortado %1, en su primera conversación.</translation>
    </message>
    <message>
        <source>The provider gave no text.</source>
        <translation>El proveedor no dio ningún texto.</translation>
    </message>
    <message>
        <source>The reply was interrupted.</source>
        <translation>La respuesta se interrumpió.</translation>
    </message>
    <message>
        <source>Then it stopped: %1 Import the file again to go on.</source>
        <translation>Después se detuvo: %1 Importe de nuevo el archivo para continuar.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>There was no reply.</source>
        <translation>No hubo respuesta.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>Esta copia de seguridad está dañada.</translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Breakerbox.</source>
        <translation>Esta copia de seguridad la hizo una versión más reciente de Breakerbox.</translation>
    </message>
    <message>
        <source>This file is no backup of Breakerbox.</source>
        <translation>Este archivo no es una copia de seguridad de Breakerbox.</translation>
    </message>
    <message>
        <source>You ended it. Import the file again to go on.</source>
        <translation>La terminó usted. Importe de nuevo el archivo para continuar.</translation>
    </message>
    <message>
        <source>You ended it. No file was made.</source>
        <translation>La terminó usted. No se creó ningún archivo.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>[%1: not in the export]</source>
        <translation>[%1: no está en la exportación]</translation>
    </message>
    <message>
        <source>about byte %1</source>
        <translation>hacia el byte %1</translation>
    </message>
</context>
</TS>
