export const blogCategories = {
  'body-types': 'Körpertypen',
  'styling-tips': 'Stylingtipps',
  trends: 'Trends',
  confidence: 'Selbstvertrauen',
  shopping: 'Einkaufen',
};
