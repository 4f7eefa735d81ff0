export default {
  blogCategories: {
    'body-types': 'Body Types',
    'styling-tips': 'Styling Tips',
    trends: 'Trends',
    confidence: 'Confidence',
    shopping: 'Shopping',
  },
} as const;
