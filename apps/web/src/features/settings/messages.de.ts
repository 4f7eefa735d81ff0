export const accountDeletion = {
  open: 'Mein Konto löschen',
  title: 'Dein Konto löschen?',
  passwordError: 'Gib bitte dein Passwort ein',
  failure: 'Dein Konto ließ sich nicht löschen. Versuch es bitte noch einmal.',
  consequences:
    'Dein Profil, dein Bild, deine Maße und dein Körpertyp werden sofort gelöscht und lassen sich nicht zurückholen.',
  accessIsLost:
    '<strong>Dein Zugang auf Dauer ist verloren.</strong> Für ein neues Konto müsstest du ihn neu kaufen.{refundable, select, true { Willst du dein Geld zurück, frag zuerst danach, unter Profil.} other {}}',
  password: 'Passwort',
  passwordHint: 'Um zu bestätigen, dass du es bist.',
  confirm: 'Alles löschen',
  cancel: 'Konto behalten',
};

export const themeChoice = {
  asMyDevice: 'Wie das Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  theme: 'Hell und dunkel',
};

export const dataExport = {
  failure: 'Deine Daten ließen sich nicht vorbereiten. Versuch es bitte noch einmal.',
  download: 'Meine Daten herunterladen',
  wardrobe: 'Schrank als CSV',
};

export const passwordForm = {
  currentPasswordError: 'Gib bitte dein jetziges Passwort ein',
  newPassword: 'Neues Passwort',
  confirmationError: 'Die neuen Passwörter stimmen nicht überein',
  failure: 'Das Passwort ließ sich nicht ändern',
  currentPassword: 'Jetziges Passwort',
  changed: 'Das Passwort ist geändert.',
  submit: 'Passwort ändern',
};

export const pictureField = {
  choose: 'Bild wählen',
  chosen: 'Es erscheint, sobald du dein Profil speicherst.',
  keep: 'Das vorige behalten',
  remove: 'Bild entfernen',
};

export const profileForm = {
  female: 'Weiblich',
  other: 'Anderes',
  firstNameError: 'Gib bitte deinen Vornamen ein',
  lastNameError: 'Gib bitte deinen Nachnamen ein',
  failure: 'Das Profil ließ sich nicht speichern. Prüf bitte deine Verbindung und versuch es noch einmal.',
  removalFailure: 'Das Bild ließ sich nicht entfernen. Versuch es bitte noch einmal.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  nickname: 'Spitzname (freiwillig)',
  nicknameHint: 'Statt deines Vornamens.',
  gender: 'Geschlecht',
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse lässt sich aus Sicherheitsgründen nicht ändern',
  saved: 'Das Profil ist gespeichert.',
  updateFailure: 'Das Profil ließ sich nicht speichern. Versuch es bitte noch einmal.',
  save: 'Profil speichern',
  discard: 'Änderungen verwerfen',
};

export const yourData = {
  title: 'Deine Daten',
  lead: 'Lade alles herunter, was wir über dich haben, oder lösch dein Konto. Für beides muss die E-Mail-Adresse nicht bestätigt sein.',
};

export const settings = {
  profileSettings: 'Profil',
  security: 'Sicherheit',
  preferences: 'Vorlieben',
  title: 'Einstellungen',
  backToToday: 'Zurück zu Heute',
  you: 'Du',
  yourPlan: 'Dein Zugang',
  yourFigure: 'Deine Figur',
  aboutYourFigure:
    'Haut, Haar, Gesicht und Alter, in jeder Zeichnung von dir. Was du wählst, ist sofort gespeichert.',
  cutFor: 'Zeig mir Schnitte für',
  emphasis: 'Zurücknehmen oder betonen',
  aboutEmphasis: 'Für jede Stelle: was Kleidung dort tun soll.',
  sizes: 'Was du sonst kaufst',
  aboutSizes: 'Die Größen, nach denen du in Shops suchst. Eine Änderung ist sofort gespeichert.',
  units: 'Größe und Längen in',
  sizeCharts: 'Eingefügte Größentabellen',
  aboutSizeCharts:
    'Nennt ein Kleidungsstück eine dieser Marken oder einen dieser Shops, vergleichen wir seine Größen mit deinen Maßen.',
  taste: 'Geschmack',
  aboutTaste: 'Wähl bis zu drei Outfits, die du tragen würdest. Ähnliche kommen zuerst; nichts fällt weg.',
  never: 'Nie für mich',
  aboutNever: 'Was du hier wählst, fehlt in Looks, Trends, Outfits und Vorschlägen.',
  lifeStates: 'Was gerade zu meinem Leben passt',
  aboutLifeStates:
    'Nur wenn du magst und nur so lange du magst. Es bleibt privat: Wir raten es nie, niemand sonst sieht es, und nimmst du es weg, ist es weg.',
  limits: 'Bedeckung und Kosten',
  aboutLimits: 'Wie viel Ärmel, Säume und Ausschnitte bedecken und was ein Teil kosten darf.',
  clothes: 'Was du siehst',
  app: 'Die App',
  password: 'Passwort',
  aboutPassword: 'Mit einem neuen Passwort sind alle anderen Geräte abgemeldet.',
  yourData: 'Deine Daten',
  aboutData: 'Alles, was wir über dich haben, in einer Datei.',
  leaving: 'Figura verlassen',
  aboutLeaving: 'Zahlungsunterlagen bleiben, ohne deinen Namen und deine Adresse.',
};
