export default {
  errors: {
    notFound: 'We could not find this key. It may have been revoked.',
    tooMany: 'You already have {max, number} keys, the most there can be. Please revoke one first.',
  },
} as const;
