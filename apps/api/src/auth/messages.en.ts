import { translator } from '../platform/errors/translator';

export const errors = translator({
  invalidResetLink: 'This reset link is invalid or has expired. Please request a new one.',
  invalidVerificationLink: 'This verification link is invalid or has expired.',
  invalidCredentials: 'Invalid email or password',
  challengeEnded: 'This took too long or was used already. Please begin again.',
  hasPassword: 'This account has a password already. Change it with the current one.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  passwordRequired: 'Please enter the password that you chose when you registered {email}.',
  wrongRegistrationPassword: 'That is not the password you registered with.',
  registrationClosed: 'Registration is closed at the moment. Whoever has an account can sign in.',
  invitationRequired: 'An invitation is needed to register. Please open the link in yours.',
  invitationInvalid:
    'This invitation is not good for this address: it was used, has expired, or is for another one. Please ask for a new one.',
  oldAddressNotTold: 'We could not notify the old address, so nothing was changed. Please try again later.',
});

export const fields = translator({
  gender: 'Gender must be F or NB',
  noRefreshToken: 'No refresh token available',
  refreshTokenInvalid: 'Refresh token is not valid',
  newPasswordTooShort: 'New password must be at least {min} characters',
  invitation: 'Invitation is not valid',
  adult: 'An account is for people of 18 or older: send "adult": true, or leave it out',
  start: 'Start must be the answers of the start without a tape',
  passwordRequired: 'Password is required',
  invalidCredentials: 'Invalid email or password',
  passwordTooLong: 'Password must be at most 128 characters',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'Current password is incorrect',
  newPasswordRequired: 'New password is required',
  newPasswordTooLong: 'New password must be at most {max} characters',
  firstName: 'First name',
  lastName: 'Last name',
});

export const responses = translator({
  verified: 'Your email is verified.',
  resetLinkSent: 'If this address has an account, a link to reset the password is on its way.',
  passwordSet: 'Your password is set. You can sign in with it now.',
  passwordReset: 'Your password has been reset. You can sign in with it now.',
  passwordChanged: 'Password changed successfully!',
  registered: 'Registration successful! Please check your email for verification.',
  signedOut: 'You are signed out.',
  linkSent: 'If this address is waiting for verification, a new link is on its way.',
});
