/** @jest-environment node */
import { splitConcerns } from './favorite-parts';

it('splitConcerns separates favorite parts from parts to advise on, in the order of the form', () => {
  expect(
    splitConcerns(['calves:toned', 'legs:thick', 'neck:long', 'back:humped', 'arms:toned', 'abdomen:toned']),
  ).toEqual({
    favorites: ['neck:long', 'arms:toned', 'abdomen:toned', 'calves:toned'],
    concerns: ['back:humped', 'legs:thick'],
  });
});

it('splitConcerns returns nothing for an empty list', () => {
  expect(splitConcerns([])).toEqual({ favorites: [], concerns: [] });
});
