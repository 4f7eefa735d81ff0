import { translator } from '../platform/errors/translator';

export const fields = translator({
  type: 'Type must be a type of clothing, such as wrap-dress',
  maxPrice: 'The highest price must be an amount above 0',
  brand: 'Brand must be the name of a brand',
  shop: 'Shop must be the name of a shop',
  color: 'Color must be the name of a color',
  size: 'Size must be a size as shops give it, such as M or UK 12',
  currency: 'Currency must be a code such as USD',
});

export const responses = translator({
  visitCounted: 'The visit is counted.',
});
