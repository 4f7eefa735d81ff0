export default {
  pieceAlike: {
    failure: 'Die Suchen dafür ließen sich nicht laden.',
  },
} as const;
