export default {
  errors: {
    guideNotFound: 'No body part details found',
    itemNotFound: 'Item not found',
  },
} as const;
