export const privacyPolicy = {
  'localStorageKeys.1.purpose': 'zeigt unserem Server, dass du angemeldet bist; gilt 15 Minuten',
  'localStorageKeys.2.purpose': 'holt das nächste, ohne nach deinem Passwort zu fragen; gilt 30 Tage',
  'localStorageKeys.3.purpose': 'in der Einführung eingetippte Höhen, bis sie gespeichert sind',
  'localStorageKeys.4.purpose': 'in der Einführung eingetippte Umfänge, bis sie gespeichert sind',
  'localStorageKeys.5.purpose':
    'was du vor der Registrierung ohne Maßband geantwortet hast, bis du gemessen hast',
  'localStorageKeys.6.purpose': 'was du in der Einführung angekreuzt hast, bis es gespeichert ist',
  'localStorageKeys.7.purpose': 'auf den Messseiten eingetippte Höhen',
  'localStorageKeys.8.purpose': 'auf den Messseiten eingetippte Umfänge',
  'localStorageKeys.9.purpose': 'die Ziffer, die aus diesen Höhen folgt',
  'localStorageKeys.10.purpose': 'der Buchstabe, der aus diesen Umfängen folgt',
  'localStorageKeys.11.purpose': 'beide zusammen',
  'localStorageKeys.12.purpose': 'was bei uns stand, als sie eingetippt wurden',
  'localStorageKeys.13.purpose':
    'Maße, die du geändert hast, und die gespeicherten, die sie ersetzen, bis du sie speicherst oder verwirfst',
  'localStorageKeys.14.purpose':
    'Kreuze, die du geändert hast, und die gespeicherten, die sie ersetzen, bis du sie speicherst oder verwirfst',
  'localStorageKeys.15.purpose':
    'deine Kontonummer, damit niemand sonst, der sich hier anmeldet, deine Entwürfe sieht',
  'localStorageKeys.16.purpose':
    'dasselbe, nachdem deine Sitzung von selbst geendet hat: Was du eingetippt hast, wartet auf dich, und niemand sonst sieht es',
  'localStorageKeys.17.purpose': 'ob du in Zoll oder Zentimetern misst, bis du gemessen bist',
  'localStorageKeys.18.purpose':
    'das Kleidungsstück, das du gerade prüfst, mit den Fragen, die du offen gelassen hast, bis zu zehn, die auf ein Netz warten, und die letzten drei geprüften mit dem, was dazu gesagt wurde, bis du sie vergisst oder dich abmeldest',
  'localStorageKeys.19.purpose': 'die Größen, nach denen du in Shops suchst, bis du dich abmeldest',
  'localStorageKeys.20.purpose':
    'die Outfits, die du zuletzt gesehen hast, das Wetter und der Anlass, die du für den Tag gewählt hast, und was du getragen hast, bis deine Sitzung endet',
  'localStorageKeys.21.purpose':
    'eine Liste von Teilen, die noch nicht in deinem Kleiderschrank ist, bis sie es ist oder du dich abmeldest',
  'localStorageKeys.22.purpose':
    'ein zufälliger Schlüssel, nachdem du eine E-Mail angefordert hast, die Google oder einen anderen Dienst verknüpft, damit ihr Link nur hier gilt, bis er es tat oder du dich abmeldest',
  'localStorageKeys.23.purpose':
    'ein zufälliger Schlüssel aus deiner Registrierung, damit der Link in der E-Mail hier bestätigt, bis er es tat oder du dich abmeldest',
  'localStorageKeys.24.purpose': 'hell oder dunkel, wenn du eines gewählt hast',
  'localStorageKeys.language.purpose': 'die Sprache der Seiten, wenn du eine gewählt hast',
  'localStorageKeys.25.purpose.1':
    'wer dir Figura empfohlen hat, wenn du über einen solchen Link gekommen bist',
  'localStorageKeys.25.purpose.2.sold': ', bis du kaufst',
  'sessionStorageKeys.1.purpose': 'ein Rabattcode, der angenommen wurde',
  'sessionStorageKeys.2.purpose':
    'Einstellungen, die du geändert hast, und die gespeicherten, die sie ersetzen, bis du sie speicherst oder verwirfst',
  'sessionStorageKeys.3.purpose': 'dass du deine Selbstanalyse änderst und wohin es danach geht',
  'sessionStorageKeys.4.purpose':
    'dass du die Selbstanalyse aus der Liste der Ratgeber geöffnet hast, um dich dorthin zurückzuführen',
  'sessionStorageKeys.5.purpose':
    'ein zufälliger Schlüssel, während du zum Anmelden bei Google oder einem anderen Dienst bist, damit nur dieser Tab die Antwort annimmt',
  'sessionStorageKeys.6.purpose':
    'wie weit unten auf einer Seite du warst, für den Augenblick, in dem sie neu lädt',
  'sessionStorageKeys.7.purpose': 'deine Kontonummer, wie oben',
  'privacySections.information-collected.heading': 'Welche Daten wir erheben',
  'privacySections.information-collected.1.1': 'Wir speichern, was du uns gibst',
  'privacySections.information-collected.1.2.sold':
    ', was wir daraus errechnen und was ein Kauf hinterlässt:',
  'privacySections.information-collected.1.2.open': ' und was wir daraus errechnen:',
  'privacySections.information-collected.2.1.term': 'Dein Konto',
  'privacySections.information-collected.2.1.text':
    'Vorname, Nachname, E-Mail-Adresse, Geschlecht, wie du es gewählt hast (weiblich oder anderes), Spitzname und Profilbild, wenn du sie hinzufügst, und der Tag, an dem du dich registriert und gesagt hast, dass du mindestens 18 bist.',
  'privacySections.information-collected.2.2.term':
    'Passkeys, verknüpfte Anmeldungen und dein zweiter Schritt',
  'privacySections.information-collected.2.2.text':
    'zu einem Passkey seinen öffentlichen Schlüssel, seinen Namen und wann du ihn benutzt hast; zu einer verknüpften Anmeldung den Dienst, deine Kennung dort und die E-Mail-Adresse, die er uns gab; zum zweiten Schritt, was wir brauchen, um seine Codes zu prüfen. Nichts davon lässt sich anderswo verwenden.',
  'privacySections.information-collected.2.3.term': 'Dein Passwort',
  'privacySections.information-collected.2.3.text':
    'nie so, wie du es eingetippt hast. Wir speichern einen argon2id-Hash, aus dem sich das Passwort nicht lesen lässt.',
  'privacySections.information-collected.2.4.term': 'Deine Maße',
  'privacySections.information-collected.2.4.text':
    'die Umfänge (Schultern, Brust, Taille, Hüfte), die Höhen (Scheitel bis Brust, Brust bis Schritt, Schritt bis Knie, Knie bis Boden), ihre Summe, die Unterbrust, wenn du sie hinzufügst, und deine Einheit, Zoll oder Zentimeter.',
  'privacySections.information-collected.2.5.term': 'Deine Antworten ohne Maßband',
  'privacySections.information-collected.2.5.text':
    'wenn du ohne beginnst: deine Größe, die Konfektionsgrößen, die du sonst trägst, die vier Vergleiche deines Körpers und was du mit einer Schnur gemessen hast, mit den geschätzten Maßen, die daraus folgen. Sie erreichen uns, wenn du dich registrierst, liegen bei der Registrierung, bis deine Adresse bestätigt ist, gehören dann zu deinem Konto, und jede Schätzung wird durch das ersetzt, was du misst.',
  'privacySections.information-collected.2.6.term': 'Deine Angaben aus der Selbstanalyse',
  'privacySections.information-collected.2.6.text':
    'die Körperstellen, die du angekreuzt hast, wenn du welche angekreuzt hast.',
  'privacySections.information-collected.2.7.term': 'Wie deine Figur gezeichnet ist',
  'privacySections.information-collected.2.7.text':
    'der Hautton, das Haar oder die Kopfbedeckung, der Bart, das Gesicht und das Alter, die du für sie gewählt hast, wenn du welche gewählt hast. Sie ändern die Zeichnungen und sonst nichts.',
  'privacySections.information-collected.2.8.term': 'Wessen Schnitte du sehen möchtest',
  'privacySections.information-collected.2.8.text':
    'Damen, Herren oder alle. Das wählt Kleidung aus und sonst nichts.',
  'privacySections.information-collected.2.9.term': 'Was gerade zu deinem Leben passt',
  'privacySections.information-collected.2.9.text':
    'eine Schwangerschaft mit ihrem Geburtsmonat, Stillen, eine Brustoperation mit ihrer Seite oder ein Rollstuhl, nur wenn du es gesagt hast. Das kann etwas über deine Gesundheit sagen, darum speichern wir es allein auf dein Wort: Es ändert den Rat, den du siehst, wird nie erraten, nie protokolliert, steht nie in einem Link oder Stilpass und ist weg, sobald du es wegnimmst.',
  'privacySections.information-collected.2.10.term': 'Was du sonst kaufst',
  'privacySections.information-collected.2.10.text':
    'deine Größen für oben, unten und Schuhe, wenn du sie gesagt hast.',
  'privacySections.information-collected.2.11.term': 'Größentabellen, die du einfügst',
  'privacySections.information-collected.2.11.text':
    'die Marke oder der Shop und die Zeilen der Tabelle. Nur du siehst sie; wie eine Größe passt, wird errechnet, wenn du fragst, und nicht gespeichert.',
  'privacySections.information-collected.2.12.term': 'Deine Körpertyp-Ergebnisse',
  'privacySections.information-collected.2.12.text': 'der Buchstabe, die Ziffer und das gemeinsame Kürzel.',
  'privacySections.information-collected.2.13.term': 'Codes und Empfehlungen',
  'privacySections.information-collected.2.13.text':
    'der Rabattcode, den du angegeben hast, und der Name in dem Link, der dich hergebracht hat, sobald du zur Zahlung gehst.',
  'privacySections.information-collected.2.14.term': 'Dein Kauf',
  'privacySections.information-collected.2.14.text':
    'der Betrag, die Währung, die Zeit, die Referenz des Zahlungsdienstes, eine Rückerstattung und deine Bitte darum und ein Vermerk über den Zugang auf Dauer an deinem Konto.',
  'privacySections.information-collected.2.15.term': 'Trends, die du gesehen hast',
  'privacySections.information-collected.2.15.text':
    'welche davon auf deinem Bildschirm waren, damit nur die anderen neu heißen; bis ein Jahr, nachdem du zuletzt geschaut hast.',
  'privacySections.information-collected.2.16.term': 'Kleidungsstücke, die du prüfst',
  'privacySections.information-collected.2.16.text.1':
    'liegen eine halbe Stunde lang vor, als das, was sie sind, und ohne deine Wörter, damit du um eines ein Outfit bauen kannst; dann sind sie weg, außer du behältst eines: Dann ist es ein Teil deines Kleiderschranks, als Besitz oder als Wunsch. Urteile werden nicht gespeichert.',
  'privacySections.information-collected.2.17.term': 'Was aus einem Teil geworden ist',
  'privacySections.information-collected.2.17.text':
    'das du nach einem Check behalten oder dessen Shop du von hier angemeldet geöffnet hast: sein Name, was wir dazu gesagt haben, und der Tag, damit wir dich eine Woche später einmal fragen können. Deine Antwort wird ohne dich gezählt, ebenso, nach Shop und Tag, dass der Shop geöffnet wurde.',
  'privacySections.information-collected.2.18.term': 'Dein Kleiderschrank, Outfits und Packlisten',
  'privacySections.information-collected.2.18.text.1':
    'die Teile, die du hinzufügst oder dir wünschst, mit Name, Marke, Größe, Preis, Notiz, Foto und Tragetagen, die du ihnen gibst; die Outfits und Packlisten, die du behältst',
  'privacySections.information-collected.2.18.text.2.sold':
    ', und ohne Zugang auf Dauer die kostenlosen Outfits der Woche, bis sie endet',
  'privacySections.information-collected.2.18.text.3':
    '; welches Outfit wir für deine Woche gewählt haben, 30 Tage lang; dass du einen Ratgeber geöffnet und ein Kleidungsstück geprüft hast, nicht welches; die Looks, die du magst oder ausblendest. Ein Foto eines Teils wird neu gezeichnet ohne das, was deine Kamera hineingeschrieben hat, nichts wird darin erkannt, und nur du kannst es öffnen.',
  'privacySections.information-collected.2.19.term': 'Links zu deinem Stilpass',
  'privacySections.information-collected.2.19.text':
    'wann du jeden angelegt hast und ob er deine Maße zeigt. Ein Link zeigt deine Figur, deinen Typ, Regeln und Farben, wie sie beim Öffnen sind, ohne deinen Namen, allen, die ihn haben, bis du ihn zurückziehst. Von dem, was ihn öffnet, speichern wir nur einen Hash und nichts darüber, wer ihn öffnet.',
  'privacySections.information-collected.2.20.term': 'Was du nie trägst',
  'privacySections.information-collected.2.20.text':
    'was du in den Vorlieben wählst: Arten von Kleidung, was sie bedecken soll, ein Budget.',
  'privacySections.information-collected.2.21.term': 'Deine Anmeldungen',
  'privacySections.information-collected.2.21.text':
    'wann jede begonnen hat, zuletzt erneuert wurde und abläuft.',
  'privacySections.information-collected.3':
    'Wir fragen nie nach einem Foto deines Körpers, deiner Anschrift, deinem Geburtsdatum oder deinem Gewicht. Ein Profilbild wird auf 512 mal 512 Pixel geschnitten, und was deine Kamera in die Datei geschrieben hat, etwa einen Ort, wird weggeworfen, bevor wir es speichern. Das Bild liegt unter einer zufälligen Adresse, die niemand erraten kann, und wem du diese Adresse gibst, der kann es öffnen.',
  'privacySections.use.heading': 'Wofür wir sie nutzen',
  'privacySections.use.1.1.text':
    'Um deinen Körpertyp zu bestimmen und wie sicher er ist, und um deine Figur aus deinen eigenen Zahlen zu zeichnen.',
  'privacySections.use.1.2.text':
    'Um Ratgeber, Looks und wöchentliche Trends zu wählen, die zu deinen Proportionen passen, und zu erklären, warum.',
  'privacySections.use.1.3.text':
    'Um dich anzumelden und andere daran zu hindern, es in deinem Namen zu tun.',
  'privacySections.use.1.4.text':
    'Um eine Zahlung anzunehmen, einen Beleg zu schicken, zu erstatten und eine Empfehlung zu belohnen.',
  'privacySections.use.1.5.text.1':
    'Um die E-Mails zu schicken, die ein Konto braucht: Bestätigung deiner Adresse, Begrüßung, neues Passwort, geändertes Passwort',
  'privacySections.use.1.5.text.2.sold': ', Beleg. Und',
  'privacySections.use.1.5.text.2.open': '. Und',
  'privacySections.use.1.5.text.3':
    ' montags ein Outfit der Woche, an deiner Figur gezeichnet, wenn du in den Einstellungen darum bittest; jede hat einen Link, der sie abstellt.',
  'privacySections.use.2.1':
    'Deine Maße wählen Kleidung aus und sonst nichts. Niemand bei Figura liest sie, um etwas über dich zu entscheiden',
  'privacySections.use.2.2.sold': ', kein Preis hängt von ihnen ab',
  'privacySections.use.2.3': ', und sie trainieren kein Modell.',
  'privacySections.use.3':
    'Unsere Rechtsgrundlagen sind die Vereinbarung zwischen uns über dein Konto und seinen Rat, das Gesetz für die Bücher, die wir führen müssen, unser berechtigtes Interesse, Konten sicher zu halten, und deine Einwilligung für die Selbstanalyse und für Neuigkeiten, die wir schicken könnten.',
  'privacySections.sharing.heading': 'Mit wem wir sie teilen',
  'privacySections.sharing.1':
    'Wir verkaufen keine Daten, und wir verleihen sie nicht. Sie verlassen uns nur in drei Fällen: an die Unternehmen, die für uns arbeiten und unten genannt sind, soweit ihre Aufgabe sie braucht; wenn ein Gesetz oder Gericht uns verpflichtet; und wenn Figura an jemand anderen übergeht, der dann an diesen Text gebunden ist und von dem du vorher hörst.',
  'privacySections.sharing.2.1':
    'Deine Maße, deine Selbstanalyse und dein Körpertyp gehen an keines der Unternehmen, die ',
  'privacySections.sharing.2.2.sold': 'Zahlungen annehmen oder ',
  'privacySections.sharing.2.3':
    'E-Mails zustellen; die Montagsmail, wenn du um sie bittest, enthält eine Zeichnung deiner Figur und keine Zahl. Eine Mitteilung am Montag, wenn du um sie bittest, läuft verschlüsselt über den Dienst des Herstellers deines Browsers und nennt weder dich noch eine Zahl. Ein Shop, den du von einem Teil aus öffnest, erfährt von uns nichts, nicht einmal, von welcher Seite du kommst.',
  'privacySections.security.heading': 'Sicherheit',
  'privacySections.security.1.1.text':
    'Passwörter werden mit argon2id gehasht, jedes mit eigenem Salz; verbreitete werden abgelehnt.',
  'privacySections.security.1.2.text':
    'Access-Tokens gelten 15 Minuten, Refresh-Tokens 30 Tage; jedes Refresh-Token gilt einmal, und wird ein altes noch einmal benutzt, endet die Anmeldung.',
  'privacySections.security.1.3.text':
    'Links zum Bestätigen einer Adresse gelten 24 Stunden, Links zu einem neuen Passwort eine Stunde, jeder einmal. Wir speichern nur ihren Fingerabdruck.',
  'privacySections.security.1.4.text':
    'Änderst du dein Passwort, sind alle anderen Geräte abgemeldet, und du bekommst eine E-Mail darüber.',
  'privacySections.security.1.5.text':
    'Fehlgeschlagene Anmeldungen, Registrierungen und geratene Codes werden je E-Mail-Adresse, Konto oder Internetadresse gezählt und gebremst. Die Zähler verschwinden binnen einer Stunde.',
  'privacySections.security.1.6.text':
    'Unsere Protokolle enthalten weder, was du gesendet hast, noch deinen Namen, deine E-Mail-Adresse oder deine Tokens.',
  'privacySections.security.2':
    'Kein System ist vollkommen. Ist deines je von einem Vorfall betroffen, sagen wir es dir und den Behörden, wie das Gesetz es verlangt. Dringende Meldungen zur Sicherheit beantworten wir binnen 24 Stunden.',
  'privacySections.tracking.heading': 'Nachverfolgung und was dein Browser sich merkt',
  'privacySections.tracking.1.1':
    'Figura setzt keine Cookies, lädt keine fremden Skripte und nutzt weder Analysedienste noch Werbepixel noch Fingerprinting. Schriften und Bilder kommen von unserem eigenen Server. Hat dich ein Link mit einer Empfehlung hergebracht, behalten wir den Namen darin',
  'privacySections.tracking.1.2.sold': ' bis du kaufst, wie oben gesagt.',
  'privacySections.tracking.1.2.open': ' auf diesem Gerät.',
  'privacySections.tracking.2':
    'Einiges bleibt in deinem eigenen Browser, damit die Seiten funktionieren. Im lokalen Speicher, bis du dich abmeldest, jemand anderes sich anmeldet oder du ihn leerst (die Tokens enden auch mit deiner Sitzung; theme, language und referredBy bleiben, registrationKey bis du dich abmeldest):',
  'privacySections.tracking.4': 'Im Sitzungsspeicher, bis du den Tab schließt oder dich abmeldest:',
  'privacySections.tracking.6':
    'Solange du angemeldet bist, behält dein Browser auch die Seiten der App und, in einem Cache namens figura-personal, was sie dir zuletzt gezeigt haben, damit du sie ohne Netz lesen kannst. Was du ohne Netz tust (Teile hinzufügen, Tragetage, Herzen, Antworten), wartet in einer Datenbank gleichen Namens, bis es gesendet ist. Meldest du dich ab, wird beides gelöscht. Endet deine Sitzung von selbst, wird der Cache gelöscht, und was nicht gesendet wurde, wartet, bis du dich wieder anmeldest; es wird gelöscht, wenn sich jemand anderes anmeldet.',
  'privacySections.tracking.7':
    'Maße, die nur in diesen Entwürfen stehen, haben uns nicht erreicht. In den Einstellungen deines Browsers kannst du alles davon jederzeit ansehen und löschen; dann bist du abgemeldet, und sonst geht nichts verloren.',
  'privacySections.third-parties.heading': 'Dritte',
  'privacySections.third-parties.1.1.term': 'Stripe',
  'privacySections.third-parties.1.1.text':
    'nimmt Zahlungen auf seiner eigenen Seite an. Es erhält deine E-Mail-Adresse, den Betrag, deine Kontonummer bei Figura und Rabattcode und Empfehlung, falls es sie gibt. Deine Kartendaten gehen allein an Stripe; wir sehen sie nie. Für das, was Stripe speichert, gilt dessen eigene Datenschutzerklärung.',
  'privacySections.third-parties.1.2.term': 'Ein Maildienst',
  'privacySections.third-parties.1.2.text':
    'stellt unsere E-Mails zu. Er sieht deine Adresse und den Text, der nie ein Passwort oder ein Maß enthält; von der Montagsmail, wenn du um sie bittest, auch die Zeichnung.',
  'privacySections.third-parties.1.3.term': 'Ein Hostingdienst',
  'privacySections.third-parties.1.3.text':
    'betreibt die Rechner, auf denen unsere Software und ihre Datenbank laufen, unter einem Vertrag, der jede andere Nutzung verbietet.',
  'privacySections.third-parties.1.4.term': 'Shops',
  'privacySections.third-parties.1.4.text':
    'sind von manchen Teilen aus verlinkt und öffnen sich in einem neuen Tab. Von da an gelten ihre Bedingungen, nicht unsere.',
  'privacySections.retention.heading': 'Wie lange wir sie behalten',
  'privacySections.retention.1.1.term.sold': 'Unterlagen zu Konto und Zahlung',
  'privacySections.retention.1.1.term.open': 'Dein Konto',
  'privacySections.retention.1.1.text.sold':
    'bis zu 7 Jahre, wie das Buchführungsrecht es verlangt. Löschst du dein Konto, wird sein Teil sofort gelöscht, und nur die Zahlungsunterlagen bleiben, ohne deinen Namen und deine Adresse.',
  'privacySections.retention.1.1.text.open': 'bis du es löschst; dann ist es sofort weg.',
  'privacySections.retention.1.2.term':
    'Maße, Schätzungen, Körpertyp, Selbstanalyse, Größentabellen und Bild',
  'privacySections.retention.1.2.text':
    'solange du ein Konto hast und sie nicht änderst, entfernst oder löschst. Deine Antworten ohne Maßband gehen, sobald alles gemessen ist.',
  'privacySections.retention.1.3.term': 'Welche Trends auf deinem Bildschirm waren',
  'privacySections.retention.1.3.text': 'ein Jahr nach dem letzten, damit nur die anderen neu heißen.',
  'privacySections.retention.1.4.term': 'Wie viele Kleidungsstücke du in einer Woche geprüft hast',
  'privacySections.retention.1.4.text':
    'bis einen Tag nach dieser Woche. Was du geprüft hast, liegt eine halbe Stunde vor und bleibt nur dort, wo du es in deinen Kleiderschrank oder zu deinen Wünschen genommen hast.',
  'privacySections.retention.1.5.term': 'Fragen danach, was aus einem Teil geworden ist',
  'privacySections.retention.1.5.text':
    'bis du antwortest: Damit geht sein Name. Was du geantwortet hast und dass du gefragt wurdest, 60 Tage ab dem Tag, an dem du das Teil behalten oder den Shop geöffnet hast.',
  'privacySections.retention.1.6.term': 'Dein Kleiderschrank, Outfits und Packlisten',
  'privacySections.retention.1.6.text':
    'bis du sie oder dein Konto löschst. Ein herausgenommenes Teil lässt sich 30 Tage lang zurücklegen, solange es unter den letzten 200 herausgenommenen ist, und ist dann weg.',
  'privacySections.retention.1.7.term': 'Links zu deinem Stilpass',
  'privacySections.retention.1.7.text': 'bis du sie zurückziehst oder dein Konto löschst.',
  'privacySections.retention.1.8.term': 'Konten, die niemand bestätigt hat',
  'privacySections.retention.1.8.text':
    '30 Tage nach der Registrierung, außer die Adresse wird bestätigt; ihre Antworten ohne Maßband und Schätzungen werden mit gelöscht.',
  'privacySections.retention.1.9.term': 'Zahlvorgänge',
  'privacySections.retention.1.9.text':
    'der letzte, den du geöffnet hast, mit Preis und Code, 30 Tage lang. Was Stripe uns über Zahlungen sagt (seine eigenen Nummern, nichts über dich), 33 Tage.',
  'privacySections.retention.1.10.term': 'Einladungen',
  'privacySections.retention.1.10.text':
    'deine Adresse, bis du dich damit registrierst oder die Einladung endet; danach nur, welches Konto sie benutzt hat, bis zu diesem Tag.',
  'privacySections.retention.1.11.term': 'E-Mails, die wir noch schicken müssen',
  'privacySections.retention.1.11.text':
    'bis sie verschickt sind: deine Kontonummer und um welche E-Mail es geht, nicht ihr Text. Lässt sich eine nicht senden, der Grund ohne deine Adresse, 30 Tage.',
  'privacySections.retention.1.12.term': 'Montagsmails',
  'privacySections.retention.1.12.text': 'welche Wochen eine hatten, 30 Tage; nicht, was darin stand.',
  'privacySections.retention.1.13.term': 'Mitteilungen am Montag',
  'privacySections.retention.1.13.text':
    'die Adresse und die Schlüssel, die dein Browser uns für ein Gerät gab, bis es sich abmeldet oder du sie abschaltest, höchstens ein halbes Jahr.',
  'privacySections.retention.1.14.term': 'Marketingdaten',
  'privacySections.retention.1.14.text':
    'bis zu 2 Jahre ohne Aktivität, falls du je welchen zugestimmt hast; heute gibt es keine.',
  'privacySections.retention.1.15.term': 'Anmeldungen und Links in E-Mails',
  'privacySections.retention.1.15.text':
    'bis sie ablaufen: 30 Tage ohne Nutzung und ein halbes Jahr auf jeden Fall, 24 Stunden oder eine Stunde.',
  'privacySections.retention.1.16.term': 'Einlösungen von Codes',
  'privacySections.retention.1.16.text':
    'solange es den Code gibt, denn ein Code gilt für eine Anzahl von Einlösungen. Löschst du dein Konto, sagt die Einlösung nicht mehr, wessen sie war.',
  'privacySections.rights.heading': 'Deine Rechte',
  'privacySections.rights.1': 'Wo immer du lebst, darfst du:',
  'privacySections.rights.2.1.term': 'Ansehen und mitnehmen',
  'privacySections.rights.2.1.text.1':
    'alles, was wir über dich haben. In den Einstellungen unter Sicherheit gibt dir „Meine Daten herunterladen“ ein Archiv: eine JSON-Datei mit deinem Profil, deinen Maßen und Schätzungen, deinen Antworten ohne Maßband, Körpertyp, Selbstanalyse und Größentabellen, ',
  'privacySections.rights.2.1.text.2.sold': 'deinem Rabattcode, deinen Zahlungen und Anmeldungen, ',
  'privacySections.rights.2.1.text.2.open': 'deinen Anmeldungen, ',
  'privacySections.rights.2.1.text.3':
    ' deinem Kleiderschrank und deinen Outfits, und daneben dein Bild und deine Fotos als Dateien.',
  'privacySections.rights.2.2.term': 'Berichtigen',
  'privacySections.rights.2.2.text':
    'deinen Namen, dein Bild, deine Maße und deine Selbstanalyse, in den Einstellungen und unter Maße.',
  'privacySections.rights.2.3.term': 'Löschen',
  'privacySections.rights.2.3.text.1':
    'dein Konto, in den Einstellungen unter Sicherheit, mit deinem Passwort. Dein Profil, Bild, Maße, Antworten ohne Maßband, Körpertyp, Selbstanalyse, Größentabellen, offener Zahlvorgang, Links, Anmeldungen und nicht verschickte E-Mails werden sofort und endgültig entfernt; was eine deiner Anfragen in dem Augenblick noch schrieb, ist binnen Minuten weg.',
  'privacySections.rights.2.4.term': 'Widersprechen oder widerrufen',
  'privacySections.rights.2.4.text':
    'deine Einwilligung: Nimm die Kreuze der Selbstanalyse weg oder schreib uns zu allem anderen.',
  'privacySections.rights.2.5.term': 'Dich beschweren',
  'privacySections.rights.2.5.text': 'bei der Datenschutzbehörde des Orts, an dem du lebst.',
  'privacySections.rights.3':
    'Was die Einstellungen tun, tun sie sofort. Schriftliche Anfragen beantworten wir binnen 30 Tagen, und sie kosten nichts.',
  'privacySections.international-transfers.heading': 'Übermittlung in andere Länder',
  'privacySections.international-transfers.1':
    'Figura lässt sich von überall nutzen, und die oben genannten Unternehmen können Daten in anderen Ländern als deinem verarbeiten, darunter in den Vereinigten Staaten. Wo das Recht eines Landes dich weniger schützt als deines, stützen wir uns auf Standardvertragsklauseln und senden nicht mehr, als die Aufgabe braucht. Körpermaße sind über das Hosting hinaus nicht Teil einer solchen Übermittlung.',
  'privacySections.updates.heading': 'Änderungen dieser Erklärung',
  'privacySections.updates.1':
    'Ändert sich die Software, ändert sich dieser Text mit, und das Datum oben sagt, wann. Betrifft eine Änderung, was wir erheben oder mit wem wir es teilen, schreiben wir an die Adresse deines Kontos, bevor sie gilt, früh genug, dass du deine Daten nehmen und gehen kannst.',
  'privacySections.contact.heading': 'Kontakt',
  'privacySections.contact.1': 'Fragen, Bitten und Beschwerden erreichen hier einen Menschen:',
  'privacySections.contact.3':
    'Fragen an den Support beantworten wir binnen 2 Werktagen, dringende Fragen der Sicherheit binnen 24 Stunden und Anfragen zu deinen Rechten binnen 30 Tagen.',
  'privacyLegalNotes.1':
    'Figura ist nicht für Menschen unter 18. Wir speichern nicht wissentlich Daten über sie; erfährst du, dass wir es tun, schreib uns, dann löschen wir sie.',
  'privacyLegalNotes.2':
    'Ein Körpertyp beschreibt Proportionen für die Wahl von Kleidung. Er ist kein medizinischer Befund, und keiner unserer Ratschläge ersetzt einen.',
  'privacyLegalNotes.3':
    'Erweist sich ein Teil dieser Erklärung dort, wo du lebst, als ungültig, bleibt der Rest in Kraft, und deine gesetzlichen Rechte gehen allem vor, was hier steht.',
  'privacySections.information-collected.2.16.text.2':
    ' Ohne Zugang auf Dauer enthalten die kostenlosen Outfits der Woche das Teil, um das sie gebaut wurden, und wir zählen deine Checks einer Woche mit ihren Zeiten, weil so viele kostenlos sind.',
  'privacySections.rights.2.3.text.2':
    ' Zahlungsunterlagen bleiben ohne deinen Namen und deine Adresse; die Kontonummer darin führt zu niemandem.',
};
