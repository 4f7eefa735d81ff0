export const gaps = {
  title: 'Was die meisten neuen Outfits bringt',
  lead: 'Ein einziges Teil mehr, kombiniert mit dem, was du hast.',
  opens: '{count, plural, one {bringt ein neues Outfit} other {bringt # neue Outfits}}',
};
