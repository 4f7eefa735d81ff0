export const labels = {
  fractionKeys: 'Bruchteile eines Zolls',
  range: 'Wahrscheinlich {from} bis {to} {unit}',
  keepAnswers: 'Deine Antworten ließen sich nicht behalten. Versuch es bitte noch einmal.',
  measurementsHorizontal: 'Umfänge',
  measurementsVertical: 'Höhen',
};

export const allMeasurementsForm = {
  title: 'Deine Maße',
  backToDashboard: 'Zurück zur Übersicht',
  saved: 'Die Maße sind gespeichert.',
  unsaved: 'Was du seitdem geändert hast, ist noch nicht gespeichert.',
  save: 'Maße speichern',
  discard: 'Änderungen verwerfen',
};

export const horizontalForm = {
  notCalculated: 'Es fehlen Angaben. Berechne bitte zuerst deine Maße',
  verticalMissing: 'Deine Höhen fehlen noch. <link>Vom Kopf bis zum Boden messen</link>',
  saveFailure: 'Die Maße ließen sich nicht speichern',
  eyebrow: 'Umfänge',
  title: 'Deine Form, rundum',
  lead: 'Lass das Band auf dir ruhen: anliegend, waagerecht, nie eng.',
  yourShape: 'Deine Form',
  shoulderToWaist: 'Schultern zu Taille',
  hipsToWaist: 'Hüfte zu Taille',
  combinedCode: 'Gemeinsames Kürzel',
  toResults: 'Ergebnisse ansehen',
  calculate: 'Meine Form berechnen',
  toSelfAnalysis: 'Weiter zur Selbstanalyse',
  skip: 'Selbstanalyse überspringen',
  back: 'Zurück',
};

export const liveType = {
  changes: 'Ändert sich von {combined} zu',
  yourBodyType: 'Dein Körpertyp',
  still: 'Mit diesen Zahlen weiterhin',
};

export const measuredValues = {
  kept: 'Behalten als {kept} {unit}, auf {unit, select, in {das nächste Achtel} other {ein Zehntel}} genau.',
  read: 'Gelesen als {unit, select, cm {Zentimeter} other {Zoll}}.',
  missing: 'Die Eingabe ist leer',
  notPositive: 'muss größer als 0 sein',
  tooLarge: 'darf höchstens {largest} {unit} sein',
};

export const measuringErrors = {
  required: 'Dieses Maß fehlt',
  notValid: 'Gib bitte ein gültiges Maß ein',
  missing: 'Gib bitte einen Wert ein: {label}',
  invalid: 'Ungültiges Maß bei {label}: {reason}',
};

export const measuringForm = {
  figureWithTape: 'Deine Figur, mit dem Band an: {measurement}',
  figure: 'Deine Figur, gezeichnet aus deinen bisherigen Maßen',
};

export const measuringSteps = {
  horizontalMeasurements: 'Umfänge',
  verticalMeasurements: 'Höhen',
};

export const oneMeasurement = {
  title: 'Miss: {name}',
  parts: 'Miss: {name}',
  why: 'Eine Minute. Typ, Looks und Figur werden damit sicherer.',
  save: 'Speichern',
  later: 'Jetzt nicht',
  failure: 'Die Maße ließen sich nicht speichern',
};

export const misreadNote = {
  unitSlip:
    '{count, plural, one {{measurements}: Das sieht} other {{measurements}: Die sehen}} nach {meant, select, cm {Zentimetern aus, als Zoll eingegeben} other {Zoll aus, als Zentimeter eingegeben}}.',
  theseAreCentimeters: 'Das sind Zentimeter',
  theseAreInches: 'Das sind Zoll',
  halfGirth:
    '{count, plural, one {{measurements}: Das sieht nach der Hälfte aus} other {{measurements}: Die sehen nach Hälften aus}}. War das Band gefaltet, oder lief es nur über eine Seite? Wir brauchen ganz herum und zurück zum Anfang.',
  straightAcross:
    '{measurements}: Lief das Band ganz herum? Das sieht nach der Breite gerade hinüber aus. Wir brauchen um beide Schultern und zurück zum Anfang.',
  swapped: '{measurements}: Sind die beiden vertauscht? Andersherum passten sie zu deinen anderen Maßen.',
  unusual:
    '{measurements}: Das passt nicht ganz zu deinen anderen Maßen. Es kann stimmen; schau noch einmal hin, wenn du magst.',
};

export const optionalField = {
  add: '{name} hinzufügen (freiwillig)',
  change: '{name} (freiwillig)',
};

export const totalHeight = {
  label: 'Gesamthöhe',
  hint: 'Die Summe der vier, etwa deine Größe.',
};

export const unitToggle = {
  imperial: 'Imperial',
  metric: 'Metrisch',
  inches: 'Zoll',
  centimeters: 'Zentimeter',
  units: 'Einheiten',
};

export const verticalForm = {
  eyebrow: 'Höhen',
  title: 'Wie sich deine Höhe teilt',
  lead: 'Stell dich an eine Wand und markier die Höhen, oder lass jemanden das Band halten.',
  verticalType: 'Dein Höhentyp',
  torso: 'Oberkörper',
  legs: 'Beine',
  midBody: 'Körpermitte',
  calculate: 'Meine Proportionen berechnen',
  toHorizontal: 'Weiter zu den Umfängen',
};

export const profileMeasurements = {
  title: 'Maße',
  saveFailure: 'Die Maße ließen sich nicht speichern',
  measurementsFailure: 'Die Maße ließen sich nicht speichern',
  preferencesFailure: 'Die Angaben zum Körper ließen sich nicht speichern',
  ticksFailure: 'Die Angaben ließen sich nicht speichern',
  signInFirst: 'Melde dich bitte zuerst an',
  onlyMeasurementsSaved:
    'Deine Maße sind gespeichert. Was du angekreuzt hast, bleibt hier, damit du es noch einmal versuchen kannst.',
};
