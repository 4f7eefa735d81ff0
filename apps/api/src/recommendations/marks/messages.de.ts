export default {
  fields: {
    mark: 'Eine Markierung muss {values} sein oder null',
  },
} as const;
