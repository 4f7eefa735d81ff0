/** @jest-environment node */
import { doesContainText } from './contains-text';

it('containsText finds a part of any of the texts, whatever its case', () => {
  expect(doesContainText('RAGLAN', ['A hem', 'A raglan sleeve'])).toBe(true);
  expect(doesContainText('raglan', ['A hem', 'A set-in sleeve'])).toBe(false);
});

it.each(['.*', '(s)', '[a-z]', '\\', '$49', '50%+'])('containsText takes %s letter by letter', (query) => {
  expect(doesContainText(query, ['plain words only'])).toBe(false);
  expect(doesContainText(query, [`before ${query} after`])).toBe(true);
});

it('containsText finds an empty query in every text', () => {
  expect(doesContainText('', ['anything'])).toBe(true);
  expect(doesContainText('   ', ['anything'])).toBe(true);
});

it('containsText takes a typed apostrophe for a printed one', () => {
  expect(doesContainText("don't", ['Clothes don’t lie'])).toBe(true);
});
