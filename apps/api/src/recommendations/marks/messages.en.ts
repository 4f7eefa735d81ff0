export default {
  fields: {
    mark: 'A mark must be {values}, or null',
  },
} as const;
