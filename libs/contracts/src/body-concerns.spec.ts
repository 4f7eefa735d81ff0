import { BODY_AREAS, BODY_CONCERNS, bodyConcernLabel, isBodyConcern } from './index';

describe('body concerns', () => {
  it('lists every option of the form once, as area:value', () => {
    expect(BODY_CONCERNS).toHaveLength(30);
    expect(new Set(BODY_CONCERNS).size).toBe(BODY_CONCERNS.length);
    expect(BODY_CONCERNS).toContain('abdomen:extreme-protrusion');
    expect(BODY_AREAS.map(({ area }) => area)).toEqual([
      'neck',
      'shoulders',
      'arms',
      'chest',
      'waist',
      'abdomen',
      'back',
      'bottom',
      'legs',
      'calves',
      'ankles',
      'feet',
    ]);
  });

  it.each(['abdomen', 'abdomen:', 'abdomen:thick', 'ABDOMEN:toned', '', null, 7, { $ne: 1 }])(
    'knows that %p is not one of them',
    (text) => {
      expect(isBodyConcern(text)).toBe(false);
    },
  );

  it('names a concern as the form does', () => {
    expect(bodyConcernLabel('abdomen:protruding')).toBe('Abdomen: Belly pooch');
    expect(bodyConcernLabel('back:humped')).toBe('Back: Hunched/rounded');
  });
});
