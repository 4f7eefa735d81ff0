export const labels = {
  backToTrends: 'Zurück zu den Trends',
  currentTrends: 'Aktuelle Trends',
};

export const trendCategoryPage = {
  title: '{category} im Trend',
  trendingItems: 'Teile im Trend',
  currentTrends: 'Aktuelle Trends',
  forYou: 'Für dich',
  lead: 'Was gerade getragen wird',
  loading: 'Trends werden geladen: {category} …',
  loadFailure: 'Die Trends ließen sich nicht laden',
  goBack: 'Zurück',
  noCategory: 'Anmeldung oder Kategorie fehlt',
  noTrendingItemsFound: 'Keine Teile im Trend gefunden',
  aboutNoPersonalItems: 'Unter den Trends dieser Woche gehört nichts dieser Art zu deinen besten Looks.',
  aboutNoItems: 'Unter den Trends dieser Woche ist nichts dieser Art.',
  allCurrentTrends: 'Alle aktuellen Trends',
};

export const personalReasons = {
  probably: 'Wahrscheinlich: Es hängt an einem Maß, das bisher geschätzt ist.',
  why: 'Warum dir genau das steht',
  whatItDoes: 'Was es für deine Proportionen tut',
  allReasons: 'Alle {count} Gründe',
  trendingJustForYou: 'Im Trend, und für dich',
  perfectForYour: 'Passt zu diesem Punkt: <span>{bodyPart}</span>',
  noGain: 'Für deine Proportionen bringt es nichts. Wenn du diesen Trend liebst, trag ihn.',
  noEffect: 'Deinen Proportionen nützt und schadet er nicht: Trag diesen Trend, wenn er dir gefällt.',
};

export const personalizedTrendPage = {
  perfectTrend: 'Genau dein Trend',
  aTrendOfThisWeek: 'Ein Trend dieser Woche',
  notFound: 'Diesen Trend gibt es für dich nicht',
  forYou: 'Für dich',
  trending: 'Im Trend',
  shopThisPerfectTrend: 'Ähnliches für dich finden',
  shopThisTrend: 'Ähnliches finden',
};

export const trendLead = {
  eyebrow: 'Der Look der Woche',
  theme: 'Das Thema der Woche',
  yours: 'Dein Trend der Woche',
  fromTheme: 'Aus dem Thema der Woche: {theme}.',
  onUser: 'An Typ {code}',
  details: 'Im Detail ansehen',
  detailsOf: 'Im Detail ansehen: {name}',
};

export const trendGroup = {
  bestOnYou: '+ Am besten an dir',
  items: '{length, plural, one {# Teil} other {# Teile}}',
  viewAll: 'Alle ansehen',
  viewAllOf: 'Alle ansehen: {category}',
  new: 'Neu',
};

export const nearlyYours = {
  title: 'Fast deins',
  about: 'Jedes davon würde dir mit einer Änderung stehen.',
};

export const trendPage = {
  trendingItem: 'Im Trend',
  why: 'Warum das im Trend liegt',
  forYou: 'Was es für dich tut',
  shopThisTrend: 'Ähnliches finden',
  notFound: 'Diesen Trend gibt es nicht',
};

export const trendState = {
  noId: 'Im Link fehlt das Teil',
  loadFailure: 'Die Einzelheiten ließen sich nicht laden. Bitte versuch es noch einmal.',
  loading: 'Wird geladen …',
  itemNotFound: 'Teil nicht gefunden',
  allCurrentTrends: 'Alle aktuellen Trends',
};

export const trendsLock = {
  title: 'Aktuelle Trends: mit Zugang auf Dauer',
  unlockCurrentTrends: 'Trends freischalten',
  about: 'Jedes Teil der Woche, und welche davon dir stehen.',
};

export const trendNotes = {
  suits: '+ Steht dir',
  because: '+ {reason}',
  nearly: '± {change}',
};

export const trendsPage = {
  allTrends: 'Alle Trends',
  forYou: 'Für dich',
  loading: 'Trends werden geladen …',
  failure: 'Die Trends ließen sich nicht laden. Bitte versuch es noch einmal.',
  loadingPersonal: 'Deine Trends werden geladen …',
  failurePersonal: 'Deine Trends ließen sich nicht laden. Bitte versuch es noch einmal.',
  title: 'Aktuelle Trends',
  trends: 'Trends',
  empty: 'Keine Teile im Trend gefunden.',
  aboutEmpty: 'Schau bald wieder vorbei, dann gibt es neue Trends.',
  emptyPersonal: 'Noch keine Trends für dich',
  completeYourProfile: 'Profil vervollständigen',
  aboutEmptyPersonal:
    'Vervollständige dein Stilprofil, dann siehst du Trends, die zu deinem Körpertyp passen.',
};
