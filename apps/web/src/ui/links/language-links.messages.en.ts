export default {
  languageLinks: {
    label: 'Language',
  },
} as const;
