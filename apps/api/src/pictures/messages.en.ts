export default {
  errors: {
    away: 'Figura cannot reach its pictures at the moment. Nothing was changed; please try again in a few seconds.',
  },
} as const;
