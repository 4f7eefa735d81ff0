export default {
  contactAddress: {
    unknown: 'The address could not be loaded. Answer any mail that you got from us: it reaches a person.',
  },
} as const;
