import { translator } from '../../lib/messages/translator';

export const copyField = translator({
  copy: 'Copy',
});

export const newPasswordFields = translator({
  newPassword: 'New password',
  newPasswordHint: 'At least {minimum} characters.',
  confirmNewPassword: 'Confirm new password',
});

export const passwordField = translator({
  hide: 'Hide',
  show: 'Show',
});
