export default {
  contactAddress: {
    unknown: 'The address could not be loaded. Reply to any email from us: it reaches a person.',
  },
} as const;
