export const recommendations = {
  '1.question': 'Wie wird mein Körpertyp bestimmt?',
  '1.answer':
    'Nach festen Regeln, die alle nachrechnen können, in dieser Reihenfolge. Du bist ein A, wenn Schultern und Hüften höchstens 5,08 cm auseinanderliegen und die Hüften mindestens das 1,1-Fache der Taille messen; ein B, wenn die Hüften größer sind als die Schultern, mit denselben 1,1; ein C, wenn die Schultern mindestens das 1,1-Fache der Hüften messen; ein D, wenn die Taille mindestens so groß ist wie Brust und Hüften; sonst ein E. Die Ziffer kommt vom Anteil deiner Höhe über dem Schritt, also Oberkörper und Kopf, wobei 48 bis 52\u00a0% als ausgeglichen gelten, und davon, ob die Strecke von der Brust zum Knie weniger als 45\u00a0% ausmacht.',
  '2.question': 'Wie wählt ihr aus, was ihr empfehlt?',
  '2.answer':
    'Jeder Wert jedes Merkmals von Kleidung, etwa ein U-Boot-Ausschnitt oder ein knielanger Saum, ist für jede Proportion von -3 bis +3 bewertet, nach wenigen optischen Regeln zu Linie, Volumen, Kontrast, Proportion und Blickpunkt. Die Note eines Kleidungsstücks ist die Summe über deine Proportionen, und die Sätze, die du liest, sind die Bewertungen, aus denen sie entstand. Für einen Platz in der Liste zahlt niemand.',
  '3.question': 'Was heißt „getestet“, „abgeleitet“, „Handwerkswissen“ und „umstritten“?',
  '3.answer':
    'Sie sagen, wie gut ein Rat begründet ist. Getestet: Es gibt Versuche dazu, zum Beispiel, dass ein dunkles Kleid die Person darin etwas kleiner wirken lässt. Abgeleitet: Etwas Ähnliches wurde geprüft, und wir übertragen den Befund, etwa von Kleidern auf Schuhe. Handwerkswissen: Schneiderei und Styling sind sich einig, aber kaum jemand hat es gemessen. Umstritten: Die Quellen widersprechen sich, und du solltest deinem Spiegel trauen. „Woher wir das wissen“ neben dem Rat führt zur Studie.',
  '4.question': 'Heißt „Meiden“, dass ich etwas nicht tragen darf?',
  '4.answer':
    'Nein. Es heißt, dass das Kleidungsstück die Proportion betont, um die es im Ratgeber geht. Ist es das, was du an dir magst, ist die Liste zum Meiden die, aus der du einkaufst.',
  '5.question': 'Warum hat sich mein Typ geändert, als ich neu gemessen habe?',
  '5.answer':
    'Weil eine Grenze nah an deinen Zahlen liegt. In unseren Rechnungen mit gewöhnlichem Messfehler bekäme etwa jede dritte Person beim zweiten Mal ein anderes der zwanzig Kürzel, meist das benachbarte. Miss dreimal, nimm den Mittelwert und lies, wie sicher dein Typ ist; benachbarte Typen teilen den meisten Rat.',
  '6.question': 'Muss ich die Sachen kaufen, die ihr zeigt?',
  '6.answer':
    'Nein. Die Zeichnungen zeigen einen Schnitt, einen Stoff und eine Farbe, nach denen du im eigenen Schrank suchen kannst, im Secondhandladen oder anderswo.',
  '7.question': 'Ist Figura für große Größen und kurvige Körper?',
  '7.answer':
    'Ja. Es arbeitet mit Proportionen und nicht mit Konfektionsgrößen: Kein Typ und kein Rat hängt davon ab, wie groß deine Zahlen sind, und die Zeichnungen folgen deinen eigenen Maßen. Der Rat sagt, was den Blick wohin zieht; er sagt nie, dass du dünner wirken sollst. „Shops“ lässt sich nach lieferbaren Größen filtern.',
  '8.question': 'Ich bin klein oder groß. Berücksichtigt der Rat das?',
  '8.answer':
    'Ja. Die Ziffer deines Typs folgt aus deinen Höhen, und was passt, wird aus deinen eigenen Proportionen errechnet. In der Anprobe kannst du angeben, wie lang ein Teil ist, und siehst, wo sein Saum an dir endet, nicht an einem Model: Genau das unterscheidet Kurz- und Langgrößen.',
  '9.question': 'Sagt mir Figura, welche Größe ich kaufen soll?',
  '9.answer':
    'Nennt ein Check eine Größe, vergleicht Figura sie mit deinen Maßen, wo der Text Maße angibt oder die Größentabelle des Shops bekannt ist; eine Tabelle kannst du auch einfügen. Größen unterscheiden sich von Marke zu Marke, und Figura sagt vor allem, welcher Schnitt zu dir passt und wo er an dir endet.',
  '10.question': 'Ist Figura für Männer oder für trans und nichtbinäre Menschen?',
  '10.answer':
    'Alle können messen und einen Typ bekommen: Die Regeln handeln von Proportionen und fragen nach keinem Geschlecht. Passt „Weiblich“ nicht, wähl bei der Registrierung „Anderes“. In den Vorlieben wählst du, ob du Damen-, Herrenschnitte oder alle siehst; danach richtet sich auch, mit wem wir deine Proportionen vergleichen. Der wahrscheinliche Typ ohne Maßband kommt aus einer Reihenmessung von Frauen oder, sobald du Herrengrößen angibst, von Männern. Was du nicht trägst, verschwindet in den Einstellungen unter Vorlieben, „Nie für mich“.',
  '11.question': 'Ich kleide mich bedeckt oder trage Hidschab. Kann der Rat das achten?',
  '11.answer':
    'Ja. Wähl in den Einstellungen unter Vorlieben, wie weit Ärmel, Säume und Ausschnitte bedecken sollen: bis zum Ellbogen oder Handgelenk, bis zum Knie, zur Wade oder zum Knöchel, bis zum Schlüsselbein. Auch Durchsichtiges und Enges lässt sich weglassen. Looks, Outfits, Trends und Shops halten sich dann daran. Deine Figur kann eine Kopfbedeckung in einer Farbe deiner Wahl tragen.',
  '12.question': 'Ich bin schwanger, oder mein Körper hat sich verändert. Was tue ich?',
  '12.answer':
    'Miss den Körper, den du jetzt hast, unter Maße im Menü: Typ und Rat folgen. Miss in einer Schwangerschaft neu, wenn Kleidung anders zu sitzen beginnt, und noch einmal einige Monate danach. In den Einstellungen unter Vorlieben stellt „Was gerade zu meinem Leben passt“ Umstandskleidung nach vorn, und der Rat zur Taille ruht. Sonst sieht das niemand.',
  '13.question': 'Ich sitze im Rollstuhl, stille oder hatte eine Brustoperation. Weiß der Rat das?',
  '13.answer':
    'Nur wenn du es sagst: in den Einstellungen unter Vorlieben, bei „Was gerade zu meinem Leben passt“. Dann werden Längen im Sitzen beurteilt und gezeichnet, Oberteile, die sich leicht öffnen, kommen zuerst, oder der Rat zur Brust ruht, auf einer Seite oder beiden. Es bleibt privat, und du beendest es mit einem Klick.',
  '14.question': 'Kann ich ein Budget setzen oder Materialien wie Wolle und Leder weglassen?',
  '14.answer':
    'Beides, in den Einstellungen unter Vorlieben: den höchsten Preis eines Teils in einer Währung deiner Wahl und unter „Nie für mich“ Arten von Kleidung, Schuhe, Schnitte, Stoffe und Muster.',
  '15.question': 'Kann ich hier Kleidung bestellen, zurückgeben oder umtauschen?',
  '15.answer':
    'Nein. Figura verkauft keine Kleidung. Links führen zu Shops, dort bestellst du zu deren Bedingungen; Lieferung, Rückgabe und Umtausch sind deren Sache.',
  '16.question': 'Welche Farben stehen mir? Gibt es eine Farbtypberatung?',
  '16.answer':
    'Im Farbrat von Figura geht es um hell und dunkel: wohin eine dunkle, leuchtende oder gemusterte Fläche den Blick zieht. Dein Stilpass zeigt die Hauptfarben der Looks, die am besten zu dir passen. Eine Analyse deiner Haut und deines Haars als Jahreszeit gehört nicht dazu.',
};
