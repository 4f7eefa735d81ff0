export default {
  errors: {
    invalidCredentials: 'Invalid email or password',
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordRequired: 'Please enter the password that you chose when you registered {email}.',
    wrongRegistrationPassword: 'That is not the password you registered with.',
    registrationClosed: 'Registration is closed at the moment. Whoever has an account can sign in.',
    invitationRequired: 'An invitation is needed to register. Please open the link in yours.',
    invitationInvalid:
      'This invitation is not good for this address: it was used, has expired, or is for another one. Please ask for a new one.',
    oldAddressNotTold: 'We could not notify the old address, so nothing was changed. Please try again later.',
  },
} as const;
