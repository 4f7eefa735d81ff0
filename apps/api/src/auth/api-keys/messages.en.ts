import { translator } from '../../platform/errors/translator';

export const errors = translator({
  notFound: 'We could not find this key. It may have been revoked.',
  tooMany: 'You already have {max, number} keys, the most there can be. Please revoke one first.',
});

export const fields = translator({
  name: 'Name must be 1 to {max} characters',
  scopes: 'Choose at least one thing that the key may do',
});

export const responses = translator({
  revoked: 'The key is revoked. It opens nothing any more.',
});
