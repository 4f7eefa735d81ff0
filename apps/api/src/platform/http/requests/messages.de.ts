export const fields = {
  unknown: 'Unbekanntes Feld „{name}“',
  oneOf: '{field} muss eines von diesen sein: {values}',
  required: '{label} fehlt',
  nameTooLong: '{label}: höchstens 50 Zeichen',
  withoutLinks:
    "{label}: Buchstaben, Leerzeichen und Zeichen wie - und ', aber keine Links, Schrägstriche, @ oder Zeilenumbrüche",
  emailRequired: 'Eine E-Mail-Adresse ist nötig',
  emailInvalid: 'Gib bitte eine gültige E-Mail-Adresse ein',
  coupon: 'Dieser Code ist ungültig',
  passwordRequired: 'Ein Passwort ist nötig',
  passwordLength: 'Das Passwort muss {minLength} bis {maxLength} Zeichen haben',
  cursor: 'Der Cursor muss der der vorigen Seite sein',
  randomUuid: 'Die Kennung muss eine zufällige UUID in Kleinbuchstaben sein',
  limit: 'Das Limit muss eine ganze Zahl von 1 bis {max} sein',
};

export const requests = {
  notUtf8: 'Die Anfrage enthält Zeichen, die nicht lesbar sind',
  tooDeep: 'Die Anfrage ist zu tief verschachtelt',
  illFormedField: 'Das Feld „{field}“ enthält Zeichen, die nicht lesbar sind. Gib es bitte neu ein.',
  illFormed: 'Die Anfrage enthält Zeichen, die nicht lesbar sind. Gib sie bitte neu ein.',
  fieldTwice: 'Das Feld „{name}“ kam zweimal',
  pictureField: 'Das Bild muss als {field} gesendet werden',
  pictureTooLarge: '{label}: höchstens 5 MB',
  onePicture: 'Sende bitte ein Bild nach dem anderen',
  staleCursor: 'Diese Liste hat sich inzwischen geändert. Fang bitte wieder von vorn an.',
  unreadableForm: 'Das Formular war nicht lesbar. Versuch es bitte noch einmal.',
};
