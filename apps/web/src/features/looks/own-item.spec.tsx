import { screen } from '@testing-library/react';
import { createPiece } from '../../lib/testing/a-piece';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { OwnItem } from './own-item';

const mockSend = jest.fn();
jest.mock('../../lib/outbox/send-or-keep', () => ({
  sendOrKeep: (...write: unknown[]) => mockSend(...write),
}));

const open = () =>
  renderApp(<OwnItem itemId="wrap-dress" name="Wrap dress" />, { user: createMeasuredUser() });
const getButton = () => screen.getByRole('button', { name: 'I own this' });

it.each([
  [
    'is added to the wardrobe once, even on a double click',
    createPiece(),
    'It is in your wardrobe. Open it there',
  ],
  ['waits for a connection', null, 'It will be in your wardrobe when you are online again.'],
])('an owned item %s', async (_, stored, said) => {
  mockSend.mockReset().mockResolvedValue(stored);
  const { person } = open();
  await person.dblClick(getButton());
  expect(await screen.findByRole('status')).toHaveTextContent(said);
  const body = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), itemId: 'wrap-dress' };
  expect(mockSend.mock.calls).toEqual([['POST', '/wardrobe', { body }, { what: 'add', name: 'Wrap dress' }]]);
});
