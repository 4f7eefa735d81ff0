import { translator } from '../../platform/errors/translator';

export const fields = translator({
  mark: 'A mark must be {values}, or null',
});
