export default {
  likeChecked: {
    title: 'Like this, from shops',
    all: 'Show all from shops',
    order: 'How these are ranked',
    noneSold: 'No shop here sells a piece of this kind yet, within your preferences and budget.',
    noneSuits: 'Shops sell this kind, but none of it does more for you than against you.',
  },
} as const;
