export const claims = {
  rating: '4,9/5',
  reviews: 'aus über 500 Bewertungen',
  womenCount: '10.000+',
  women: 'Frauen',
  typeCount: '50+',
  types: 'Körpertypen in Varianten',
  recommendationCount: '1.000+',
  recommendations: 'Empfehlungen',
  satisfactionShare: '98\u00a0%',
  satisfaction: 'zufrieden',
  note: 'Von uns gezählt. Zwanzig Typen, jeder mit kleiner, mittlerer oder großer Brust, ergeben sechzig.',
};
