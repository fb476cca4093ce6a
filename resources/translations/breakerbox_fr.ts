<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AddressRefusal</name>
    <message>
        <source>Plain http is only for this device and your own network: anyone on the way could read it. Use https.</source>
        <translation>Le http non chiffré est réservé à cet appareil et à votre réseau&#xa0;: n’importe qui sur le trajet pourrait lire. Utilisez https.</translation>
    </message>
    <message>
        <source>The address must begin with https:// or http://.</source>
        <translation>L’adresse doit commencer par https:// ou http://.</translation>
    </message>
    <message>
        <source>The address must not hold a user name or a password. Keys have a field of their own.</source>
        <translation>L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe. Les clés ont leur propre champ.</translation>
    </message>
    <message>
        <source>The address must not hold a “?” part. Keys have a field of their own.</source>
        <translation>L’adresse ne doit pas contenir de partie «&#x202f;?&#xa0;». Les clés ont leur propre champ.</translation>
    </message>
    <message>
        <source>The address names no valid host.</source>
        <translation>L’adresse ne désigne aucun hôte valide.</translation>
    </message>
    <message>
        <source>The host mixes letters that look alike. Type it again by hand.</source>
        <translation>L’hôte mélange des lettres qui se ressemblent. Saisissez-le de nouveau à la main.</translation>
    </message>
    <message>
        <source>The host must not be percent-encoded.</source>
        <translation>L’hôte ne doit pas contenir de codes «&#xa0;%&#xa0;».</translation>
    </message>
    <message>
        <source>This address is not one of a server.</source>
        <translation>Cette adresse n’est pas celle d’un serveur.</translation>
    </message>
    <message>
        <source>Type the address of the server.</source>
        <translation>Saisissez l’adresse du serveur.</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>A gateway before the server answered with an error.</source>
        <translation>Une passerelle placée devant le serveur a répondu par une erreur.</translation>
    </message>
    <message>
        <source>A secure connection could not be made.</source>
        <translation>Aucune connexion sécurisée n’a pu être établie.</translation>
    </message>
    <message>
        <source>A time limit set here ran out.</source>
        <translation>Un délai défini ici est écoulé.</translation>
    </message>
    <message>
        <source>A tool was not allowed.</source>
        <translation>Un outil n’était pas autorisé.</translation>
    </message>
    <message>
        <source>It answered.</source>
        <translation>Le serveur a répondu.</translation>
    </message>
    <message>
        <source>No first byte came in time.</source>
        <translation>Aucun premier octet n’est arrivé à temps.</translation>
    </message>
    <message>
        <source>Saving failed here.</source>
        <translation>L’enregistrement a échoué ici.</translation>
    </message>
    <message>
        <source>The account&apos;s credit or spending limit is used up.</source>
        <translation>Le crédit ou le plafond de dépenses du compte est épuisé.</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>La réponse n’a pas pu être comprise.</translation>
    </message>
    <message>
        <source>The certificate file of this connection cannot be read.</source>
        <translation>Le fichier de certificat de cette connexion est illisible.</translation>
    </message>
    <message>
        <source>The certificate file of this connection holds no certificate.</source>
        <translation>Le fichier de certificat de cette connexion ne contient aucun certificat.</translation>
    </message>
    <message>
        <source>The computer slept meanwhile.</source>
        <translation>L’ordinateur s’est mis en veille entre-temps.</translation>
    </message>
    <message>
        <source>The connection was lost before an answer.</source>
        <translation>La connexion a été perdue avant toute réponse.</translation>
    </message>
    <message>
        <source>The connection was refused.</source>
        <translation>La connexion a été refusée.</translation>
    </message>
    <message>
        <source>The conversation is too long for this model.</source>
        <translation>La conversation est trop longue pour ce modèle.</translation>
    </message>
    <message>
        <source>The host did not answer.</source>
        <translation>L’hôte n’a pas répondu.</translation>
    </message>
    <message>
        <source>The key was not accepted.</source>
        <translation>La clé n’a pas été acceptée.</translation>
    </message>
    <message>
        <source>The limit of requests is reached.</source>
        <translation>La limite de requêtes est atteinte.</translation>
    </message>
    <message>
        <source>The limit of this model is reached.</source>
        <translation>La limite de ce modèle est atteinte.</translation>
    </message>
    <message>
        <source>The limit of tokens is reached.</source>
        <translation>La limite de jetons est atteinte.</translation>
    </message>
    <message>
        <source>The model does not exist there.</source>
        <translation>Le modèle n’existe pas sur ce serveur.</translation>
    </message>
    <message>
        <source>The model does not take one of the settings.</source>
        <translation>Le modèle n’accepte pas l’un des paramètres.</translation>
    </message>
    <message>
        <source>The model is not loaded.</source>
        <translation>Le modèle n’est pas chargé.</translation>
    </message>
    <message>
        <source>The model&apos;s output could not be used.</source>
        <translation>La sortie du modèle n’a pas pu être utilisée.</translation>
    </message>
    <message>
        <source>The name of the server was not found.</source>
        <translation>Le nom du serveur est introuvable.</translation>
    </message>
    <message>
        <source>The name service did not answer.</source>
        <translation>Le service de noms n’a pas répondu.</translation>
    </message>
    <message>
        <source>The provider does not serve this region.</source>
        <translation>Le fournisseur ne dessert pas cette région.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter gave no text.</source>
        <translation>Le filtre du fournisseur n’a rendu aucun texte.</translation>
    </message>
    <message>
        <source>The proxy could not be reached.</source>
        <translation>Le proxy n’a pas pu être joint.</translation>
    </message>
    <message>
        <source>The proxy refused to connect to the server.</source>
        <translation>Le proxy a refusé de se connecter au serveur.</translation>
    </message>
    <message>
        <source>The proxy wants a login, or does not take this one.</source>
        <translation>Le proxy exige une identification, ou n’accepte pas celle-ci.</translation>
    </message>
    <message>
        <source>The reply is too large.</source>
        <translation>La réponse est trop volumineuse.</translation>
    </message>
    <message>
        <source>The reply was cut short.</source>
        <translation>La réponse a été interrompue.</translation>
    </message>
    <message>
        <source>The reply went silent.</source>
        <translation>Plus rien n’est arrivé en cours de réponse.</translation>
    </message>
    <message>
        <source>The request is too large for this server.</source>
        <translation>La requête est trop volumineuse pour ce serveur.</translation>
    </message>
    <message>
        <source>The request was given up here.</source>
        <translation>La requête a été abandonnée ici.</translation>
    </message>
    <message>
        <source>The server answered with an error.</source>
        <translation>Le serveur a répondu par une erreur.</translation>
    </message>
    <message>
        <source>The server answers, but not at this address.</source>
        <translation>Le serveur répond, mais pas à cette adresse.</translation>
    </message>
    <message>
        <source>The server did not understand the request.</source>
        <translation>Le serveur n’a pas compris la requête.</translation>
    </message>
    <message>
        <source>The server has not enough memory for the model.</source>
        <translation>Le serveur n’a pas assez de mémoire pour le modèle.</translation>
    </message>
    <message>
        <source>The server is loading the model.</source>
        <translation>Le serveur charge le modèle.</translation>
    </message>
    <message>
        <source>The server said it has no free capacity.</source>
        <translation>Le serveur a indiqué n’avoir aucune capacité libre.</translation>
    </message>
    <message>
        <source>The server said it is overloaded.</source>
        <translation>Le serveur a indiqué être surchargé.</translation>
    </message>
    <message>
        <source>The server said it works on, and sent no text in time.</source>
        <translation>Le serveur a indiqué travailler encore, mais n’a envoyé aucun texte à temps.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate could not be verified.</source>
        <translation>Le certificat du serveur n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>There is no key for this connection.</source>
        <translation>Cette connexion n’a pas de clé.</translation>
    </message>
    <message>
        <source>This computer was offline.</source>
        <translation>Cet ordinateur était hors ligne.</translation>
    </message>
    <message>
        <source>This key may not do that.</source>
        <translation>Cette clé n’en a pas le droit.</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Vous l’avez arrêtée.</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>réponse reçue</translation>
    </message>
    <message>
        <source>certificate file missing</source>
        <translation>fichier de certificat manquant</translation>
    </message>
    <message>
        <source>certificate not valid</source>
        <translation>certificat non valide</translation>
    </message>
    <message>
        <source>computer offline</source>
        <translation>ordinateur hors ligne</translation>
    </message>
    <message>
        <source>computer slept</source>
        <translation>ordinateur en veille</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connexion perdue</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>connexion refusée</translation>
    </message>
    <message>
        <source>conversation too long</source>
        <translation>conversation trop longue</translation>
    </message>
    <message>
        <source>credit used up</source>
        <translation>crédit épuisé</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>filtrée</translation>
    </message>
    <message>
        <source>gateway error</source>
        <translation>erreur de passerelle</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>clé non acceptée</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>chargement du modèle</translation>
    </message>
    <message>
        <source>model limited</source>
        <translation>modèle limité</translation>
    </message>
    <message>
        <source>model not found</source>
        <translation>modèle introuvable</translation>
    </message>
    <message>
        <source>model not loaded</source>
        <translation>modèle non chargé</translation>
    </message>
    <message>
        <source>model output not valid</source>
        <translation>sortie du modèle non valide</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>nom introuvable</translation>
    </message>
    <message>
        <source>name service silent</source>
        <translation>service de noms muet</translation>
    </message>
    <message>
        <source>no answer from host</source>
        <translation>hôte sans réponse</translation>
    </message>
    <message>
        <source>no certificate in the file</source>
        <translation>aucun certificat dans le fichier</translation>
    </message>
    <message>
        <source>no first byte in time</source>
        <translation>pas de premier octet à temps</translation>
    </message>
    <message>
        <source>no free capacity</source>
        <translation>aucune capacité libre</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>pas de clé</translation>
    </message>
    <message>
        <source>no secure connection</source>
        <translation>pas de connexion sécurisée</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>réponse incompréhensible</translation>
    </message>
    <message>
        <source>nothing at this address</source>
        <translation>rien à cette adresse</translation>
    </message>
    <message>
        <source>only signs of life</source>
        <translation>seulement des signes de vie</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>surchargé</translation>
    </message>
    <message>
        <source>own time limit</source>
        <translation>délai local dépassé</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>échec du proxy</translation>
    </message>
    <message>
        <source>proxy refused</source>
        <translation>refus du proxy</translation>
    </message>
    <message>
        <source>proxy wants a login</source>
        <translation>identification proxy exigée</translation>
    </message>
    <message>
        <source>region not served</source>
        <translation>région non desservie</translation>
    </message>
    <message>
        <source>reply cut short</source>
        <translation>réponse interrompue</translation>
    </message>
    <message>
        <source>reply too large</source>
        <translation>réponse trop volumineuse</translation>
    </message>
    <message>
        <source>request not understood</source>
        <translation>requête non comprise</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>requête trop volumineuse</translation>
    </message>
    <message>
        <source>saving failed</source>
        <translation>échec d’enregistrement</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>erreur du serveur</translation>
    </message>
    <message>
        <source>setting not supported</source>
        <translation>paramètre non pris en charge</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>arrêtée par vous</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>trop de requêtes</translation>
    </message>
    <message>
        <source>too many tokens</source>
        <translation>trop de jetons</translation>
    </message>
    <message>
        <source>tool not allowed</source>
        <translation>outil non autorisé</translation>
    </message>
    <message>
        <source>went silent</source>
        <translation>silence en cours de réponse</translation>
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
        <translation>MODÈLE</translation>
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
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>429 with a time</source>
        <translation>429 avec délai</translation>
    </message>
    <message>
        <source>429 without a time</source>
        <translation>429 sans délai</translation>
    </message>
    <message>
        <source>503 Service unavailable</source>
        <translation>503 Service indisponible</translation>
    </message>
    <message>
        <source>A proxy&apos;s HTML page</source>
        <translation>Page HTML d’un proxy</translation>
    </message>
    <message>
        <source>Breaks in mid-reply</source>
        <translation>Coupure en cours de réponse</translation>
    </message>
    <message>
        <source>Credit used up</source>
        <translation>Crédit épuisé</translation>
    </message>
    <message>
        <source>Model loading</source>
        <translation>Modèle en chargement</translation>
    </message>
    <message>
        <source>Model missing</source>
        <translation>Modèle introuvable</translation>
    </message>
    <message>
        <source>No first byte</source>
        <translation>Pas de premier octet</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Surchargé</translation>
    </message>
    <message>
        <source>Refuses connections</source>
        <translation>Refuse les connexions</translation>
    </message>
    <message>
        <source>Stalls in mid-reply</source>
        <translation>Silence en cours de réponse</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Fonctionne</translation>
    </message>
    <message>
        <source>Wrong key</source>
        <translation>Clé erronée</translation>
    </message>
</context>
<context>
    <name>DraftText</name>
    <message>
        <source>%1 needs a key. Paste it here.</source>
        <translation>%1 demande une clé. Collez-la ici.</translation>
    </message>
    <message>
        <source>Another connection has this name.</source>
        <translation>Une autre connexion porte ce nom.</translation>
    </message>
    <message>
        <source>As the model, enter the name of your deployment. The list of %1 has base models, not deployments.</source>
        <translation>Comme modèle, saisissez le nom de votre déploiement. La liste de %1 contient des modèles de base, pas des déploiements.</translation>
    </message>
    <message>
        <source>Character %1 of the key cannot be seen (%2), and no key has it. Copy the key again from its page.</source>
        <translation>Le caractère %1 de la clé est invisible (%2), et aucune clé n’en contient. Copiez de nouveau la clé depuis sa page.</translation>
    </message>
    <message>
        <source>Character %1 of the key is “%2” (%3), which no key has. Copy the key again from its page.</source>
        <translation>Le caractère %1 de la clé est «&#xa0;%2&#xa0;» (%3), qu’aucune clé ne contient. Copiez de nouveau la clé depuis sa page.</translation>
    </message>
    <message>
        <source>Choose where the key is kept.</source>
        <translation>Choisissez où la clé est conservée.</translation>
    </message>
    <message>
        <source>Give the connection a name.</source>
        <translation>Donnez un nom à la connexion.</translation>
    </message>
    <message>
        <source>Keys of %1 usually begin with “%2”.</source>
        <translation>Les clés de %1 commencent d’ordinaire par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Line %1 of the extra headers cannot be sent. Write “Name: value” in plain letters; keys have a field of their own.</source>
        <translation>La ligne %1 des en-têtes supplémentaires ne peut pas être envoyée. Écrivez «&#xa0;Nom: valeur&#xa0;» en caractères simples&#x202f;; les clés ont leur propre champ.</translation>
    </message>
    <message>
        <source>Name the variable, for example OPENAI_API_KEY.</source>
        <translation>Nommez la variable, par exemple OPENAI_API_KEY.</translation>
    </message>
    <message>
        <source>Plain http: anyone on your network can read what is sent.</source>
        <translation>Http non chiffré&#xa0;: n’importe qui sur votre réseau peut lire ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Put the name of your resource in place of “%1”.</source>
        <translation>Mettez le nom de votre ressource à la place de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The blanks around the key were dropped.</source>
        <translation>Les espaces autour de la clé ont été retirés.</translation>
    </message>
    <message>
        <source>The host has letters that look like others. It is %1.</source>
        <translation>L’hôte contient des lettres qui ressemblent à d’autres. C’est %1.</translation>
    </message>
    <message>
        <source>The key in %1 went to %2 so far. Confirm that it may go to %3.</source>
        <translation>La clé de %1 allait jusqu’ici à %2. Confirmez qu’elle peut aller à %3.</translation>
    </message>
    <message>
        <source>The key is longer than %1. Copy it again from its page.</source>
        <translation>La clé dépasse %1. Copiez-la de nouveau depuis sa page.</translation>
    </message>
    <message>
        <source>The key was broken over lines. It was joined.</source>
        <translation>La clé était coupée sur plusieurs lignes. Elle a été recollée.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were dropped.</source>
        <translation>Les guillemets autour de la clé ont été retirés.</translation>
    </message>
    <message>
        <source>The stored key belongs to %1 and is not sent to %2. Enter the key for %2.</source>
        <translation>La clé enregistrée appartient à %1 et n’est pas envoyée à %2. Saisissez la clé pour %2.</translation>
    </message>
    <message>
        <source>The version %1 is kept as a setting.</source>
        <translation>La version %1 est conservée comme réglage.</translation>
    </message>
    <message>
        <source>This looks like a key of %1.</source>
        <translation>Cela ressemble à une clé de %1.</translation>
    </message>
    <message>
        <source>To keep the key elsewhere, enter it again.</source>
        <translation>Pour conserver la clé ailleurs, saisissez-la de nouveau.</translation>
    </message>
</context>
<context>
    <name>EvidenceModel</name>
    <message>
        <source>a limit of this side</source>
        <translation>une limite locale</translation>
    </message>
    <message>
        <source>a tool was refused here</source>
        <translation>un outil a été refusé ici</translation>
    </message>
    <message>
        <source>came too late</source>
        <translation>arrivé trop tard</translation>
    </message>
    <message>
        <source>given up before it ended</source>
        <translation>abandonnée avant la fin</translation>
    </message>
    <message>
        <source>saving failed here</source>
        <translation>l’enregistrement a échoué ici</translation>
    </message>
    <message>
        <source>says nothing about health</source>
        <translation>ne dit rien de la santé</translation>
    </message>
    <message>
        <source>several hosts failed at once</source>
        <translation>plusieurs hôtes ont échoué à la fois</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <translation>arrêtée par vous</translation>
    </message>
    <message>
        <source>the probe took too long</source>
        <translation>la sonde a pris trop de temps</translation>
    </message>
    <message>
        <source>the program was closing</source>
        <translation>le programme se fermait</translation>
    </message>
    <message>
        <source>this computer had just woken</source>
        <translation>cet ordinateur sortait de veille</translation>
    </message>
    <message>
        <source>this computer slept</source>
        <translation>cet ordinateur était en veille</translation>
    </message>
    <message>
        <source>this computer was offline</source>
        <translation>cet ordinateur était hors ligne</translation>
    </message>
</context>
<context>
    <name>FieldButtons</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>KeyNoteText</name>
    <message>
        <source>Character %1 cannot be seen and cannot be in a key (%2).</source>
        <translation>Le caractère %1 est invisible et ne peut pas figurer dans une clé (%2).</translation>
    </message>
    <message>
        <source>Character %1, “%2”, cannot be in a key (%3).</source>
        <translation>Le caractère %1, «&#xa0;%2&#xa0;», ne peut pas figurer dans une clé (%3).</translation>
    </message>
    <message>
        <source>The key was broken over several lines and was joined.</source>
        <translation>La clé était coupée sur plusieurs lignes et a été recollée.</translation>
    </message>
    <message>
        <source>The quotation marks around the key were left out.</source>
        <translation>Les guillemets autour de la clé ont été omis.</translation>
    </message>
    <message>
        <source>White space around the key was left out.</source>
        <translation>Les espaces autour de la clé ont été omis.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>the name of this language in itself</comment>
        <translation>Français</translation>
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
        <translation>%1 (estimation d’après la table des prix)</translation>
    </message>
    <message>
        <source>%1 of %2 are spent in this conversation</source>
        <translation>%1 sur %2 dépensés dans cette conversation</translation>
    </message>
    <message>
        <source>%1 of %2 are spent this month</source>
        <translation>%1 sur %2 dépensés ce mois-ci</translation>
    </message>
    <message>
        <source>%1: %2. At %3 you are asked before more is sent.</source>
        <translation>%1&#xa0;: %2. À %3, votre accord sera demandé avant tout nouvel envoi.</translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests a minute.</source>
        <translation>
            <numerusform>Vous avez fixé au plus %1 requêtes par minute.</numerusform>
            <numerusform>Vous avez fixé au plus %1 requêtes par minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 requests and %2 tokens a minute.</source>
        <translation>
            <numerusform>Vous avez fixé au plus %1 requêtes et %2 jetons par minute.</numerusform>
            <numerusform>Vous avez fixé au plus %1 requêtes et %2 jetons par minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You set at most %1 tokens a minute.</source>
        <translation>
            <numerusform>Vous avez fixé au plus %1 jetons par minute.</numerusform>
            <numerusform>Vous avez fixé au plus %1 jetons par minute.</numerusform>
        </translation>
    </message>
    <message>
        <source>You set at most one request a minute.</source>
        <translation>Vous avez fixé au plus une requête par minute.</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message numerus="yes">
        <source>%1 failures in a row</source>
        <translation>
            <numerusform>%1 échec</numerusform>
            <numerusform>%1 échecs consécutifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 failed</source>
        <translation>
            <numerusform>%1 sur %2 en échec</numerusform>
            <numerusform>%1 des %2 derniers appels en échec</numerusform>
        </translation>
    </message>
    <message>
        <source>(HTTP %1)</source>
        <translation>(HTTP %1)</translation>
    </message>
    <message>
        <source>A web page came where an answer was expected. Check the address; a sign-in page of the network may be in between.</source>
        <translation>Une page web est arrivée au lieu d’une réponse. Vérifiez l’adresse&#x202f;; une page de connexion du réseau s’est peut-être interposée.</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>Il a indiqué&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The provider&apos;s filter stopped the reply.</source>
        <translation>Le filtre du fournisseur a arrêté la réponse.</translation>
    </message>
    <message>
        <source>The server points to another address, which is not followed. Check the address of the connection.</source>
        <translation>Le serveur renvoie vers une autre adresse, qui n’est pas suivie. Vérifiez l’adresse de la connexion.</translation>
    </message>
    <message>
        <source>probe failed</source>
        <translation>la sonde a échoué</translation>
    </message>
    <message>
        <source>probe succeeded</source>
        <translation>la sonde a réussi</translation>
    </message>
    <message>
        <source>reset by you</source>
        <translation>réinitialisé par vous</translation>
    </message>
    <message>
        <source>retried by you</source>
        <translation>réessayé par vous</translation>
    </message>
    <message>
        <source>taken back: this computer was cut off</source>
        <translation>annulé&#xa0;: cet ordinateur était coupé du réseau</translation>
    </message>
    <message>
        <source>the probe said nothing about health</source>
        <translation>la sonde n’a rien dit de la santé</translation>
    </message>
    <message>
        <source>tried after its time</source>
        <translation>essayé une fois son délai passé</translation>
    </message>
    <message>
        <source>your probe failed</source>
        <translation>votre sonde a échoué</translation>
    </message>
</context>
<context>
    <name>PolicyText</name>
    <message>
        <source> min</source>
        <comment>suffix of a number of minutes</comment>
        <translation>&#xa0;min</translation>
    </message>
    <message>
        <source> s</source>
        <comment>suffix of a number of seconds</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source> times the last</source>
        <comment>suffix of a factor</comment>
        <translation> fois la précédente</translation>
    </message>
    <message>
        <source>After so many failed calls one after another nothing more is sent for a while. One or two failures happen on a good day.</source>
        <translation>Après ce nombre d’appels échoués à la suite, plus rien n’est envoyé pendant un moment. Un ou deux échecs arrivent même un bon jour.</translation>
    </message>
    <message>
        <source>Among the last calls</source>
        <translation>Parmi les derniers appels</translation>
    </message>
    <message>
        <source>An older failure says nothing about now.</source>
        <translation>Un échec plus ancien ne dit rien du présent.</translation>
    </message>
    <message>
        <source>Answers needed to go on</source>
        <translation>Réponses nécessaires pour reprendre</translation>
    </message>
    <message>
        <source>Each next wait</source>
        <translation>Chaque attente suivante</translation>
    </message>
    <message>
        <source>Failures cannot come from more messages than there are failures. Raise the failures in a row or lower the messages.</source>
        <translation>Les échecs ne peuvent pas venir de plus de messages qu’il n’y a d’échecs. Augmentez les échecs consécutifs ou réduisez les messages.</translation>
    </message>
    <message>
        <source>Failures count for</source>
        <translation>Les échecs comptent pendant</translation>
    </message>
    <message>
        <source>Failures in a row before it stops</source>
        <translation>Échecs consécutifs avant l’arrêt</translation>
    </message>
    <message>
        <source>Fewer calls are looked at than must be there.</source>
        <translation>Moins d’appels sont examinés qu’il n’en faut.</translation>
    </message>
    <message>
        <source>First wait after a limit</source>
        <translation>Première attente après une limite</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>Première attente</translation>
    </message>
    <message>
        <source>From at least so many different messages</source>
        <translation>Nombre minimal de messages différents</translation>
    </message>
    <message>
        <source>How many calls are looked at for that.</source>
        <translation>Nombre d’appels examinés pour cela.</translation>
    </message>
    <message>
        <source>If it fails again so soon after it worked, the waits go on where they were instead of starting over.</source>
        <translation>Si l’échec revient si peu après le rétablissement, les attentes reprennent où elles en étaient au lieu de repartir du début.</translation>
    </message>
    <message>
        <source>It grows while the tried calls fail, so that a long outage costs few calls.</source>
        <translation>Elle croît tant que les appels essayés échouent, pour qu’une longue panne coûte peu d’appels.</translation>
    </message>
    <message>
        <source>Longest wait a provider may ask for</source>
        <translation>Attente la plus longue qu’un fournisseur peut demander</translation>
    </message>
    <message>
        <source>Longest wait after a limit</source>
        <translation>Attente la plus longue après une limite</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Attente la plus longue</translation>
    </message>
    <message>
        <source>Or so many failures in all</source>
        <translation>Ou nombre total d’échecs</translation>
    </message>
    <message>
        <source>So many tried calls must be answered first. After long waits one more.</source>
        <translation>Ce nombre d’appels essayés doit d’abord recevoir une réponse. Un de plus après de longues attentes.</translation>
    </message>
    <message>
        <source>So that one message and its own retries do not stop all the others.</source>
        <translation>Pour qu’un seul message et ses propres tentatives n’arrêtent pas tous les autres.</translation>
    </message>
    <message>
        <source>The failures in all are fewer than the messages they must come from.</source>
        <translation>Le total d’échecs est inférieur au nombre de messages dont ils doivent venir.</translation>
    </message>
    <message>
        <source>The longest wait after a limit is shorter than the first one.</source>
        <translation>L’attente la plus longue après une limite est plus courte que la première.</translation>
    </message>
    <message>
        <source>The longest wait is shorter than the first one.</source>
        <translation>L’attente la plus longue est plus courte que la première.</translation>
    </message>
    <message>
        <source>The same as the first: it does not grow.</source>
        <translation>Identique à la première&#xa0;: elle ne croît pas.</translation>
    </message>
    <message>
        <source>Then one call is tried. Most trouble is over within this.</source>
        <translation>Ensuite, un appel est essayé. La plupart des problèmes sont finis d’ici là.</translation>
    </message>
    <message>
        <source>There cannot be more failures than calls that are looked at. Lower the failures in all or raise the last calls.</source>
        <translation>Il ne peut pas y avoir plus d’échecs que d’appels examinés. Réduisez le total d’échecs ou augmentez les derniers appels.</translation>
    </message>
    <message>
        <source>Waits go on growing within</source>
        <translation>Les attentes continuent de croître pendant</translation>
    </message>
    <message>
        <source>What it asked for is shown. After this one call asks again.</source>
        <translation>Ce qu’il a demandé est affiché. Passé ce délai, un appel redemande.</translation>
    </message>
    <message>
        <source>When answers come in between, but too few.</source>
        <translation>Quand des réponses arrivent entre-temps, mais trop peu.</translation>
    </message>
    <message>
        <source>When the provider limits you and names no time. It doubles each time, to the longest below.</source>
        <translation>Quand le fournisseur vous limite sans indiquer de délai. Elle double chaque fois, jusqu’à la plus longue ci-dessous.</translation>
    </message>
    <message>
        <source>You can always retry by hand before.</source>
        <translation>Vous pouvez toujours réessayer à la main avant.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
</context>
<context>
    <name>ProfileTrouble</name>
    <message>
        <source>A folder for another profile</source>
        <translation>Dossier pour un autre profil</translation>
    </message>
    <message>
        <source>Breakerbox cannot open its data.</source>
        <translation>Breakerbox ne peut pas ouvrir ses données.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Utiliser un autre dossier…</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>A damaged index was built again; nothing was lost. A copy from before: %1</source>
        <translation>Un index endommagé a été reconstruit&#x202f;; rien n’a été perdu. Copie d’avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another Breakerbox (process %1) has this profile open. Close it, or use another folder.</source>
        <translation>Une autre instance de Breakerbox (processus %1) a ouvert ce profil. Fermez-la ou utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>The backup is in use now. What was there before is kept: %1</source>
        <translation>La sauvegarde est maintenant utilisée. Ce qui s’y trouvait avant est conservé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The data in %1 could not be read or written. Is it a folder that you may write to?</source>
        <translation>Les données de %1 n’ont pas pu être lues ou écrites. Avez-vous le droit d’écrire dans ce dossier&#x202f;?</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full. Free some space and try again; nothing was lost.</source>
        <translation>Le disque qui contient %1 est plein. Libérez de l’espace et réessayez&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>The file with your conversations (%1) is damaged or missing, and was left as it is.</source>
        <translation>Le fichier de vos conversations (%1) est endommagé ou manquant&#x202f;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The file with your conversations was damaged. Saved: %1, %2. Could not be read: %3. The damaged file is kept: %4</source>
        <comment>conversations, messages, messages, a file</comment>
        <translation>Le fichier de vos conversations était endommagé. Sauvés&#xa0;: %1, %2. Illisibles&#xa0;: %3. Le fichier endommagé est conservé&#xa0;: %4</translation>
    </message>
    <message>
        <source>The newest verified copy is %1.</source>
        <translation>La copie vérifiée la plus récente est %1.</translation>
    </message>
    <message>
        <source>There is no verified copy beside it. To begin anew, use another folder.</source>
        <translation>Aucune copie vérifiée ne l’accompagne. Pour repartir de zéro, utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>Your conversations were written by a newer version of Breakerbox (%1). This version cannot read them, and changed nothing. Install the newer version again, or use another folder.</source>
        <translation>Vos conversations ont été écrites par une version plus récente de Breakerbox (%1). Cette version ne peut pas les lire et n’a rien modifié. Réinstallez la version plus récente ou utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>Your data was brought to this version. A verified copy from before: %1</source>
        <translation>Vos données ont été adaptées à cette version. Copie vérifiée d’avant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ReachText</name>
    <message>
        <source>A limit needs a price: what a million tokens cost you here.</source>
        <translation>Un plafond demande un prix&#xa0;: ce que vous coûte ici un million de jetons.</translation>
    </message>
    <message>
        <source>A password needs a user name.</source>
        <translation>Un mot de passe demande un nom d’utilisateur.</translation>
    </message>
    <message>
        <source>Give the whole path of the file.</source>
        <translation>Donnez le chemin complet du fichier.</translation>
    </message>
    <message>
        <source>Only the host and the port are typed here; the kind is chosen.</source>
        <translation>Ne saisissez ici que l’hôte et le port&#x202f;; le type se choisit à part.</translation>
    </message>
    <message>
        <source>Prices and limits are plain numbers, for example %1.</source>
        <translation>Les prix et les plafonds sont de simples nombres, par exemple %1.</translation>
    </message>
    <message>
        <source>The login has fields of its own.</source>
        <translation>L’identification a ses propres champs.</translation>
    </message>
    <message>
        <source>The port is missing, for example %1.</source>
        <translation>Le port manque, par exemple %1.</translation>
    </message>
    <message>
        <source>The stored password belongs to %1 and is not sent to %2.</source>
        <translation>Le mot de passe enregistré appartient à %1 et n’est pas envoyé à %2.</translation>
    </message>
    <message>
        <source>This device and your own network are always reached directly, without a proxy.</source>
        <translation>Cet appareil et votre réseau sont toujours joints directement, sans proxy.</translation>
    </message>
    <message>
        <source>This names no host.</source>
        <translation>Cela ne désigne aucun hôte.</translation>
    </message>
    <message>
        <source>Type the proxy&apos;s host and port, for example proxy.example.com:3128.</source>
        <translation>Saisissez l’hôte et le port du proxy, par exemple proxy.example.com:3128.</translation>
    </message>
</context>
<context>
    <name>RemoveText</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Conversations stay. This cannot be undone.</source>
        <translation>Les conversations restent. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Its settings and its health history are deleted.</source>
        <translation>Ses réglages et son historique de santé sont supprimés.</translation>
    </message>
    <message>
        <source>Its settings, its key in the keychain and its health history are deleted.</source>
        <translation>Ses réglages, sa clé dans le trousseau et son historique de santé sont supprimés.</translation>
    </message>
    <message>
        <source>Its settings, the key you typed and its health history are deleted.</source>
        <translation>Ses réglages, la clé que vous avez saisie et son historique de santé sont supprimés.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Supprimer %1&#x202f;?</translation>
    </message>
    <message>
        <source>Remove connection</source>
        <translation>Supprimer la connexion</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls are replayed, from %2 until %3.</source>
        <translation>
            <numerusform>%1 appels sont rejoués&#xa0;: %2 – %3.</numerusform>
            <numerusform>%1 appels sont rejoués&#xa0;: %2 – %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls ended in ways that a replay cannot repeat exactly; ends with the same effect are played instead.</source>
        <translation>
            <numerusform>%1 appels se sont terminés d’une façon qu’un rejeu ne peut pas reproduire exactement&#x202f;; des fins de même effet sont jouées à la place.</numerusform>
            <numerusform>%1 appels se sont terminés d’une façon qu’un rejeu ne peut pas reproduire exactement&#x202f;; des fins de même effet sont jouées à la place.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of them probes</source>
        <translation>
            <numerusform>%1, dont %2 sondes</numerusform>
            <numerusform>%1, dont %2 sondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one of them a probe</source>
        <translation>%1, dont une sonde</translation>
    </message>
    <message>
        <source>%1: never stopped.</source>
        <translation>%1&#xa0;: aucun arrêt.</translation>
    </message>
    <message>
        <source>%1: stopped %2.</source>
        <translation>%1&#xa0;: arrêt %2.</translation>
    </message>
    <message>
        <source>A replay knows only the calls that were made. What was held back at the time was not sent, so nobody knows how it would have ended: settings that stop later would have sent more than is shown here. A call that is held back here is not sent later instead.</source>
        <translation>Un rejeu ne connaît que les appels effectués. Ce qui a été retenu alors n’a pas été envoyé, et personne ne sait comment cela se serait terminé&#xa0;: des réglages qui arrêtent plus tard auraient envoyé plus que ce qui est montré ici. Un appel retenu ici n’est pas envoyé plus tard à la place.</translation>
    </message>
    <message>
        <source>Calls held back</source>
        <translation>Appels retenus</translation>
    </message>
    <message>
        <source>Calls sent</source>
        <translation>Appels envoyés</translation>
    </message>
    <message>
        <source>Calls that were answered in truth and would not have been sent.</source>
        <translation>Appels qui ont en réalité reçu une réponse et n’auraient pas été envoyés.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay does not stop at the times that were recorded. The settings may have been others then, or something that is not replayed played a part: earlier calls, or another connection.</source>
        <translation>Contrôle&#xa0;: avec les réglages actuels, le rejeu ne s’arrête pas aux moments enregistrés. Les réglages étaient peut-être différents alors, ou un élément non rejoué a joué un rôle&#xa0;: des appels antérieurs ou une autre connexion.</translation>
    </message>
    <message>
        <source>Check: with the present settings the replay stops at the same times as were recorded.</source>
        <translation>Contrôle&#xa0;: avec les réglages actuels, le rejeu s’arrête aux mêmes moments que ceux enregistrés.</translation>
    </message>
    <message>
        <source>From sending a call until it had failed.</source>
        <translation>De l’envoi d’un appel jusqu’à son échec.</translation>
    </message>
    <message>
        <source>From stopping until sending again.</source>
        <translation>De l’arrêt des envois jusqu’à leur reprise.</translation>
    </message>
    <message>
        <source>Held back, yet answered</source>
        <translation>Retenus, pourtant aboutis</translation>
    </message>
    <message>
        <source>Not available for</source>
        <translation>Durée d’indisponibilité</translation>
    </message>
    <message>
        <source>Of these failed</source>
        <translation>Dont échoués</translation>
    </message>
    <message>
        <source>One call ended in a way that a replay cannot repeat exactly; an end with the same effect is played instead.</source>
        <translation>Un appel s’est terminé d’une façon qu’un rejeu ne peut pas reproduire exactement&#x202f;; une fin de même effet est jouée à la place.</translation>
    </message>
    <message>
        <source>One call is replayed, of %1.</source>
        <translation>Un appel est rejoué, celui du %1.</translation>
    </message>
    <message>
        <source>Sent again from</source>
        <translation>Envois repris à</translation>
    </message>
    <message>
        <source>Stopped for nothing</source>
        <translation>Arrêts pour rien</translation>
    </message>
    <message>
        <source>Stopped sending at</source>
        <translation>Envois arrêtés à</translation>
    </message>
    <message>
        <source>The first call that was held back was answered in truth.</source>
        <translation>Le premier appel retenu a en réalité reçu une réponse.</translation>
    </message>
    <message>
        <source>This client never stopped sending here, so there is no incident: these are the last 24 hours. %1</source>
        <translation>Ce client n’a jamais arrêté les envois ici, il n’y a donc pas d’incident&#xa0;: voici les dernières 24 heures. %1</translation>
    </message>
    <message>
        <source>Waited for failing calls</source>
        <translation>Attente d’appels en échec</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
</context>
<context>
    <name>ScopeText</name>
    <message>
        <source>%1 % of %2</source>
        <translation>%1&#xa0;% sur %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (dans %2)</translation>
    </message>
    <message>
        <source>%1 (said at %2)</source>
        <translation>%1 (indiqué à %2)</translation>
    </message>
    <message>
        <source>%1 good, %2 bad</source>
        <translation>%1 bons, %2 mauvais</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 stated, %2 guessed, %3 declared</source>
        <translation>%1 indiquées, %2 estimées, %3 déclarées</translation>
    </message>
    <message>
        <source>%1 · limited</source>
        <translation>%1 · limité</translation>
    </message>
    <message>
        <source>%1 · needs you</source>
        <translation>%1 · action requise</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · en pause</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, full again at %2</source>
        <translation>%1, de nouveau au complet à %2</translation>
    </message>
    <message>
        <source>%1, paused by you</source>
        <translation>%1, mis en pause par vous</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>(aucun modèle)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Intervention</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>Cooldown level</source>
        <translation>Palier d’attente</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>Échecs consécutifs</translation>
    </message>
    <message>
        <source>False trips</source>
        <translation>Déclenchements intempestifs</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Half-open probes in flight</source>
        <translation>Sondes en cours (semi-ouvert)</translation>
    </message>
    <message>
        <source>Half-open success rate</source>
        <translation>Taux de réussite en semi-ouvert</translation>
    </message>
    <message>
        <source>Half-open</source>
        <translation>Semi-ouvert</translation>
    </message>
    <message>
        <source>Input tokens left</source>
        <translation>Jetons d’entrée restants</translation>
    </message>
    <message>
        <source>Last failure category</source>
        <translation>Catégorie du dernier échec</translation>
    </message>
    <message>
        <source>Last success</source>
        <translation>Dernier succès</translation>
    </message>
    <message>
        <source>Late results</source>
        <translation>Résultats tardifs</translation>
    </message>
    <message>
        <source>Manual probes</source>
        <translation>Sondes manuelles</translation>
    </message>
    <message>
        <source>Model list</source>
        <translation>Liste des modèles</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>Ouvert à</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Output tokens left</source>
        <translation>Jetons de sortie restants</translation>
    </message>
    <message>
        <source>Rate gate</source>
        <translation>Barrière de débit</translation>
    </message>
    <message>
        <source>Rate gates</source>
        <translation>Barrières de débit</translation>
    </message>
    <message>
        <source>Recent samples</source>
        <translation>Échantillons récents</translation>
    </message>
    <message>
        <source>Recent transient failures</source>
        <translation>Échecs transitoires récents</translation>
    </message>
    <message>
        <source>Requests failed fast</source>
        <translation>Requêtes refusées d’emblée</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Requêtes en cours</translation>
    </message>
    <message>
        <source>Requests left</source>
        <translation>Requêtes restantes</translation>
    </message>
    <message>
        <source>Retry not before</source>
        <translation>Pas d’essai avant</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Time spent open</source>
        <translation>Temps passé ouvert</translation>
    </message>
    <message>
        <source>Times opened</source>
        <translation>Nombre d’ouvertures</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>Jetons restants</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Waiting saved</source>
        <translation>Attente évitée</translation>
    </message>
    <message>
        <source>declared by the provider</source>
        <translation>déclaré par le fournisseur</translation>
    </message>
    <message>
        <source>needs another model</source>
        <translation>autre modèle à choisir</translation>
    </message>
    <message>
        <source>needs its billing looked at</source>
        <translation>facturation à vérifier</translation>
    </message>
    <message>
        <source>needs its key repaired</source>
        <translation>clé à corriger</translation>
    </message>
    <message>
        <source>none</source>
        <translation>néant</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>one trial, then open</source>
        <translation>un essai, puis ouverte</translation>
    </message>
    <message>
        <source>own guess</source>
        <translation>estimation locale</translation>
    </message>
    <message>
        <source>stated by the provider</source>
        <translation>indiqué par le fournisseur</translation>
    </message>
    <message>
        <source>the provider asked for %1</source>
        <translation>le fournisseur a demandé %1</translation>
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
        <translation>%1 n’a pas été joint par le proxy %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was not reached: %2</source>
        <translation>%1 n’a pas été joint&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. %2 is not among them: choose a model from the list.</source>
        <translation>%1. %2 n’en fait pas partie&#xa0;: choisissez un modèle dans la liste.</translation>
    </message>
    <message>
        <source>It has expired.</source>
        <translation>Il a expiré.</translation>
    </message>
    <message>
        <source>It is for another host.</source>
        <translation>Il est destiné à un autre hôte.</translation>
    </message>
    <message>
        <source>It is not valid yet.</source>
        <translation>Il n’est pas encore valide.</translation>
    </message>
    <message>
        <source>It is signed by nobody but itself.</source>
        <translation>Il n’est signé que par lui-même.</translation>
    </message>
    <message>
        <source>It was revoked.</source>
        <translation>Il a été révoqué.</translation>
    </message>
    <message>
        <source>Nothing was tried. %1</source>
        <translation>Rien n’a été essayé. %1</translation>
    </message>
    <message>
        <source>Reached over TLS</source>
        <translation>Serveur joint en TLS</translation>
    </message>
    <message>
        <source>Reached, no TLS</source>
        <translation>Serveur joint, sans TLS</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Serveur joint</translation>
    </message>
    <message>
        <source>TLS failed: %1</source>
        <translation>échec de TLS&#xa0;: %1</translation>
    </message>
    <message>
        <source>This computer does not know who issued it.</source>
        <translation>Cet ordinateur ne connaît pas son émetteur.</translation>
    </message>
    <message>
        <source>it wants a key and there is none</source>
        <translation>une clé est exigée et il n’y en a pas</translation>
    </message>
    <message>
        <source>key accepted</source>
        <translation>clé acceptée</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>clé non acceptée</translation>
    </message>
    <message>
        <source>key not checked</source>
        <translation>clé non vérifiée</translation>
    </message>
    <message>
        <source>no list of models: %1</source>
        <translation>pas de liste des modèles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the list of models is empty</source>
        <translation>la liste des modèles est vide</translation>
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
        <translation>%1&#xa0;: %2 avec réponse, %3 en échec, %4 ne disant rien de la santé&#x202f;; arrêts&#xa0;: %5, limitations&#xa0;: %6.</translation>
    </message>
    <message>
        <source>First token: between %1 and %2, half within %3.</source>
        <translation>Premier jeton&#xa0;: entre %1 et %2, une fois sur deux en %3 au plus.</translation>
    </message>
    <message>
        <source>Limited: it asked for %1</source>
        <translation>Limitée&#xa0;: attente de %1 demandée</translation>
    </message>
    <message>
        <source>Stopped sending: %1</source>
        <translation>Envois arrêtés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped sending</source>
        <translation>Envois arrêtés</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>réponse reçue</translation>
    </message>
</context>
<context>
    <name>UsageText</name>
    <message>
        <source>%1 %2</source>
        <comment>4.20 USD</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>A connection that was removed</source>
        <translation>Une connexion supprimée</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Month and connection</source>
        <translation>Mois et connexion</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Jetons en entrée</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Jetons en sortie</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>aucun prix connu</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>about so much</comment>
        <translation>≈&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::GlobalShortcut</name>
    <message>
        <source>Quick ask</source>
        <translation>Question rapide</translation>
    </message>
</context>
<context>
    <name>breakerbox::app::WindowSession</name>
    <message>
        <source>The simulated providers could not be started on this computer.</source>
        <translation>Les fournisseurs simulés n’ont pas pu être démarrés sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>breakerbox::app</name>
    <message>
        <source>## You</source>
        <translation>## Vous</translation>
    </message>
    <message>
        <source>%1 Copy the key again.</source>
        <translation>%1 Copiez de nouveau la clé.</translation>
    </message>
    <message>
        <source>%1 Put the key into an environment variable and name it with --key-env.</source>
        <translation>%1 Mettez la clé dans une variable d’environnement et nommez-la avec --key-env.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has no model chosen: give --model, or set one with breakerbox connections edit.</source>
        <translation>Aucun modèle n’est choisi pour %1&#xa0;: donnez --model, ou définissez-en un avec breakerbox connections edit.</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB.</source>
        <translation>%1 dépasse 64&#xa0;Mio.</translation>
    </message>
    <message>
        <source>%1 is no ID of a conversation.</source>
        <translation>%1 n’est pas un ID de conversation.</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 est un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>--%1 is an amount, for example 2.50; 0 for none.</source>
        <translation>--%1 est un montant, par exemple 2.50&#x202f;; 0 pour aucun.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 est manquant.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 demande une valeur.</translation>
    </message>
    <message>
        <source>--%1 takes no value.</source>
        <translation>--%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>--archived goes with: breakerbox conversations list.</source>
        <translation>--archived va avec&#xa0;: breakerbox conversations list.</translation>
    </message>
    <message>
        <source>--base-url is missing.</source>
        <translation>--base-url est manquant.</translation>
    </message>
    <message>
        <source>--base-url is missing: %1 with your own name in place of “%2”.</source>
        <translation>--base-url est manquant&#xa0;: %1 avec votre propre nom à la place de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--connection NAME is missing.</source>
        <translation>--connection NOM est manquant.</translation>
    </message>
    <message>
        <source>--format is json, markdown or html.</source>
        <translation>--format vaut json, markdown ou html.</translation>
    </message>
    <message>
        <source>--kind is cloud, endpoint or local.</source>
        <translation>--kind vaut cloud, endpoint ou local.</translation>
    </message>
    <message>
        <source>--kind is missing: cloud, endpoint or local.</source>
        <translation>--kind est manquant&#xa0;: cloud, endpoint ou local.</translation>
    </message>
    <message>
        <source>--name is missing.</source>
        <translation>--name est manquant.</translation>
    </message>
    <message>
        <source>--profile DIR selects the data folder everywhere. Listing commands take --json.
</source>
        <translation>--profile DOSSIER choisit partout le dossier de données. Les listes acceptent --json.
</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile demande un dossier.</translation>
    </message>
    <message>
        <source>--protocol is missing.</source>
        <translation>--protocol est manquant.</translation>
    </message>
    <message>
        <source>--protocol is one of: %1.</source>
        <translation>--protocol accepte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>--proxy is system, none, http://HOST:PORT or socks5://HOST:PORT.</source>
        <translation>--proxy vaut system, none, http://HÔTE:PORT ou socks5://HÔTE:PORT.</translation>
    </message>
    <message>
        <source>--proxy-password-stdin needs --proxy http://USER@HOST:PORT.</source>
        <translation>--proxy-password-stdin demande --proxy http://UTIL@HÔTE:PORT.</translation>
    </message>
    <message>
        <source>--wait needs a number of seconds.</source>
        <translation>--wait demande un nombre de secondes.</translation>
    </message>
    <message>
        <source>A header is written &apos;Name: value&apos;, in plain letters.</source>
        <translation>Un en-tête s’écrit &apos;Nom: valeur&apos;, en caractères simples.</translation>
    </message>
    <message>
        <source>A limit needs a price: --price-in and --price-out, for a million tokens.</source>
        <translation>Un plafond demande un prix&#xa0;: --price-in et --price-out, pour un million de jetons.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Connexion %1 ajoutée.</translation>
    </message>
    <message>
        <source>An organisation is written in plain letters without blanks.</source>
        <translation>Une organisation s’écrit en caractères simples, sans espaces.</translation>
    </message>
    <message>
        <source>BECAUSE</source>
        <translation>CAR</translation>
    </message>
    <message>
        <source>Breakerbox is running on this profile. Close it, or restore in its window.</source>
        <translation>Breakerbox utilise ce profil en ce moment. Fermez-le, ou restaurez depuis sa fenêtre.</translation>
    </message>
    <message>
        <source>Breakerbox</source>
        <translation>Breakerbox</translation>
    </message>
    <message>
        <source>CALLS</source>
        <translation>APPELS</translation>
    </message>
    <message>
        <source>CLIENT</source>
        <translation>CLIENT</translation>
    </message>
    <message>
        <source>CONNECTION</source>
        <translation>CONNEXION</translation>
    </message>
    <message>
        <source>COST</source>
        <translation>COÛT</translation>
    </message>
    <message>
        <source>Calls avoided: %1. Probes: %2.</source>
        <translation>Appels évités&#xa0;: %1. Sondes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Connexion %1 modifiée.</translation>
    </message>
    <message>
        <source>Choose one of --conversation and --new.</source>
        <translation>Choisissez --conversation ou --new.</translation>
    </message>
    <message>
        <source>Choose one of --key-stdin and --key-env.</source>
        <translation>Choisissez --key-stdin ou --key-env.</translation>
    </message>
    <message>
        <source>Choose one of --wait and --no-wait.</source>
        <translation>Choisissez --wait ou --no-wait.</translation>
    </message>
    <message>
        <source>DECISION</source>
        <translation>DÉCISION</translation>
    </message>
    <message>
        <source>Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,
75 held (not sent), 77 credential or permission, 78 configuration; simulate: 1 if an
expectation of the scenario failed.
</source>
        <translation>Codes de sortie&#xa0;: 0 réponse reçue, 64 usage, 65 entrée erronée, 69 tentative
échouée, 74 stockage, 75 retenue (non envoyée), 77 identifiants ou droits,
78 configuration&#x202f;; simulate&#xa0;: 1 si une attente du scénario n’est pas remplie.
</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHOUÉS</translation>
    </message>
    <message>
        <source>FAILURES</source>
        <translation>ÉCHECS</translation>
    </message>
    <message>
        <source>FROM</source>
        <translation>DE</translation>
    </message>
    <message>
        <source>Forgot what was counted about %1. Times the provider stated still hold.</source>
        <translation>Ce qui était compté pour %1 est oublié. Les délais indiqués par le fournisseur restent en vigueur.</translation>
    </message>
    <message>
        <source>Give one PROMPT, or - to read it from standard input.</source>
        <translation>Donnez un seul PROMPT, ou - pour le lire sur l’entrée standard.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>It is in use now. What was there before is kept: %1</source>
        <translation>Elle est maintenant utilisée. Ce qui s’y trouvait avant est conservé&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is in use now.</source>
        <translation>Elle est maintenant utilisée.</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>TYPE</translation>
    </message>
    <message>
        <source>LAST FAILURE</source>
        <translation>DERNIER ÉCHEC</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>PALIER</translation>
    </message>
    <message>
        <source>MODEL</source>
        <translation>MODÈLE</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>NOT BEFORE</source>
        <translation>PAS AVANT</translation>
    </message>
    <message>
        <source>Name one scenario: breakerbox simulate FILE.json</source>
        <translation>Nommez un scénario&#xa0;: breakerbox simulate FICHIER.json</translation>
    </message>
    <message>
        <source>No connections yet. Add one with breakerbox connections add.</source>
        <translation>Aucune connexion pour l’instant. Ajoutez-en une avec breakerbox connections add.</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Aucune conversation pour l’instant.</translation>
    </message>
    <message>
        <source>No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), or keep keys until you quit.</source>
        <translation>Aucun trousseau ne répond. Installez-en un et démarrez-le (gnome-keyring, KWallet ou KeePassXC), ou conservez les clés jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Aucun message ne contient ces mots.</translation>
    </message>
    <message>
        <source>Not before %1 (in %2 s); --probe tries now where that is allowed.</source>
        <translation>Pas avant %1 (dans %2&#xa0;s)&#x202f;; --probe essaie maintenant là où c’est permis.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note: the stored key belongs to %1 and is not sent to %2. Give the key for it with --key-stdin.</source>
        <translation>Remarque&#xa0;: la clé enregistrée appartient à %1 et n’est pas envoyée à %2. Donnez la clé pour celui-ci avec --key-stdin.</translation>
    </message>
    <message>
        <source>Note: the variable %1 is not set here, so there is no key now.</source>
        <translation>Remarque&#xa0;: la variable %1 n’est pas définie ici, il n’y a donc pas de clé maintenant.</translation>
    </message>
    <message>
        <source>Nothing is archived.</source>
        <translation>Aucune conversation n’est archivée.</translation>
    </message>
    <message>
        <source>Nothing to report: no connection has had trouble lately.</source>
        <translation>Rien à signaler&#xa0;: aucune connexion n’a eu de problème récemment.</translation>
    </message>
    <message>
        <source>OUTCOME</source>
        <translation>ISSUE</translation>
    </message>
    <message>
        <source>PROTOCOL</source>
        <translation>PROTOCOLE</translation>
    </message>
    <message>
        <source>Passwords are never taken from the command line: name the user only and use --proxy-password-stdin.</source>
        <translation>Les mots de passe ne sont jamais pris sur la ligne de commande&#xa0;: n’indiquez que l’utilisateur et utilisez --proxy-password-stdin.</translation>
    </message>
    <message>
        <source>REQUEST</source>
        <translation>REQUÊTE</translation>
    </message>
    <message>
        <source>Removed %1. Conversations with it stay.</source>
        <translation>Connexion %1 supprimée. Ses conversations restent.</translation>
    </message>
    <message>
        <source>SCOPE</source>
        <translation>PORTÉE</translation>
    </message>
    <message>
        <source>SECONDS LOST</source>
        <translation>SECONDES PERDUES</translation>
    </message>
    <message>
        <source>STATE</source>
        <translation>ÉTAT</translation>
    </message>
    <message>
        <source>Say what to do. See breakerbox --help.</source>
        <translation>Indiquez quoi faire. Voir breakerbox --help.</translation>
    </message>
    <message>
        <source>Say where to: breakerbox conversations export [ID]... --output FILE|-.</source>
        <translation>Indiquez la destination&#xa0;: breakerbox conversations export [ID]... --output FICHIER|-.</translation>
    </message>
    <message>
        <source>Standard input could not be read.</source>
        <translation>L’entrée standard n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>Standard input gives one secret: use --key-stdin and --proxy-password-stdin one after the other.</source>
        <translation>L’entrée standard ne donne qu’un secret&#xa0;: utilisez --key-stdin et --proxy-password-stdin l’un après l’autre.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is no key in it.</source>
        <translation>L’entrée standard était vide&#xa0;: elle ne contient aucune clé.</translation>
    </message>
    <message>
        <source>Standard input was empty: there is nothing to ask.</source>
        <translation>L’entrée standard était vide&#xa0;: il n’y a rien à demander.</translation>
    </message>
    <message>
        <source>THEN</source>
        <translation>ENSUITE</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITRE</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>VERS</translation>
    </message>
    <message>
        <source>That header carries a key. Keys are never taken from the command line: use --key-stdin or --key-env.</source>
        <translation>Cet en-tête porte une clé. Les clés ne sont jamais prises sur la ligne de commande&#xa0;: utilisez --key-stdin ou --key-env.</translation>
    </message>
    <message>
        <source>That header is composed by the program itself and cannot be set.</source>
        <translation>Cet en-tête est composé par le programme lui-même et ne peut pas être défini.</translation>
    </message>
    <message>
        <source>The key could not be read from standard input.</source>
        <translation>La clé n’a pas pu être lue sur l’entrée standard.</translation>
    </message>
    <message>
        <source>The keychain is locked. Unlock it, and keys can be read again.</source>
        <translation>Le trousseau est verrouillé. Déverrouillez-le, et les clés seront de nouveau lisibles.</translation>
    </message>
    <message>
        <source>The model asked for a tool; this program does not run tools yet.</source>
        <translation>Le modèle a demandé un outil&#x202f;; ce programme n’exécute pas encore d’outils.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>La sortie n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>The prompt is empty: there is nothing to ask.</source>
        <translation>Le prompt est vide&#xa0;: il n’y a rien à demander.</translation>
    </message>
    <message>
        <source>The reply was cut at its length limit.</source>
        <translation>La réponse a été coupée à sa limite de longueur.</translation>
    </message>
    <message>
        <source>The reply was not saved.</source>
        <translation>La réponse n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The window&apos;s program (breakerbox-window) is missing. Install Breakerbox again.</source>
        <translation>Le programme de la fenêtre (breakerbox-window) est absent. Réinstallez Breakerbox.</translation>
    </message>
    <message>
        <source>There are more. Add a word to find fewer.</source>
        <translation>Il y en a d’autres. Ajoutez un mot pour en trouver moins.</translation>
    </message>
    <message>
        <source>There is a connection named “%1” already.</source>
        <translation>Il y a déjà une connexion nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no command “%1”. See breakerbox --help.</source>
        <translation>Il n’y a pas de commande «&#xa0;%1&#xa0;». Voir breakerbox --help.</translation>
    </message>
    <message>
        <source>There is no connection named “%1”. See breakerbox connections list.</source>
        <translation>Aucune connexion ne s’appelle «&#xa0;%1&#xa0;». Voir breakerbox connections list.</translation>
    </message>
    <message>
        <source>There is no conversation %1. See breakerbox conversations list.</source>
        <translation>Il n’y a pas de conversation %1. Voir breakerbox conversations list.</translation>
    </message>
    <message>
        <source>There is no provider “%1”. Known: %2.</source>
        <translation>Il n’y a pas de fournisseur «&#xa0;%1&#xa0;». Connus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This conversation stays on this computer. Lift its lock in the window first.</source>
        <translation>Cette conversation reste sur cet ordinateur. Levez d’abord son verrou dans la fenêtre.</translation>
    </message>
    <message>
        <source>This system has no TLS library: only local servers can be reached.</source>
        <translation>Ce système n’a pas de bibliothèque TLS&#xa0;: seuls les serveurs locaux peuvent être joints.</translation>
    </message>
    <message>
        <source>This version speaks %1, not yet %2.</source>
        <translation>Cette version parle %1, pas encore %2.</translation>
    </message>
    <message>
        <source>This would share the conversation with %1, who has not seen it. Nothing was sent. Use --new, or allow it in the window.</source>
        <translation>Cela partagerait la conversation avec %1, qui ne l’a pas vue. Rien n’a été envoyé. Utilisez --new, ou autorisez-le dans la fenêtre.</translation>
    </message>
    <message>
        <source>UNTIL</source>
        <translation>JUSQU’À</translation>
    </message>
    <message>
        <source>UPDATED</source>
        <translation>MIS À JOUR</translation>
    </message>
    <message>
        <source>Unknown option %1. See breakerbox --help.</source>
        <translation>Option inconnue&#xa0;: %1. Voir breakerbox --help.</translation>
    </message>
    <message>
        <source>Unknown option --%1. See breakerbox --help.</source>
        <translation>Option inconnue&#xa0;: --%1. Voir breakerbox --help.</translation>
    </message>
    <message>
        <source>Use: breakerbox backup [--output FILE].</source>
        <translation>Usage&#xa0;: breakerbox backup [--output FICHIER].</translation>
    </message>
    <message>
        <source>Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.</source>
        <translation>Usage&#xa0;: breakerbox breakers [--json] [--evidence], ou breakers reset|pause|resume NOM.</translation>
    </message>
    <message>
        <source>Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, or edit|remove|test|models NAME.</source>
        <translation>Usage&#xa0;: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, ou edit|remove|test|models NOM.</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations import FILE [--json].</source>
        <translation>Usage&#xa0;: breakerbox conversations import FICHIER [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox conversations list|show ID|search WORDS|export|import.</source>
        <translation>Usage&#xa0;: breakerbox conversations list|show ID|search MOTS|export|import.</translation>
    </message>
    <message>
        <source>Use: breakerbox doctor [--json].</source>
        <translation>Usage&#xa0;: breakerbox doctor [--json].</translation>
    </message>
    <message>
        <source>Use: breakerbox restore FILE.</source>
        <translation>Usage&#xa0;: breakerbox restore FICHIER.</translation>
    </message>
    <message>
        <source>VERDICT</source>
        <translation>VERDICT</translation>
    </message>
    <message>
        <source>WHY</source>
        <translation>POURQUOI</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Votre message est enregistré et n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>[archived]</source>
        <translation>[archivée]</translation>
    </message>
    <message>
        <source>[declined]</source>
        <translation>[refusé]</translation>
    </message>
    <message>
        <source>[interrupted]</source>
        <translation>[interrompue]</translation>
    </message>
    <message>
        <source>[no reply]</source>
        <translation>[pas de réponse]</translation>
    </message>
    <message>
        <source>[not sent]</source>
        <translation>[non envoyé]</translation>
    </message>
    <message>
        <source>[still arriving]</source>
        <translation>[en cours d’arrivée]</translation>
    </message>
    <message>
        <source>blind</source>
        <translation>aveugle</translation>
    </message>
    <message>
        <source>breakerbox                    opens the window
breakerbox --demo             opens it with three simulated connections, no key needed
breakerbox --quick-ask        opens the small window for one question
</source>
        <translation>breakerbox                    ouvre la fenêtre
breakerbox --demo             l’ouvre avec trois connexions simulées, sans clé
breakerbox --quick-ask        ouvre la petite fenêtre pour une question
</translation>
    </message>
    <message>
        <source>breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]
               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-
</source>
        <translation>breakerbox ask --connection NOM [--model M] [--conversation ID|--new] [--system TEXTE]
               [--attach FICHIER]... [--wait SECONDES|--no-wait] [--probe] [--json] PROMPT|-
</translation>
    </message>
    <message>
        <source>breakerbox backup [--output FILE]
</source>
        <translation>breakerbox backup [--output FICHIER]
</translation>
    </message>
    <message>
        <source>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME
</source>
        <translation>breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NOM
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
breakerbox conversations show ID|search MOTS [--json]
breakerbox conversations export [ID]... [--format json|markdown|html] --output FICHIER|-
breakerbox conversations import FICHIER [--json]
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
        <translation>breakerbox restore FICHIER
</translation>
    </message>
    <message>
        <source>breakerbox simulate FILE.json [--json]
</source>
        <translation>breakerbox simulate FICHIER.json [--json]
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
        <translation>connections add --name N --kind cloud|endpoint|local [--provider PRÉRÉGLAGE]
                --protocol openai-chat|openai-responses|anthropic|gemini|ollama
                --base-url URL [--model M]
                [--key-stdin | --key-env VAR] [--header &apos;K: V&apos;]... [--organisation NOM]
                [--space NOM] [--proxy system|none|http://[UTIL@]HÔTE:PORT|socks5://...]
                [--proxy-password-stdin] [--ca-file FICHIER|none] [--connect-limit S]
                [--first-byte-limit S] [--silence-limit S] [--parallel N]
                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]
                [--price-out X] [--limit-conversation X] [--limit-month X]
Prix par million de jetons et plafonds en montants, dans votre propre devise.
Les clés et les mots de passe ne sont jamais pris sur la ligne de commande.
</translation>
    </message>
    <message>
        <source>connections edit NAME takes the same options; remove, test and models take a NAME.
</source>
        <translation>connections edit NOM prend les mêmes options&#x202f;; remove, test et models, un NOM.
</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>limité</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>requiert %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>service</source>
        <translation>service</translation>
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
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>120 s; 600 s for this device and your network.</source>
        <translation>120&#xa0;s&#x202f;; 600&#xa0;s pour cet appareil et votre réseau.</translation>
    </message>
    <message>
        <source>60 s; 180 s for this device and your network.</source>
        <translation>60&#xa0;s&#x202f;; 180&#xa0;s pour cet appareil et votre réseau.</translation>
    </message>
    <message>
        <source>A part of the company to keep apart, such as work. Another space counts as another reader.</source>
        <translation>Une partie de la société à tenir à part, comme le travail. Un autre espace compte comme un autre lecteur.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>En même temps</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Fichier de certificat</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificats (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Choisir le fichier de certificat</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Connect within</source>
        <translation>Délai de connexion</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>En-têtes supplémentaires</translation>
    </message>
    <message>
        <source>First byte within</source>
        <translation>Délai du premier octet</translation>
    </message>
    <message>
        <source>Limit for a month</source>
        <translation>Plafond pour un mois</translation>
    </message>
    <message>
        <source>Limit for one conversation</source>
        <translation>Plafond pour une conversation</translation>
    </message>
    <message>
        <source>Limit, conversation</source>
        <translation>Plafond, conversation</translation>
    </message>
    <message>
        <source>Limit, month</source>
        <translation>Plafond, mois</translation>
    </message>
    <message>
        <source>More wait, and are sent by themselves.</source>
        <translation>Les suivantes attendent, puis partent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>Name: value</source>
        <translation>Nom: valeur</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Only for a server with certificates of its own</source>
        <translation>Seulement pour un serveur ayant ses propres certificats</translation>
    </message>
    <message>
        <source>Only if your account has several.</source>
        <translation>Seulement si votre compte en a plusieurs.</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Pace and spending</source>
        <translation>Cadence et dépenses</translation>
    </message>
    <message>
        <source>Price of a million tokens received</source>
        <translation>Prix d’un million de jetons reçus</translation>
    </message>
    <message>
        <source>Price of a million tokens sent</source>
        <translation>Prix d’un million de jetons envoyés</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>Prix, réception</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>Prix, envoi</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>Requests in flight over this connection, usually 4.</source>
        <translation>Requêtes en cours sur cette connexion, 4 par défaut.</translation>
    </message>
    <message>
        <source>Silence at most</source>
        <translation>Silence maximal</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>The same for a calendar month. Counts the tokens that the service reports.</source>
        <translation>De même pour un mois civil. Compte les jetons que le service déclare.</translation>
    </message>
    <message>
        <source>The same for the replies.</source>
        <translation>De même pour les réponses.</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>Acheminement</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Délais</translation>
    </message>
    <message>
        <source>Tokens a minute</source>
        <translation>Jetons par minute</translation>
    </message>
    <message>
        <source>Usually 10 s.</source>
        <translation>Par défaut&#xa0;: 10&#xa0;s.</translation>
    </message>
    <message>
        <source>Warns at 80 % and asks at 100 %. Empty = no limit.</source>
        <translation>Avertit à 80&#xa0;% et demande à 100&#xa0;%. Vide = sans plafond.</translation>
    </message>
    <message>
        <source>What a million tokens cost you here, in your own currency. Empty = by the table in Settings, Prices, where it knows the model.</source>
        <translation>Ce que vous coûte ici un million de jetons, dans votre propre devise. Vide = selon la table dans Préférences, Prix, si elle connaît le modèle.</translation>
    </message>
    <message>
        <source>What is sent is estimated beforehand.</source>
        <translation>Ce qui est envoyé est estimé à l’avance.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AnswerColumn</name>
    <message>
        <source>%1 to first word</source>
        <translation>premier mot&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer %1 of %2: %3</source>
        <translation>Réponse %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Continuer avec %1</translation>
    </message>
    <message>
        <source>Go on with this</source>
        <translation>Continuer avec celle-ci</translation>
    </message>
    <message>
        <source>The other answers stay as versions of this one.</source>
        <translation>Les autres réponses restent comme versions de celle-ci.</translation>
    </message>
    <message>
        <source>This answer is in the conversation.</source>
        <translation>Cette réponse est dans la conversation.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::AppearancePage</name>
    <message>
        <source> %</source>
        <comment>suffix of a percentage</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Of conversations, measured by the desktop&apos;s font. Also by keys, see Shortcuts.</source>
        <translation>Dans les conversations, par rapport à la police du bureau. Aussi au clavier, voir Raccourcis.</translation>
    </message>
    <message>
        <source>Of the window, at once. The command line speaks the system&apos;s language.</source>
        <translation>De la fenêtre, immédiatement. La ligne de commande suit la langue du système.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Tout va bien</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::BlockFittings</name>
    <message>
        <source>Copied. It holds characters that cannot be seen.</source>
        <translation>Copié. Le texte contient des caractères invisibles.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Copy for a spreadsheet</source>
        <translation>Copier pour un tableur</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Open image in the browser</source>
        <translation>Ouvrir l’image dans le navigateur</translation>
    </message>
    <message>
        <source>Scroll sideways</source>
        <translation>Défilement horizontal</translation>
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
        <translation>%1 (l’a vue jusqu’ici)</translation>
    </message>
    <message>
        <source>%1 (seen so far by: %2)</source>
        <translation>%1 (vue jusqu’ici par&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here; you chose to switch</source>
        <translation>%1 échoue temporairement ici&#x202f;; vous avez choisi de basculer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; about %2</source>
        <translation>%1&#x202f;; environ %2</translation>
    </message>
    <message>
        <source>A certificate of your own is believed: whoever holds it can read along</source>
        <translation>Un certificat ajouté par vous est accepté&#xa0;: quiconque le détient peut lire les échanges</translation>
    </message>
    <message>
        <source>All of it, and allow %1 in this conversation from now on</source>
        <translation>Toute la conversation, et y autoriser %1 désormais</translation>
    </message>
    <message>
        <source>All of it, this once</source>
        <translation>Toute la conversation, pour cette fois</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Exercice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>It goes over plain http: anyone on the network in between can read it</source>
        <translation>Le trajet est en http non chiffré&#xa0;: n’importe qui sur le réseau intermédiaire peut lire</translation>
    </message>
    <message>
        <source>It goes through the proxy %1</source>
        <translation>Le trajet passe par le proxy %1</translation>
    </message>
    <message>
        <source>Nobody has seen this conversation yet</source>
        <translation>Personne n’a encore vu cette conversation</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Only this message, in a new conversation</source>
        <translation>Uniquement ce message, dans une nouvelle conversation</translation>
    </message>
    <message>
        <source>Share this conversation with %1?</source>
        <translation>Partager cette conversation avec %1&#x202f;?</translation>
    </message>
    <message>
        <source>Share with someone new?</source>
        <translation>Partager avec un nouveau lecteur&#x202f;?</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>The server there relays this model to %1</source>
        <translation>Le serveur relaie ce modèle vers %1</translation>
    </message>
    <message>
        <source>This is practice. Whatever you answer, nothing is shared and nothing is allowed.</source>
        <translation>Ceci est un exercice. Quelle que soit votre réponse, rien n’est partagé ni autorisé.</translation>
    </message>
    <message>
        <source>This message would go to someone new to read it</source>
        <translation>Ce message irait à un nouveau lecteur</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>You asked another model for this reply</source>
        <translation>Vous avez demandé cette réponse à un autre modèle</translation>
    </message>
    <message>
        <source>You asked for the reply again</source>
        <translation>Vous avez redemandé la réponse</translation>
    </message>
    <message>
        <source>You asked for the rest of the reply</source>
        <translation>Vous avez demandé la suite de la réponse</translation>
    </message>
    <message>
        <source>You asked several at once. Cancel leaves this one out; the others are still asked</source>
        <translation>Vous en avez interrogé plusieurs à la fois. Annuler écarte celui-ci&#x202f;; les autres sont quand même interrogés</translation>
    </message>
    <message>
        <source>You chose another connection for this conversation</source>
        <translation>Vous avez choisi une autre connexion pour cette conversation</translation>
    </message>
    <message>
        <source>You chose to switch</source>
        <translation>Vous avez choisi de basculer</translation>
    </message>
    <message>
        <source>account %1</source>
        <translation>compte %1</translation>
    </message>
    <message>
        <source>the system prompt</source>
        <translation>le prompt système</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Address of the connection</source>
        <translation>Adresse de la connexion</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change address</source>
        <translation>Modifier l’adresse</translation>
    </message>
    <message>
        <source>Change limit…</source>
        <translation>Modifier le plafond…</translation>
    </message>
    <message>
        <source>Change pace…</source>
        <translation>Modifier la cadence…</translation>
    </message>
    <message>
        <source>Change proxy</source>
        <translation>Modifier le proxy</translation>
    </message>
    <message>
        <source>Change proxy…</source>
        <translation>Modifier le proxy…</translation>
    </message>
    <message>
        <source>Choose certificate file</source>
        <translation>Choisir le fichier de certificat</translation>
    </message>
    <message>
        <source>Choose certificate file…</source>
        <translation>Choisir le fichier de certificat…</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Modifier la connexion</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminer l’exercice</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limitée</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Action requise</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Open billing page</source>
        <translation>Ouvrir la page de facturation</translation>
    </message>
    <message>
        <source>Open keys page</source>
        <translation>Ouvrir la page des clés</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Repair key</source>
        <translation>Corriger la clé</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Enregistrer et réessayer</translation>
    </message>
    <message>
        <source>Save key and retry</source>
        <translation>Enregistrer la clé et réessayer</translation>
    </message>
    <message>
        <source>See what would be shared…</source>
        <translation>Voir ce qui serait partagé…</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Envoyer quand même</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Start it with %1</source>
        <translation>Démarrer avec %1</translation>
    </message>
    <message>
        <source>Start it with</source>
        <translation>Démarrer avec</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Switch…</source>
        <translation>Basculer…</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Essai en cours</translation>
    </message>
    <message>
        <source>Type or choose a model</source>
        <translation>Saisir ou choisir un modèle</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Déverrouiller le trousseau</translation>
    </message>
    <message>
        <source>Use it and retry</source>
        <translation>L’utiliser et réessayer</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Attendre encore</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardDetails</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>The provider&apos;s own words</source>
        <translation>Termes exacts du fournisseur</translation>
    </message>
    <message>
        <source>Tries of this message</source>
        <translation>Tentatives pour ce message</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CardReach</name>
    <message>
        <source>A file with the certificate, PEM</source>
        <translation>Fichier contenant le certificat, PEM</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Tous les réglages…</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Certificate file</source>
        <translation>Fichier de certificat</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificats (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose the file, or cancel.</source>
        <translation>Choisissez le fichier ou annulez.</translation>
    </message>
    <message>
        <source>Password, kept where the key is kept</source>
        <translation>Mot de passe, conservé avec la clé</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Mot de passe du proxy</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Utilisateur du proxy</translation>
    </message>
    <message>
        <source>Save and retry</source>
        <translation>Enregistrer et réessayer</translation>
    </message>
    <message>
        <source>User, only if it wants a login</source>
        <translation>Utilisateur, si une identification est exigée</translation>
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
        <translation>%1 répond via %2. %3</translation>
    </message>
    <message>
        <source>A reply is on its way. Wait for it or stop it, then ask several.</source>
        <translation>Une réponse est en cours. Attendez-la ou arrêtez-la, puis interrogez plusieurs modèles.</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>Add an account of your own, or a server that runs on this computer.</source>
        <translation>Ajoutez l’un de vos comptes, ou un serveur qui tourne sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Another server needs its own key and may have other readers: change it in the form.</source>
        <translation>Un autre serveur demande sa propre clé et peut avoir d’autres lecteurs&#xa0;: changez-le dans le formulaire.</translation>
    </message>
    <message>
        <source>Answer this message with…</source>
        <translation>Répondre à ce message avec…</translation>
    </message>
    <message>
        <source>Ask several at once</source>
        <translation>Interroger plusieurs modèles à la fois</translation>
    </message>
    <message>
        <source>Ask something</source>
        <translation>Posez une question</translation>
    </message>
    <message>
        <source>Choose below who answers.</source>
        <translation>Choisissez ci-dessous qui répond.</translation>
    </message>
    <message>
        <source>It was not resumed.</source>
        <translation>La connexion n’a pas été reprise.</translation>
    </message>
    <message>
        <source>It was not stored.</source>
        <translation>Modification non enregistrée.</translation>
    </message>
    <message>
        <source>No connection yet</source>
        <translation>Aucune connexion pour l’instant</translation>
    </message>
    <message>
        <source>No reply here has more than one version yet.</source>
        <translation>Aucune réponse n’a encore plusieurs versions ici.</translation>
    </message>
    <message>
        <source>Not sent. %1</source>
        <translation>Non envoyé. %1</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>The address was not stored.</source>
        <translation>L’adresse n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The key was not stored.</source>
        <translation>La clé n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The usual model</source>
        <translation>Le modèle par défaut</translation>
    </message>
    <message>
        <source>There is only one to ask. Add another connection or model first.</source>
        <translation>Il n’y en a qu’un à interroger. Ajoutez d’abord une autre connexion ou un autre modèle.</translation>
    </message>
    <message>
        <source>This address cannot be used as it stands. The form says why.</source>
        <translation>Cette adresse n’est pas utilisable telle quelle. Le formulaire indique pourquoi.</translation>
    </message>
    <message>
        <source>This conversation could not be read</source>
        <translation>Cette conversation n’a pas pu être lue</translation>
    </message>
    <message>
        <source>This is a drill: no page was opened.</source>
        <translation>Ceci est un exercice&#xa0;: aucune page n’a été ouverte.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent to %1, and nothing was allowed.</source>
        <translation>Ceci est un exercice&#xa0;: rien n’a été envoyé à %1 et rien n’a été autorisé.</translation>
    </message>
    <message>
        <source>This is a drill: nothing was sent, and nothing was allowed.</source>
        <translation>Ceci est un exercice&#xa0;: rien n’a été envoyé et rien n’a été autorisé.</translation>
    </message>
    <message>
        <source>This was a drill: the key was not kept.</source>
        <translation>C’était un exercice&#xa0;: la clé n’a pas été conservée.</translation>
    </message>
    <message>
        <source>This was a drill: the model was not changed.</source>
        <translation>C’était un exercice&#xa0;: le modèle n’a pas été changé.</translation>
    </message>
    <message>
        <source>Write the message first, then choose who is asked.</source>
        <translation>Écrivez d’abord le message, puis choisissez qui interroger.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtrer les commandes</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Saisissez une commande</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Composer</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Interroger plusieurs modèles…</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Joindre des fichiers</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Autres façons d’envoyer</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Parameters •</source>
        <translation>Paramètres •</translation>
    </message>
    <message>
        <source>Parameters, set for this conversation</source>
        <translation>Paramètres, définis pour cette conversation</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
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
        <translation>Envoyer après la réponse</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Stop the reply</source>
        <translation>Arrêter la réponse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>System prompt and parameters are set for this conversation</source>
        <translation>Le prompt système et les paramètres sont définis pour cette conversation</translation>
    </message>
    <message>
        <source>System prompt and parameters of this conversation</source>
        <translation>Prompt système et paramètres de cette conversation</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.csv *.json *.xml *.html)</source>
        <translation>Texte (*.txt *.md *.csv *.json *.xml *.html)</translation>
    </message>
    <message>
        <source>Use a prompt: type / in an empty message</source>
        <translation>Utiliser un prompt&#xa0;: saisir / dans un message vide</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ComposerEdit</name>
    <message>
        <source>Message …</source>
        <translation>Message…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDesk</name>
    <message>
        <source>Not removed. %1</source>
        <translation>Non supprimée. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConnectionDialog</name>
    <message>
        <source>Add connection</source>
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>Abandonner votre saisie&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Edit connection</source>
        <translation>Modifier la connexion</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Poursuivre la saisie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non enregistrée. %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>The connection was not saved.</source>
        <translation>La connexion n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The keychain does not take a key this long. Nothing was changed.</source>
        <translation>Le trousseau n’accepte pas une clé aussi longue. Rien n’a été modifié.</translation>
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
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Asks for the list of models. Sends no content.</source>
        <translation>Demande la liste des modèles. N’envoie aucun contenu.</translation>
    </message>
    <message>
        <source>Choose or type a model&apos;s name</source>
        <translation>Choisissez ou saisissez le nom d’un modèle</translation>
    </message>
    <message>
        <source>Messages go to %1</source>
        <translation>Les messages vont à %1</translation>
    </message>
    <message>
        <source>Messages go to</source>
        <translation>Les messages vont à</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Refresh models</source>
        <translation>Actualiser les modèles</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Test result</source>
        <translation>Résultat du test</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Essai…</translation>
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
            <numerusform>%n conversation n’est plus dans aucun dossier.</numerusform>
            <numerusform>%n conversations ne sont plus dans aucun dossier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations are in the list again.</source>
        <translation>
            <numerusform>%n conversation est de nouveau dans la liste.</numerusform>
            <numerusform>%n conversations sont de nouveau dans la liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were archived.</source>
        <translation>
            <numerusform>%n conversation a été archivée.</numerusform>
            <numerusform>%n conversations ont été archivées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were deleted.</source>
        <translation>
            <numerusform>%n conversation a été supprimée.</numerusform>
            <numerusform>%n conversations ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were moved to “%1”.</source>
        <translation>
            <numerusform>%n conversation a été déplacée vers «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n conversations ont été déplacées vers «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were pinned.</source>
        <translation>
            <numerusform>%n conversation a été épinglée.</numerusform>
            <numerusform>%n conversations ont été épinglées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations were unpinned.</source>
        <translation>
            <numerusform>%n conversation a été désépinglée.</numerusform>
            <numerusform>%n conversations ont été désépinglées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Archive %n conversations</source>
        <translation>
            <numerusform>Archiver %n conversation</numerusform>
            <numerusform>Archiver %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive again</source>
        <translation>Archiver de nouveau</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archiver la conversation</translation>
    </message>
    <message>
        <source>Choose a folder or write the name of a new one.
Without a name they are in no folder.</source>
        <translation>Choisissez un dossier ou donnez le nom d’un nouveau.
Sans nom, elles ne sont dans aucun dossier.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n conversations</source>
        <translation>
            <numerusform>Supprimer %n conversation</numerusform>
            <numerusform>Supprimer %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Supprimer la conversation</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations…</source>
        <translation>
            <numerusform>Exporter %n conversation…</numerusform>
            <numerusform>Exporter %n conversations…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exporter la conversation…</translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations to folder…</source>
        <translation>
            <numerusform>Déplacer %n conversation vers un dossier…</numerusform>
            <numerusform>Déplacer %n conversations vers un dossier…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n conversations</source>
        <translation>
            <numerusform>Déplacer %n conversation</numerusform>
            <numerusform>Déplacer %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Déplacer vers un dossier</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Déplacer vers un dossier…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n conversations</source>
        <translation>
            <numerusform>Épingler %n conversation</numerusform>
            <numerusform>Épingler %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Épingler la conversation</translation>
    </message>
    <message>
        <source>Rename conversation</source>
        <translation>Renommer la conversation</translation>
    </message>
    <message>
        <source>Rename folder</source>
        <translation>Renommer le dossier</translation>
    </message>
    <message numerus="yes">
        <source>Take %n conversations out of the archive</source>
        <translation>
            <numerusform>Désarchiver %n conversation</numerusform>
            <numerusform>Désarchiver %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Take conversation out of the archive</source>
        <translation>Désarchiver la conversation</translation>
    </message>
    <message>
        <source>The folder “%1” was deleted. Its conversations are in the list.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» a été supprimé. Ses conversations sont dans la liste.</translation>
    </message>
    <message>
        <source>There is a folder “%1” already.</source>
        <translation>Il y a déjà un dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Undo archive</source>
        <translation>Annuler l’archivage</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Undo move</source>
        <translation>Annuler le déplacement</translation>
    </message>
    <message>
        <source>Undo pin</source>
        <translation>Annuler l’épinglage</translation>
    </message>
    <message>
        <source>Undo unpin</source>
        <translation>Annuler le désépinglage</translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n conversations</source>
        <translation>
            <numerusform>Désépingler %n conversation</numerusform>
            <numerusform>Désépingler %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin conversation</source>
        <translation>Désépingler la conversation</translation>
    </message>
    <message>
        <source>“%1” is in no folder now.</source>
        <translation>«&#xa0;%1&#xa0;» n’est plus dans aucun dossier.</translation>
    </message>
    <message>
        <source>“%1” is in the list again.</source>
        <translation>«&#xa0;%1&#xa0;» est de nouveau dans la liste.</translation>
    </message>
    <message>
        <source>“%1” was archived.</source>
        <translation>«&#xa0;%1&#xa0;» a été archivée.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>“%1” was moved to “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» a été déplacée vers «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationHeader</name>
    <message>
        <source>%1 Shows where this conversation has been.</source>
        <translation>%1 Montre le parcours de cette conversation.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose a connection</source>
        <translation>Choisir une connexion</translation>
    </message>
    <message>
        <source>Choose a model · %1</source>
        <translation>Choisir un modèle · %1</translation>
    </message>
    <message>
        <source>Conversation: %1</source>
        <translation>Conversation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Health: %1</source>
        <translation>Santé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Local only: %1</source>
        <translation>Locale uniquement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not read yet by: %1</source>
        <translation>Pas encore lue par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Read by: %1</source>
        <translation>Lue par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show sidebar</source>
        <translation>Afficher la barre latérale</translation>
    </message>
    <message>
        <source>What this client saw of the connection. Opens diagnostics.</source>
        <translation>Ce que ce client a observé de la connexion. Ouvre le diagnostic.</translation>
    </message>
    <message>
        <source>You are asked before %1 is given this conversation.</source>
        <translation>Votre accord sera demandé avant que %1 ne reçoive cette conversation.</translation>
    </message>
    <message>
        <source>asks first: %1</source>
        <translation>demande d’abord&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationList</name>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Delete folder, keep its conversations</source>
        <translation>Supprimer le dossier, conserver ses conversations</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Déplacer vers un dossier</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>Out of its folder</source>
        <translation>Sortir du dossier</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Rename folder…</source>
        <translation>Renommer le dossier…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
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
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 conversation</translation>
    </message>
    <message>
        <source>A reply is on its way</source>
        <translation>Une réponse est en route</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Dossier %1</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Waits for your choice</source>
        <translation>Attend votre choix</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ConversationPage</name>
    <message>
        <source>%1 (no dictionary)</source>
        <translation>%1 (sans dictionnaire)</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (absent)</translation>
    </message>
    <message numerus="yes">
        <source>%n languages</source>
        <translation>
            <numerusform>%n langue</numerusform>
            <numerusform>%n langues</numerusform>
        </translation>
    </message>
    <message>
        <source>As the desktop: %1</source>
        <translation>Comme le bureau&#xa0;: %1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Check the spelling: %1</source>
        <translation>Vérifier l’orthographe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check the spelling</source>
        <translation>Vérifier l’orthographe</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>No dictionaries here: install one, like hunspell-en-us</source>
        <translation>Aucun dictionnaire ici&#xa0;: installez-en un, comme hunspell-fr</translation>
    </message>
    <message>
        <source>Of what is written in the message field, on this computer, with the dictionaries it has.</source>
        <translation>De ce qui est écrit dans le champ de message, sur cet ordinateur, avec les dictionnaires qu’il possède.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Envoyer avec</translation>
    </message>
    <message>
        <source>Shift+Enter then begins a new line.</source>
        <translation>Maj+Entrée commence alors une nouvelle ligne.</translation>
    </message>
    <message>
        <source>This build has no spelling: it was made without libhunspell.</source>
        <translation>Cette version n’a pas de vérification orthographique&#xa0;: elle a été compilée sans libhunspell.</translation>
    </message>
    <message>
        <source>as the desktop</source>
        <translation>comme le bureau</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DataPage</name>
    <message>
        <source>Conversations, connections and these settings. Keys are in the keychain, never here.</source>
        <translation>Conversations, connexions et ces préférences. Les clés sont dans le trousseau, jamais ici.</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DemoStrip</name>
    <message>
        <source>Demo controls</source>
        <translation>Commandes de la démo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Simulated connections on this computer. Nothing leaves it.</source>
        <translation>Connexions simulées sur cet ordinateur. Rien n’en sort.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DesktopPage</name>
    <message>
        <source>A key that opens the small window for one question while another program is in front. The desktop asks which key, and can take it back.</source>
        <translation>Un raccourci qui ouvre la petite fenêtre pour une question quand un autre programme est au premier plan. Le bureau demande lequel, et peut le reprendre.</translation>
    </message>
    <message>
        <source>Ask the desktop for a key that opens Quick ask</source>
        <translation>Demander au bureau un raccourci qui ouvre Question rapide</translation>
    </message>
    <message>
        <source>Ask the desktop for a key</source>
        <translation>Demander un raccourci au bureau</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Quick ask from anywhere</source>
        <translation>Question rapide depuis n’importe où</translation>
    </message>
    <message>
        <source>Says which connections are not well. Where the desktop has a tray.</source>
        <translation>Indique quelles connexions ont un problème, là où le bureau a une zone de notification.</translation>
    </message>
    <message>
        <source>Show an icon in the tray</source>
        <translation>Afficher une icône dans la zone de notification</translation>
    </message>
    <message>
        <source>Show an icon</source>
        <translation>Afficher une icône</translation>
    </message>
    <message>
        <source>Tell me while the window is away</source>
        <translation>M’avertir quand la fenêtre est en arrière-plan</translation>
    </message>
    <message>
        <source>Tell me</source>
        <translation>M’avertir</translation>
    </message>
    <message>
        <source>The desktop did not give one. Bind the command “breakerbox --quick-ask” in its own keyboard settings.</source>
        <translation>Le bureau n’en a pas donné. Associez la commande «&#xa0;breakerbox --quick-ask&#xa0;» à un raccourci dans ses propres réglages du clavier.</translation>
    </message>
    <message>
        <source>The desktop has given a key.</source>
        <translation>Le bureau a donné un raccourci.</translation>
    </message>
    <message>
        <source>The desktop is asking you.</source>
        <translation>Le bureau vous pose la question.</translation>
    </message>
    <message>
        <source>The key: %1</source>
        <translation>Le raccourci&#xa0;: %1</translation>
    </message>
    <message>
        <source>This desktop gives no such keys to programs. Bind the command “breakerbox --quick-ask” in the desktop&apos;s own keyboard settings.</source>
        <translation>Ce bureau ne donne pas de tels raccourcis aux programmes. Associez la commande «&#xa0;breakerbox --quick-ask&#xa0;» à un raccourci dans les réglages du clavier du bureau.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Zone de notification</translation>
    </message>
    <message>
        <source>When a reply that took long has ended, or a message that waited was sent. Without a sound, and never with words of a conversation.</source>
        <translation>Quand une réponse qui a pris longtemps est terminée, ou qu’un message en attente a été envoyé. Sans son, et jamais avec des mots d’une conversation.</translation>
    </message>
    <message>
        <source>While the window is away</source>
        <translation>Quand la fenêtre est en arrière-plan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::DiagnosticsPanel</name>
    <message>
        <source>Copies the fields and metrics as text. No content, no key.</source>
        <translation>Copie les champs et les mesures en texte. Ni contenu, ni clé.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Export diagnostics</source>
        <translation>Exporter le diagnostic</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Forgets what this scope has seen. Times the provider stated stay.</source>
        <translation>Oublie ce que cette portée a vu. Les délais indiqués par le fournisseur restent.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <source>Metrics of this client</source>
        <translation>Mesures de ce client</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>No attempt was made here yet.</source>
        <translation>Aucune tentative n’a encore été faite ici.</translation>
    </message>
    <message>
        <source>No message waits here. The next one you send is the probe.</source>
        <translation>Aucun message n’attend ici. Le prochain que vous enverrez sera la sonde.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Add a connection and its health appears here.</source>
        <translation>Rien à montrer pour l’instant. Ajoutez une connexion et sa santé apparaît ici.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Dans le temps</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Probe now</source>
        <translation>Sonder maintenant</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonder</translation>
    </message>
    <message>
        <source>Replays what happened here with other settings.</source>
        <translation>Rejoue ce qui s’est passé ici avec d’autres réglages.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Portées</translation>
    </message>
    <message>
        <source>Sends nothing over this connection until you resume it.</source>
        <translation>N’envoie rien par cette connexion jusqu’à ce que vous la repreniez.</translation>
    </message>
    <message>
        <source>Sends the first message that waits here, now. Nothing is made up to try a connection.</source>
        <translation>Envoie maintenant le premier message qui attend ici. Rien n’est inventé pour essayer une connexion.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>Writes all scopes with their evidence as JSON. No content, no key.</source>
        <translation>Écrit toutes les portées et leurs constats en JSON. Ni contenu, ni clé.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::EvidenceModel</name>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Request id</source>
        <translation>ID de requête</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>réponse reçue</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>non compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>probe, %1</source>
        <translation>sonde, %1</translation>
    </message>
    <message>
        <source>your retry, %1</source>
        <translation>votre nouvel essai, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FileBar</name>
    <message>
        <source>%1 Remove the file or choose another model.</source>
        <translation>%1 Retirez le fichier ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>%1 has more than %2 megapixels.</source>
        <translation>%1 dépasse %2 mégapixels.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 est endommagé.</translation>
    </message>
    <message>
        <source>%1 takes too long to read.</source>
        <translation>La lecture de %1 prend trop de temps.</translation>
    </message>
    <message numerus="yes">
        <source>%n more were not attached.</source>
        <translation>
            <numerusform>%n autre n’a pas été joint.</numerusform>
            <numerusform>%n autres n’ont pas été joints.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Fichiers joints</translation>
    </message>
    <message>
        <source>Not attached: %1</source>
        <translation>Non joint&#xa0;: %1</translation>
    </message>
    <message>
        <source>pasted image.png</source>
        <comment>name of a file</comment>
        <translation>image collée.png</translation>
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
        <translation>%1, lecture en cours</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Non accepté</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundList</name>
    <message>
        <source>In messages</source>
        <translation>Dans les messages</translation>
    </message>
    <message>
        <source>No message has these words.</source>
        <translation>Aucun message ne contient ces mots.</translation>
    </message>
    <message>
        <source>Older messages are still being taken in.</source>
        <translation>Les messages plus anciens sont encore en cours d’indexation.</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::FoundModel</name>
    <message>
        <source>Archived. %1</source>
        <translation>Archivée. %1</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivée</translation>
    </message>
    <message>
        <source>In an archived conversation, %1</source>
        <translation>Dans une conversation archivée, %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::HelpWindow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Help: %1</source>
        <translation>Aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>These pages are in English so far.</source>
        <translation>Ces pages sont pour l’instant en anglais.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::JourneyDialog</name>
    <message>
        <source>%1 (attempt %2)</source>
        <translation>%1 (tentative %2)</translation>
    </message>
    <message>
        <source>%1 An estimate by the price table of %2.</source>
        <translation>%1 Estimation d’après la table des prix du %2.</translation>
    </message>
    <message>
        <source>%1 sent in all. Every attempt is written down before its first byte leaves.</source>
        <translation>%1 envoyés en tout. Chaque tentative est consignée avant le départ de son premier octet.</translation>
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
        <translation>Réponse reçue</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Nouvelle demande</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Cost so far: %1.</source>
        <translation>Coût jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cost so far: at least %1.</source>
        <translation>Coût jusqu’ici&#xa0;: au moins %1.</translation>
    </message>
    <message>
        <source>From now on asks again. What was sent cannot be taken back.</source>
        <translation>Désormais, la question sera reposée. Ce qui a été envoyé ne peut pas être repris.</translation>
    </message>
    <message>
        <source>Image of a reply</source>
        <translation>Image d’une réponse</translation>
    </message>
    <message>
        <source>Local only: nothing of it leaves this computer, and nothing asks to</source>
        <translation>Locale uniquement&#xa0;: rien n’en quitte cet ordinateur, et rien ne demande à le faire</translation>
    </message>
    <message>
        <source>No end recorded</source>
        <translation>Aucune fin consignée</translation>
    </message>
    <message>
        <source>Nobody yet: the first answer decides.</source>
        <translation>Personne encore&#xa0;: la première réponse décide.</translation>
    </message>
    <message>
        <source>Nothing of it has been sent.</source>
        <translation>Rien n’en a été envoyé.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Rest of a reply</source>
        <translation>Suite d’une réponse</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Sent after waiting</source>
        <translation>Envoi après attente</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Switched</source>
        <translation>Bascule</translation>
    </message>
    <message>
        <source>Through the proxy %1</source>
        <translation>Par le proxy %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Tried again</source>
        <translation>Nouvelle tentative</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where it has been</source>
        <translation>Son parcours</translation>
    </message>
    <message>
        <source>Where this conversation has been</source>
        <translation>Parcours de cette conversation</translation>
    </message>
    <message>
        <source>Who could read it</source>
        <translation>Qui pouvait la lire</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>Qui peut la lire</translation>
    </message>
    <message>
        <source>You were asked, and agreed</source>
        <translation>Question posée, vous avez accepté</translation>
    </message>
    <message>
        <source>allowed by you</source>
        <translation>autorisé par vous</translation>
    </message>
    <message>
        <source>where it began</source>
        <translation>là où elle a commencé</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyCapture</name>
    <message>
        <source>Press the new keys</source>
        <translation>Appuyez sur les nouvelles touches</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeyField</name>
    <message>
        <source>Keep in the keychain</source>
        <translation>Conserver dans le trousseau</translation>
    </message>
    <message>
        <source>Keep only until I quit</source>
        <translation>Seulement jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>Collez la clé</translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation>Il n’y a pas encore de clé.</translation>
    </message>
    <message>
        <source>This is longer than any key.</source>
        <translation>C’est plus long que n’importe quelle clé.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::KeySection</name>
    <message>
        <source>Asking the keychain…</source>
        <translation>Interrogation du trousseau…</translation>
    </message>
    <message>
        <source>Get a key from %1</source>
        <translation>Obtenir une clé de %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>Dans une variable d’environnement</translation>
    </message>
    <message>
        <source>In the desktop&apos;s keychain</source>
        <translation>Dans le trousseau du bureau</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>No key is needed</source>
        <translation>Aucune clé nécessaire</translation>
    </message>
    <message>
        <source>No keychain answers on this computer, so the key would be gone when you quit. It is never written to a file.</source>
        <translation>Aucun trousseau ne répond sur cet ordinateur&#xa0;: la clé disparaîtrait à la fermeture. Elle n’est jamais écrite dans un fichier.</translation>
    </message>
    <message>
        <source>Only until I quit</source>
        <translation>Seulement jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Stored, ends in %1. Type a new one to replace it.</source>
        <translation>Enregistrée, finit par %1. Saisissez-en une nouvelle pour la remplacer.</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Enregistrée. Saisissez-en une nouvelle pour la remplacer.</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>Le trousseau est verrouillé.</translation>
    </message>
    <message>
        <source>This key may go to %1</source>
        <translation>Cette clé peut aller à %1</translation>
    </message>
    <message>
        <source>Unlock keychain</source>
        <translation>Déverrouiller le trousseau</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation>Où la clé est conservée</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Link</name>
    <message>
        <source>Only web and mail addresses are opened.</source>
        <translation>Seules les adresses web et de courriel sont ouvertes.</translation>
    </message>
    <message>
        <source>The address has letters that can look like others.</source>
        <translation>L’adresse contient des lettres qui peuvent ressembler à d’autres.</translation>
    </message>
    <message>
        <source>The address holds a user name, which can hide where it leads.</source>
        <translation>L’adresse contient un nom d’utilisateur, ce qui peut cacher où elle mène.</translation>
    </message>
    <message>
        <source>The address names no place.</source>
        <translation>L’adresse ne désigne aucune destination.</translation>
    </message>
    <message>
        <source>The link holds characters that cannot be seen.</source>
        <translation>Le lien contient des caractères invisibles.</translation>
    </message>
    <message>
        <source>The mail would be filled in with text from the link.</source>
        <translation>Le courriel serait prérempli avec du texte du lien.</translation>
    </message>
    <message>
        <source>The text of the link names another place than it leads to.</source>
        <translation>Le texte du lien désigne une autre destination que celle où il mène.</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Not opened. %1</source>
        <translation>Non ouvert. %1</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Ouvrir ce lien&#x202f;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Écrit comme</translation>
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
        <translation>Fermer le diagnostic</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Float or dock</source>
        <translation>Détacher ou ancrer</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Markdown</name>
    <message>
        <source>Shown as plain text, and only its beginning: it is very large. Copy the message to get all of it.</source>
        <translation>Affiché en texte brut, et seulement le début&#xa0;: c’est très volumineux. Copiez le message pour l’avoir en entier.</translation>
    </message>
    <message>
        <source>Shown as plain text: its markup is very large.</source>
        <translation>Affiché en texte brut&#xa0;: son balisage est très volumineux.</translation>
    </message>
    <message>
        <source>image at %1</source>
        <translation>image sur %1</translation>
    </message>
    <message>
        <source>image in the text</source>
        <translation>image dans le texte</translation>
    </message>
    <message>
        <source>image, not shown</source>
        <translation>image, non affichée</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageBody</name>
    <message>
        <source>Back to the text</source>
        <translation>Retour au texte</translation>
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
        <translation>Image&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Note %1</translation>
    </message>
    <message numerus="yes">
        <source>Table, %1 columns, %2 rows</source>
        <translation>
            <numerusform>Tableau, %1 colonnes, %2 lignes</numerusform>
            <numerusform>Tableau, %1 colonnes, %2 lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::MessageItem</name>
    <message>
        <source>%1 was given the conversation up to here</source>
        <translation>%1 a reçu la conversation jusqu’ici</translation>
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
        <translation>Demande l’outil %1</translation>
    </message>
    <message>
        <source>From here on %1 can read this conversation</source>
        <translation>À partir d’ici, %1 peut lire cette conversation</translation>
    </message>
    <message>
        <source>Reply from %1, %2: %3</source>
        <translation>Réponse de %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>You, %1: %2</source>
        <translation>Vous, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::NoticeWatch</name>
    <message>
        <source>%1 has answered</source>
        <translation>%1 a répondu</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>Durée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>Pas de réponse de %1</translation>
    </message>
    <message>
        <source>The conversation says what can be done.</source>
        <translation>La conversation indique ce qui peut être fait.</translation>
    </message>
    <message>
        <source>The message that waited was sent.</source>
        <translation>Le message en attente a été envoyé.</translation>
    </message>
    <message>
        <source>The reply broke off. What came is kept.</source>
        <translation>Réponse interrompue. Ce qui est arrivé est conservé.</translation>
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
        <translation>Dans le périmètre de cette conversation</translation>
    </message>
    <message>
        <source>Moves nothing off this computer</source>
        <translation>Ne fait rien sortir de cet ordinateur</translation>
    </message>
    <message>
        <source>Not from this local-only conversation; unlock it in its settings</source>
        <translation>Pas depuis cette conversation locale uniquement&#x202f;; déverrouillez-la dans ses réglages</translation>
    </message>
    <message>
        <source>The first you choose may read it; asks about any other company</source>
        <translation>Le premier choisi pourra la lire&#x202f;; demande avant toute autre entreprise</translation>
    </message>
    <message>
        <source>Would share with someone new; asks first</source>
        <translation>Partagerait avec un nouveau lecteur&#x202f;; demande d’abord</translation>
    </message>
    <message>
        <source>runs on this computer (not verified)</source>
        <translation>tourne sur cet ordinateur (non vérifié)</translation>
    </message>
    <message>
        <source>sees %1, %2</source>
        <translation>verrait %1, %2</translation>
    </message>
    <message>
        <source>sees %1</source>
        <translation>verrait %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Onboarding</name>
    <message>
        <source>Not added. %1</source>
        <translation>Non ajoutée. %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ParametersDialog</name>
    <message>
        <source>0 to 2. Low is plain and steady, high is varied.</source>
        <translation>De 0 à 2. Basse&#xa0;: simple et stable&#x202f;; haute&#xa0;: variée.</translation>
    </message>
    <message>
        <source>Above 0, to 1. Set this or the temperature, not both.</source>
        <translation>Plus de 0, jusqu’à 1. Réglez ceci ou la température, pas les deux.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Goes along with every message of this conversation.</source>
        <translation>Accompagne chaque message de cette conversation.</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Longueur maximale</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>More takes longer and costs more.</source>
        <translation>Plus de réflexion prend plus de temps et coûte plus cher.</translation>
    </message>
    <message>
        <source>Most services take four at most.</source>
        <translation>Quatre au plus pour la plupart des services.</translation>
    </message>
    <message>
        <source>Much</source>
        <translation>Élevée</translation>
    </message>
    <message>
        <source>Not sent: %1 does not take it.</source>
        <translation>Non envoyé&#xa0;: %1 ne l’accepte pas.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>One a line. The reply ends before it.</source>
        <translation>Une par ligne. La réponse s’arrête juste avant.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>S’arrêter à</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt système</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Tokens, thinking included.</source>
        <translation>En jetons, réflexion comprise.</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Use the usual values</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>What the model should know or be before it answers.</source>
        <translation>Ce que le modèle doit savoir ou être avant de répondre.</translation>
    </message>
    <message>
        <source>“%1” stands in the fields. Save takes it.</source>
        <translation>«&#xa0;%1&#xa0;» figure dans les champs. «&#xa0;Enregistrer&#xa0;» l’applique.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PickList</name>
    <message numerus="yes">
        <source>Ask %n</source>
        <translation>
            <numerusform>Interroger %n modèle</numerusform>
            <numerusform>Interroger %n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Choose %1 to %2. Enter adds or removes one.</source>
        <translation>Choisissez-en de %1 à %2. Entrée ajoute ou retire un modèle.</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks them.</source>
        <translation>Ctrl+Entrée les interroge.</translation>
    </message>
    <message>
        <source>No more than %1. Ctrl+Enter asks.</source>
        <translation>Pas plus de %1. Ctrl+Entrée interroge.</translation>
    </message>
    <message>
        <source>Nothing has that name.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
    <message>
        <source>Search in the list</source>
        <translation>Rechercher dans la liste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyForm</name>
    <message>
        <source>What does not fit</source>
        <translation>Ce qui ne convient pas</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PolicyPage</name>
    <message>
        <source>All of these back to their defaults</source>
        <translation>Tout ramener aux valeurs par défaut</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Comptes cloud</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Points de terminaison personnalisés</translation>
    </message>
    <message>
        <source>Kind of connection</source>
        <translation>Type de connexion</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Serveurs locaux</translation>
    </message>
    <message>
        <source>When Breakerbox stops sending over a connection, and how long it waits before it tries one call again. What you change holds from the next call on; what was seen so far is kept.</source>
        <translation>Quand Breakerbox arrête les envois par une connexion, et combien de temps il attend avant de réessayer un appel. Vos modifications valent dès le prochain appel&#x202f;; ce qui a été observé jusqu’ici est conservé.</translation>
    </message>
    <message>
        <source>When a connection fails</source>
        <translation>Quand une connexion échoue</translation>
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
        <translation>%1, sans clé</translation>
    </message>
    <message>
        <source>Cloud accounts</source>
        <translation>Comptes cloud</translation>
    </message>
    <message>
        <source>Custom endpoints</source>
        <translation>Points de terminaison personnalisés</translation>
    </message>
    <message>
        <source>Running now at %1, %2</source>
        <comment>address, how many models</comment>
        <translation>En marche sur %1, %2</translation>
    </message>
    <message>
        <source>Search services</source>
        <translation>Rechercher des services</translation>
    </message>
    <message>
        <source>Servers on this computer</source>
        <translation>Serveurs sur cet ordinateur</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Services</translation>
    </message>
    <message>
        <source>Your own address</source>
        <translation>Votre propre adresse</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetName</name>
    <message>
        <source>A preset has this name. It is replaced.</source>
        <translation>Un préréglage porte ce nom. Il est remplacé.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nom du préréglage</translation>
    </message>
    <message>
        <source>Replace preset</source>
        <translation>Remplacer le préréglage</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Enregistrer le préréglage</translation>
    </message>
    <message>
        <source>System prompt and parameters, as they stand in the fields.</source>
        <translation>Prompt système et paramètres, tels qu’ils figurent dans les champs.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PresetRow</name>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer un préréglage</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non enregistré. %1</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Put right the field that is marked first.</source>
        <translation>Corrigez d’abord le champ signalé.</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>System prompt and parameters under a name</source>
        <translation>Prompt système et paramètres sous un nom</translation>
    </message>
    <message>
        <source>Take a preset, or keep what stands here as one.</source>
        <translation>Choisissez un préréglage, ou enregistrez ce qui figure ici comme préréglage.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PriceDialog</name>
    <message>
        <source>A million tokens received</source>
        <translation>Un million de jetons reçus</translation>
    </message>
    <message>
        <source>A million tokens sent</source>
        <translation>Un million de jetons envoyés</translation>
    </message>
    <message>
        <source>An update of the program leaves this price alone.</source>
        <translation>Une mise à jour du programme ne touche pas à ce prix.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Name, or its beginning and *</source>
        <translation>Nom, ou son début suivi de *</translation>
    </message>
    <message>
        <source>Price of a model</source>
        <translation>Prix d’un modèle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Write the model&apos;s name, both prices as plain numbers, for example %1, and the currency.</source>
        <translation>Indiquez le nom du modèle, les deux prix en simples nombres, par exemple %1, et la devise.</translation>
    </message>
    <message>
        <source>as input</source>
        <translation>comme l’envoi</translation>
    </message>
    <message>
        <source>… of them from its cache</source>
        <translation>… dont issus de son cache</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PricesPage</name>
    <message>
        <source>%1 %2</source>
        <comment>2.50 USD</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, read on %2.</source>
        <translation>%1, relevé le %2.</translation>
    </message>
    <message>
        <source>Added by you.</source>
        <translation>Ajouté par vous.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>All back to the shipped prices</source>
        <translation>Rétablir tous les prix d’origine</translation>
    </message>
    <message>
        <source>Back to the shipped price</source>
        <translation>Rétablir le prix d’origine</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>En cache</translation>
    </message>
    <message>
        <source>Changed by you. Shipped: %1 sent, %2 received.</source>
        <translation>Modifié par vous. D’origine&#xa0;: %1 à l’envoi, %2 à la réception.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>For prompts of up to %1 tokens; longer ones cost more.</source>
        <translation>Pour des prompts jusqu’à %1 jetons&#x202f;; les plus longs coûtent plus cher.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>No prices.</source>
        <translation>Aucun prix.</translation>
    </message>
    <message>
        <source>Not used. Shipped: %1, read on %2.</source>
        <translation>Non utilisé. D’origine&#xa0;: %1, relevé le %2.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Service</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Jusqu’au %1.</translation>
    </message>
    <message>
        <source>What a million tokens cost, for estimates of what replies cost. Prices that stand in a connection go before these.</source>
        <translation>Ce que coûte un million de jetons, pour estimer le coût des réponses. Les prix définis dans une connexion priment sur ceux-ci.</translation>
    </message>
    <message>
        <source>as sent</source>
        <translation>comme l’envoi</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PrivacyPage</name>
    <message>
        <source> day</source>
        <comment>suffix of one day</comment>
        <translation> jour</translation>
    </message>
    <message numerus="yes">
        <source> days</source>
        <comment>suffix of a number of days</comment>
        <translation>
            <numerusform>&#xa0;jours</numerusform>
            <numerusform>&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30&#xa0;jours</translation>
    </message>
    <message>
        <source>For the diagnostics and for replays: times and outcomes, never content. What is older is deleted at the next start.</source>
        <translation>Pour le diagnostic et les rejeux&#xa0;: des heures et des issues, jamais de contenu. Ce qui est plus ancien est supprimé au prochain démarrage.</translation>
    </message>
    <message>
        <source>Keep the history of attempts for</source>
        <translation>Conserver l’historique des tentatives pendant</translation>
    </message>
    <message>
        <source>Local servers</source>
        <translation>Serveurs locaux</translation>
    </message>
    <message>
        <source>Look for local servers</source>
        <translation>Rechercher des serveurs locaux</translation>
    </message>
    <message>
        <source>Look for them</source>
        <translation>Les rechercher</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>While there is no connection, and when one is added. Only on this computer; sends no content.</source>
        <translation>Tant qu’il n’y a pas de connexion, et quand on en ajoute une. Seulement sur cet ordinateur&#x202f;; n’envoie aucun contenu.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptFill</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Goes into the message field. Nothing is sent yet.</source>
        <translation>Va dans le champ de message. Rien n’est encore envoyé.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
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
        <translation>Un autre prompt porte ce nom.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Abandonner ce que vous avez saisi&#x202f;?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Modifier le prompt</translation>
    </message>
    <message>
        <source>Keep writing</source>
        <translation>Continuer à écrire</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>Nouveau prompt</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Non enregistré. %1</translation>
    </message>
    <message>
        <source>One word. Typed as /name at the beginning of a message.</source>
        <translation>Un seul mot. À saisir sous la forme /nom au début d’un message.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>This is too long for a prompt.</source>
        <translation>C’est trop long pour un prompt.</translation>
    </message>
    <message>
        <source>Translate this into {{language|English}}: {{clipboard}}</source>
        <translation>Traduis ceci en {{langue|français}}&#xa0;: {{clipboard}}</translation>
    </message>
    <message>
        <source>Typed as /%1</source>
        <translation>À saisir sous la forme /%1</translation>
    </message>
    <message>
        <source>Up to %1 letters, digits, “-”, “_” and “.”.</source>
        <translation>%1 caractères au plus&#xa0;: lettres, chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>What it is for (may stay empty)</source>
        <translation>À quoi il sert (peut rester vide)</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>traduire</translation>
    </message>
    <message>
        <source>{{word}} is asked for when the prompt is used. {{clipboard}}, {{selection}} and {{date}} are filled in by themselves.</source>
        <translation>{{mot}} est demandé quand le prompt est utilisé. {{clipboard}}, {{selection}} et {{date}} se remplissent tout seuls.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptLibrary</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1 prompts were written to %2.</source>
        <translation>%1 prompts ont été écrits dans %2.</translation>
    </message>
    <message>
        <source>/%1 was deleted.</source>
        <translation>/%1 a été supprimé.</translation>
    </message>
    <message>
        <source>1 prompt was written to %1.</source>
        <translation>1 prompt a été écrit dans %1.</translation>
    </message>
    <message>
        <source>A prompt is a text that you use again. Type / at the beginning of a message to choose one.</source>
        <translation>Un prompt est un texte que vous réutilisez. Saisissez / au début d’un message pour en choisir un.</translation>
    </message>
    <message>
        <source>Add examples</source>
        <translation>Ajouter des exemples</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Export prompts</source>
        <translation>Exporter les prompts</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import prompts</source>
        <translation>Importer des prompts</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>No prompt has these words.</source>
        <translation>Aucun prompt ne contient ces mots.</translation>
    </message>
    <message>
        <source>Prompt library</source>
        <translation>Bibliothèque de prompts</translation>
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
        <translation>L’insère dans le champ de message</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Rechercher des prompts</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>À quoi il sert</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptMenu</name>
    <message>
        <source>New prompt…</source>
        <translation>Nouveau prompt…</translation>
    </message>
    <message>
        <source>No prompt has that name.</source>
        <translation>Aucun prompt ne porte ce nom.</translation>
    </message>
    <message>
        <source>No prompts yet. A prompt is a text that you use again.</source>
        <translation>Aucun prompt pour l’instant. Un prompt est un texte que vous réutilisez.</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Bibliothèque de prompts…</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Search prompts</source>
        <translation>Rechercher des prompts</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::PromptText</name>
    <message>
        <source>%1 got another name, for theirs was taken.</source>
        <translation>%1 ont reçu un autre nom, car le leur était déjà pris.</translation>
    </message>
    <message>
        <source>%1 had no text, or too much of it.</source>
        <translation>%1 étaient sans texte, ou trop longs.</translation>
    </message>
    <message>
        <source>%1 prompts were added.</source>
        <translation>%1 prompts ont été ajoutés.</translation>
    </message>
    <message>
        <source>%1 were here already.</source>
        <translation>%1 étaient déjà là.</translation>
    </message>
    <message>
        <source>1 prompt was added.</source>
        <translation>1 prompt a été ajouté.</translation>
    </message>
    <message>
        <source>Asks for: %1.</source>
        <translation>Demande&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Correct a text and list the changes</source>
        <translation>Corriger un texte et lister les changements</translation>
    </message>
    <message>
        <source>Correct spelling and grammar of the text below. Keep its tone and its layout. After it, list what you changed and why.

{{clipboard}}</source>
        <translation>Corrige l’orthographe et la grammaire du texte ci-dessous. Garde son ton et sa mise en page. Indique ensuite ce que tu as changé et pourquoi.

{{clipboard}}</translation>
    </message>
    <message>
        <source>Explain something plainly</source>
        <translation>Expliquer simplement quelque chose</translation>
    </message>
    <message>
        <source>Explain this to {{reader|somebody new to it}}. Begin with one sentence that says the whole, then give the details.

{{selection}}</source>
        <translation>Explique ceci à {{lecteur|quelqu’un qui découvre le sujet}}. Commence par une phrase qui dit l’essentiel, puis donne les détails.

{{selection}}</translation>
    </message>
    <message>
        <source>Filled in by itself: %1.</source>
        <translation>Rempli automatiquement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing new was in it.</source>
        <translation>Le fichier ne contenait rien de nouveau.</translation>
    </message>
    <message>
        <source>One got another name, for its own was taken.</source>
        <translation>Un a reçu un autre nom, car le sien était déjà pris.</translation>
    </message>
    <message>
        <source>One had no text, or too much of it.</source>
        <translation>Un était sans texte, ou trop long.</translation>
    </message>
    <message>
        <source>One was here already.</source>
        <translation>Un était déjà là.</translation>
    </message>
    <message>
        <source>Summarise the text below in {{length|five points}}. Say what it leaves open.

{{clipboard}}</source>
        <translation>Résume le texte ci-dessous en {{longueur|cinq points}}. Dis ce qu’il laisse ouvert.

{{clipboard}}</translation>
    </message>
    <message>
        <source>The most important points of a text</source>
        <translation>Les points essentiels d’un texte</translation>
    </message>
    <message>
        <source>This file could not be read, or has no prompt in it.</source>
        <translation>Ce fichier n’a pas pu être lu, ou ne contient aucun prompt.</translation>
    </message>
    <message>
        <source>This file has no prompts that can be read, or is damaged. Nothing was added.</source>
        <translation>Ce fichier ne contient aucun prompt lisible, ou est endommagé. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>This file is too large for a file of prompts.</source>
        <translation>Ce fichier est trop volumineux pour un fichier de prompts.</translation>
    </message>
    <message>
        <source>Translate a text</source>
        <translation>Traduire un texte</translation>
    </message>
    <message>
        <source>Translate the text below into {{language|English}}. Keep names, numbers and layout as they are.

{{clipboard}}</source>
        <translation>Traduis le texte ci-dessous en {{langue|français}}. Garde les noms, les nombres et la mise en page tels quels.

{{clipboard}}</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>expliquer</translation>
    </message>
    <message>
        <source>proofread</source>
        <translation>corriger</translation>
    </message>
    <message>
        <source>summarise</source>
        <translation>résumer</translation>
    </message>
    <message>
        <source>translate</source>
        <translation>traduire</translation>
    </message>
    <message>
        <source>{{}} has no name and stays as it stands.</source>
        <translation>{{}} n’a pas de nom et reste tel quel.</translation>
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
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Kept where the key is kept, never in a file</source>
        <translation>Conservé avec la clé, jamais dans un fichier</translation>
    </message>
    <message>
        <source>Kind of proxy</source>
        <translation>Type de proxy</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Only if it wants a login</source>
        <translation>Si une identification est exigée</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>Proxy password</source>
        <translation>Mot de passe du proxy</translation>
    </message>
    <message>
        <source>Proxy user</source>
        <translation>Utilisateur du proxy</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Stored. Type a new one to replace it.</source>
        <translation>Enregistré. Saisissez-en un nouveau pour le remplacer.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::QueueStrip</name>
    <message>
        <source>%1 (with attachments)</source>
        <translation>%1 (avec pièces jointes)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what waits, for what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Edit waiting message</source>
        <translation>Modifier le message en attente</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Next, one after the other, when the reply is there</source>
        <translation>Ensuite, l’un après l’autre, une fois la réponse arrivée</translation>
    </message>
    <message>
        <source>Next, when the reply is there</source>
        <translation>Ensuite, une fois la réponse arrivée</translation>
    </message>
    <message>
        <source>Not sent by itself: decide when to send it</source>
        <translation>Pas d’envoi automatique&#xa0;: décidez quand l’envoyer</translation>
    </message>
    <message>
        <source>Remove waiting message</source>
        <translation>Retirer le message en attente</translation>
    </message>
    <message>
        <source>Send now; a reply on its way is stopped, what came of it is kept</source>
        <translation>Envoyer maintenant&#x202f;; une réponse en cours est arrêtée, ce qui en est arrivé est conservé</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Waiting message</source>
        <translation>Message en attente</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Messages en attente</translation>
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
        <translation>Nouvelle question</translation>
    </message>
    <message>
        <source>Open in main window</source>
        <translation>Ouvrir dans la fenêtre principale</translation>
    </message>
    <message>
        <source>Quick ask – Breakerbox</source>
        <translation>Question rapide – Breakerbox</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Question rapide</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReadingView</name>
    <message>
        <source>Copying… %1 %</source>
        <translation>Copie… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Do not copy (Escape)</source>
        <translation>Ne pas copier (Échap)</translation>
    </message>
    <message>
        <source>More below</source>
        <translation>Suite plus bas</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReasoningFold</name>
    <message>
        <source>Reasoned for %1</source>
        <translation>A raisonné pendant %1</translation>
    </message>
    <message>
        <source>Reasoning · %1</source>
        <translation>Raisonnement · %1</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raisonnement</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayDialog</name>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>All that is stored</source>
        <translation>Tout ce qui est enregistré</translation>
    </message>
    <message>
        <source>An incident as this client recorded it. Play it with: breakerbox simulate.</source>
        <translation>Un incident tel que ce client l’a enregistré. Rejouez-le avec&#xa0;: breakerbox simulate.</translation>
    </message>
    <message>
        <source>As breakers of servers do: half of the last ten calls failed, then always 30 s.</source>
        <translation>Comme les disjoncteurs de serveurs&#xa0;: la moitié des dix derniers appels ont échoué, puis toujours 30&#xa0;s.</translation>
    </message>
    <message>
        <source>Classic window</source>
        <translation>Fenêtre classique</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Dernières 24 heures</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>Dernière heure</translation>
    </message>
    <message>
        <source>Latest incident</source>
        <translation>Dernier incident</translation>
    </message>
    <message>
        <source>More patient</source>
        <translation>Plus patients</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>No call is stored for this scope in this time. Choose a longer time, or come back after the next trouble.</source>
        <translation>Aucun appel n’est enregistré pour cette portée dans cette période. Choisissez une période plus longue, ou revenez après le prochain problème.</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>Quicker to stop</source>
        <translation>Plus prompts à arrêter</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Rejeu…</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Save scenario…</source>
        <translation>Enregistrer le scénario…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>What a replay cannot know</source>
        <translation>Ce qu’un rejeu ne peut pas savoir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What if… – %1</source>
        <translation>Et si… – %1</translation>
    </message>
    <message>
        <source>What is replayed</source>
        <translation>Ce qui est rejoué</translation>
    </message>
    <message>
        <source>Writes what happened as a file for “breakerbox simulate”. No content, no key.</source>
        <translation>Écrit ce qui s’est passé dans un fichier pour «&#xa0;breakerbox simulate&#xa0;». Ni contenu, ni clé.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayLanes</name>
    <message>
        <source>As it happened</source>
        <translation>Tel que cela s’est passé</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Réglages actuels</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>never stopped sending</source>
        <translation>envois jamais arrêtés</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplayTable</name>
    <message>
        <source>Other settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>Present settings</source>
        <translation>Réglages actuels</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ReplyPictures</name>
    <message>
        <source>Load images from %1</source>
        <translation>Charger les images de %1</translation>
    </message>
    <message>
        <source>Loading from %1…</source>
        <translation>Chargement depuis %1…</translation>
    </message>
    <message>
        <source>Not loaded. It is now at %1, which was not asked.</source>
        <translation>Non chargée. Elle se trouve maintenant sur %1, qui n’a pas été interrogé.</translation>
    </message>
    <message>
        <source>Not loaded. Nothing was asked of %1.</source>
        <translation>Non chargée. Rien n’a été demandé à %1.</translation>
    </message>
    <message>
        <source>Not loaded: %1 gave no whole answer.</source>
        <translation>Non chargée&#xa0;: %1 n’a pas donné de réponse complète.</translation>
    </message>
    <message>
        <source>Not loaded: %1 has no such image.</source>
        <translation>Non chargée&#xa0;: %1 n’a pas cette image.</translation>
    </message>
    <message>
        <source>Not loaded: %1 is in your own network, and this text came from elsewhere.</source>
        <translation>Non chargée&#xa0;: %1 est dans votre réseau, et ce texte vient d’ailleurs.</translation>
    </message>
    <message>
        <source>Not loaded: %1 sends on in circles, or to an address without encryption.</source>
        <translation>Non chargée&#xa0;: %1 renvoie en boucle, ou vers une adresse sans chiffrement.</translation>
    </message>
    <message>
        <source>Not loaded: %1 would be asked without encryption.</source>
        <translation>Non chargée&#xa0;: %1 serait interrogé sans chiffrement.</translation>
    </message>
    <message>
        <source>Not loaded: it could not be recorded, so nobody was asked.</source>
        <translation>Non chargée&#xa0;: la demande n’a pas pu être consignée, personne n’a donc été interrogé.</translation>
    </message>
    <message>
        <source>Not loaded: this address may not be asked.</source>
        <translation>Non chargée&#xa0;: cette adresse ne peut pas être interrogée.</translation>
    </message>
    <message>
        <source>Not loaded: this conversation stays on this computer.</source>
        <translation>Non chargée&#xa0;: cette conversation reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Not shown: the image is damaged.</source>
        <translation>Non affichée&#xa0;: l’image est endommagée.</translation>
    </message>
    <message>
        <source>Not shown: the image is larger than 10 MB.</source>
        <translation>Non affichée&#xa0;: l’image dépasse 10&#xa0;Mo.</translation>
    </message>
    <message>
        <source>Not shown: the image is too large.</source>
        <translation>Non affichée&#xa0;: l’image est trop grande.</translation>
    </message>
    <message>
        <source>Not shown: this is no PNG, JPEG, WebP or GIF.</source>
        <translation>Non affichée&#xa0;: ce n’est pas un fichier PNG, JPEG, WebP ou GIF.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Lecture de l’image…</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ScopeTreeModel</name>
    <message>
        <source>Next try</source>
        <translation>Prochain essai</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingRows</name>
    <message>
        <source>Back to the default: %1</source>
        <translation>Rétablir la valeur par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SettingsWindow</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucune préférence ne contient ces mots.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher dans les préférences</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ShortcutsPage</name>
    <message>
        <source>%1 (always)</source>
        <translation>%1 (toujours)</translation>
    </message>
    <message>
        <source>%1 alone writes text. Hold Ctrl, Alt or Meta with it, or take a function key.</source>
        <translation>À lui seul, %1 écrit du texte. Maintenez aussi Ctrl, Alt ou Meta, ou prenez une touche de fonction.</translation>
    </message>
    <message>
        <source>%1 is always “%2”. Press other keys.</source>
        <translation>%1 est toujours «&#xa0;%2&#xa0;». Appuyez sur d’autres touches.</translation>
    </message>
    <message>
        <source>%1 is “%2” now. It would have these keys no longer.</source>
        <translation>%1 est actuellement «&#xa0;%2&#xa0;», qui n’aurait plus ce raccourci.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>All back to their defaults</source>
        <translation>Rétablir tous les raccourcis par défaut</translation>
    </message>
    <message>
        <source>All keys are the usual ones again.</source>
        <translation>Tous les raccourcis par défaut sont rétablis.</translation>
    </message>
    <message>
        <source>Changed. Usually %1.</source>
        <translation>Modifié. Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Choose an action and press the keys it is to have. They hold at once.</source>
        <translation>Choisissez une action et appuyez sur les touches voulues. Le raccourci prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>New keys for %1</source>
        <translation>Nouveau raccourci pour %1</translation>
    </message>
    <message>
        <source>New keys for “%1”. Usually: %2</source>
        <translation>Nouveau raccourci pour «&#xa0;%1&#xa0;». Par défaut&#xa0;: %2</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>No action is chosen.</source>
        <translation>Aucune action n’est choisie.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Rechercher des actions et des raccourcis</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Réattribuer</translation>
    </message>
    <message>
        <source>Takes its keys away</source>
        <translation>Retire son raccourci</translation>
    </message>
    <message>
        <source>The keys of “%1” are always these.</source>
        <translation>Le raccourci de «&#xa0;%1&#xa0;» est fixe.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>“%1” has no keys now.</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de raccourci.</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>«&#xa0;%1&#xa0;» a désormais le raccourci %2.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SideBySide</name>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Back to the conversation (Escape)</source>
        <translation>Revenir à la conversation (Échap)</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Revenir à la conversation</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Vous&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Sidebar</name>
    <message>
        <source>Add connection</source>
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>CONNECTIONS</source>
        <translation>CONNEXIONS</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminer l’exercice</translation>
    </message>
    <message>
        <source>Fire drill</source>
        <translation>Exercice d’alerte</translation>
    </message>
    <message>
        <source>For ten minutes, as if; nothing is sent</source>
        <translation>Pendant dix minutes, à blanc&#x202f;; rien n’est envoyé</translation>
    </message>
    <message>
        <source>It does not know the model</source>
        <translation>Elle ne connaît pas le modèle</translation>
    </message>
    <message>
        <source>It is failing</source>
        <translation>Elle échoue</translation>
    </message>
    <message>
        <source>It limits requests</source>
        <translation>Elle limite les requêtes</translation>
    </message>
    <message>
        <source>It refuses the key</source>
        <translation>Elle refuse la clé</translation>
    </message>
    <message>
        <source>Messages found</source>
        <translation>Messages trouvés</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>No conversations yet.</source>
        <translation>Aucune conversation pour l’instant.</translation>
    </message>
    <message>
        <source>No title has these words.</source>
        <translation>Aucun titre ne contient ces mots.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aucune pour l’instant.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>The account is empty</source>
        <translation>Le compte est vide</translation>
    </message>
    <message>
        <source>The server does not run</source>
        <translation>Le serveur ne tourne pas</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Cet ordinateur est hors ligne</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::SpellMarks</name>
    <message>
        <source>Add to dictionary</source>
        <translation>Ajouter au dictionnaire</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Aucune suggestion</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::StartPage</name>
    <message>
        <source>%1 is running</source>
        <translation>%1 est en marche</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A connection can use a variable by its name. The key is read when a message is sent, and stored nowhere.</source>
        <translation>Une connexion peut utiliser une variable par son nom. La clé est lue à l’envoi d’un message et n’est enregistrée nulle part.</translation>
    </message>
    <message>
        <source>A model on this computer</source>
        <translation>Un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source>Add %1 at %2</source>
        <translation>Ajouter %1 sur %2</translation>
    </message>
    <message>
        <source>Add a connection</source>
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>Add a local server</source>
        <translation>Ajouter un serveur local</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Begin one: ask something, and the answer stays here.</source>
        <translation>Commencez-en une&#xa0;: posez une question, et la réponse reste ici.</translation>
    </message>
    <message>
        <source>Choose one on the left, or begin a new one.</source>
        <translation>Choisissez-en une à gauche, ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Connect to a model</source>
        <translation>Se connecter à un modèle</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Demo command</source>
        <translation>Commande de la démo</translation>
    </message>
    <message>
        <source>If Ollama, LM Studio or llama.cpp runs here, it needs no key, and nothing leaves this computer.</source>
        <translation>Si Ollama, LM Studio ou llama.cpp tourne ici, il n’a pas besoin de clé, et rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Keys in your environment</source>
        <translation>Clés dans votre environnement</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Rechercher encore</translation>
    </message>
    <message>
        <source>Look for servers</source>
        <translation>Rechercher des serveurs</translation>
    </message>
    <message>
        <source>Looking on this computer (ports %1)…</source>
        <translation>Recherche sur cet ordinateur (ports %1)…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>No conversation is open</source>
        <translation>Aucune conversation n’est ouverte</translation>
    </message>
    <message>
        <source>None answers on this computer (ports %1).</source>
        <translation>Aucun ne répond sur cet ordinateur (ports %1).</translation>
    </message>
    <message>
        <source>Search for local servers</source>
        <translation>Rechercher des serveurs locaux</translation>
    </message>
    <message>
        <source>The demo has three simulated connections that you can make fail in every way. Quit, then start:</source>
        <translation>La démo a trois connexions simulées que vous pouvez faire échouer de toutes les façons. Quittez, puis lancez&#xa0;:</translation>
    </message>
    <message>
        <source>Try without a key</source>
        <translation>Essayer sans clé</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>Utiliser %1 pour %2</translation>
    </message>
    <message>
        <source>Use your own key with a provider, or your own server. Keys stay in the desktop&apos;s keychain, and a message goes only where you send it.</source>
        <translation>Utilisez votre propre clé chez un fournisseur, ou votre propre serveur. Les clés restent dans le trousseau du bureau, et un message ne va que là où vous l’envoyez.</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Utiliser…</translation>
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
        <translation>Ajouter une connexion</translation>
    </message>
    <message>
        <source>Answered by %1, %2, %3</source>
        <translation>Réponses de %1, %2, %3</translation>
    </message>
    <message>
        <source>Choose who answers</source>
        <translation>Choisir qui répond</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Qui répond</translation>
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
        <translation>Point&#xa0;: réponse reçue. Triangle&#xa0;: échec. Anneau vide&#xa0;: ne dit rien de la santé. Entouré d’un anneau&#xa0;: sonde. Ombré&#xa0;: rien n’a été envoyé. Hachuré&#xa0;: limitée. Molette ou + et −&#xa0;: zoom&#x202f;; glisser ou flèches&#xa0;: déplacer.</translation>
    </message>
    <message>
        <source>Show the last %1</source>
        <translation>Afficher en remontant de %1</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TimelineView</name>
    <message>
        <source>%1 · first token after %2 · %3</source>
        <translation>%1 · premier jeton après %2 · %3</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier jeton</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::ToolCallFold</name>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Asked for by the model. It was not run here.</source>
        <translation>Demandé par le modèle. Il n’a pas été exécuté ici.</translation>
    </message>
    <message>
        <source>No result: tools are not run here.</source>
        <translation>Pas de résultat&#xa0;: les outils ne sont pas exécutés ici.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <translation>Outil&#xa0;: %1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TransferDesk</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Sauvegardes (*.db)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>Vérification de la sauvegarde…</translation>
    </message>
    <message>
        <source>Conversations added: %1</source>
        <translation>Conversations ajoutées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message>
        <source>Everything, to be imported again (*.json)</source>
        <translation>Tout, pour être réimporté (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n conversations</source>
        <translation>
            <numerusform>Exporter %n conversation</numerusform>
            <numerusform>Exporter %n conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all conversations</source>
        <translation>Exporter toutes les conversations</translation>
    </message>
    <message>
        <source>Export conversation</source>
        <translation>Exporter la conversation</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export vers %1</translation>
    </message>
    <message>
        <source>Exports (*.json *.zip)</source>
        <translation>Exports (*.json *.zip)</translation>
    </message>
    <message>
        <source>Import conversations</source>
        <translation>Importer des conversations</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>It is taken into use at the next start. What is here now is kept beside it.</source>
        <translation>Elle sera utilisée au prochain démarrage. Ce qui est ici maintenant sera conservé à côté.</translation>
    </message>
    <message>
        <source>Looking through the file…</source>
        <translation>Examen du fichier…</translation>
    </message>
    <message>
        <source>Making a verified copy…</source>
        <translation>Création d’une copie vérifiée…</translation>
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
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Something else is being imported, exported or backed up. Wait until it is done.</source>
        <translation>Un import, un export ou une sauvegarde est déjà en cours. Attendez la fin.</translation>
    </message>
    <message>
        <source>There is no conversation to export.</source>
        <translation>Il n’y a aucune conversation à exporter.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::Tray</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show Breakerbox</source>
        <translation>Afficher Breakerbox</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnActions</name>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Demander une réponse</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Continuer la réponse</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Modifier et renvoyer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnColumn</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnDesk</name>
    <message numerus="yes">
        <source>%n messages deleted.</source>
        <translation>
            <numerusform>%n message supprimé.</numerusform>
            <numerusform>%n messages supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are in other versions.</source>
        <translation>
            <numerusform>%n d’entre eux est dans une autre version.</numerusform>
            <numerusform>%n d’entre eux sont dans d’autres versions.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 message deleted.</source>
        <translation>1 message supprimé.</translation>
    </message>
    <message>
        <source>Cancel editing (Escape)</source>
        <translation>Annuler la modification (Échap)</translation>
    </message>
    <message>
        <source>Cancel editing</source>
        <translation>Annuler la modification</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete messages</source>
        <translation>Supprimer des messages</translation>
    </message>
    <message numerus="yes">
        <source>Delete this message and the %n after it?</source>
        <translation>
            <numerusform>Supprimer ce message et %n autre après lui&#x202f;?</numerusform>
            <numerusform>Supprimer ce message et les %n suivants&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this message and the one after it?</source>
        <translation>Supprimer ce message et le suivant&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Editing: %1</source>
        <translation>Modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>It can be undone for ten seconds.</source>
        <translation>Vous avez dix secondes pour annuler.</translation>
    </message>
    <message>
        <source>Undo deleting (Ctrl+Z)</source>
        <translation>Annuler la suppression (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnFiles</name>
    <message>
        <source>%1: %2</source>
        <comment>how many attachments, and each of them</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between attached files</comment>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnHeader</name>
    <message>
        <source>%1 in, %2 out</source>
        <translation>entrée %1, sortie %2</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>%1 of them for reasoning</source>
        <translation>dont %1 de raisonnement</translation>
    </message>
    <message>
        <source>%1 of them from the cache</source>
        <translation>dont %1 depuis le cache</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 en lecture</translation>
    </message>
    <message>
        <source>%1 to first word</source>
        <translation>premier mot&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 en écriture</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connection: %1</source>
        <translation>Connexion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cost %1, by the connection&apos;s prices</source>
        <translation>Coût&#xa0;: %1, aux prix de la connexion</translation>
    </message>
    <message>
        <source>Cost about %1, an estimate by the price table of %2</source>
        <translation>Coût&#xa0;: environ %1, estimation d’après la table des prix du %2</translation>
    </message>
    <message>
        <source>Cost about %1, by your price for this model</source>
        <translation>Coût&#xa0;: environ %1, selon votre prix pour ce modèle</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>Refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>First word after %1</source>
        <translation>Premier mot après %1</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <translation>Incomplète.</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Incomplète&#xa0;: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>No reply.</source>
        <translation>Pas de réponse.</translation>
    </message>
    <message>
        <source>No reply: %1</source>
        <translation>Pas de réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt système</translation>
    </message>
    <message>
        <source>The provider gave no text: its filter held it back.</source>
        <translation>Le fournisseur n’a donné aucun texte&#xa0;: son filtre l’a retenu.</translation>
    </message>
    <message>
        <source>The provider&apos;s filter ended the reply.</source>
        <translation>Le filtre du fournisseur a mis fin à la réponse.</translation>
    </message>
    <message>
        <source>The reply ended at the length limit.</source>
        <translation>La réponse s’est terminée à la limite de longueur.</translation>
    </message>
    <message>
        <source>Took %1</source>
        <translation>Durée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Waiting, not sent.</source>
        <translation>En attente, non envoyé.</translation>
    </message>
    <message>
        <source>You stopped it before the first word.</source>
        <translation>Vous l’avez arrêtée avant le premier mot.</translation>
    </message>
    <message>
        <source>You stopped it here.</source>
        <translation>Vous l’avez arrêtée ici.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnList</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Scroll to it</source>
        <translation>Défiler jusque-là</translation>
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
        <translation>Toujours charger les images de %1 dans cette conversation</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>Ask another model…</source>
        <translation>Demander à un autre modèle…</translation>
    </message>
    <message>
        <source>Ask for a reply</source>
        <translation>Demander une réponse</translation>
    </message>
    <message>
        <source>Continue the reply</source>
        <translation>Continuer la réponse</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as plain text</source>
        <translation>Copier en texte brut</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <source>Copy selection as Markdown</source>
        <translation>Copier la sélection en Markdown</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>Edit and send again</source>
        <translation>Modifier et renvoyer</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Version suivante</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Load images from %1</source>
        <translation>Charger les images de %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Ouvrir dans le navigateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Quote selection</source>
        <translation>Citer la sélection</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Citer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Select the conversation</source>
        <translation>Sélectionner la conversation</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versions côte à côte</translation>
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
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Essai en cours</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>Attendre encore</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::TurnSelection</name>
    <message>
        <source>%1:
</source>
        <translation>%1&#xa0;:
</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageBars</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cost by month, %1</source>
        <translation>Coût par mois, %1</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>Coût par mois</translation>
    </message>
    <message>
        <source>Tokens by month</source>
        <translation>Jetons par mois</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::UsageDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table, whose prices are of %1 or later.</source>
        <translation>Les coûts marqués ≈ sont des estimations d’après la table des prix, dont les prix datent du %1 au plus tôt.</translation>
    </message>
    <message>
        <source>Costs with ≈ are estimates by the price table.</source>
        <translation>Les coûts marqués ≈ sont des estimations d’après la table des prix.</translation>
    </message>
    <message>
        <source>Discounts for what a service had in its cache are not in them.</source>
        <translation>Les remises sur ce qu’un service avait en cache n’y sont pas comptées.</translation>
    </message>
    <message>
        <source>Nothing was used yet.</source>
        <translation>Rien n’a encore été consommé.</translation>
    </message>
    <message>
        <source>Prices that stand in a connection go first. See Settings, Prices.</source>
        <translation>Les prix définis dans une connexion priment. Voir Préférences, Prix.</translation>
    </message>
    <message>
        <source>Reading what was used…</source>
        <translation>Lecture de la consommation…</translation>
    </message>
    <message>
        <source>Tokens as the services report them.</source>
        <translation>Jetons tels que les services les déclarent.</translation>
    </message>
    <message>
        <source>Usage and cost</source>
        <translation>Consommation et coût</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
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
        <translation>Version précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Earlier version</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>Later version (Alt+Right)</source>
        <translation>Version suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Later version</source>
        <translation>Version suivante</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versions côte à côte</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>version %1 sur %2</translation>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Ne pas envoyer</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>None of these is on its way.</source>
        <translation>Aucun de ceux-ci n’est en route.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Rien n’attend.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Waiting messages</source>
        <translation>Messages en attente</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Who answers</source>
        <translation>Qui répond</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>une place libre</translation>
    </message>
    <message>
        <source>the reply above it</source>
        <translation>la réponse au-dessus</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>votre choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>votre choix</translation>
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
        <translation>Ajouter une connexion…</translation>
    </message>
    <message>
        <source>Archive conversation</source>
        <translation>Archiver la conversation</translation>
    </message>
    <message>
        <source>Ask several…</source>
        <translation>Interroger plusieurs modèles…</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <translation>Joindre des fichiers…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Palette de commandes…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Copier le message en Markdown</translation>
    </message>
    <message>
        <source>Delete conversation</source>
        <translation>Supprimer la conversation</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Earlier version of a message</source>
        <translation>Version précédente d’un message</translation>
    </message>
    <message>
        <source>Export all conversations…</source>
        <translation>Exporter toutes les conversations…</translation>
    </message>
    <message>
        <source>Export conversation…</source>
        <translation>Exporter la conversation…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Find in conversation…</source>
        <translation>Rechercher dans la conversation…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Import conversations…</source>
        <translation>Importer des conversations…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Agrandir le texte</translation>
    </message>
    <message>
        <source>Later version of a message</source>
        <translation>Version suivante d’un message</translation>
    </message>
    <message>
        <source>Move to folder…</source>
        <translation>Déplacer vers un dossier…</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Conversation suivante</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Pin conversation</source>
        <translation>Épingler la conversation</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversation précédente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Prompt library…</source>
        <translation>Bibliothèque de prompts…</translation>
    </message>
    <message>
        <source>Quick ask</source>
        <translation>Question rapide</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rename conversation…</source>
        <translation>Renommer la conversation…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Rechercher des conversations</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barre latérale</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Réduire le texte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Undo deleting a message</source>
        <translation>Annuler la suppression d’un message</translation>
    </message>
    <message>
        <source>Usage and cost…</source>
        <translation>Consommation et coût…</translation>
    </message>
    <message>
        <source>Use a prompt…</source>
        <translation>Utiliser un prompt…</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Taille de texte par défaut</translation>
    </message>
    <message>
        <source>Versions side by side</source>
        <translation>Versions côte à côte</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Waiting messages…</source>
        <translation>Messages en attente…</translation>
    </message>
    <message>
        <source>Where this conversation has been…</source>
        <translation>Parcours de cette conversation…</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Écrire un message</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Votre message suivant</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Votre message précédent</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::WindowBinding</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
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
        <translation>L’enregistrement fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>Le réseau est revenu.</translation>
    </message>
    <message>
        <source>The settings were not saved. %1</source>
        <translation>Les préférences n’ont pas été enregistrées. %1</translation>
    </message>
    <message>
        <source>This computer is offline. What goes over the network waits for you; servers on this computer still answer.</source>
        <translation>Cet ordinateur est hors ligne. Ce qui passe par le réseau vous attend&#x202f;; les serveurs de cet ordinateur répondent encore.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardPast</name>
    <message>
        <source>%1 did not answer. Is it running?</source>
        <translation>%1 n’a pas répondu. Est-il en marche&#x202f;?</translation>
    </message>
    <message>
        <source>%1 did not answer</source>
        <translation>%1 n’a pas répondu</translation>
    </message>
    <message>
        <source>%1 had not enough memory for %2</source>
        <translation>%1 n’avait pas assez de mémoire pour %2</translation>
    </message>
    <message>
        <source>%1 was failing here at %2</source>
        <translation>%1 échouait ici à %2</translation>
    </message>
    <message>
        <source>%1 was failing here</source>
        <translation>%1 échouait ici</translation>
    </message>
    <message>
        <source>%1 was limiting requests</source>
        <translation>%1 limitait les requêtes</translation>
    </message>
    <message>
        <source>%1 was loading %2</source>
        <translation>%1 chargeait %2</translation>
    </message>
    <message>
        <source>Another request to %1 was being tried</source>
        <translation>Une autre requête vers %1 était à l’essai</translation>
    </message>
    <message>
        <source>It may be tried again now.</source>
        <translation>Un nouvel essai est possible maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>It was tried %n times.</source>
        <translation>
            <numerusform>Il y a eu %n tentative.</numerusform>
            <numerusform>Il y a eu %n tentatives.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was tried twice.</source>
        <translation>Il y a eu deux tentatives.</translation>
    </message>
    <message>
        <source>It works again: another request was answered at %1.</source>
        <translation>Cela fonctionne de nouveau&#xa0;: une autre requête a reçu une réponse à %1.</translation>
    </message>
    <message>
        <source>This computer was offline</source>
        <translation>Cet ordinateur était hors ligne</translation>
    </message>
    <message>
        <source>Your pace for %1 was reached</source>
        <translation>Votre cadence pour %1 était atteinte</translation>
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
        <translation>%1 Rien n’a été envoyé&#x202f;; votre message est enregistré.</translation>
    </message>
    <message>
        <source>This is a drill: the connection is not failing. Your message stays in the conversation and is not sent. Nothing is counted, and a key, a model or a permission given here is not kept.</source>
        <translation>Ceci est un exercice&#xa0;: la connexion n’échoue pas. Votre message reste dans la conversation et n’est pas envoyé. Rien n’est compté, et une clé, un modèle ou une autorisation donnés ici ne sont pas conservés.</translation>
    </message>
    <message>
        <source>What arrived is kept. This try may have been billed; asking again may cost again.</source>
        <translation>Ce qui est arrivé est conservé. Cette tentative a pu être facturée&#x202f;; redemander peut coûter de nouveau.</translation>
    </message>
    <message>
        <source>What arrived is kept.</source>
        <translation>Ce qui est arrivé est conservé.</translation>
    </message>
    <message>
        <source>Your message is saved and was not sent.</source>
        <translation>Votre message est enregistré et n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and got no reply.</source>
        <translation>Votre message est enregistré. Il a été envoyé et n’a reçu aucune réponse.</translation>
    </message>
    <message>
        <source>Your message is saved. It was sent and may have been billed; sending again may cost again.</source>
        <translation>Votre message est enregistré. Il a été envoyé et a pu être facturé&#x202f;; le renvoyer peut coûter de nouveau.</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::CardSentences</name>
    <message>
        <source>%1 Nothing was sent. Choose another file in the connection.</source>
        <translation>%1 Rien n’a été envoyé. Choisissez un autre fichier dans la connexion.</translation>
    </message>
    <message>
        <source>%1 answered with a web page</source>
        <translation>%1 a répondu par une page web</translation>
    </message>
    <message>
        <source>%1 answered, and refused to pass this on. The service itself was not asked.</source>
        <translation>%1 a répondu, et a refusé de transmettre. Le service lui-même n’a pas été interrogé.</translation>
    </message>
    <message>
        <source>%1 answers, but there is no such service at this address. Check the address of the connection.</source>
        <translation>%1 répond, mais ce service n’existe pas à cette adresse. Vérifiez l’adresse de la connexion.</translation>
    </message>
    <message>
        <source>%1 asked for %2.</source>
        <translation>%1 a demandé d’attendre %2.</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 n’a pas accepté la clé</translation>
    </message>
    <message>
        <source>%1 did not accept this request</source>
        <translation>%1 n’a pas accepté cette requête</translation>
    </message>
    <message>
        <source>%1 did not answer as a proxy. The service itself was not asked. Check the proxy in the connection.</source>
        <translation>%1 n’a pas répondu comme un proxy. Le service lui-même n’a pas été interrogé. Vérifiez le proxy dans la connexion.</translation>
    </message>
    <message>
        <source>%1 does not answer. Is it running?</source>
        <translation>%1 ne répond pas. Est-il en marche&#x202f;?</translation>
    </message>
    <message>
        <source>%1 does not know the model %2</source>
        <translation>%1 ne connaît pas le modèle %2</translation>
    </message>
    <message>
        <source>%1 does not serve this region</source>
        <translation>%1 ne dessert pas cette région</translation>
    </message>
    <message>
        <source>%1 does not take one of the settings</source>
        <translation>L’un des paramètres n’est pas accepté par %1</translation>
    </message>
    <message>
        <source>%1 does not take the setting “%2”</source>
        <translation>Le paramètre «&#xa0;%2&#xa0;» n’est pas accepté par %1</translation>
    </message>
    <message>
        <source>%1 has a wrong address</source>
        <translation>%1 a une adresse erronée</translation>
    </message>
    <message>
        <source>%1 has no key</source>
        <translation>%1 n’a pas de clé</translation>
    </message>
    <message>
        <source>%1 has not enough memory for %2</source>
        <translation>%1 n’a pas assez de mémoire pour %2</translation>
    </message>
    <message>
        <source>%1 is limiting requests</source>
        <translation>%1 limite les requêtes</translation>
    </message>
    <message>
        <source>%1 is loading %2</source>
        <translation>%1 charge %2</translation>
    </message>
    <message>
        <source>%1 is temporarily failing here</source>
        <translation>%1 échoue temporairement ici</translation>
    </message>
    <message>
        <source>%1 named no time, so the wait is this program&apos;s own guess.</source>
        <translation>%1 n’a indiqué aucun délai&#xa0;: l’attente est une estimation de ce programme.</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 renvoie vers une autre adresse</translation>
    </message>
    <message>
        <source>%1 refused it. Replace the key to go on; waiting does not help.</source>
        <translation>%1 l’a refusée. Remplacez la clé pour continuer&#x202f;; attendre ne sert à rien.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity and asked for %2.</source>
        <translation>%1 a indiqué n’avoir aucune capacité libre et a demandé d’attendre %2.</translation>
    </message>
    <message>
        <source>%1 said it has no free capacity.</source>
        <translation>%1 a indiqué n’avoir aucune capacité libre.</translation>
    </message>
    <message>
        <source>%1 said that no more requests are left for now.</source>
        <translation>%1 a indiqué qu’il ne reste plus de requêtes pour l’instant.</translation>
    </message>
    <message>
        <source>%1 takes no request without a login, or not with this one. Give it in the connection.</source>
        <translation>%1 n’accepte aucune requête sans identification, ou pas avec celle-ci. Donnez-la dans la connexion.</translation>
    </message>
    <message>
        <source>%1 went silent in the middle of the reply.</source>
        <translation>%1 s’est tu au milieu de la réponse.</translation>
    </message>
    <message>
        <source>%1 would be someone new to read this</source>
        <translation>%1 serait un nouveau lecteur de cette conversation</translation>
    </message>
    <message>
        <source>%1. You set this limit yourself; raise it in the connection, or send this one anyway.</source>
        <translation>%1. Vous avez fixé ce plafond vous-même&#x202f;; relevez-le dans la connexion, ou envoyez ce message quand même.</translation>
    </message>
    <message>
        <source>%2 is not loaded on %1</source>
        <translation>%2 n’est pas chargé sur %1</translation>
    </message>
    <message>
        <source>Another request to %1 is being tried</source>
        <translation>Une autre requête vers %1 est à l’essai</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close what uses the memory.</source>
        <translation>Choisissez un modèle plus petit, ou fermez ce qui occupe la mémoire.</translation>
    </message>
    <message>
        <source>Choose one that it offers.</source>
        <translation>Choisissez-en un qui soit proposé.</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <translation>Exercice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give it a key to go on.</source>
        <translation>Donnez-lui une clé pour continuer.</translation>
    </message>
    <message>
        <source>It answered that requests from here are not allowed. Waiting does not help.</source>
        <translation>La réponse indique que les requêtes venant d’ici ne sont pas autorisées. Attendre ne sert à rien.</translation>
    </message>
    <message>
        <source>It is local-only, and %1 is elsewhere. Lift the lock in the conversation&apos;s readers, or switch to a local server.</source>
        <translation>Elle est locale uniquement, et %1 est ailleurs. Levez le verrou parmi les lecteurs de la conversation, ou basculez vers un serveur local.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Decide what becomes of it.</source>
        <translation>Il n’est pas envoyé de lui-même. Décidez de son sort.</translation>
    </message>
    <message>
        <source>It is not sent by itself. Send it now, or take it back.</source>
        <translation>Il n’est pas envoyé de lui-même. Envoyez-le maintenant, ou retirez-le.</translation>
    </message>
    <message>
        <source>Its credit or spending limit is used up. Waiting does not help.</source>
        <translation>Son crédit ou son plafond de dépenses est épuisé. Attendre ne sert à rien.</translation>
    </message>
    <message>
        <source>Load it in the server, or choose one that is loaded.</source>
        <translation>Chargez-le sur le serveur, ou choisissez-en un qui soit chargé.</translation>
    </message>
    <message>
        <source>Made up for the drill: %1</source>
        <translation>Inventé pour l’exercice&#xa0;: %1</translation>
    </message>
    <message>
        <source>No keychain answers on this computer</source>
        <translation>Aucun trousseau ne répond sur cet ordinateur</translation>
    </message>
    <message>
        <source>Nothing goes there before you have seen what would be shared with whom.</source>
        <translation>Rien n’y est envoyé tant que vous n’avez pas vu ce qui serait partagé et avec qui.</translation>
    </message>
    <message>
        <source>Nothing is sent to it until you resume it.</source>
        <translation>Rien n’y est envoyé jusqu’à ce que vous la repreniez.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Rien n’écoute sur %1.</translation>
    </message>
    <message>
        <source>Nothing listens at its address.</source>
        <translation>Rien n’écoute à son adresse.</translation>
    </message>
    <message>
        <source>Nothing was sent. The network may be watched, or the server is set up wrongly. There is no way around this.</source>
        <translation>Rien n’a été envoyé. Le réseau est peut-être surveillé, ou le serveur mal configuré. Il n’y a pas moyen de passer outre.</translation>
    </message>
    <message>
        <source>Nothing was tried. Local servers still work.</source>
        <translation>Rien n’a été essayé. Les serveurs locaux fonctionnent encore.</translation>
    </message>
    <message>
        <source>Remove the setting, or choose another model.</source>
        <translation>Retirez le paramètre, ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>Send fewer or smaller attachments.</source>
        <translation>Envoyez moins de pièces jointes, ou de plus petites.</translation>
    </message>
    <message>
        <source>Shorten the message, start a new conversation, or switch to a model that takes more.</source>
        <translation>Raccourcissez le message, commencez une nouvelle conversation ou basculez vers un modèle qui en accepte plus.</translation>
    </message>
    <message>
        <source>The account has no right to it. Choose another model, or change the rights of the key with the provider.</source>
        <translation>Le compte n’y a pas droit. Choisissez un autre modèle, ou changez les droits de la clé chez le fournisseur.</translation>
    </message>
    <message>
        <source>The account of %1 has no credit left</source>
        <translation>Le compte de %1 n’a plus de crédit</translation>
    </message>
    <message>
        <source>The certificate file of %1 cannot be used</source>
        <translation>Le fichier de certificat de %1 ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified</source>
        <translation>Le certificat de %1 n’a pas pu être vérifié</translation>
    </message>
    <message>
        <source>The connection to %1 broke in the middle of the reply.</source>
        <translation>La connexion à %1 s’est rompue au milieu de la réponse.</translation>
    </message>
    <message>
        <source>The drill of %1 is over</source>
        <translation>L’exercice sur %1 est terminé</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read. You can give it again and keep it only until you quit.</source>
        <translation>La clé de %1 ne peut pas être lue. Vous pouvez la redonner et ne la conserver que jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>The key of %1 could not be read. It may well be there.</source>
        <translation>La clé de %1 n’a pas pu être lue. Elle existe peut-être bel et bien.</translation>
    </message>
    <message>
        <source>The key of %1 may not use %2</source>
        <translation>La clé de %1 ne permet pas d’utiliser %2</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>Le trousseau est verrouillé</translation>
    </message>
    <message>
        <source>The program ended while the reply arrived.</source>
        <translation>Le programme s’est terminé pendant l’arrivée de la réponse.</translation>
    </message>
    <message>
        <source>The proxy cannot be reached</source>
        <translation>Le proxy ne peut pas être joint</translation>
    </message>
    <message>
        <source>The proxy does not connect to %1</source>
        <translation>Le proxy ne se connecte pas à %1</translation>
    </message>
    <message>
        <source>The proxy of this connection</source>
        <translation>Le proxy de cette connexion</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>Le proxy exige une identification</translation>
    </message>
    <message>
        <source>The reply of %1 is too large</source>
        <translation>La réponse est trop volumineuse (%1)</translation>
    </message>
    <message>
        <source>The reply was cut short</source>
        <translation>La réponse a été interrompue</translation>
    </message>
    <message>
        <source>The same request would be refused again. Edit it first.</source>
        <translation>La même requête serait de nouveau refusée. Modifiez-la d’abord.</translation>
    </message>
    <message>
        <source>The server at %1 asked to move to another address. That is not followed: your key and your text stay with the address you gave.</source>
        <translation>Le serveur %1 a demandé de passer à une autre adresse. Cela n’est pas suivi&#xa0;: votre clé et votre texte restent à l’adresse que vous avez donnée.</translation>
    </message>
    <message>
        <source>This computer is offline</source>
        <translation>Cet ordinateur est hors ligne</translation>
    </message>
    <message>
        <source>This conversation is too long for %1</source>
        <translation>Cette conversation est trop longue pour %1</translation>
    </message>
    <message>
        <source>This conversation stays on this computer</source>
        <translation>Cette conversation reste sur cet ordinateur</translation>
    </message>
    <message>
        <source>This message is too large for %1</source>
        <translation>Ce message est trop volumineux pour %1</translation>
    </message>
    <message>
        <source>This message was still waiting when the program ended</source>
        <translation>Ce message attendait encore quand le programme s’est terminé</translation>
    </message>
    <message>
        <source>This one follows if that works.</source>
        <translation>Celle-ci suit si cela réussit.</translation>
    </message>
    <message>
        <source>This takes a while the first time.</source>
        <translation>Cela prend un moment la première fois.</translation>
    </message>
    <message>
        <source>What arrived up to the limit is kept.</source>
        <translation>Ce qui est arrivé jusqu’à la limite est conservé.</translation>
    </message>
    <message>
        <source>You paused %1</source>
        <translation>Vous avez mis %1 en pause</translation>
    </message>
    <message>
        <source>You stopped it.</source>
        <translation>Vous l’avez arrêtée.</translation>
    </message>
    <message>
        <source>Your limit for %1 this month is reached</source>
        <translation>Votre plafond du mois pour %1 est atteint</translation>
    </message>
    <message>
        <source>Your limit for this conversation is reached</source>
        <translation>Votre plafond pour cette conversation est atteint</translation>
    </message>
    <message>
        <source>Your pace for %1 is reached</source>
        <translation>Votre cadence pour %1 est atteinte</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>le modèle</translation>
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
            <numerusform>%1 des %2 dernières requêtes en échec, en %3&#xa0;: %4.</numerusform>
            <numerusform>%1 des %2 dernières requêtes en échec, en %3&#xa0;: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed.</source>
        <translation>
            <numerusform>%1 des %2 dernières requêtes en échec.</numerusform>
            <numerusform>%1 des %2 dernières requêtes en échec.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %2 requests failed: %3.</source>
        <translation>
            <numerusform>%1 des %2 dernières requêtes en échec&#xa0;: %3.</numerusform>
            <numerusform>%1 des %2 dernières requêtes en échec&#xa0;: %3.</numerusform>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Asked to wait</source>
        <translation>Attente demandée</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Drill: would be sent at %1 (%2)</source>
        <translation>Exercice&#xa0;: serait envoyé à %1 (%2)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Log detail</source>
        <translation>Détail du journal</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
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
        <translation>ID de requête</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>The last request failed.</source>
        <translation>La dernière requête a échoué.</translation>
    </message>
    <message>
        <source>The last request failed: %1.</source>
        <translation>La dernière requête a échoué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The provider&apos;s words: %1</source>
        <translation>Termes du fournisseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trying (one request)</source>
        <translation>Essai (une requête)</translation>
    </message>
    <message>
        <source>Wait for the network</source>
        <translation>Attendre le réseau</translation>
    </message>
    <message>
        <source>Wait — sends at %1</source>
        <translation>Attendre — envoi à %1</translation>
    </message>
    <message>
        <source>Wait — would send at %1</source>
        <translation>Attendre — enverrait à %1</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Will be sent as soon as it is possible</source>
        <translation>Sera envoyé dès que possible</translation>
    </message>
    <message>
        <source>Will be sent at %1 (%2)</source>
        <translation>Sera envoyé à %1 (%2)</translation>
    </message>
    <message>
        <source>Will be sent when the model is loaded</source>
        <translation>Sera envoyé quand le modèle sera chargé</translation>
    </message>
    <message>
        <source>Will be sent when the network is back</source>
        <translation>Sera envoyé au retour du réseau</translation>
    </message>
    <message>
        <source>Will be sent when the other request has worked</source>
        <translation>Sera envoyé quand l’autre requête aura réussi</translation>
    </message>
    <message>
        <source>Will be tried again by itself in a moment (try %1)</source>
        <translation>Nouvel essai automatique dans un instant (tentative %1)</translation>
    </message>
    <message>
        <source>another request is being tried</source>
        <translation>une autre requête est à l’essai</translation>
    </message>
    <message>
        <source>limited until %1, %2 asked for %3</source>
        <translation>limitée jusqu’à %1, %2 a demandé %3</translation>
    </message>
    <message>
        <source>limited until %1</source>
        <translation>limitée jusqu’à %1</translation>
    </message>
    <message>
        <source>made up; nothing of this happened</source>
        <translation>inventé&#x202f;; rien de cela n’a eu lieu</translation>
    </message>
    <message>
        <source>needs your action first</source>
        <translation>demande d’abord votre intervention</translation>
    </message>
    <message>
        <source>possible in %1</source>
        <translation>possible dans %1</translation>
    </message>
    <message>
        <source>possible in a moment</source>
        <translation>possible dans un instant</translation>
    </message>
    <message>
        <source>there is no other connection</source>
        <translation>il n’y a pas d’autre connexion</translation>
    </message>
    <message>
        <source>this computer is offline</source>
        <translation>cet ordinateur est hors ligne</translation>
    </message>
    <message>
        <source>you paused this connection</source>
        <translation>vous avez mis cette connexion en pause</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::ErrorText</name>
    <message>
        <source>A fault in this program. Please report it.</source>
        <translation>Un défaut de ce programme. Merci de le signaler.</translation>
    </message>
    <message>
        <source>Another window or command is using this profile.</source>
        <translation>Une autre fenêtre ou commande utilise ce profil.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>Dans la file d’attente</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>C’est trop volumineux.</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Cela a pris trop de temps.</translation>
    </message>
    <message>
        <source>It was not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>Résolution du nom</translation>
    </message>
    <message>
        <source>No key is stored for this connection.</source>
        <translation>Aucune clé n’est enregistrée pour cette connexion.</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>Aucun trousseau ne répond sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Réception</translation>
    </message>
    <message>
        <source>Saving failed.</source>
        <translation>L’enregistrement a échoué.</translation>
    </message>
    <message>
        <source>Saving is delayed. The text is kept in memory until it works.</source>
        <translation>L’enregistrement est retardé. Le texte est gardé en mémoire jusqu’à ce qu’il réussisse.</translation>
    </message>
    <message>
        <source>Securing the connection</source>
        <translation>Sécurisation de la connexion</translation>
    </message>
    <message>
        <source>Something here did not work.</source>
        <translation>Quelque chose n’a pas fonctionné ici.</translation>
    </message>
    <message>
        <source>The address is not valid.</source>
        <translation>L’adresse n’est pas valide.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing can be saved until there is space.</source>
        <translation>Le disque est plein. Rien ne peut être enregistré tant qu’il n’y a pas de place.</translation>
    </message>
    <message>
        <source>The key holds characters a key cannot have.</source>
        <translation>La clé contient des caractères qu’une clé ne peut pas avoir.</translation>
    </message>
    <message>
        <source>The keychain is locked. The key may well be there.</source>
        <translation>Le trousseau est verrouillé. La clé s’y trouve peut-être bel et bien.</translation>
    </message>
    <message>
        <source>The network did not answer.</source>
        <translation>Le réseau n’a pas répondu.</translation>
    </message>
    <message>
        <source>The profile can only be read, so nothing can be saved.</source>
        <translation>Le profil est en lecture seule, rien ne peut donc être enregistré.</translation>
    </message>
    <message>
        <source>The profile was written by a newer version of this program.</source>
        <translation>Le profil a été écrit par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>The stored history is damaged.</source>
        <translation>L’historique enregistré est endommagé.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Cela ne peut pas être lu.</translation>
    </message>
    <message>
        <source>This connection is switched off.</source>
        <translation>Cette connexion est désactivée.</translation>
    </message>
    <message>
        <source>This connection no longer exists.</source>
        <translation>Cette connexion n’existe plus.</translation>
    </message>
    <message>
        <source>This conversation&apos;s boundary does not allow it.</source>
        <translation>Le périmètre de cette conversation ne le permet pas.</translation>
    </message>
    <message>
        <source>Waiting for the first word</source>
        <translation>Attente du premier mot</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::FileText</name>
    <message>
        <source>%1 cannot be read as a file.</source>
        <translation>%1 ne peut pas être lu comme un fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files of earlier messages are not sent along: whoever answers next does not take them.</source>
        <translation>
            <numerusform>%1 fichiers de messages précédents ne sont pas joints à l’envoi&#xa0;: celui qui répond ensuite ne les accepte pas.</numerusform>
            <numerusform>%1 fichiers de messages précédents ne sont pas joints à l’envoi&#xa0;: celui qui répond ensuite ne les accepte pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation>%1 dépasse %2.</translation>
    </message>
    <message>
        <source>%1 is neither a PNG, JPEG, GIF or WebP image, nor a PDF, nor text.</source>
        <translation>%1 n’est ni une image PNG, JPEG, GIF ou WebP, ni un PDF, ni du texte.</translation>
    </message>
    <message>
        <source>%1 is not what its name says.</source>
        <translation>%1 n’est pas ce que son nom indique.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is one too many: a message takes %2 files.</source>
        <translation>
            <numerusform>%1 est de trop&#xa0;: un message accepte %2 fichiers.</numerusform>
            <numerusform>%1 est de trop&#xa0;: un message accepte %2 fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too much: the files of a message may have %2 together.</source>
        <translation>%1 est de trop&#xa0;: les fichiers d’un message peuvent faire %2 ensemble.</translation>
    </message>
    <message>
        <source>%1 takes no PDF.</source>
        <translation>%1 n’accepte pas de PDF.</translation>
    </message>
    <message>
        <source>%1 takes no files of the kind %2.</source>
        <translation>%1 n’accepte pas de fichiers de type %2.</translation>
    </message>
    <message>
        <source>%1 takes no images.</source>
        <translation>%1 n’accepte pas d’images.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>name, kind, size of a file</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>A file of an earlier message is not sent along: whoever answers next does not take it.</source>
        <translation>Un fichier d’un message précédent n’est pas joint à l’envoi&#xa0;: celui qui répond ensuite ne l’accepte pas.</translation>
    </message>
    <message>
        <source>The chosen model does not take an attached file.</source>
        <translation>Le modèle choisi n’accepte pas un fichier joint.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
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
        <translation>%1 (inconnu)</translation>
    </message>
    <message>
        <source>%1 (your network)</source>
        <translation>%1 (votre réseau)</translation>
    </message>
    <message>
        <source>%1 can read what is sent.</source>
        <translation>%1 peut lire ce qui est envoyé.</translation>
    </message>
    <message>
        <source>%1 on your network can read what is sent.</source>
        <translation>%1, sur votre réseau, peut lire ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Drill · %1</source>
        <translation>Exercice · %1</translation>
    </message>
    <message>
        <source>Failing · %1</source>
        <translation>En échec · %1</translation>
    </message>
    <message>
        <source>Failing · next try %1</source>
        <translation>En échec · prochain essai %1</translation>
    </message>
    <message>
        <source>Failing</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>It is not known who can read what is sent.</source>
        <translation>On ne sait pas qui peut lire ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Limited · %1</source>
        <translation>Limitée · %1</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limitée</translation>
    </message>
    <message>
        <source>May be tried now</source>
        <translation>Essai possible maintenant</translation>
    </message>
    <message>
        <source>Needs billing</source>
        <translation>Facturation à vérifier</translation>
    </message>
    <message>
        <source>Needs key</source>
        <translation>Clé requise</translation>
    </message>
    <message>
        <source>Needs model</source>
        <translation>Modèle à choisir</translation>
    </message>
    <message>
        <source>Not tried</source>
        <translation>Non essayée</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stays on this device.</source>
        <translation>Reste sur cet appareil.</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Essai en cours</translation>
    </message>
    <message>
        <source>Waiting · %1</source>
        <translation>En attente · %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Fonctionne</translation>
    </message>
    <message>
        <source>this device</source>
        <translation>cet appareil</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>lecteur inconnu</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::Moments</name>
    <message>
        <source>%1 B</source>
        <translation>%1&#xa0;o</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1&#xa0;Go</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1&#xa0;Mo</translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations</source>
        <translation>
            <numerusform>%1 conversation</numerusform>
            <numerusform>%1 conversations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1&#xa0;j %2&#xa0;h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1&#xa0;j</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>il y a %1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1&#xa0;ko</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>il y a %1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%1 models</source>
        <translation>
            <numerusform>%1 modèle</numerusform>
            <numerusform>%1 modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <translation>
            <numerusform>%1 jeton</numerusform>
            <numerusform>%1 jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1M</source>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <source>%1k</source>
        <translation>%1&#xa0;k</translation>
    </message>
    <message numerus="yes">
        <source>%n attachments</source>
        <translation>
            <numerusform>%n pièce jointe</numerusform>
            <numerusform>%n pièces jointes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>1 attachment</source>
        <translation>1 pièce jointe</translation>
    </message>
    <message>
        <source>1 conversation</source>
        <translation>1 conversation</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 message</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 modèle</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 jeton</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
</context>
<context>
    <name>breakerbox::ui::text::TransferText</name>
    <message numerus="yes">
        <source>%1 conversations were written to %2 (%3).</source>
        <translation>
            <numerusform>%1 conversation a été écrite dans %2 (%3).</numerusform>
            <numerusform>%1 conversations ont été écrites dans %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 conversations with %2 were added from %3.</source>
        <translation>
            <numerusform>%1 conversation avec %2 a été ajoutée depuis %3.</numerusform>
            <numerusform>%1 conversations avec %2 ont été ajoutées depuis %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could not be understood.</source>
        <translation>
            <numerusform>%1 n’a pas pu être comprise.</numerusform>
            <numerusform>%1 n’ont pas pu être comprises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files are named but not in the export.</source>
        <translation>
            <numerusform>%1 fichier est nommé mais absent de l’export.</numerusform>
            <numerusform>%1 fichiers sont nommés mais absents de l’export.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages of tools and notices were left out.</source>
        <translation>
            <numerusform>%1 message d’outil ou d’avis a été omis.</numerusform>
            <numerusform>%1 messages d’outils et d’avis ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were empty and left out.</source>
        <translation>
            <numerusform>%1 était vide et a été omise.</numerusform>
            <numerusform>%1 étaient vides et ont été omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 were here already.</source>
        <translation>
            <numerusform>%1 était déjà là.</numerusform>
            <numerusform>%1 étaient déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 conversation was written to %1 (%2).</source>
        <translation>1 conversation a été écrite dans %1 (%2).</translation>
    </message>
    <message>
        <source>1 conversation with %1 was added from %2.</source>
        <translation>1 conversation avec %1 a été ajoutée depuis %2.</translation>
    </message>
    <message>
        <source>1 could not be understood.</source>
        <translation>1 n’a pas pu être comprise.</translation>
    </message>
    <message>
        <source>1 file is named but not in the export.</source>
        <translation>1 fichier est nommé mais absent de l’export.</translation>
    </message>
    <message>
        <source>1 message of a tool or notice was left out.</source>
        <translation>1 message d’outil ou d’avis a été omis.</translation>
    </message>
    <message>
        <source>1 was empty and left out.</source>
        <translation>1 était vide et a été omise.</translation>
    </message>
    <message>
        <source>1 was here already.</source>
        <translation>1 était déjà là.</translation>
    </message>
    <message>
        <source>A conversation in the file is too large, at %1.</source>
        <translation>Une conversation du fichier est trop volumineuse, vers %1.</translation>
    </message>
    <message>
        <source>A verified copy of everything but your keys is in %1.</source>
        <translation>Une copie vérifiée de tout, sauf vos clés, est dans %1.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Pièce jointe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Conversation du %1</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversations</translation>
    </message>
    <message numerus="yes">
        <source>In %1 conversations the newest branch is shown: the file names one that is not there.</source>
        <translation>
            <numerusform>Dans %1 conversations, la branche la plus récente est affichée&#xa0;: le fichier en nomme une qui n’y est pas.</numerusform>
            <numerusform>Dans %1 conversations, la branche la plus récente est affichée&#xa0;: le fichier en nomme une qui n’y est pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 1 conversation the newest branch is shown: the file names one that is not there.</source>
        <translation>Dans 1 conversation, la branche la plus récente est affichée&#xa0;: le fichier en nomme une qui n’y est pas.</translation>
    </message>
    <message>
        <source>No backup was made.</source>
        <translation>Aucune sauvegarde n’a été créée.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>Aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Rien ne peut y être écrit.</translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was taken in.</source>
        <translation>Rien n’a été repris.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt système</translation>
    </message>
    <message>
        <source>The backup is sound: %1, %2.</source>
        <comment>conversations, messages</comment>
        <translation>La sauvegarde est saine&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>Le fichier n’a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>The file holds something that is no text, at %1.</source>
        <translation>Le fichier contient autre chose que du texte, vers %1.</translation>
    </message>
    <message>
        <source>The file is cut off at %1: what was whole before was taken in.</source>
        <translation>Le fichier est coupé vers %1&#xa0;: ce qui était entier avant a été repris.</translation>
    </message>
    <message>
        <source>The file is damaged at %1.</source>
        <translation>Le fichier est endommagé, vers %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is nested too deeply, at %1.</source>
        <translation>L’imbrication du fichier est trop profonde, vers %1.</translation>
    </message>
    <message>
        <source>The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, Chatbox or Breakerbox.</source>
        <translation>Le fichier n’est pas un export de ChatGPT, Claude, Open WebUI, LibreChat, Chatbox ou Breakerbox.</translation>
    </message>
    <message>
        <source>The file was cut off at %1, in its first conversation.</source>
        <translation>Le fichier a été coupé vers %1, dans sa première conversation.</translation>
    </message>
    <message>
        <source>The provider gave no text.</source>
        <translation>Le fournisseur n’a donné aucun texte.</translation>
    </message>
    <message>
        <source>The reply was interrupted.</source>
        <translation>La réponse a été interrompue.</translation>
    </message>
    <message>
        <source>Then it stopped: %1 Import the file again to go on.</source>
        <translation>Puis l’import s’est arrêté&#xa0;: %1 Réimportez le fichier pour continuer.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>There was no reply.</source>
        <translation>Il n’y a pas eu de réponse.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>Cette sauvegarde est endommagée.</translation>
    </message>
    <message>
        <source>This backup was made by a newer version of Breakerbox.</source>
        <translation>Cette sauvegarde a été créée par une version plus récente de Breakerbox.</translation>
    </message>
    <message>
        <source>This file is no backup of Breakerbox.</source>
        <translation>Ce fichier n’est pas une sauvegarde de Breakerbox.</translation>
    </message>
    <message>
        <source>You ended it. Import the file again to go on.</source>
        <translation>Vous y avez mis fin. Réimportez le fichier pour continuer.</translation>
    </message>
    <message>
        <source>You ended it. No file was made.</source>
        <translation>Vous y avez mis fin. Aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>[%1: not in the export]</source>
        <translation>[%1&#xa0;: absent de l’export]</translation>
    </message>
    <message>
        <source>about byte %1</source>
        <translation>l’octet %1</translation>
    </message>
</context>
</TS>
