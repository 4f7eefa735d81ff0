export default {
  fields: {
    type: 'Type must be a type of clothing, such as wrap-dress',
    maxPrice: 'The highest price must be an amount above 0',
    currency: 'Currency must be a code such as USD',
  },
  answers: {
    visitCounted: 'The visit is counted.',
  },
} as const;
