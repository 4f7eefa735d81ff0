import type { Measurements, OptionalMeasurements, Presentation, TapeMeasurements } from '@figura/contracts';
import { getSizeWearer, NO_OPTIONAL_MEASUREMENTS } from '@figura/contracts';

import { computeTotalHeight } from '../vertical-type';
import { COARSE_SURVEYS } from './coarse-bodies';
import { classifyCoarsely, MIN_SHARE } from './coarse-class';

/**
 * Replaces all bodies of a {@link CoarseClass} when numbers are hidden; a rare class (under 1%) gets its type's
 * typical body. Inches. Idempotent.
 */
export function toCoarseBody(tape: TapeMeasurements, presentation: Presentation): Measurements {
  const wearer = getSizeWearer(presentation);
  const { letters, builds } = COARSE_SURVEYS[wearer];
  const { horizontal, vertical, fullness, bust } = classifyCoarsely(tape, wearer);
  const { typical, shapes } = letters[horizontal];
  const { share, heights } = builds[vertical];
  const told = shapes.find(
    (shape) => shape.fullness === fullness && shape.bust === bust && shape.share * share >= MIN_SHARE,
  );
  const body = { ...(told?.girths ?? typical), ...heights };
  return { ...body, totalHeight: computeTotalHeight(body) };
}

interface MeasuredUser extends Readonly<OptionalMeasurements> {
  readonly measurements: Measurements | null;
  readonly preferences: { readonly hideNumbers: boolean; readonly presentation: Presentation };
}

/** Replaces measurements by a coarse body if the user hides numbers. */
export function toShownUser<User extends MeasuredUser>(user: User): User {
  const { measurements, preferences } = user;
  if (!preferences.hideNumbers || !measurements) return user;
  return {
    ...user,
    measurements: toCoarseBody(measurements, preferences.presentation),
    ...NO_OPTIONAL_MEASUREMENTS,
  };
}

/** Always coarse, for views that others can see. */
export function removeNumbers<User extends MeasuredUser>(user: User): User {
  return toShownUser({ ...user, preferences: { ...user.preferences, hideNumbers: true } });
}
