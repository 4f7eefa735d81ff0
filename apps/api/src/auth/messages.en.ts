export default {
  errors: {
    invalidCredentials: 'Invalid email or password',
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordRequired: 'Please enter the password that you chose when you registered {email}.',
    wrongRegistrationPassword: 'This is not the password that was chosen with this registration.',
    oldAddressNotTold:
      'The mail server did not take the mail to the old address. Nothing was changed; try again later.',
  },
} as const;
