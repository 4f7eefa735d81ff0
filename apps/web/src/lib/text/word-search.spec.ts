/** @jest-environment node */
import { createWordSearch } from './word-search';

const search = createWordSearch([
  ['How do I delete my account?', 'Open Settings and confirm with your password.'],
  ['Can I change my email address?', 'It cannot be changed.'],
  ['Is there a subscription?', 'No, so there is nothing to cancel. Money is refunded.'],
  ['How do I measure?', 'With a tape, or without one.'],
]);

it.each([
  ['delete account', [0]],
  ['deleting accounts', [0]],
  ['account deletion', [0]],
  ['change e-mail', [1]],
  ['how can I change my mail', [1]],
  ['cancellation', [2]],
  ['cancelling', [2]],
  ['refund', [2]],
  ['measurement without tape', [3]],
  ['pasword', [0]],
  ['acount', [0]],
  ['emial', [1]],
  ['cancel xylophone', [2]],
  ['delete acc', [0]],
])('createWordSearch finds "%s" by its words', (query, found) => {
  expect(search(query)).toEqual(found);
});

it.each(['', 'how do I', 'xylophone', 'delete tape', '.*', '10%'])(
  'createWordSearch finds nothing for "%s"',
  (query) => expect(search(query)).toEqual([]),
);

it('createWordSearch ranks matches in first texts above matches in the others', () => {
  const two = createWordSearch([
    ['How do I sign in?', 'With a password.'],
    ['Change a password', 'In Settings.'],
  ]);
  expect(two('passwords')).toEqual([1, 0]);
});
