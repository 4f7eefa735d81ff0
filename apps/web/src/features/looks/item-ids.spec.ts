/** @jest-environment node */
import { parseItemIds } from './item-ids';

it.each([
  [null, []],
  ['[]', []],
  ['["a","b"]', ['a', 'b']],
  ['[{"_id":"a","name":"x"},{"_id":"b"}]', ['a', 'b']],
  ['["a","a",{"_id":"a"}]', ['a']],
  ['["a",{"_id":"../b"},{"_id":["c"]},null]', ['a']],
])('the ids of a list in a URL of %p are %p', (items, ids) => {
  expect(parseItemIds(items)).toEqual(ids);
});

it.each(['', 'a', '7', '{}', '[', '[{}]', '["a b"]', JSON.stringify(Array(501).fill('a'))])(
  'the ids of a list in a URL are malformed in %p',
  (items) => {
    expect(parseItemIds(items)).toBeNull();
  },
);
