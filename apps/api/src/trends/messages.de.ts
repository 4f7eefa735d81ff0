export const errors = {
  categoryNotFound: 'Keine Trendteile gefunden',
  trendingItemNotFound: 'Zu diesem Trendteil gibt es nichts',
};

export const reasons = {
  ofLead: 'Gehört zu „{name}“, dem Thema dieser Woche.',
  ofTheme: 'Gehört zu „{name}“, einem Thema dieser Saison.',
  besideLead: 'Ein Teil dieser Saison, das zu „{name}“ passt.',
  season: 'Gemacht für {seasons}, also ist jetzt die Zeit dafür.',
  spring: 'den Frühling',
  summer: 'den Sommer',
  fall: 'den Herbst',
  winter: 'den Winter',
  both: '{first} und {second}',
  onUser: 'An dir: {reason}',
  better: 'Zu {feature_your_dative} passt besser:',
  lastWeek: 'Es war in der Auswahl der letzten Woche.',
};

export const halfYears = {
  fallAndWinter: 'Herbst/Winter {year}',
  springAndSummer: 'Frühjahr/Sommer {year}',
};

export const fields = {
  personal: 'Erlaubt sind `true` und `false`',
  itemId: 'Jede Kennung muss die eines Teils sein',
  idText: 'Jede Kennung muss Text sein',
  tooManyIds: 'Höchstens {max} Kennungen auf einmal',
  idList: 'Die Kennungen müssen eine Liste sein',
};
