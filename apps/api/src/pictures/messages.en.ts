import { translator } from '../platform/errors/translator';

export const errors = translator({
  away: 'Figura cannot reach its pictures at the moment. Nothing was changed; please try again in a few seconds.',
});
