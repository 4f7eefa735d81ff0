/** @jest-environment node */
import type { Product } from '@figura/contracts';
import { createGarment } from '../../lib/testing/a-recommendation';
import { listClosestTo } from './closest-to';

const createProduct = (id: string, attributes: Record<string, string[]>) =>
  ({ id, garment: createGarment({ attributes }) }) as Product;

it('listClosestTo picks the products that share most values, in their original order', () => {
  const products = [
    createProduct('best', { length: ['mini'] }),
    createProduct('second', { length: ['knee'] }),
    createProduct('third', { length: ['knee'], neckline: ['v-neck'] }),
    createProduct('last', { length: ['knee'] }),
  ];
  const garment = createGarment({ attributes: { length: ['knee'], neckline: ['v-neck'] } });
  expect(listClosestTo(garment, products, 2).map(({ id }) => id)).toEqual(['second', 'third']);
});
