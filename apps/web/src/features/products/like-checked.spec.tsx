import { screen } from '@testing-library/react';
import { createGarment } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import LikeChecked from './like-checked';

it('LikeChecked explains why there are no products', async () => {
  const route = 'GET /products?category=One-Piece&type=wrap-dress&limit=24';
  mockApi({ [route]: () => ({ items: [], next: null }) });
  renderApp(<LikeChecked garment={createGarment()} />, { user: createMeasuredUser({ hasPaid: true }) });
  const alike = await screen.findByRole('region', { name: 'Like this, from shops' });
  expect(alike).toHaveTextContent('No shop here sells a piece of this kind yet');
});

it('LikeChecked requests nothing for a free account', () => {
  const calls = mockApi({});
  renderApp(<LikeChecked garment={createGarment()} />, { user: createMeasuredUser() });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
