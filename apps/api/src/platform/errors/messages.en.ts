import { translator } from './translator';

export const errors = translator({
  validation: 'The request is not valid.',
  notFound: 'We could not find what you asked for.',
  tooManyRequests: 'Too many attempts. Please wait a while and try again.',
  tooManyAtOnce: 'Several of your requests are still running. Please try again in a few seconds.',
  busy: 'Figura is very busy at the moment. Please try again in a few seconds.',
});
