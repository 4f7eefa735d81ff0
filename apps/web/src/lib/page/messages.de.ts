export default {
  useTitle: {
    title: '{title} · Figura',
  },
} as const;
