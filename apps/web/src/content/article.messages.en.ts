export default {
  article: {
    'body-types.name': 'Body Types',
    'styling-tips.name': 'Styling Tips',
    'trends.name': 'Trends',
    'confidence.name': 'Confidence',
    'shopping.name': 'Shopping',
  },
} as const;
