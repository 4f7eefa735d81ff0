import { screen } from '@testing-library/react';
import { createPiece } from '../../lib/testing/a-piece';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { pathTo } from '../../path-to';
import { WishForItem, WishForProduct } from './wish-for';

const item = { _id: 'wrap-dress', category: 'One-Piece' } as const;
const open = (wish: React.ReactElement, handlers: FakeHandlers = {}) => ({
  calls: mockApi({ 'POST /wardrobe': () => createPiece({ wish: true }), ...handlers }),
  ...renderApp(wish, { user: createMeasuredUser({ hasPaid: true }) }),
});
const findButton = () => screen.findByRole('button', { name: /^Wish for it ?: Wrap dress$/ });

it.each([
  ['an item', <WishForItem key="i" item={item} name="Wrap dress" />, { itemId: 'wrap-dress' }],
  ['a product', <WishForProduct key="p" product={{ id: 'p1', title: 'Wrap dress' }} />, { productId: 'p1' }],
])('%s is saved as a wish once, even on a double click', async (_, wish, source) => {
  const { calls, person } = open(wish);
  await person.dblClick(await findButton());
  expect(await screen.findByRole('link', { name: 'In your wishes' })).toHaveAttribute('href', pathTo.wishes);
  expect(calls.map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...source, wish: true },
  ]);
});

it('a wish that exceeds the limit shows why, and can be retried', async () => {
  const { person } = open(<WishForItem item={item} name="Wrap dress" />, {
    'POST /wardrobe': () => createProblem(403, 'Ten pieces are free.', { code: 'QUOTA_USED' }),
  });
  await person.click(await findButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ten pieces are free.');
  expect(await findButton()).toBeEnabled();
});

it('a styling item cannot be wished for', async () => {
  open(
    <>
      <WishForItem item={{ ...item, category: 'Styling' }} name="Low bun" />
      <WishForItem item={item} name="Wrap dress" />
    </>,
  );
  await findButton();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
