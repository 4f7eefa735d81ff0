export default {
  errors: {
    categoryNotFound: 'No Trending Items Found',
    trendingItemNotFound: 'No trending item details found',
  },
  reasons: {
    ofLead: 'Part of “{name}”, the theme of this week.',
    ofTheme: 'Part of “{name}”, a theme of this season.',
    besideLead: 'Of no theme: something of this season to wear beside “{name}”.',
    season: 'Made for {seasons}: its season is now.',
    onUser: 'On you: {reason}',
    lastWeek: 'It was part of last week’s selection.',
  },
} as const;
