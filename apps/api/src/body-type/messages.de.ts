export const errors = {
  notMeasured: 'Noch keine Analyse vorhanden',
  measurementsRequired: 'Trag bitte zuerst deine Maße ein. Unsere Tipps beruhen darauf.',
};

export const measurements = {
  shoulders: 'Schultern',
  chest: 'Brust',
  waist: 'Taille',
  hips: 'Hüfte',
  headToChest: 'Scheitel bis Brust',
  chestToCrotch: 'Brust bis Schritt',
  crotchToKnee: 'Schritt bis Knie',
  kneeToFloor: 'Knie bis Boden',
  underbust: 'Unterbrust',
};

export const fields = {
  measurementRequired: '{label}: Das Maß fehlt',
  measurementNumber: '{label}: Das Maß muss eine Zahl sein',
  measurementTooSmall: '{label}: Das Maß muss größer als 0 sein',
  measurementTooLarge: '{label}: Das Maß darf höchstens {max} Zoll sein',
  label: '{label}: eine gerade EU-Größe von {first} bis {last}',
  mensSize: '{label}: eine EU-Herrengröße von {from} bis {to}',
  mens: 'Herrengrößen müssen EU-Größen mit ihren Namen sein',
  comparison: 'Ein Vergleich ist die Nummer seiner Zeichnung, 0 bis {last}',
  height: 'Die Größe muss zwischen {min} und {max} Zoll liegen',
  comparisons: 'Vergleiche sind die Nummern der ähnlichsten Zeichnungen',
  byString: 'Mit Schnur gemessene Werte sind Zoll mit ihren Namen',
};

export const sizes = {
  above: 'Übliche Größe oben',
  below: 'Übliche Größe unten',
  jacket: 'Sakkogröße',
  collar: 'Kragenweite',
  trousers: 'Hosengröße',
};
