export const fittingRoom = {
  soFar: 'bisher',
  title: 'Anprobe',
  trying: 'Wird anprobiert …',
  tapNearest: 'Oder tippe an, was am nächsten kommt',
  tapNearestOf: 'Was davon kommt am nächsten?',
  kindMissing: '{words}: Was für ein Teil ist es?',
  notAGarment: '„{words}“ kennen wir nicht als Kleidung.',
  seeVerdict: 'Prüfen',
  offlineBold: 'Du bist offline.',
  offline: 'Auf diesem Gerät geprüft; die Antwort ist dieselbe.',
  paste: 'Oder füge ein, was der Shop schreibt.',
  recent: 'Deine letzten Checks',
  compareThem: 'Vergleichen',
  again: 'Noch einmal ansehen: {name}, {verdict}',
  forget: 'Entfernen',
};

export const words = {
  quoted: '„{words}“',
  edit: 'Ändern',
  editTitle: 'Wie sieht es aus?',
  unread: 'Nicht verstanden: {words}.',
  two: 'Das sind zwei Teile. Hier geht es um eines: {garment}.',
  checkOther: '{words} prüfen',
};

export const tellGarment = {
  label: 'Was hast du gefunden?',
  example: 'Zum Beispiel: blauer Wollblazer',
  empty: 'Sag mit ein paar Worten, was es ist, oder tippe unten eine Zeichnung an.',
  check: 'Prüfen',
  speak: 'Diktieren',
  sound:
    'Wenn du sprichst, kann dein Browser den Ton an die Firma senden, die ihn herstellt. Figura bekommt nur die Worte.',
  notHeard: 'Wir haben nichts gehört. Ist das Mikrofon auf dieser Seite erlaubt? Du kannst auch tippen.',
};

export const colors = {
  navy: 'Marineblau',
  offWhite: 'Wollweiß',
  red: 'Rot',
  gray: 'Grau',
  nude: 'Nude',
};

export const hemField = {
  label: 'Wie lang ist es?',
  fromWaistband: 'Von der Oberkante des Bunds bis zum Saum. Du siehst, wo es an dir endet.',
  fromShoulder: 'Von der Schulter, direkt neben dem Hals, bis zum Saum. Du siehst, wo es an dir endet.',
  wrong: 'Gib eine Länge ein, etwa 96 cm oder 38.',
};

export const verdict = {
  'level.great': 'Top',
  'level.good': 'Gut',
  'level.mixed': 'Geht so',
  'level.poor': 'Eher nicht',
  'word.great': 'top',
  'word.good': 'gut',
  'word.mixed': 'geht so',
  'word.poor': 'eher nicht',
  probably: 'Wahrscheinlich {level}',
  probablyOf: 'Wahrscheinlich {level}, bei {of10} von 10 solchen Körpern',
  perhapsOf: 'Vielleicht {level}, bei {of10} von 10 solchen Körpern',
  range:
    '{isStyle, select, yes {Als {bestIf} {best}, als {worstIf} {worst}} other {{best}: {bestIf} – {worst}: {worstIf}}}',
  span: '{from} bis {to}',
  known: '{known} von {matter} bekannt',
  carried: '{known} von {matter} Details bekannt; die übrigen ändern kaum etwas',
};

export const scale = {
  on: 'Auf einer Skala von „Eher nicht“ bis „Top“: {place}',
  between: 'zwischen {from} und {to}',
  numbered: 'Nummer {number} {place}',
  poor: 'eher nicht',
  mixed: 'geht so',
  good: 'gut',
  great: 'top',
};

export const condition = {
  if: '{name}',
  in: '{name}',
  style: '{name}',
  with: '{article, select, other {{name}}}',
  as: '{article, select, other {{name}}}',
  'shade.dark': 'in einer dunklen Farbe',
  'shade.light': 'in einer hellen Farbe',
  'shade.bright': 'in einer kräftigen Farbe',
  'shade.mid': 'in einem mittleren Ton',
  'shade.skin': 'im Ton deiner Haut',
  'shade.other': 'in einer anderen Farbe',
};

export const question = {
  'ask.style': 'Welcher Schnitt ist es?',
  'ask.length': 'Wo endet es?',
  'ask.legLength': 'Wie lang ist das Bein?',
  'ask.leg': 'Wie ist das Bein geschnitten?',
  'ask.rise': 'Wie hoch sitzt der Bund?',
  'ask.neckline': 'Wie ist der Ausschnitt?',
  'ask.sleeveLength': 'Wie lang sind die Ärmel?',
  'ask.fit': 'Wie sitzt es?',
  'ask.waist': 'Wo sitzt die Taille?',
  'ask.sleeves': 'Wie sind die Ärmel?',
  'ask.toe': 'Wie ist die Spitze?',
  'ask.heel': 'Wie ist der Absatz?',
  'ask.fabric': 'Aus welchem Stoff ist es?',
  'ask.other': 'Wie sieht es aus?',
  hint: 'Pfeiltasten wählen, Enter antwortet.',
};

export const points = {
  for: 'Dafür:',
  against: 'Dagegen:',
  change: 'Besser: {condition}.',
  becomes: 'Das allein macht daraus: {level}.',
  show: 'Zeig es mir',
  hide: 'Zurück',
  now: 'So, wie es ist',
  edges: 'Längen anpassen',
  edgesDone: 'Fertig',
};

export const allReasons = {
  all: 'Alle Gründe',
  title: 'Was es für dich tut',
  more: 'Mehr Gründe',
  ends: 'Wo es an dir endet',
  forget: 'Entfernen',
  notKept:
    'Was du prüfst, halten wir eine halbe Stunde bereit, damit du Outfits darum bauen kannst; gespeichert wird es nur, wenn du es behältst. Deine letzten drei Checks bleiben auf diesem Gerät, bis du sie entfernst oder dich abmeldest.',
};

export const unreadWords = {
  region: 'Nicht verstandene Wörter',
  title:
    'Nicht verstanden, darum nicht mitgezählt. Tippe ein Wort an, um es anders zu sagen oder zu entfernen.',
  away: '{word} weglassen',
  meaning: 'Andere Worte für „{word}“',
  example: 'Zum Beispiel: knielang, weite Ärmel, aus Leinen.',
  check: 'Noch einmal prüfen',
};

export const quotaNote = {
  left: 'Diese Woche noch {left} von {all} Checks',
  none: 'Diese Woche keine Checks mehr. Am {day} bekommst du drei neue.',
  unlock: 'Unbegrenzte Checks',
};

export const waitingList = {
  title: '{count, plural, =1 {Ein Teil wartet} other {# Teile warten}}',
  lead: 'Du bist offline. Wir prüfen sie der Reihe nach, sobald du wieder online bist; erst dann kostet jedes einen Check.',
  usedUp:
    'Deine kostenlosen Checks für diese Woche sind verbraucht. Die Teile bleiben hier, bis du am {day} drei neue bekommst.',
  answered:
    '{count, plural, =1 {Ein Teil wurde} other {# Teile wurden}} inzwischen geprüft. Sieh in deine letzten Checks.',
  reword: 'Anders sagen',
  remove: '{words} entfernen',
  ask: 'Jetzt prüfen',
  unlock: 'Unbegrenzte Checks',
};

export const checkProblem = {
  measureTitle: 'Erst deine Maße.',
  measure:
    'Das Urteil hängt von deinen Proportionen ab. Messen dauert etwa fünf Minuten; was du hier eingegeben hast, bleibt.',
  toMeasuring: 'Maße nehmen',
  quotaTitle: 'Deine kostenlosen Checks für diese Woche sind verbraucht.',
  unlock: 'Unbegrenzte Checks',
  offlineTitle: 'Du bist offline.',
  offlineChange: 'Deine Änderung bleibt und wird beantwortet, wenn du wieder online bist.',
  offlineTyped: 'Was du eingegeben hast, bleibt hier.',
  offlineFull:
    'Was du gewählt hast, bleibt und wird geprüft, sobald es ein Netz gibt. Höchstens zehn Teile warten: Entferne eines, damit ein anderes warten kann.',
  offlineNotYet:
    'Öffne die Anprobe einmal online, dann kannst du 30 Tage lang auch offline prüfen. Was du eingegeben hast, bleibt.',
  failure: 'Wir konnten es gerade nicht prüfen.',
  nothingLost: 'Nichts, was du eingegeben hast, ist verloren.',
  tryAgain: 'Noch einmal versuchen',
};
