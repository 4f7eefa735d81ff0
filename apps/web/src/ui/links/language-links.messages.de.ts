export default {
  languageLinks: {
    label: 'Sprache',
  },
} as const;
