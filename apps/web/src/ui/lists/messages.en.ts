export default {
  cautions: {
    title: 'Where It Pulls the Other Way',
  },
} as const;
