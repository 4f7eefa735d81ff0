export default {
  errors: {
    invalidCredentials: 'Invalid email or password',
    challengeEnded: 'This took too long or was used already. Please begin again.',
    hasPassword: 'This account has a password already. Change it with the current one.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordRequired: 'Please enter the password that you chose when you registered {email}.',
    wrongRegistrationPassword: 'That is not the password you registered with.',
    oldAddressNotTold: 'We could not notify the old address, so nothing was changed. Please try again later.',
  },
} as const;
