export const article = {
  'body-types.name': 'Körpertypen',
  'styling-tips.name': 'Stiltipps',
  'trends.name': 'Trends',
  'confidence.name': 'Selbstvertrauen',
  'shopping.name': 'Einkaufen',
};
