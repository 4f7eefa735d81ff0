import { MAX_WEARS } from '@figura/contracts';
import { trusted } from 'mongoose';

/** Also true if the day is already recorded; safe under races. */
export function hasRoomForWear(day: string) {
  return { $or: [{ wears: day }, { [`wears.${MAX_WEARS - 1}`]: trusted({ $exists: false }) }] };
}
