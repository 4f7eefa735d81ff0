export default {
  errors: {
    unknownSubscription: 'This link is not valid. You can turn off the Monday email in Settings.',
  },
} as const;
