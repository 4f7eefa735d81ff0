export default {
  errors: {
    categoryNotFound: 'No Trending Items Found',
    trendingItemNotFound: 'No trending item details found',
  },
} as const;
