import type { Season } from './occasions';

/** @param halfYear for example `Fall/Winter 2026` */
export function listHalfYearSeasons(halfYear: string): readonly Season[] {
  return halfYear.startsWith('Fall') ? ['fall', 'winter'] : ['spring', 'summer'];
}
