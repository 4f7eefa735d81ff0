/** @jest-environment node */
import { doesContainText } from './contains-text';

it('doesContainText finds a part of any text, ignoring case', () => {
  expect(doesContainText('RAGLAN', ['A hem', 'A raglan sleeve'])).toBe(true);
  expect(doesContainText('raglan', ['A hem', 'A set-in sleeve'])).toBe(false);
});

it.each(['.*', '(s)', '[a-z]', '\\', '$49', '50%+'])('doesContainText matches %s literally', (query) => {
  expect(doesContainText(query, ['plain words only'])).toBe(false);
  expect(doesContainText(query, [`before ${query} after`])).toBe(true);
});

it('doesContainText finds an empty query in every text', () => {
  expect(doesContainText('', ['anything'])).toBe(true);
  expect(doesContainText('   ', ['anything'])).toBe(true);
});

it('doesContainText matches a typed apostrophe with a typographic one', () => {
  expect(doesContainText("don't", ['Clothes don’t lie'])).toBe(true);
});
