import type { Garment } from '@figura/contracts';
import { CATEGORIES, VERDICT_LEVELS } from '@figura/contracts';
import type { KeptGarment } from './draft-types';

type Guard = (stored: unknown) => boolean;

const isText: Guard = (stored) => typeof stored === 'string';
const isHttps: Guard = (stored) => typeof stored === 'string' && stored.startsWith('https://');
const isNumber: Guard = (stored) => typeof stored === 'number' && Number.isFinite(stored);
const isLevel: Guard = (stored) => (VERDICT_LEVELS as readonly unknown[]).includes(stored);
const orNothing =
  (guard: Guard): Guard =>
  (stored) =>
    stored === undefined || guard(stored);
const listOf =
  (guard: Guard): Guard =>
  (stored) =>
    Array.isArray(stored) && stored.every(guard);
/** An object whose fields are what they should be; others in it do not matter. */
const shapeOf =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(fields).every(([name, guard]) => guard((stored as Record<string, unknown>)[name]));

const isRecordOfTexts: Guard = (stored) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(listOf(isText));

const garmentShape = shapeOf({
  category: (stored) => (CATEGORIES as readonly unknown[]).includes(stored),
  type: isText,
  attributes: isRecordOfTexts,
  colors: listOf(shapeOf({ name: isText })),
});

const effectShape = shapeOf({
  bodyPart: isText,
  attribute: isText,
  value: isText,
  displayName: isText,
  rating: isNumber,
  strength: isNumber,
  description: isText,
  evidence: isText,
});

const keptShape = shapeOf({
  text: isText,
  body: isText,
  checkId: isText,
  garment: garmentShape,
  verdict: shapeOf({
    level: isLevel,
    score: isNumber,
    sentence: isText,
    known: shapeOf({ matter: isNumber, known: isNumber }),
  }),
  question: orNothing(
    shapeOf({
      attribute: isText,
      options: (stored) =>
        listOf(shapeOf({ value: isText, label: isText, level: isLevel, garment: garmentShape }))(stored) &&
        (stored as unknown[]).length > 0,
    }),
  ),
  reasons: listOf(effectShape),
  cautions: listOf(effectShape),
  alternatives: listOf(
    shapeOf({ attribute: isText, to: isText, label: isText, gain: isNumber, level: isLevel }),
  ),
  fit: listOf(shapeOf({ part: isText, sentence: isText })),
  unread: listOf(isText),
  alike: orNothing(
    shapeOf({ searchWords: listOf(isText), searches: listOf(shapeOf({ name: isText, url: isHttps })) }),
  ),
});

export const isGarment = (stored: unknown): stored is Garment => garmentShape(stored);
export const isKeptGarment = (stored: unknown): stored is KeptGarment => keptShape(stored);
export const isTexts = (stored: unknown): stored is string[] => listOf(isText)(stored);
