export default {
  errors: {
    notFound: 'We could not find this key. It may have been revoked.',
    tooMany: 'You already have {max, number} keys, the most there can be. Please revoke one first.',
  },
  fields: {
    name: 'Name must be 1 to {max} characters',
    scopes: 'Choose at least one thing that the key may do',
  },
  responses: {
    revoked: 'The key is revoked. It opens nothing any more.',
  },
} as const;
