/** @jest-environment node */
import { splitConcerns } from './favorite-parts';

it('splitConcerns parts favorites from parts to get advice for, in the order of the form', () => {
  expect(
    splitConcerns(['calves:toned', 'legs:thick', 'neck:long', 'back:humped', 'arms:toned', 'abdomen:toned']),
  ).toEqual({
    favorites: ['neck:long', 'arms:toned', 'abdomen:toned', 'calves:toned'],
    concerns: ['back:humped', 'legs:thick'],
  });
});

it('splitConcerns finds nothing in nothing', () => {
  expect(splitConcerns([])).toEqual({ favorites: [], concerns: [] });
});
