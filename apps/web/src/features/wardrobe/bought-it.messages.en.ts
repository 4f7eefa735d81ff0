export default {
  boughtIt: {
    buy: 'Bought it',
    bought: 'In your wardrobe',
    failure: 'This could not be saved just now.',
  },
} as const;
