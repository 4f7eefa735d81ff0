/** @jest-environment node */
import { parseItemIds } from './item-ids';

it.each([
  [null, []],
  ['[]', []],
  ['["a","b"]', ['a', 'b']],
  ['[{"_id":"a","name":"x"},{"_id":"b"}]', ['a', 'b']],
  ['["a","a",{"_id":"a"}]', ['a']],
  ['["a",{"_id":"../b"},{"_id":["c"]},null]', ['a']],
])('the list in the URL %p has the ids %p', (items, ids) => {
  expect(parseItemIds(items)).toEqual(ids);
});

it.each(['', 'a', '7', '{}', '[', '[{}]', '["a b"]', JSON.stringify(Array(501).fill('a'))])(
  'the list in the URL %p is malformed',
  (items) => {
    expect(parseItemIds(items)).toBeNull();
  },
);
