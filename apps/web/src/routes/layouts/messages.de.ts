export default {
  shell: {
    skipToContent: 'Zum Inhalt springen',
    loading: 'Lädt …',
  },
  router: {
    loading: 'Lädt …',
  },
} as const;
