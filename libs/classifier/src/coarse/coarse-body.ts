import type { Measurements, TapeMeasurements } from '@figura/contracts';

import { computeTotalHeight } from '../vertical-type';
import { COARSE_SURVEY } from './coarse-bodies';
import { findCoarseClass, LEAST_SHARE } from './coarse-class';

/**
 * The body that stands for all bodies of one {@link CoarseClass}: what is shown where numbers are withheld. Of a class that
 * fewer than 1 in 100 surveyed women share it is a typical body of the type. It is of the same type, always as tall, and its
 * own coarse body. Inches.
 */
export function toCoarseBody(tape: TapeMeasurements): Measurements {
  const { horizontal, vertical, fullness, bust } = findCoarseClass(tape);
  const { typical, shapes } = COARSE_SURVEY.letters[horizontal];
  const { share, heights } = COARSE_SURVEY.builds[vertical];
  const told = shapes.find(
    (shape) => shape.fullness === fullness && shape.bust === bust && shape.share * share >= LEAST_SHARE,
  );
  const body = { ...(told?.girths ?? typical), ...heights };
  return { ...body, totalHeight: computeTotalHeight(body) };
}

interface MeasuredUser {
  readonly measurements: Measurements | null;
  readonly underbust: number | null;
  readonly preferences: { readonly hideNumbers: boolean };
}

/** A user as drawings, advice and sentences may know them: with a coarse body where numbers are hidden. */
export function toShownUser<User extends MeasuredUser>(user: User): User {
  const { measurements, preferences } = user;
  if (!preferences.hideNumbers || !measurements) return user;
  return { ...user, measurements: toCoarseBody(measurements), underbust: null };
}

/** The same, whatever the user's own screens show: for what is shown to others. */
export function removeNumbers<User extends MeasuredUser>(user: User): User {
  return toShownUser({ ...user, preferences: { ...user.preferences, hideNumbers: true } });
}
