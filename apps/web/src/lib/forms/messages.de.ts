export const passwordLengthError = {
  password: 'Passwort',
  tooShort: '{name}: mindestens {minimum} Zeichen',
  tooLong: '{name}: höchstens {maximum} Zeichen',
};
