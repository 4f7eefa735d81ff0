export default {
  passwordLengthError: {
    password: 'Password',
    tooShort: '{name} must be at least {minimum} characters',
    tooLong: '{name} must be at most {maximum} characters',
  },
} as const;
