export default {
  errors: {
    guideNotFound: 'No body part details found',
    itemNotFound: 'Item not found',
  },
  fields: {
    missingParameters: 'Missing required parameters',
  },
} as const;
