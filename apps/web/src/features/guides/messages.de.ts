export const labels = {
  guideHighlights: 'Die fünf wichtigsten',
  drawing: 'Eine Zeichnung dieser Proportion: {displayName}',
  loading: 'Der Ratgeber wird geladen …',
};

export const guideGroups = {
  recommended: '{recommended} empfohlen',
  avoid: '{avoid} zu meiden',
  both: '{recommended} empfohlen, {avoid} zu meiden',
  partByPart: 'Der ganze Ratgeber, Teil für Teil',
  openAll: 'Alle öffnen',
  closeAll: 'Alle schließen',
  above: 'Hals und Ärmel',
  waist: 'Form und Taille',
  below: 'Längen und Schuhe',
  cloth: 'Stoff und Muster',
};

export const guideIndex = {
  all: 'Alle Ratgeber',
  title: 'Die Ratgeber',
  lead: 'Was du anziehst und warum, eine Proportion nach der anderen.',
  whatIsFree:
    'Der Ratgeber zu deiner ersten Proportion ist kostenlos: Du findest ihn in <link>deiner Analyse</link>. Die anderen gehören zum Zugang auf Dauer.',
  notSure: 'Nicht sicher, welche für dich gelten? <link>Mach die Selbstanalyse</link> und komm wieder.',
  pageTitle: 'Die Ratgeber',
};

export const ownGuides = {
  title: 'Für dich',
};

export const guideParts = {
  label: 'Die Ratgeber',
  guide: '{name}, {word}',
  ownGuide: '{name}, {word}, für dich',
};

export const guideWords = {
  'part.neck': 'Hals',
  'part.shoulders': 'Schultern',
  'part.arms': 'Arme',
  'part.chest': 'Brust',
  'part.back': 'Rücken',
  'part.torso': 'Oberkörper',
  'part.waist': 'Taille',
  'part.abdomen': 'Bauch',
  'part.mid-body': 'Körpermitte',
  'part.hips': 'Hüften',
  'part.bottom': 'Po',
  'part.legs': 'Beine',
  'part.calves': 'Waden',
  'part.ankles': 'Knöchel',
  'part.feet': 'Füße',
  'part.height': 'Körpergröße',
  'word.neck:long': 'Lang',
  'word.neck:short': 'Kurz',
  'word.shoulders:sloped': 'Abfallend',
  'word.shoulders:narrow': 'Schmal',
  'word.shoulders:broad': 'Breit',
  'word.arms:toned': 'Trainiert',
  'word.arms:big': 'Voll',
  'word.arms:thin': 'Schmal',
  'word.chest:big': 'Groß',
  'word.chest:small': 'Klein',
  'word.torso:long': 'Lang',
  'word.torso:short': 'Kurz',
  'word.waist:thick': 'Voll',
  'word.waist:defined': 'Ausgeprägt',
  'word.waist:straight': 'Gerade',
  'word.abdomen:toned': 'Trainiert',
  'word.mid-body:short': 'Kurz',
  'word.hips:wide': 'Breit',
  'word.hips:narrow': 'Schmal',
  'word.legs:long': 'Lang',
  'word.legs:short': 'Kurz',
  'word.calves:toned': 'Trainiert',
  'word.calves:long': 'Lang',
  'word.calves:short': 'Kurz',
  'word.feet:narrow': 'Schmal',
  'word.feet:small': 'Klein',
  'word.feet:wide': 'Breit',
  'word.height:petite': 'Klein',
  'word.height:tall': 'Groß',
  'word.shoulders:hunched': 'Nach vorn geneigt',
  'word.shoulders:balanced': 'Im Gleichgewicht',
  'word.arms:flabby': 'Weich',
  'word.chest:saggy': 'Tief sitzend',
  'word.chest:balanced': 'Ausgewogen',
  'word.waist:balanced': 'Sanft geformt',
  'word.abdomen:protruding': 'Rund',
  'word.abdomen:extreme-protrusion': 'Voll',
  'word.back:humped': 'Rund',
  'word.back:thick': 'Voll',
  'word.back:thin': 'Schmal',
  'word.bottom:big': 'Rund',
  'word.bottom:flat': 'Flach',
  'word.legs:bowed': 'Geschwungen',
  'word.legs:thick': 'Voll',
  'word.legs:thin': 'Schlank',
  'word.legs:balanced': 'Im Gleichgewicht',
  'word.calves:thick': 'Voll',
  'word.calves:thin': 'Schlank',
  'word.calves:undefined': 'Gerade',
  'word.ankles:undefined': 'Gerade',
  'word.feet:big': 'Lang',
};

export const guidePage = {
  toYourAnalysis: 'Zu deiner Analyse',
  noParameters: 'Im Link fehlt, welcher Ratgeber',
  guides: 'Die Ratgeber',
  allGuides: 'Alle deine Ratgeber',
  unlockAllGuides: 'Alle Ratgeber freischalten',
  locked:
    'Der Ratgeber zu deiner ersten Proportion ist kostenlos. Dieser gehört wie alle anderen zum Zugang auf Dauer.',
  seeYourFreeGuide: 'Deinen kostenlosen lesen',
  notFound: 'Diesen Ratgeber gibt es nicht',
  loadFailure: 'Die Empfehlungen ließen sich nicht laden',
  bodyTypeAnalysis: 'Körpertyp-Analyse',
  eyebrow: 'So ziehst du dich an',
  howToGuide: 'Ratgeber',
  subject: '{part}: {word}',
  empty: 'Keine Empfehlungen gefunden',
  aboutEmpty: 'Hier gibt es noch nichts zu empfehlen.',
};

export const railChecks = {
  title: 'Im Laden',
  lead: 'Was du prüfst, wenn du das Teil in der Hand hast.',
  note: 'Die Längen kommen aus deinen Maßen.{seated, select, true { Bei Beinen und Röcken gelten sie im Sitzen.} other {}} Höhen, die du nicht gemessen hast, kommen aus einer Erhebung unter {presentation, select, womens {Frauen} mens {Männern} other {Frauen und Männern}} und können etwas abweichen.',
  'kind.length': 'Die Länge',
  'kind.seam': 'Die Naht',
  'kind.flat': 'Flach ausgelegt',
  'kind.pinch': 'Stoff fassen',
  'kind.look': 'Im Spiegel',
  'kind.sit': 'Im Sitzen',
  'kind.reach': 'In Bewegung',
  'kind.walk': 'Im Gehen',
};

export const recommendationPage = {
  title: 'Empfehlung',
  toYourAnalysis: 'Zu deiner Analyse',
  noParameters: 'Im Link fehlt, welche Empfehlung',
  itemNotFound: 'Teil nicht gefunden',
  allGuides: 'Alle deine Ratgeber',
  unlockAllGuides: 'Alle Ratgeber freischalten',
  locked: 'Jede Empfehlung, mit den Teilen, die sie zeigen, gehört zum Zugang auf Dauer.',
  loadFailure: 'Die Einzelheiten ließen sich nicht laden. Bitte versuch es noch einmal.',
  back: 'Zurück',
  aGentleEffect: 'Eine sanfte Wirkung',
  aClearEffect: 'Eine klare Wirkung',
  aStrongEffect: 'Eine starke Wirkung',
  convention: 'Erfahrung der Schneiderei; getestet hat es niemand.',
  pieces: 'Teile, die es zeigen',
  loading: 'Die Empfehlung wird geladen …',
};

export const matchingLooks = {
  title: 'Looks, die es zeigen',
  instead: 'Besser an dir',
};

export const relatedAdvice = {
  lookFor: 'Darauf kannst du achten',
  leave: 'Lieber nicht',
};

export const nextAdvice = {
  next: 'Weiter',
};

export const verdict = {
  avoid: 'Meiden',
  recommended: 'Empfohlen',
};
