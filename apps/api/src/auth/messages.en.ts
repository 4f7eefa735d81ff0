export default {
  errors: {
    invalidCredentials: 'Invalid email or password',
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordRequired: 'Please enter the password that you chose when you registered {email}.',
    wrongRegistrationPassword: 'That is not the password you registered with.',
    oldAddressNotTold: 'We could not notify the old address, so nothing was changed. Please try again later.',
  },
} as const;
