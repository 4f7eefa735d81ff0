export default {
  analysisPage: {
    noData: 'Noch keine Analyse vorhanden',
    start: 'Jetzt beginnen',
    whatItTakes: 'Acht Maße mit dem Band genügen. Alles hier beruht darauf.',
    loadFailure: 'Deine Analyse ließ sich nicht laden. Versuch es bitte noch einmal.',
    figure: 'Deine Figur, Körpertyp {combined}',
    figureWithoutType: 'Eine Figur, die auf deine Maße wartet',
    title: 'Analyse deines Körpertyps',
    yourBodyType: 'Dein Körpertyp',
  },
  analysisSkeleton: {
    loading: 'Deine Analyse lädt …',
  },
  analysis: {
    balance: 'Was deine Proportionen prägt',
    compared: 'Verglichen jeweils mit Menschen aus öffentlichen Körpermaß-Erhebungen.',
    previewMode: 'Vorschau',
    unlockMyAnalysis: 'Meine Analyse öffnen',
    lockedParts: 'Zu jedem, was er mit deiner Kontur macht, und ein Ratgeber, was du trägst.',
    fromYourSelfAnalysis: 'Aus deiner Selbstanalyse',
    seeYourBestLooks: 'Deine besten Looks ansehen',
    passport: 'Dein Stilpass',
    allGuides: 'Alle Ratgeber',
    startYourSelfAnalysis: 'Selbstanalyse beginnen',
    changeYourSelfAnalysis: 'Selbstanalyse ändern',
    premiumFeature: 'Mit Zugang auf Dauer',
    unlockSelfAnalysis: 'Selbstanalyse öffnen',
    nothingTickedYet: 'Noch nichts angekreuzt. Was du ankreuzt, bekommt hier einen eigenen Ratgeber.',
    moreParts: '+{locked, plural, one {# weiterer Körperteil} other {# weitere Körperteile}}',
    lockedConcerns:
      'Bisher {count, plural, one {# Punkt} other {# Punkte}} angekreuzt. Mit Zugang auf Dauer kommt jeder mit eigenem Ratgeber.',
    alreadyAbove:
      '{shown, plural, =0 {Was du angekreuzt hast} other {Der Rest von dem, was du angekreuzt hast,}} prägt deine Proportionen schon: Der Ratgeber steht oben.',
  },
  featureChoice: {
    label: '{name}: was Kleidung tun soll',
    open: 'Ändern',
    change: 'Ändern, was Kleidung tun soll: {name}',
    nothingToBalance: 'Hier ist nichts auszugleichen.',
    'chosen.balance': 'Der Rat gleicht es aus.',
    'chosen.show': 'Der Rat zeigt es.',
    'chosen.leave': 'Der Rat lässt es in Ruhe.',
    balance: 'Ausgleichen',
    show: 'Zeigen',
    leave: 'In Ruhe lassen',
    failure: 'Deine Wahl ließ sich nicht speichern. Versuch es bitte noch einmal.',
  },
  nextLocked: {
    next: 'Weiter',
  },
  featureRow: {
    whatToWear: 'Was du trägst',
  },
  bodyTypeAnalysis: {
    title: 'Analyse deines Körpertyps',
  },
} as const;
