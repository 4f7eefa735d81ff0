import { toIsoWeek } from '../../platform/clock/iso-week';
import { toHalfYear } from './half-year';

describe('toHalfYear', () => {
  it.each([
    ['2026-11-22', 'Fall/Winter 2026', ['fall', 'winter']],
    ['2026-03-05', 'Spring/Summer 2026', ['spring', 'summer']],
    ['2026-08-28', 'Spring/Summer 2026', ['spring', 'summer']],
    ['2026-09-03', 'Fall/Winter 2026', ['fall', 'winter']],
    ['2026-12-31', 'Fall/Winter 2026', ['fall', 'winter']],
    ['2027-02-24', 'Fall/Winter 2026', ['fall', 'winter']],
    ['2027-03-04', 'Spring/Summer 2027', ['spring', 'summer']],
  ])('toHalfYear(%s) is %s', (day, badge, seasons) => {
    expect(toHalfYear(toIsoWeek(new Date(day)))).toEqual({ badge, seasons });
  });
});
