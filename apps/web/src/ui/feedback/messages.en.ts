export default {
  failureAlert: {
    notSaved: 'This could not be saved',
  },
  loadFailure: {
    tryAgain: 'Try again',
  },
  measureFirst: {
    text: 'We can say what a piece does for you once we have your eight measurements.',
    start: 'Start My Measurements',
  },
} as const;
