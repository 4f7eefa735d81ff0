export const languageLinks = {
  label: 'Sprache',
};
