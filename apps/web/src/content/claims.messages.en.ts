export default {
  claims: {
    rating: '4.9/5',
    reviews: 'from 500+ reviews',
    womenCount: '10,000+',
    women: 'women',
    typeCount: '50+',
    types: 'body type combinations',
    recommendationCount: '1,000+',
    recommendations: 'recommendations',
    satisfactionShare: '98%',
    satisfaction: 'satisfaction',
  },
} as const;
