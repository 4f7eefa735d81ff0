export const labels = {
  loading: 'Deine Analyse lädt …',
  locked: 'Mit Zugang auf Dauer',
  whatToWear: 'Was du trägst',
  bodyTypeAnalysis: 'Körpertyp-Analyse',
};

export const analysisPage = {
  noData: 'Noch keine Analyse vorhanden',
  start: 'Jetzt beginnen',
  whatItTakes: 'Acht Maße mit dem Band genügen. Alles hier beruht darauf.',
  loadFailure: 'Deine Analyse ließ sich nicht laden. Versuch es bitte noch einmal.',
  figure: 'Deine Figur, Körpertyp {combined}',
  figureWithoutType: 'Eine Figur, die auf deine Maße wartet',
  title: 'Körpertyp-Analyse',
  yourBodyType: 'Dein Körpertyp',
};

export const analysis = {
  balance: 'Was deine Proportionen prägt',
  compared: 'Verglichen jeweils mit Menschen aus öffentlichen Körpermaß-Erhebungen.',
  previewMode: 'Vorschau',
  unlockMyAnalysis: 'Meine Analyse freischalten',
  lockedParts: 'Zu jedem ein eigener Ratgeber, dazu deine Selbstanalyse.',
  fromYourSelfAnalysis: 'Aus deiner Selbstanalyse',
  seeYourBestLooks: 'Deine besten Looks ansehen',
  passport: 'Dein Stilpass',
  allGuides: 'Alle Ratgeber',
  startYourSelfAnalysis: 'Selbstanalyse beginnen',
  changeYourSelfAnalysis: 'Selbstanalyse ändern',
  premiumFeature: 'Mit Zugang auf Dauer',
  unlockSelfAnalysis: 'Selbstanalyse freischalten',
  nothingTickedYet: 'Noch nichts angekreuzt. Was du ankreuzt, bekommt hier einen eigenen Ratgeber.',
  moreParts: '+{locked, plural, one {# weiterer Körperbereich} other {# weitere Körperbereiche}}',
  lockedConcerns:
    '{count, plural, =0 {Was du ankreuzt, bekommt einen eigenen Ratgeber.} one {# Punkt angekreuzt; er bekommt einen eigenen Ratgeber.} other {# Punkte angekreuzt; jeder bekommt einen eigenen Ratgeber.}}',
  alreadyAbove:
    '{shown, plural, =0 {Was du angekreuzt hast} other {Der Rest von dem, was du angekreuzt hast,}} prägt deine Proportionen schon: Der Ratgeber steht oben.',
};

export const featureChoice = {
  label: '{name}: was Kleidung tun soll',
  open: 'Ändern',
  change: 'Ändern, was Kleidung tun soll: {name}',
  nothingToBalance: 'Hier ist nichts auszugleichen.',
  'chosen.balance': 'Ziel: ausgleichen.',
  'chosen.show': 'Ziel: zeigen.',
  'chosen.leave': 'Ziel: in Ruhe lassen.',
  balance: 'Ausgleichen',
  show: 'Zeigen',
  leave: 'In Ruhe lassen',
  failure: 'Deine Wahl ließ sich nicht speichern. Versuch es bitte noch einmal.',
};
