import { translate } from '@figura/messages';
import { BODY_AREAS, BODY_CONCERNS, nameBodyConcern, isBodyConcern } from './index';

describe('Body concerns', () => {
  it('BODY_CONCERNS lists every option of the form once, as area:value', () => {
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
    'isBodyConcern is false for %p',
    (text) => {
      expect(isBodyConcern(text)).toBe(false);
    },
  );

  it('a concern has the name shown in the form', () => {
    expect(translate(nameBodyConcern('abdomen:protruding'), 'en')).toBe('Abdomen: Belly pooch');
    expect(translate(nameBodyConcern('back:humped'), 'en')).toBe('Back: Hunched/rounded');
  });
});
