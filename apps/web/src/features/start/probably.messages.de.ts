export const probably = {
  eyebrow: 'Dein Körpertyp',
  probably: 'Wahrscheinlich {letter}',
  settled: '{letter}',
  name: '{name}, verglichen mit Frauen aus einer Körpermaß-Erhebung.',
  mensName:
    'Nach diesen Buchstaben sind die meisten Männer C, darum vergleichen wir für das, was dir steht, mit Männern aus einer Körpermaß-Erhebung.',
  mensNote: 'Du siehst Herrenkleidung. In den Vorlieben änderst du das.',
  figure: 'Eine Figur deines wahrscheinlichen Typs, {letter}, in einem Look, der dazu passt',
  source: 'Aus deinen Antworten gezeichnet',
  measured: 'Gemessen',
  forget: 'Entfernen',
  forgetIt: '{name} entfernen',
  openNow: 'Jetzt offen',
  bestLooks: 'Beste Looks',
  outfits: 'Outfits',
  fittingRoom: 'Anprobe',
  loadFailure: 'Was dir steht, ließ sich nicht laden',
  keepNote:
    'Deine Antworten kommen mit in dein Konto, in jeden Browser. Outfits, Looks und Anprobe öffnen sich sofort.',
  change: 'Eine Antwort ändern',
  startOver: 'Von vorn beginnen',
};
