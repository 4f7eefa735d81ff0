import { BODY_CONCERNS, FEATURES } from './body-concerns';
import { findOppositeConcerns, listOpposites } from './opposites';

describe('listOpposites', () => {
  it('listOpposites gives every balanced feature at least two opposites', () => {
    for (const feature of FEATURES.filter((each) => each.endsWith(':balanced')))
      expect(listOpposites(feature).length).toBeGreaterThanOrEqual(2);
  });

  it('listOpposites is symmetric', () => {
    for (const concern of BODY_CONCERNS)
      for (const opposite of listOpposites(concern)) expect(listOpposites(opposite)).toContain(concern);
  });

  it('listOpposites returns everything that excludes a feature', () => {
    expect(listOpposites('waist:thick')).toEqual(['waist:defined', 'waist:straight', 'waist:balanced']);
    expect(listOpposites('neck:red')).toEqual([]);
  });
});

describe('findOppositeConcerns', () => {
  it('findOppositeConcerns returns the earlier and the later of a pair', () => {
    expect(findOppositeConcerns(['legs:thin', 'feet:big', 'legs:thick'])).toEqual([
      'legs:thin',
      'legs:thick',
    ]);
  });

  it('findOppositeConcerns returns nothing for concerns that go together', () => {
    expect(findOppositeConcerns(['legs:thin', 'calves:thick', 'arms:toned'])).toBeUndefined();
  });
});
