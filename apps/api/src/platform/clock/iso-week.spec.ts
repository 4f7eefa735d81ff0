import fc from 'fast-check';
import { toIsoWeek, startOfIsoWeek, startOfWeekAfter, subtractWeeks } from './iso-week';

const aMoment = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

describe('ISO weeks', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-W47'],
    ['2026-11-22T23:59:59.999Z', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-W48'],
    ['2026-12-31T00:00:00Z', '2026-W53'],
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2021-01-01T00:00:00Z', '2020-W53'],
  ])('%s is in ISO week %s', (moment, week) => {
    expect(toIsoWeek(new Date(moment))).toBe(week);
  });

  it.each(['2026-W00', '2026-W54', '2025-W53', '2026-48', 'W48', '2026-w48', '', '2026-W481'])(
    '%p is not an ISO week',
    (text) => {
      expect(startOfIsoWeek(text)).toBeNull();
    },
  );

  it('ISO weeks begin on Monday at 00:00 UTC and last seven days', () => {
    fc.assert(
      fc.property(aMoment, (moment) => {
        const start = startOfIsoWeek(toIsoWeek(moment))!;
        expect(start.getUTCDay()).toBe(1);
        expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(startOfWeekAfter(moment).getTime() - start.getTime()).toBe(7 * 24 * 3_600_000);
        expect(toIsoWeek(new Date(startOfWeekAfter(moment).getTime() - 1))).toBe(toIsoWeek(moment));
      }),
    );
  });

  it('ISO weeks sort as text and can be subtracted', () => {
    expect(subtractWeeks('2027-W01', 1)).toBe('2026-W53');
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 1, max: 200 }), (moment, count) => {
        const week = toIsoWeek(moment);
        expect(subtractWeeks(week, count) < week).toBe(true);
        expect(subtractWeeks(subtractWeeks(week, count), -count)).toBe(week);
      }),
    );
  });
});
