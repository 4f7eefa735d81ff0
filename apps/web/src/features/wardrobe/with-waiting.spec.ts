/** @jest-environment node */
import type { Write } from '../../lib/outbox/write';
import { createPiece } from '../../lib/testing/a-piece';
import { withWaiting } from './with-waiting';

const piece = createPiece({ id: 'one', wish: true, wears: ['2026-11-20'], timesWorn: 1 });
const wear = (method: Write['method'], date: string, id = 'one'): Write => ({
  method,
  path: '/wardrobe/{id}/wears/{date}',
  init: { params: { path: { id, date } } },
  subject: { what: 'wear', name: 'Dress' },
});
const buy: Write = {
  method: 'PATCH',
  path: '/wardrobe/{id}',
  init: { params: { path: { id: 'one' } }, body: { wish: false } },
  subject: { what: 'buy', name: 'Dress' },
};

it('withWaiting applies the pending changes of this piece only, in order', () => {
  const writes = [
    buy,
    wear('PUT', '2026-11-23'),
    wear('PUT', '2026-11-22'),
    wear('DELETE', '2026-11-22'),
    wear('PUT', '2026-11-21', 'other'),
  ];
  expect(withWaiting(piece, writes)).toEqual({
    ...piece,
    wish: false,
    wears: ['2026-11-23', '2026-11-20'],
    timesWorn: 2,
  });
});
