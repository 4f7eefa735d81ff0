export const confidenceNote = {
  eyebrow: 'Wie sicher ist das?',
  more: 'Chancen, und was sonst naheliegt',
  chances: 'Wie wahrscheinlich jeder Typ ist',
};

export const confidenceWords = {
  clear: 'Eindeutig {code}',
  mostLikely: '{basis, select, other {Wahrscheinlich}} {code}',
  over: 'über {percent}\u00a0%',
  wellInside: 'Deine Maße liegen deutlich in {code}. Verrutscht das Maßband ein wenig, ändert das nichts.',
  nextDoor:
    '{basis, select, answers {Deine Antworten sprechen} other {Deine Maße sprechen}} für {code}; gleich nebenan: {neighbors}.',
  nearBorder:
    '{basis, select, answers {Nach deinen Antworten kann es {code} oder {neighbor} sein.} other {Deine Maße liegen nah an der Grenze zwischen {code} und {neighbor}.}}',
  atCorner:
    '{basis, select, answers {Nach deinen Antworten ist jeder davon möglich: {types}.} other {Du liegst zwischen {types}.}}',
  measure: 'Am meisten klärt ein Maß: {name}.',
  remeasure:
    'Noch einmal messen: {name}. {gain, select, decision {Das würde es entscheiden} other {Das gäbe Sicherheit}}.',
  remeasureForOther:
    'Noch einmal messen: {name}. {gain, select, decision {Das würde es entscheiden} other {Das gäbe Sicherheit}}. Bei {change} wäre es {code}.',
  girth: '{name}',
  verticalPart: 'die Strecke {name}',
  change:
    '{amount} {unit, select, cm {cm} inch {Zoll} other {Zoll}} {direction, select, more {mehr} other {weniger}}',
  longTorsoIsCommon:
    'Genau hier messen viele: In den Erhebungen, die wir verglichen haben, war der Oberkörper bei etwa der Hälfte der {presentation, select, womens {Frauen} mens {Männer} other {Frauen und Männer}} gerade lang genug für Typ 2.',
  borrowIdeas: 'Bis dahin darfst du dir gern auch hier etwas abschauen: {types}.',
};

export const probablyLine = {
  label: 'Wie sicher dein Typ ist',
  probably: 'Wahrscheinlich {code}.',
  measure: '{kind, select, girth {Messen: {name}} other {Messen: {name}}}, 1 Minute',
};

export const results = {
  figure: 'Deine Figur, Körpertyp {combined}',
  yourBodyType: 'Dein Körpertyp',
  selfAnalysis: 'Selbstanalyse',
  favorites: 'Was du an dir magst',
  noneTickedYet: 'Noch nichts angekreuzt.',
  concerns: 'Punkte',
  noneTicked: 'Nichts angekreuzt.',
  change: 'Selbstanalyse ändern',
  proportions: 'Proportionen',
  measurementsInInches: 'Maße in Zoll',
  goToDashboard: 'Zur Übersicht',
  measureAgain: 'Neu messen',
  shoulderToWaist: 'Schultern zu Taille',
  hipsToWaist: 'Hüfte zu Taille',
  torso: 'Oberkörper',
  legs: 'Beine',
  midBody: 'Körpermitte',
};
