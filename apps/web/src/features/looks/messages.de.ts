export const bestLook = {
  eyebrow: 'Erste Wahl',
  why: 'Warum',
  all: 'Alle Gründe',
};

export const bestLooksPage = {
  loading: 'Deine besten Looks werden geladen …',
  loadFailure: 'Deine besten Looks ließen sich nicht laden. Bitte versuch es noch einmal.',
  title: 'Deine besten Looks',
  noItemsFound: 'Keine Teile gefunden',
  toYourAnalysis: 'Zu deiner Analyse',
  aboutNoItems:
    'Kein Teil im Katalog passt zu allem, was du angekreuzt hast. Eine kürzere Liste findet mehr.',
  showAll: 'Alle zeigen',
  showAllOf: 'Alle zeigen: {category}',
  outfits: 'Ganze Outfits, für dich zusammengestellt: <link>Outfits für Anlässe</link>',
};

export const categoryChips = {
  label: 'Kategorien',
  all: 'Alle',
};

export const lookCategoryPage = {
  bestLooks: 'Beste Looks',
  noCategory: 'Die Kategorie fehlt',
  loading: 'Teile werden geladen …',
  loadFailure: 'Die Teile ließen sich nicht laden. Bitte versuch es noch einmal.',
  yourBestLooks: 'Deine besten Looks',
  noItemsFound: 'Keine Teile gefunden',
  aboutNoItems: 'Unter deinen besten Looks ist nichts dieser Art.',
  allYourBestLooks: 'Alle deine besten Looks',
};

export const chosenLooks = {
  filters: 'Filter{count, plural, =0 {} other { (# gewählt)}}',
  kind: 'Art',
  color: 'Farbe',
  'any.kind': 'Jede Art',
  'any.color': 'Jede Farbe',
  option: '{name} ({count, number})',
  owned: 'Wie meine eigenen',
  count: '{shown, number} von {all, number}',
  others:
    '{count, plural, one {Ein weiteres Teil zeigen, das dir steht} other {Alle # weiteren Teile zeigen, die dir stehen}}',
};

export const itemPage = {
  noId: 'Im Link fehlt das Teil',
  notFound: 'Teil nicht gefunden',
  title: 'Das Teil im Detail',
};

export const itemViewer = {
  itemDetails: 'Das Teil im Detail',
  notFound: 'Teil nicht gefunden',
  loadFailure: 'Die Einzelheiten ließen sich nicht laden. Bitte versuch es noch einmal.',
  loading: 'Wird geladen …',
  close: 'Schließen',
  previousItem: 'Voriges Teil',
  nextItem: 'Nächstes Teil',
  trendOfTheWeek: 'Dein Trend der Woche',
  position: '{position} von {count}',
  whyThisIsTrending: 'Warum das im Trend liegt',
};

export const itemViews = {
  views: 'Ansichten',
  worn: 'An dir',
  flat: 'Ohne Figur',
};

export const hideItem = {
  hide: 'Ausblenden',
  show: 'Wieder einblenden',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const itemWords = {
  shop: 'Ähnliches finden',
  why: 'Warum dir das steht',
  whatItDoes: 'Was es für deine Proportionen tut',
  probably: 'Wahrscheinlich: Es hängt an einem Maß, das bisher geschätzt ist.',
  moreReasons: '{count, plural, one {Noch ein Grund} other {Noch # Gründe}}',
  doesItSuitYou: 'Steht es dir?',
  loadFailure: 'Die Gründe ließen sich gerade nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  noGain: 'Für deine Proportionen bringt es nichts. Wenn du es liebst, trag es.',
  noEffect: 'Deinen Proportionen nützt und schadet es nicht: Trag es, wenn es dir gefällt.',
};

export const lookSources = {
  allBestLooks: 'Alle deine besten Looks',
  bestLooksLocked: 'Jeder Look im Detail',
  unlockBestLooks: 'Beste Looks freischalten',
  aboutBestLooks: 'Mit dem Grund, warum er dir steht. Das gehört zum Zugang auf Dauer.',
  allCurrentTrends: 'Alle aktuellen Trends',
  trendsLocked: 'Aktuelle Trends: mit Zugang auf Dauer',
  unlockCurrentTrends: 'Trends freischalten',
  aboutTrends: 'Jeder Trend im Detail, mit dem Grund, warum er dir steht, gehört zum Zugang auf Dauer.',
};

export const looksPreview = {
  more: '{more, plural, other {# weitere für dich}}',
  all: 'Alle für dich',
  share: '{shown, number} von {total, number}',
  unlockBestLooks: 'Beste Looks freischalten',
  opens: 'Alle Looks, Trends, Outfits und Checks.',
};

export const unmeasured = {
  title: 'Deine Looks hängen von deinem Körpertyp ab',
  getStartedNow: 'Jetzt beginnen',
  measureFirst: 'Nimm erst deine acht Maße: Sie zeigen, welche Linien dir stehen.',
};

export const bestLooks = {
  title: 'Deine besten Looks',
};
