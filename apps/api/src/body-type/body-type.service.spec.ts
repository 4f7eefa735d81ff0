import { toCoarseBody } from '@figura/classifier';
import { NO_OPTIONAL_MEASUREMENTS, NO_PREFERENCES } from '@figura/contracts';
import type { Clock } from '../platform/clock/clock';
import { NotMeasuredError } from './body-type.errors';
import { BodyTypeService } from './body-type.service';
import { guessOptional, TAPE_MEASUREMENTS } from '../testing/tape-measurements';

describe('BodyTypeService', () => {
  const clock = { now: () => new Date('2026-11-27') } as Clock;
  const service = new BodyTypeService(clock);
  const user = {
    ...service.createMeasured(TAPE_MEASUREMENTS),
    preferences: NO_PREFERENCES,
    bodyConcerns: [],
    featureChoices: {},
    ...NO_OPTIONAL_MEASUREMENTS,
  };

  it('createMeasured() adds the total height in inches and the type to the eight measurements', () => {
    const { measurements, bodyType } = service.createMeasured(TAPE_MEASUREMENTS);
    expect(measurements).toEqual({ ...TAPE_MEASUREMENTS, totalHeight: 64.5 });
    expect(bodyType).toMatchObject({ horizontal: 'B', vertical: '2', combined: 'B2' });
  });

  it("getProfile() returns a user's balance issues first, then the ticked concerns", () => {
    const { features } = service.getProfile({ ...user, bodyConcerns: ['neck:long'] });
    const kinds = features.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort());
    expect(features[0]).toMatchObject({ kind: 'balance' });
    expect(features.at(-1)).toMatchObject({ key: 'neck:long', kind: 'concern' });
  });

  it('getProfile() throws NotMeasuredError without measurements', () => {
    expect(() => service.getProfile({ ...user, bodyType: null, measurements: null })).toThrow(
      NotMeasuredError,
    );
  });

  it('getConfidence() rises with the distance of the measurements from another type', () => {
    const [near, far] = [41.75, 46].map((hips) =>
      service.getProfile({ ...user, ...service.createMeasured({ ...TAPE_MEASUREMENTS, hips }) }),
    );
    expect(service.getConfidence(far!).probability).toBeGreaterThan(service.getConfidence(near!).probability);
  });

  it('getProfile() uses the coarse body for a user who hides numbers, without optional measurements', () => {
    const preferences = { ...NO_PREFERENCES, hideNumbers: true };
    const { measurements } = user;
    const profile = service.getProfile({ ...user, preferences, ...guessOptional(measurements) });
    expect(profile).toEqual(
      service.getProfile({ ...user, measurements: toCoarseBody(measurements, 'womens') }),
    );
    expect(profile.bodyType).toEqual(user.bodyType);
  });
});
