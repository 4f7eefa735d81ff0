import { translator } from '../platform/errors/translator';

export const errors = translator({
  catalogMissing: 'Our styling guides are being prepared. Please try again in a moment.',
});
