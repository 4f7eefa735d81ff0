export default {
  rules: {
    easyToGuess: 'This password is too easy to guess. Please choose another one.',
  },
} as const;
