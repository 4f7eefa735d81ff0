export const pieceAlike = {
  failure: 'Die Suchen dafür ließen sich nicht laden.',
};
