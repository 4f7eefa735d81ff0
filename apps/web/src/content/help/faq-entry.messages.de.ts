export const faqEntry = {
  'getting-started.name': 'Erste Schritte',
  'account.name': 'Konto',
  'features.name': 'Funktionen',
  '4.name': 'Bezahlen',
  'technical.name': 'Technik',
  'recommendations.name': 'Empfehlungen',
};
