import { createGarmentPhrase, type TapeMeasurements, type UnitPreference } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import { completeBody, INCH, TYPICAL_HEIGHT } from '../figure/proportions';
import { createBody } from '../form/body';
import { createForm } from '../form/form';
import { HEM_LEVEL, LEVEL } from '../garment/cut/body';
import { LEG_LENGTH } from '../garment/cut/legs';
import type { GarmentInput } from '../garment/piece';
import messages from './messages.en';

const t = createMessageFactory(messages.worn);
const places = createMessageFactory(messages.places);
const lengths = createMessageFactory(messages.lengths);

export interface WornText {
  garment: GarmentInput;
  /** Inches; empty for an unmeasured body. */
  measurements: Partial<TapeMeasurements>;
  /** Null leaves lengths out. */
  unit: UnitPreference | null;
  seated?: boolean;
}

/** One sentence: the worn garments, and where the hem ends on this body. */
export function describeWorn({ garment, measurements, unit, seated = false }: WornText): Message {
  const isMeasured = Object.keys(measurements).length > 0;
  const who = !isMeasured ? 'figure' : seated ? 'seated' : 'you';
  const level = findHemLevel(garment);
  const words = { who, garment: createGarmentPhrase({ type: garment.type, colors: [] }) };
  if (level === null) return t('plain', words);
  const { name, inches } = findPlace(level, measurements);
  const place = places(name, { who });
  const length = nameLength(Math.abs(inches), unit ?? 'imperial');
  if (length === null) return t('at', { ...words, place });
  if (unit === null) return t(inches > 0 ? 'below' : 'above', { ...words, place });
  return t(inches > 0 ? 'farBelow' : 'farAbove', { ...words, place, length });
}

const LEVELS: Readonly<Record<string, number>> = { ...HEM_LEVEL, ...LEG_LENGTH, floor: LEVEL.floor };

/** The level at which a garment ends; null if it does not say. */
function findHemLevel({ attributes }: GarmentInput): number | null {
  const lengths = [...(attributes['leg'] ?? []), ...(attributes['length'] ?? [])];
  const length = lengths.find((value) => Object.hasOwn(LEVELS, value));
  return length === undefined ? null : LEVELS[length]!;
}

function findPlace(
  level: number,
  measurements: Partial<TapeMeasurements>,
): { name: keyof typeof messages.places; inches: number } {
  const form = createForm(createBody(measurements));
  const l = form.body.landmarks;
  const body = completeBody(measurements);
  const height = body.headToChest + body.chestToCrotch + body.crotchToKnee + body.kneeToFloor;
  const hem = form.height(level);
  const levels = [
    { name: 'waist', y: l.waistY },
    { name: 'hips', y: l.hipY },
    { name: 'knee', y: l.kneeY },
    { name: 'ankle', y: l.ankleY },
    { name: 'floor', y: l.floorY },
  ] as const;
  const nearest = levels.reduce((best, place) =>
    Math.abs(place.y - hem) < Math.abs(best.y - hem) ? place : best,
  );
  return { name: nearest.name, inches: ((hem - nearest.y) * height) / TYPICAL_HEIGHT };
}

/** Rounded to half an inch or a whole centimeter; null if that is zero. */
function nameLength(inches: number, unit: UnitPreference): Message | null {
  if (unit === 'metric') {
    const centimeters = Math.round(inches * INCH);
    return centimeters === 0 ? null : lengths('centimeters', { centimeters });
  }
  const halves = Math.round(inches * 2);
  if (halves === 0) return null;
  const whole = Math.floor(halves / 2);
  const number = `${whole > 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
  return lengths('inches', { number, count: Math.ceil(halves / 2) });
}
