import { translator } from '../../platform/errors/translator';

export const fields = translator({
  noProduct: 'This is the id of no product',
  answer: 'The answer must be one of {values}',
});
