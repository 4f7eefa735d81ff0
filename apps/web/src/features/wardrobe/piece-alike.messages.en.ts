export default {
  pieceAlike: {
    failure: 'The searches for it could not be loaded.',
  },
} as const;
