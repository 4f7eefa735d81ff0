export const errors = {
  nothingToChange: 'In dieser Anfrage gibt es nichts zu ändern',
  oppositeConcerns: '„{earlier}“ und „{later}“ sagen Gegenteiliges. Wähl bitte eines davon.',
  colorOfOtherCut:
    '{cut, select, covering {Eine Kopfbedeckung} turban {Ein Turban} other {Haar}} muss eine von diesen Farben haben: {colors}',
  noSizesInRegion:
    'In {region} kennen wir zu {part, select, top {Oberteilen} collar {Kragen} bottom {Unterteilen} other {Schuhen}} keine Größen dieser Tabelle. Wähl bitte eine andere Region oder Tabelle.',
  sizeOfOtherRegion:
    '{part, select, top {Oberteile} collar {Kragen} bottom {Unterteile} other {Schuhe}} gehen in {region}-Größen von {from} bis {to} in Schritten von {step}',
  wrongPassword: 'Das jetzige Passwort ist falsch',
  passwordRequired: 'Ein Passwort ist nötig',
  signInAgain:
    'Um zu bestätigen, dass du es bist, melde dich bitte ab und wieder an und wiederhole das innerhalb von zehn Minuten.',
  exportRunning: 'Deine Daten werden schon heruntergeladen. Warte bitte, bis das fertig ist.',
  exportsBusy:
    'Gerade laden andere ihre Daten herunter. Versuch es bitte in einer halben Minute noch einmal.',
  tooManyMarks: 'Du hast schon {max, number} so markiert. Nimm zuerst eine dieser Markierungen weg.',
};

export const fields = {
  hairCut: 'Der Haarschnitt muss einer von diesen sein: {values}',
  hairColor: 'Die Haarfarbe muss eine von diesen sein: {values}',
  eyes: 'Die Augen müssen eines von diesen sein: {values}',
  nose: 'Die Nase muss eine von diesen sein: {values}',
  lips: 'Die Lippen müssen eines von diesen sein: {values}',
  budgetAmount:
    'Ein Budget muss ein Betrag von 0,01 bis {max} sein, mit höchstens zwei Stellen hinter dem Komma',
  lifeState: 'Eine Lebenslage muss eine von diesen sein: {values}',
  dueMonth: 'Ein Geburtsmonat muss ein Monat sein wie 2027-03',
  side: 'Eine Seite muss eine von diesen sein: {values}',
  topSize: 'Die Größe oben muss eine Zahl der Region sein',
  bottomSize: 'Die Größe unten muss eine Zahl der Region sein',
  shoeSize: 'Die Schuhgröße muss eine Zahl der Region sein',
  collarSize: 'Die Kragenweite muss eine Zahl der Region sein',
  region: 'Die Region muss eine von diesen sein: {values}',
  wearer: 'Größen müssen für eines von diesen sein: {values}',
  sleeves: 'Ärmel müssen eines von {values} sein oder null',
  hem: 'Der Saum muss eines von {values} sein oder null',
  neckline: 'Der Ausschnitt muss eines von {values} sein oder null',
  skin: 'Die Haut muss eines von {values} sein oder null',
  ageBand: 'Die Altersgruppe muss eine von diesen sein: {values}',
  underlayer: 'Was die Figur trägt, muss eines von diesen sein: {values}',
  beard: 'Der Bart muss einer von diesen sein: {values}',
  presentation: 'Die Auswahl muss eine von diesen sein: {values}',
  neverList: 'Was nie getragen wird, muss eine Liste sein',
  neverTooLong: 'Es sind mehr Dinge, die nie getragen werden, als es gibt',
  neverUnknown: 'Was nie getragen wird, muss aus der Liste kommen',
  tasteList: 'Der Geschmack muss eine Liste sein',
  tasteTooLong: 'Der Geschmack besteht aus höchstens {max} Outfits',
  tasteUnknown: 'Der Geschmack muss aus den gezeigten Outfits kommen',
  locale: 'Die Sprache muss eine von {values} sein oder null',
  lifeStates: 'Lebenslagen müssen eine Liste von höchstens {max} sein',
  hair: 'Haar muss ein Schnitt und eine Farbe sein oder null',
  face: 'Das Gesicht besteht aus Augen, einer Nase und Lippen',
  coverage: 'Bedeckung muss ein Objekt aus Ärmeln, Saum und Ausschnitt sein',
  budget: 'Ein Budget muss ein Betrag und eine Währung sein oder null',
  sizes: 'Größen müssen eine Region, oben, unten und Schuhe sein oder null',
  hideNumbers: 'Ob Zahlen verborgen sind, muss true oder false sein',
  mondayMail: 'Ob montags eine E-Mail kommt, muss true oder false sein',
  welcomed: 'Ob die Schritte nach den Maßen erledigt sind, muss true oder false sein',
  gender: 'Gender muss F oder NB sein',
  nicknameText: 'Der Spitzname muss Text sein',
  nicknameTooLong: 'Der Spitzname darf höchstens 50 Zeichen haben',
  unitPreference: 'Die Einheit muss imperial oder metric sein',
  concernList: 'Punkte zum Körper müssen eine Liste sein',
  concernsTooLong: 'Es sind mehr Punkte, als es gibt',
  concernUnknown: 'Punkte zum Körper müssen aus der Liste der Selbstanalyse kommen',
  passwordRequired: 'Ein Passwort ist nötig',
  currentPasswordWrong: 'Das jetzige Passwort ist falsch',
  firstName: 'Vorname',
  lastName: 'Nachname',
  nickname: 'Spitzname',
  featureChoice: 'Eine Wahl muss balance, show oder leave sein',
};

export const responses = {
  accountDeleted: 'Dein Konto und deine Daten sind gelöscht.',
};

export const pictures = {
  profilePicture: 'Profilbild',
  format: '{label} muss ein Bild als PNG, JPEG oder WebP sein',
  unreadable: 'Dieses Bild war nicht lesbar. Wähl bitte ein anderes als PNG, JPEG oder WebP.',
  tooManyPixels:
    'Dieses Bild hat zu viele Pixel. Speicher es bitte kleiner, höchstens 5000 mal 5000 Pixel, und versuch es noch einmal.',
  slowPng:
    'Dieses PNG ist interlaced oder hat 16 Bit pro Farbe und ist darum langsam zu lesen. Speicher es bitte als JPEG und versuch es noch einmal.',
  progressive:
    'Dieses JPEG ist so gespeichert, dass das Lesen viel Speicher braucht. Speicher es bitte als gewöhnliches, nicht progressives JPEG und versuch es noch einmal.',
  tooCostly: 'Dieses Bild ist zu aufwendig zu lesen. Speicher es bitte kleiner und versuch es noch einmal.',
};
