import type { TapeMeasurements, UnitPreference } from '@figura/contracts';
import { createMessageFactory, type Message } from '@figura/messages';
import { completeBody, INCH, TYPICAL_HEIGHT } from '../figure/proportions';
import { createFormFromMeasurements } from '../form/form';
import type { GarmentInput } from '../garment/piece';
import { findHem } from './hem';
import messages from './messages.en';

const t = createMessageFactory(messages.worn);
const places = createMessageFactory(messages.places);

export interface WornText {
  garment: GarmentInput;
  /** Inches; empty for an unmeasured body. */
  measurements: Partial<TapeMeasurements>;
  /** Null leaves lengths out. */
  unit: UnitPreference | null;
  seated?: boolean;
}

const LENGTH_WORDS: Readonly<Record<string, string>> = {
  crop: 'cropped',
  'waist-length-top': 'waist-length',
  'high-hip-top': 'hip-length',
  'widest-hip-top': 'hip-length',
  'tunic-length': 'long',
  'jacket-waist': 'short',
  'jacket-hip': 'hip-length',
  'jacket-long': 'knee-length',
  mini: 'short',
  'above-knee': 'short',
  knee: 'knee-length',
  'below-knee': 'below-the-knee',
  'mid-calf': 'midi-length',
  ankle: 'ankle-length',
  floor: 'floor-length',
  cropped: 'cropped',
  'ankle-length': 'ankle-length',
  'full-length': 'full-length',
};

const PLURAL = /(trousers|jeans|shorts|leggings|joggers|chinos|culottes|dungarees)$/;

const CAPITALS: readonly (readonly [RegExp, string])[] = [
  [/^t-shirt/, 'T-shirt'],
  [/^a-line/, 'A-line'],
];

/** One sentence: the worn garments, and where the hem ends on this body. */
export function describeWorn({ garment, measurements, unit, seated = false }: WornText): Message {
  const isMeasured = Object.keys(measurements).length > 0;
  const who = !isMeasured ? 'figure' : seated ? 'seated' : 'you';
  const hem = findHem(garment);
  const words = { who, garment: nameWith(garment, hem?.length) };
  if (hem === null) return t('plain', words);
  const { name, inches } = findPlace(hem.level, measurements);
  const place = places(name, { who });
  const length = formatLengthText(Math.abs(inches), unit ?? 'imperial');
  if (length === null) return t('at', { ...words, place });
  if (unit === null) return t(inches > 0 ? 'below' : 'above', { ...words, place });
  return t(inches > 0 ? 'farBelow' : 'farAbove', { ...words, place, length });
}

function nameWith({ type }: GarmentInput, length: string | undefined): string {
  const capital = CAPITALS.find(([start]) => start.test(type));
  const name = (capital ? type.replace(capital[0], capital[1]) : type).replaceAll(/(?<!^[TA])-/g, ' ');
  const word = length === undefined ? undefined : LENGTH_WORDS[length];
  const noun = word === undefined || name.includes(word) ? name : `${word} ${name}`;
  if (PLURAL.test(type)) return noun;
  return `${/^[aeiou]|^A-/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function findPlace(
  level: number,
  measurements: Partial<TapeMeasurements>,
): { name: keyof typeof messages.places; inches: number } {
  const form = createFormFromMeasurements(measurements);
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
function formatLengthText(inches: number, unit: UnitPreference): string | null {
  if (unit === 'metric') {
    const centimeters = Math.round(inches * INCH);
    return centimeters === 0 ? null : `${centimeters}\u00a0cm`;
  }
  const halves = Math.round(inches * 2);
  if (halves === 0) return null;
  const whole = Math.floor(halves / 2);
  const number = `${whole > 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`;
  return `${number} ${halves <= 2 ? 'inch' : 'inches'}`;
}
