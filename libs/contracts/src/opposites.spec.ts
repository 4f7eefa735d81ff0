import { BODY_CONCERNS } from './body-concerns';
import { findOppositeConcerns, oppositesOf } from './opposites';

describe('oppositesOf', () => {
  it('reads every pair in both directions', () => {
    for (const concern of BODY_CONCERNS)
      for (const opposite of oppositesOf(concern)) expect(oppositesOf(opposite)).toContain(concern);
  });

  it('gives all that excludes a feature', () => {
    expect(oppositesOf('waist:thick')).toEqual(['waist:defined', 'waist:straight']);
    expect(oppositesOf('neck:red')).toEqual([]);
  });
});

describe('findOppositeConcerns', () => {
  it('names the earlier and the later of a pair', () => {
    expect(findOppositeConcerns(['legs:thin', 'feet:big', 'legs:thick'])).toEqual([
      'legs:thin',
      'legs:thick',
    ]);
  });

  it('finds nothing in concerns that go together', () => {
    expect(findOppositeConcerns(['legs:thin', 'calves:thick', 'arms:toned'])).toBeUndefined();
  });
});
