export default {
  keepIt: {
    keep: 'Keep it',
    kept: 'In your wardrobe',
    later: 'It will be in your wardrobe when you are online again.',
    failure: 'It is not in your wardrobe yet.',
    unlock: 'Keep without limit',
  },
} as const;
