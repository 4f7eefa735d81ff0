import { containsText } from './contains-text';

it('containsText finds a part of any of the texts, whatever its case', () => {
  expect(containsText('RAGLAN', ['A hem', 'A raglan sleeve'])).toBe(true);
  expect(containsText('raglan', ['A hem', 'A set-in sleeve'])).toBe(false);
});

it.each(['.*', '(s)', '[a-z]', '\\', '$49', '50%+'])('containsText takes %s letter by letter', (query) => {
  expect(containsText(query, ['plain words only'])).toBe(false);
  expect(containsText(query, [`before ${query} after`])).toBe(true);
});

it('containsText finds an empty query in every text', () => {
  expect(containsText('', ['anything'])).toBe(true);
  expect(containsText('   ', ['anything'])).toBe(true);
});

it('containsText takes a typed apostrophe for a printed one', () => {
  expect(containsText("don't", ['Clothes don’t lie'])).toBe(true);
});
