import { BODY_CONCERNS, FEATURES } from './body-concerns';
import { findOppositeConcerns, listOpposites } from './opposites';

describe('oppositesOf', () => {
  it('oppositesOf takes what is balanced for the opposite of what is not', () => {
    for (const feature of FEATURES.filter((each) => each.endsWith(':balanced')))
      expect(listOpposites(feature).length).toBeGreaterThanOrEqual(2);
  });

  it('oppositesOf reads every pair in both directions', () => {
    for (const concern of BODY_CONCERNS)
      for (const opposite of listOpposites(concern)) expect(listOpposites(opposite)).toContain(concern);
  });

  it('oppositesOf returns all that excludes a feature', () => {
    expect(listOpposites('waist:thick')).toEqual(['waist:defined', 'waist:straight', 'waist:balanced']);
    expect(listOpposites('neck:red')).toEqual([]);
  });
});

describe('findOppositeConcerns', () => {
  it('findOppositeConcerns names the earlier and the later of a pair', () => {
    expect(findOppositeConcerns(['legs:thin', 'feet:big', 'legs:thick'])).toEqual([
      'legs:thin',
      'legs:thick',
    ]);
  });

  it('findOppositeConcerns finds nothing in concerns that go together', () => {
    expect(findOppositeConcerns(['legs:thin', 'calves:thick', 'arms:toned'])).toBeUndefined();
  });
});
