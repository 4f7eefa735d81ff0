export const labels = {
  readArticle: 'Artikel lesen',
  backToBlog: 'Zurück zum Blog',
  allArticles: 'Alle Artikel',
  backToHome: 'Zurück zum Start',
  tags: 'Schlagwörter',
  blog: 'Stilblog',
};

export const articleList = {
  controls: 'Einen Artikel finden',
  search: 'Suchen',
  placeholder: 'Artikel suchen …',
  categories: 'Kategorien',
  found: '{count, plural, other {{count} Artikel}}',
  noneFound: 'Keine Artikel gefunden',
  aboutNoneFound: 'Versuch es mit anderen Wörtern oder sieh in einer anderen Kategorie nach',
};

export const articlePage = {
  loadFailure: 'Der Artikel ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  checkConnection: 'Bitte prüfe deine Verbindung.',
  loading: 'Der Artikel wird geladen …',
};

export const articlePlates = {
  fiveFigures: 'Fünf Frauen der Typen A bis E, jede in einem Outfit für diesen Typ',
  longTorsoAndLegs:
    'Zwei Frauen, eine mit langem Oberkörper und eine mit langen Beinen, mit einer Linie, wo die Beine beginnen',
  fourSkirts: 'Vier Röcke, die über dem Knie, am Knie, an der Mitte der Wade und am Knöchel enden',
  breton: 'Ein Oberteil mit U-Boot-Ausschnitt und schmalen Querstreifen',
  twoOutfits:
    'Zwei Outfits, eines ganz in einer dunklen Farbe, eines in drei Cameltönen, die nach unten dunkler werden',
  threeSweaters:
    'Drei Pullover: einer mit V-Ausschnitt, einer mit U-Boot-Ausschnitt, einer mit tiefem Rundausschnitt',
  shortMiddle: 'Eine Frau mit kurzer Strecke von Brust bis Knie, mit Linien an Brust, Schritt und Knie',
  measuredWaist: 'Eine Frau mit einem Maßband um die Taille',
  threeFigures: 'Drei Frauen mit verschiedenen Formen nebeneinander',
  shirtAndJeans: 'Eine weiße Bluse und gerade Jeans, flach ausgelegt',
  coatAndDress: 'Ein Trenchcoat und ein Hemdblusenkleid',
  jacketAndTrousers: 'Ein grüner Blazer und eine weite braune Hose',
};
