export default {
  errors: {
    categoryNotFound: 'No Trending Items Found',
    trendingItemNotFound: 'No trending item details found',
  },
  reasons: {
    ofLead: 'Part of “{name}”, the theme of this week.',
    ofTheme: 'Part of “{name}”, a theme of this season.',
    besideLead: 'A piece of this season to wear with “{name}”.',
    season: 'Made for {seasons}, so now is its time.',
    onUser: 'On you: {reason}',
    lastWeek: 'It was part of last week’s selection.',
  },
} as const;
