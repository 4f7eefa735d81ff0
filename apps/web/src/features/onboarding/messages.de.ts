export const labels = {
  saveFailed: 'Die Maße ließen sich nicht speichern. Versuch es bitte noch einmal.',
  introMeasurementsWelcome: 'Deine Maße',
};

export const measuringIntroduction = {
  figure: 'Eine Figur mit einem Maßband um die Schultern',
  eyebrow: '5 bis 10 Minuten, zwei kurze Schritte',
  title: 'Nehmen wir deine Maße',
  surerLead:
    'Acht Zahlen machen aus „wahrscheinlich“ eine Antwort, auf die du dich verlassen kannst. Es eilt nicht: Unter Maße kannst du auch eine nach der anderen nehmen.',
  lead: 'Acht Zahlen sagen uns deine Proportionen. Für deine Empfehlungen brauchen wir Umfänge und Höhen.',
  horizontalMeasurements: 'Umfänge',
  horizontalText: 'Schultern, Brust, Taille und Hüfte, jeweils ganz herum.',
  verticalMeasurements: 'Höhen',
  verticalText: 'Scheitel bis Brust, Brust bis Schritt, Schritt bis Knie und Knie bis Boden.',
  whatYouNeed: 'Was du brauchst',
  tape: 'Ein weiches Maßband oder eine Schnur und ein Lineal.',
  wall: 'Eine Wand: Stell dich daran und markier für die Höhen Brust, Schritt und Knie.',
  clothes: 'Dünne Kleidung und einen Bleistift. Gut ein Zentimeter mehr oder weniger ist in Ordnung.',
  ready: 'Ich bin bereit',
  later: 'Das mache ich später',
};

export const welcomeDialog = {
  name: 'Figura',
  later: 'Später',
  back: 'Zurück',
  count: '{step} von {of}',
};

export const welcomeScreens = {
  figure: 'Du, so wie deine Figur jetzt gezeichnet ist',
  measuredFigure: 'Deine Figur, mit einer Linie, wo jedes Maß genommen wurde',
  appearance: 'Gib der Figur dein Aussehen.',
  thatsMe: 'Das bin ich',
  next: 'Weiter',
  life: 'Gibt es etwas, das wir gerade wissen sollten?',
  cutFor: 'Zeig mir Schnitte für',
  andLetThem: 'Und sie sollen',
  threeOutfits: 'Drei Outfits ansehen',
  sizes: 'Was du sonst kaufst',
  'aboutSizes.middle': 'Noch ist nichts bekannt; stell ein, was du sonst kaufst.',
  'aboutSizes.user': 'Wie du sie gewählt hast. Hier kannst du sie ändern.',
  'aboutSizes.tape': 'Aus deinen Maßen ausgefüllt. Kaufst du eine andere Größe, gilt deine.',
  'aboutSizes.estimates':
    'Aus Schätzungen ausgefüllt, nicht aus Maßen: Sie können danebenliegen. Kaufst du eine andere Größe, gilt deine.',
  taste: 'Wähl drei, die du tragen würdest.',
  aboutTaste: 'Alle passen zu deiner Form. Hier geht es um Geschmack.',
  picked: '{count} von {max}',
  done: 'Fertig',
  doneSoFar: 'Fertig, das genügt',
  failure: 'Das ließ sich nicht speichern',
};

export const keptFromStart = {
  figure: 'Deine Figur, Körpertyp {code}',
  eyebrow: 'Deine Zahlen sind da',
  title: 'Körpertyp {code}',
  lead: 'Das sind die acht Maße, die du vor der Registrierung genommen hast. Behalt sie oder sieh sie durch.',
  keep: 'Einrichtung abschließen',
  keeping: 'Wird abgeschlossen …',
  review: 'Zahlen durchsehen',
};

export const probablyFromStart = {
  note: 'Aus deinen Antworten ohne Maßband: wahrscheinlich {letter}. Zum Anfangen genügen sie; ein Maßband kann später kommen.',
  keep: 'Mit meinen Antworten beginnen',
};

export const introHorizontalMeasurements = {
  title: 'Umfänge',
  heading: 'Rund um dich',
  lead: 'Vier Maße, jedes ganz herum. Lass das Band ruhen: anliegend, waagerecht, nie eng.',
  continue: 'Weiter',
  back: 'Zurück',
};

export const introVerticalMeasurements = {
  title: 'Höhen',
  noHorizontal: 'Die Umfänge fehlen. Fang bitte von vorn an.',
  heading: 'Vom Kopf bis zum Boden',
  lead: 'Stell dich ohne Schuhe an eine Wand, markier die Höhen von Brust, Schritt und Knie und miss zwischen den Marken.',
  missing: 'Es fehlen Maße. Geh bitte alle Schritte durch.',
  selfAnalysis:
    'Möchtest du uns sagen, was du an dir magst und wozu du Tipps möchtest? <link>Füg eine Selbstanalyse hinzu</link>, jetzt oder irgendwann später.',
  completing: 'Wird abgeschlossen …',
  completeSetup: 'Einrichtung abschließen',
  back: 'Zurück',
};
