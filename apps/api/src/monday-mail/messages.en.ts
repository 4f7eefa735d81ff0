export default {
  errors: {
    unknownSubscription: 'This link stops no mail. You can switch the Monday mail off in Settings.',
  },
} as const;
