export const page = {
  title: 'Shops',
  lead: 'Zuerst, was es in deiner Größe gibt und was dir steht. <link>Warum?</link>',
  loading: 'Wir laden, was Shops haben …',
  loadFailure: 'Die Angebote ließen sich nicht laden. Bitte versuch es noch einmal.',
  unmeasuredTitle: 'Was dir steht, hängt von deinem Körpertyp ab',
  aboutUnmeasured: 'Nimm erst deine acht Maße.',
  measure: 'Jetzt beginnen',
  lockedTitle: 'Alles, was Shops für dich haben',
  aboutLocked: 'Deine Größe zuerst, alles mit Preis und Grund.',
  unlock: 'Shops freischalten',
  changed: 'Die Angebote haben sich inzwischen geändert.',
  startAgain: 'Von vorn zeigen',
  inOtherSizes: 'Nur in anderen Größen: {found}.',
  anySize: 'Auch zeigen',
};

export const empty = {
  noneTitle: 'Nichts passt zu allen Filtern',
  aboutNone: 'Ohne einen der Filter gibt es:',
  aboutTwo: 'Ohne zwei der Filter gibt es:',
  aboutTooNarrow: 'Einen oder zwei Filter wegzulassen reicht nicht.',
  and: ' und ',
  loosen: 'Ohne {what}: {found}',
  countedMost: '{found} oder mehr',
  clear: 'Alles zeigen',
  noShopTitle: 'Es gibt noch keine Angebote',
  aboutNoShop: 'Sobald die Angebote eines Shops da sind, erscheinen sie auf dieser Seite.',
  toBestLooks: 'Zu deinen besten Looks',
  beyondLimitsTitle: 'Nichts innerhalb deiner Vorlieben',
  aboutBeyondLimits:
    'Shops haben Kleidung, aber jedes Teil ist etwas, das du nie sehen willst, bedeckt weniger, als du möchtest, oder kostet mehr als dein Budget.',
  toSettings: 'Vorlieben ändern',
  'filter.category': 'die Kategorie',
  'filter.type': 'die Art',
  'filter.maxPrice': 'den Höchstpreis',
  'filter.currency': 'die Währung',
  'filter.color': 'die Farbe',
  'filter.occasion': 'den Anlass',
  'filter.season': 'die Jahreszeit',
  'filter.brand': 'die Marke',
  'filter.shop': 'den Shop',
  'filter.sleeves': 'die Ärmel',
  'filter.hem': 'den Saum',
  'filter.neckline': 'den Ausschnitt',
  'filter.size': 'die Größe',
};

export const filters = {
  category: 'Kategorie',
  anyCategory: 'Alle Kategorien',
  color: 'Farbe',
  anyColor: 'Jede Farbe',
  occasion: 'Anlass',
  anyOccasion: 'Jeder Anlass',
  season: 'Jahreszeit',
  anySeason: 'Jede Jahreszeit',
  maxPrice: 'Kostet höchstens',
  anyPrice: 'Jeder Preis',
  currency: 'Preise in',
  anyCurrency: 'Jede Währung',
  shop: 'Shop',
  anyShop: 'Alle Shops',
  brand: 'Marke',
  anyBrand: 'Alle Marken',
  size: 'Größe',
  anySize: 'Jede Größe',
  ownSize: 'Größe {size}',
  noSizes: 'Keine Größenangabe',
  sleeves: 'Ärmel',
  anySleeves: 'Alle Ärmel',
  'sleeveLevel.short': 'Kurz oder länger',
  'sleeveLevel.elbow': 'Bis zum Ellbogen oder länger',
  'sleeveLevel.three-quarter': 'Dreiviertel oder länger',
  'sleeveLevel.long': 'Lang',
  hem: 'Saum',
  anyHem: 'Jeder Saum',
  'hemLevel.above-knee': 'Etwa knielang oder länger',
  'hemLevel.knee': 'Über das Knie oder länger',
  'hemLevel.mid-calf': 'Wadenlang oder länger',
  'hemLevel.ankle': 'Bis zum Knöchel',
  neckline: 'Ausschnitt',
  anyNeckline: 'Jeder Ausschnitt',
  'necklineLevel.moderate': 'Nicht tief',
  'necklineLevel.high': 'Bis zum Schlüsselbein',
  more: 'Mehr Filter{count, plural, =0 {} other { (# gewählt)}}',
};

export const card = {
  now: 'Jetzt {price}, vorher {before}',
  notYourSize: 'Nicht in deiner Größe',
  but: 'Aber {told}',
  nothingKnown: 'Nichts bekannt, was an dir dagegen spricht.',
};

export const details = {
  open: 'Größen und Gründe',
  at: '{brand} bei {shop}',
  sizes: 'Vorrätig: {sizes}',
  noSizes: 'Keine Größenangabe',
  suits: 'Steht dir',
  mind: 'Zu bedenken',
};

export const sizes = {
  inStock: 'Welche Größe passt?',
  'level.fits': 'passt',
  'level.tight': 'eng',
  'level.loose': 'weit',
  loading: 'Größen werden verglichen …',
  loadFailure: 'Die Größen ließen sich nicht vergleichen',
  noMeasurements: 'Größen vergleichen wir, sobald du Maße hast.',
};

export const link = {
  visit: 'Ansehen bei {shop}',
  sponsored: 'Werbung: Figura verdient an diesem Link eine Provision.',
};

export const strip = {
  title: 'Aus Shops',
  titleAlike: 'Ähnliches aus Shops',
  all: 'Alles aus Shops zeigen',
};

export const order = {
  title: 'Wie die Reihenfolge entsteht',
  lead: 'Erst kommt deine Größe, dann, was dir steht. Niemand kann für einen besseren Platz zahlen.',
  sizeTitle: 'Deine Größe',
  size: 'Sie steht in deinen Vorlieben oder folgt aus deinen Maßen. Regionen werden umgerechnet, und Buchstaben folgen der Norm EN 13402. Was es nur in anderen Größen gibt, fehlt und wird gezählt. „Jede Größe“ zeigt es zuletzt, mit einem Hinweis. Schreibt ein Shop Größen anders, steht nichts da.',
  suitsTitle: 'Was dir steht',
  suits:
    'Jedes Angebot lesen wir aus den Worten des Shops: Art, Schnitt, Linien, Farben. Dieselben Regeln, die deine besten Looks ordnen, geben Punkte für deine Proportionen; mehr Punkte stehen weiter vorn. Was gegen ein Teil spricht, zählt auch und steht daneben.',
  tiesTitle: 'Wenn zwei gleich gut sind',
  ties: 'Angebote, die weniger als einen Punkt auseinanderliegen, wechseln sich ab, sodass sich Farben, Arten, Marken und Shops mischen. Wo ein Shop ein Teil einsortiert hat, zählt nicht.',
  leftOutTitle: 'Was fehlt',
  leftOut:
    'Was ausverkauft ist, was keine Kleidung ist und was du laut Vorlieben nie sehen willst. Varianten eines Teils teilen sich eine Karte: Gezeigt wird die, die dir unter den gesuchten am besten steht.',
  moneyTitle: 'Geld',
  money:
    'Manche Links bringen Figura einen Anteil am Verkauf. Sie sind als Werbung gekennzeichnet. Die Reihenfolge weiß nicht, welche Links etwas bringen.',
  privacyTitle: 'Was Shops erfahren',
  privacy:
    'Die Seite eines Shops öffnet sich in einem neuen Tab und erfährt nicht, wer du bist, was du gemessen und was du dir hier angesehen hast. Wir merken uns deinen Besuch, damit wir dich eine Woche später einmal fragen können, was aus dem Teil geworden ist, und löschen die Notiz innerhalb von 60 Tagen. Außerdem zählen wir, wie oft jeder Shop am Tag geöffnet wird, ohne festzuhalten, von wem.',
  back: 'Aus Shops',
};
