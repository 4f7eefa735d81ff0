export default {
  copyField: {
    copy: 'Copy',
  },
  newPasswordFields: {
    newPassword: 'New password',
    newPasswordHint: 'At least {minimum} characters.',
    confirmNewPassword: 'Confirm new password',
  },
  passwordField: {
    hide: 'Hide',
    show: 'Show',
  },
} as const;
