export const copyField = {
  copy: 'Kopieren',
};

export const newPasswordFields = {
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens {minimum} Zeichen.',
  confirmNewPassword: 'Neues Passwort bestätigen',
};

export const passwordField = {
  hide: 'Verbergen',
  show: 'Zeigen',
};
