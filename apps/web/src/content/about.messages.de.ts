export const about = {
  'aboutHero.title': 'Über uns',
  'aboutHero.lead': 'Figura ist ein Maßband mit gutem Gedächtnis und noch besseren Manieren.',
  'mission.heading': 'Was wir wollen',
  'mission.paragraphs.1':
    'Anziehen sollte bei dem Körper beginnen, der da ist. Die meisten Ratschläge beginnen woanders: bei der Saison, bei einem Star oder bei einer Liste von Stellen, die verschwinden sollen. Wir beginnen bei acht Zahlen, die du selbst misst, und sagen in Worten, die du nachprüfen kannst, was daraus folgt.',
  'mission.paragraphs.2':
    'Du sollst nicht aussehen wie jemand anderes und auch keine andere Form annehmen. Du sollst wissen, warum die eine Jacke sitzt und die andere nicht. Dann gehst du an der zweiten ohne Zweifel vorbei, gibst weniger aus und behältst, was du kaufst.',
  'aboutValues.heading': 'Woran wir uns halten',
  'aboutValues.values.1.title': 'Der Körper ist nicht das Problem',
  'aboutValues.values.1.text':
    'Du findest hier kein Wort darüber, was an einem Körper falsch sei. Ein Ratgeber beschreibt, was Kleidung tut: Sie zieht eine Linie, gibt Volumen, lenkt den Blick.',
  'aboutValues.values.2.title': 'Für alles ein Grund',
  'aboutValues.values.2.text':
    'Neben jedem Vorschlag steht die Regel, aus der er folgt. Überzeugt dich die Regel nicht, weißt du, welche Vorschläge du überspringst.',
  'aboutValues.values.3.title': 'Ehrlich im Zweifel',
  'aboutValues.values.3.text':
    'Ein Maßband verrutscht, ein Typ hat Grenzen, eine Studie auch. Wir sagen, wie sicher wir sind, wo es geht in Prozent.',
  'aboutValues.values.4.title': 'Deine Zahlen gehören dir',
  'aboutValues.values.4.text':
    'Sie wählen Kleidung für dich aus und dienen sonst zu nichts. Du kannst sie in einer Minute herunterladen oder löschen, ohne uns zu fragen.',
  'aboutStats.heading': 'Figura in Zahlen',
  'team.heading': 'Die Leute',
  'team.text': 'Schnitt, Styling, Text und Technik an einem Tisch.',
  'team.members.1.name': 'Ilse Varga-Moran',
  'team.members.1.role': 'Gründung, Produkt',
  'team.members.1.bio':
    'Hat elf Jahre lang anderer Leute Kleidung geändert und gemerkt, dass es immer dieselben sechs Änderungen waren. Figura begann als das Heft, in dem sie gezählt wurden.',
  'team.members.2.name': 'Noor Lindqvist',
  'team.members.2.role': 'Schnitt und Maß',
  'team.members.2.bio':
    'Zeichnet Schnitte von Hand und besitzt neun Maßbänder, von denen eines stimmt. Hütet die Regeln der Typen und schreibt über Körper und Zahlen.',
  'team.members.3.name': 'Camille Adeyemi',
  'team.members.3.role': 'Styling',
  'team.members.3.bio':
    'Hat erst Leute für die Bühne angezogen, dann alle anderen, und beurteilt ein Outfit immer noch von der letzten Reihe aus. Bewertet den Katalog und wählt die Trends.',
  'team.members.4.name': 'Rosa Whitfield',
  'team.members.4.role': 'Redaktion',
  'team.members.4.bio':
    'Kommt vom Radio, wo niemand sah, was jemand trug. Redigiert jeden unserer Sätze und streicht die meisten Adjektive.',
  'team.members.5.name': 'Tamsin Okafor',
  'team.members.5.role': 'Einkauf und Material',
  'team.members.5.bio':
    'Früher im Einkauf, liest Pflegeetiketten zum Vergnügen. Weiß, was ein Teil in der Herstellung kostet und was seine Rücksendung.',
  'team.members.6.name': 'Priya Castellane',
  'team.members.6.role': 'Technik',
  'team.members.6.bio':
    'Hat aus dem Heft Software gemacht. Hält eine Zahl ohne ihren Fehler für ein Gerücht.',
  'science.heading': 'Was hier Wissenschaft ist und was Handwerk',
  'science.paragraphs.1':
    'Die Typen sind Rechnen. Vier Umfänge ergeben einen Buchstaben: Zwischen A und E entscheiden ein Verhältnis von 1,1 zwischen Hüfte und Taille oder zwischen Schultern und Hüfte sowie ein Unterschied von höchstens 2 Zoll (5,08 cm) zwischen Schultern und Hüfte. Vier Höhen ergeben eine Ziffer: Liegen 48\u00a0% bis 52\u00a0% der Größe über dem Schritt, gilt das als ausgeglichen, und ein ausgeglichener Körper, dessen Strecke von Brust bis Knie unter 45\u00a0% liegt, gilt als kurz in der Mitte. Solche Grenzen sind Vereinbarungen. Sie liegen da, wo sie nützen, und die Natur weiß nichts von ihnen.',
  'science.paragraphs.2':
    'Darum sagen wir dir, wie sicher dein Typ ist. Wir haben die Regeln an zwei öffentlichen Sammlungen von Körpermaßen mit zusammen mehr als 2.200 Frauen erprobt und das Maßband um etwa einen Zentimeter irren lassen, wie es das zu Hause tut. Eine von drei Frauen bekäme dann einen anderen der zwanzig Typen, meist den von nebenan. Der Mittelwert aus drei Messungen halbiert beinahe, wie oft der Buchstabe wechselt. Keine der Sammlungen steht für alle Frauen, und wir nutzen sie nur zum Vergleich.',
  'science.paragraphs.3':
    'Der Rat ist vor allem Handwerk. Dass Längslinien strecken und Säume dort verbreitern, wo sie enden, darüber sind sich Generationen von Schneidereien einig, und jeder Spiegel zeigt es; geprüft haben es wenige. Wo es Versuche gibt, folgen wir ihnen, auch gegen den Brauch: Dunkle Kleidung wirkt wirklich etwas schmaler, und Querstreifen haben in den meisten Tests niemanden verbreitert.',
  'aboutCall.heading': 'Jetzt bist du am Maßband',
  'aboutCall.text': 'Es dauert 5 bis 10 Minuten, und dein Typ ist kostenlos.',
  'aboutCall.action.label': 'Jetzt loslegen',
};
