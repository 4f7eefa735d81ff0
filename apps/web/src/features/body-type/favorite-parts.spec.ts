import { splitConcerns } from './favorite-parts';

describe('splitConcerns', () => {
  it('tells the parts a person likes from those she wants advice for, in the order of the form', () => {
    expect(
      splitConcerns([
        'calves:toned',
        'legs:thick',
        'neck:long',
        'back:humped',
        'arms:toned',
        'abdomen:toned',
      ]),
    ).toEqual({
      favorites: ['neck:long', 'arms:toned', 'abdomen:toned', 'calves:toned'],
      concerns: ['back:humped', 'legs:thick'],
    });
  });

  it('finds nothing in nothing', () => {
    expect(splitConcerns([])).toEqual({ favorites: [], concerns: [] });
  });
});
