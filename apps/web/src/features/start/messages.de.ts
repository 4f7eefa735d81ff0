export const keeping = {
  figure: 'Eine Figur, die deinen Zahlen folgt',
  again: 'Zahlen ändern',
  keep: 'Behalten: kostenloses Konto',
  keepHere: 'Behalten',
};

export const quiz = {
  progress: '{number} von {of}',
  back: 'Zurück',
  next: 'Weiter',
  seeType: 'Meinen Typ ansehen',
  missing: 'Tippe die Antwort an, die am nächsten kommt, dann geht es weiter.',
  height: 'Wie groß bist du?',
  heightInCentimeters: 'Wie groß bist du, in Zentimetern?',
  'asked.sizeAbove': 'Deine übliche Größe oben ({region})',
  'asked.sizeBelow': 'Deine übliche Größe unten ({region})',
  'asked.mensTop': 'Deine übliche Jackengröße ({region})',
  'asked.mensCollar': 'Oder die Kragenweite deiner Hemden ({region})',
  'asked.mensBottom': 'Deine übliche Bundweite bei Hosen ({region})',
  table: 'Wessen Größen',
  women: 'Damengrößen',
  men: 'Herrengrößen',
  closest: 'Tippe die Zeichnung an, die am nächsten kommt. Ein Spiegel hilft.',
  'shouldersToHips.question': 'Was ist breiter: Schultern oder Hüfte?',
  'shouldersToHips.0': 'Hüfte, deutlich',
  'shouldersToHips.1': 'Hüfte, etwas',
  'shouldersToHips.2': 'Etwa gleich',
  'shouldersToHips.3': 'Schultern, etwas',
  'shouldersToHips.4': 'Schultern, deutlich',
  'waistToHips.question': 'Wie viel schmaler ist die Taille als die Hüfte?',
  'waistToHips.0': 'Sehr viel',
  'waistToHips.1': 'Deutlich',
  'waistToHips.2': 'Etwas',
  'waistToHips.3': 'Ein wenig',
  'waistToHips.4': 'Gar nicht',
  'waistToChest.question': 'Was ist breiter: Brust oder Taille?',
  'waistToChest.0': 'Brust, deutlich',
  'waistToChest.1': 'Brust, etwas',
  'waistToChest.2': 'Brust, ein wenig',
  'waistToChest.3': 'Etwa gleich',
  'waistToChest.4': 'Taille',
  'legs.question': 'Was ist länger: Beine oder Oberkörper?',
  'legs.0': 'Beine, deutlich',
  'legs.1': 'Beine, etwas',
  'legs.2': 'Etwa gleich',
  'legs.3': 'Oberkörper, etwas',
  'legs.4': 'Oberkörper, deutlich',
};

export const likelihood = {
  letters: 'Wie wahrscheinlich jeder Buchstabe ist',
};

export const oneNumber = {
  title: 'Eine Zahl sagt am meisten: {name}.',
  how: 'Schnur und Lineal genügen. 40 Sekunden.',
  probably: 'Wahrscheinlich {from} bis {to} {unit}',
  wrong: 'Bitte gib eine Länge ein, etwa 42 oder 42 1/2',
  far: 'Nach deinen Antworten wären es {from} bis {to} {unit}. Prüf Zahl und Einheit, oder drück noch einmal, um sie zu nehmen.',
  gain: 'Übernehmen: {part, select, letter {Buchstabe} other {Ziffer}} zu {now}\u00a0% sicher, dann zu {then}\u00a0%',
};

export const stringRuler = {
  title: 'Mit der Schnur messen: {name}',
  how: 'Leg eine Schnur dorthin, wo das Maßband liegen würde, und markiere, wo sie sich trifft. Zähl, wie oft die lange Kante eines Blatts Papier darauf passt; dreimal auf die Hälfte gefaltet, zeigt das Blatt Achtel.',
  sheet: 'Blatt Papier',
  a4: 'A4',
  letter: 'Letter',
  edges: 'Ganze Kanten',
  eighths: 'und Achtel',
  use: '{length} {unit} übernehmen',
};

export const result = {
  eyebrow: 'Dein Körpertyp',
  things: 'Drei Dinge über deine Proportionen',
  loadFailure: 'Was dir steht, ließ sich nicht laden',
  keepNote: 'Deine Zahlen sind da, wenn du dich anmeldest.',
};
