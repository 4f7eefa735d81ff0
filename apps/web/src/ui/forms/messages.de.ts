export default {
  copyField: {
    copy: 'Kopieren',
  },
  newPasswordFields: {
    newPassword: 'Neues Passwort',
    newPasswordHint: 'Mindestens {minimum} Zeichen.',
    confirmNewPassword: 'Neues Passwort bestätigen',
  },
  passwordField: {
    hide: 'Verbergen',
    show: 'Zeigen',
  },
} as const;
