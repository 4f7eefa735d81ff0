import { translator } from '../../errors/translator';

export const errors = translator({
  unreadable: 'The request could not be read. Please check it and try again.',
  notFound: 'We could not find what you asked for.',
  tooLarge: 'This is too large to send. Please send less.',
  unsupported: 'This kind of content is not accepted here.',
  unavailable: 'Figura cannot reach its data at the moment. Please try again in a few seconds.',
  internal: 'Something went wrong on our side. Please try again.',
  full: 'Figura has no room to store anything at the moment. Nothing was changed; please try again later.',
});
