export default {
  fields: {
    noProduct: 'This is the id of no product',
    answer: 'The answer must be one of {values}',
  },
} as const;
