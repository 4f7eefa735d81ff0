export const labels = {
  week: 'Dein Outfit der Woche',
  lacks:
    'Alles deins, bis auf {lacks, select, shoes {die Schuhe} layer {Mantel oder Jacke} mid {Jacke oder Strick} bottom {Hose oder Rock} top {das Oberteil} other {das Kleid}}: {piece}.',
};

export const planned = {
  line: 'Für heute hast du „{name}“ eingeplant. <see>Ansehen</see>',
};

export const greeting = {
  home: 'Start',
  hello: 'Hallo, {user}',
  settings: 'Einstellungen',
};

export const chips = {
  day: 'Dein Tag',
  weather: 'Wetter',
  askWeather: 'Wetter',
  season: 'Typisch für die Jahreszeit',
  degrees: '{degrees}\u00a0°{unit, select, imperial {F} other {C}}',
  degreesRain: '{degrees}\u00a0°{unit, select, imperial {F} other {C}}, Regen',
  occasion: 'Anlass',
  coatOn: 'Mit Mantel',
  coatOff: 'Ohne Mantel',
  pinned: 'Mit: {piece}',
  unpin: ', nicht mehr in jedem Outfit',
};

export const plate = {
  one: 'Dein Outfit',
  several: 'Outfit {place} von {count}; die Pfeiltasten zeigen die anderen',
  count: '{place} von {count}',
  notYours: 'Noch nicht deins',
  wearing: 'Du trägst: {pieces}',
  said: '{line} {pieces}.',
  saidNotYours: 'Ein anderes Outfit: {pieces}.',
};

export const pieces = {
  title: 'Teile',
  swapNamed: '{name} tauschen',
  ownNamed: 'So etwas habe ich: {name}',
  own: 'Habe ich',
  swap: 'Tauschen',
  putOn: 'Anziehen',
  takeOff: 'Ausziehen',
  over: 'für draußen',
  carried: '{way, select, hand {in der Hand} other {Riemen gekürzt}}',
  add: 'Zum Outfit hinzufügen',
};

export const words = {
  loading: 'Das Outfit für heute wird geladen',
  probably:
    '{of10, select, some {Wahrscheinlich.} other {Passt {of10} von 10 Körpern, die zu deinen Antworten gehören können.}}',
  nothing: 'Tippe an, was du hast; das nächste kommt aus deinem Schrank.',
  notWhole: 'Aus deinen Teilen wird noch kein ganzes Outfit. Tippe mehr von dem an, was du hast.',
  three: 'Drei Outfits für jeden Tag',
  missing: 'In deinem Schrank fehlt dafür noch: {pieces}.',
  fromCatalog: 'Dieses Outfit kommt aus dem Katalog.',
  look: 'In den Shops:',
  missingPiece:
    '{slot, select, shoes {Schuhe} mid {ein Smoking oder dunkler Anzug} top {ein Oberteil} bottom {eine Hose oder ein Rock} layer {ein Mantel oder eine Jacke} other {ein Abendkleid}}',
  fitting: 'Dafür hast du schon: {pieces}.',
  none: 'Dafür findet sich noch kein Outfit. <add>Füge Teile hinzu</add> oder ändere den Anlass.',
  over: 'Das waren alle. <add>Füge Teile hinzu</add> oder ändere den Anlass.',
  failure: 'Das Outfit für heute ließ sich nicht laden.',
};

export const notice = {
  unanswered:
    'Figura hat nicht geantwortet. Das sind deine letzten Outfits; was du trägst, wird später gesendet.',
  failure: 'Die Outfits für heute ließen sich nicht laden. Das sind deine letzten.',
  tryAgain: 'Noch einmal versuchen',
};

export const actions = {
  wear: 'Trage ich heute',
  worn: 'Heute getragen',
  undo: 'Rückgängig',
  another: 'Ein anderes',
  locked: 'mit Zugang auf Dauer',
  first: 'Zurück zum ersten',
  noted: 'Als heute getragen vermerkt.',
  takenBack: 'Rückgängig gemacht.',
  failure: 'Das ließ sich nicht speichern.',
  addPieces: 'Teile hinzufügen',
  tryAgain: 'Noch einmal versuchen',
};

export const owning = {
  own: '{count, plural, =0 {Teile hinzufügen} one {# davon habe ich} other {# davon habe ich}}',
  added: '{count, plural, one {Es ist} other {Sie sind}} jetzt in deinem Schrank.',
  failure: 'Das ließ sich nicht hinzufügen.',
};

export const difference = {
  lighter: 'heller',
  darker: 'dunkler',
  longerSleeves: 'längere Ärmel',
  shorterSleeves: 'kürzere Ärmel',
  openerNeck: 'ein offenerer Ausschnitt',
  higherNeck: 'ein höherer Ausschnitt',
  widerLeg: 'ein weiteres Bein',
  slimmerLeg: 'ein schmaleres Bein',
  longer: 'länger',
  shorter: 'kürzer',
  higherHeel: 'ein höherer Absatz',
  flatter: 'flacher',
};

export const swap = {
  instead: 'Tauschen: {piece}',
  add: 'Dazu anziehen',
  what: 'Was',
  'slot.layer': 'Mantel',
  'slot.mid': 'Jacke oder Strick',
  'slot.bag': 'Tasche',
  'slot.jewelry': 'Schmuck',
  'slot.legs': 'Strumpfhose oder Socken',
  best: 'Aus deinem Schrank, das Beste zuerst.',
  bestWith: 'Aus deinem Schrank, was am besten dazu passt, zuerst: {piece}.',
  choices: 'Teile',
  loading: 'Wir suchen, was zum Rest passt …',
  failure: 'Die Auswahl ließ sich gerade nicht laden.',
  none: 'Nichts anderes von dir passt zum Rest. <add>Teile hinzufügen</add>',
  swap: 'Tauschen',
  wear: 'Hinzufügen',
  onlyWith: 'Nur Outfits hiermit',
};

export const firstSteps = {
  line: '<title>Erste Schritte</title> {done, number} von {all, number}. Als Nächstes: <next>{what}</next>',
  'step.measure': 'Dich messen',
  'step.guide': 'Einen Ratgeber zu deinen Proportionen öffnen',
  'step.check': 'Ein Teil in der Anprobe prüfen',
  'step.pieces': '{pieces} Teile hinzufügen, die du hast',
  'step.outfit': 'Dein erstes Outfit behalten',
};

export const ask = {
  title: 'Gerade im Laden?',
  lead: 'Frag die Anprobe, bevor du zahlst.',
  label: 'Was hast du gefunden?',
  example: '„schwarzer Wollmantel, knielang“',
  check: 'Prüfen',
};

export const newLooks = {
  title: 'Neu in dieser Woche',
  all: 'Trends',
};

export const tiles = {
  measurements: 'Maße',
  bodyTypeAnalysis: 'Körpertyp-Analyse',
  bestLooks: 'Deine besten Looks',
  currentTrends: 'Aktuelle Trends',
};

export const measureReminder = {
  figure: 'Eine Figur, die auf deine Maße wartet',
  hello: 'Hallo, {user}',
  title: 'Finden wir deine Form',
  lead: 'Acht Maße genügen. Aus ihnen ergibt sich dein Körpertyp, und alles andere hier folgt daraus.',
  effort:
    'Es dauert 5 bis 10 Minuten. Leg ein weiches Maßband bereit, oder Schnur und Lineal. Du kannst jederzeit aufhören: Was du eingibst, wartet in diesem Browser, bis du dich abmeldest.',
  start: 'Mit dem Messen beginnen',
};
