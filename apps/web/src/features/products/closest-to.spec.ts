import type { Product } from '@figura/contracts';
import { aGarment } from '../../lib/testing/a-recommendation';
import { closestTo } from './closest-to';

const product = (id: string, attributes: Record<string, string[]>) =>
  ({ id, garment: aGarment({ attributes }) }) as Product;

it('closestTo chooses what shares most values, and leaves the order as it came', () => {
  const products = [
    product('best', { length: ['mini'] }),
    product('second', { length: ['knee'] }),
    product('third', { length: ['knee'], neckline: ['v-neck'] }),
    product('last', { length: ['knee'] }),
  ];
  const garment = aGarment({ attributes: { length: ['knee'], neckline: ['v-neck'] } });
  expect(closestTo(garment, products, 2).map(({ id }) => id)).toEqual(['second', 'third']);
});
