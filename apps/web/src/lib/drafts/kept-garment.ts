import type { Garment } from '@figura/contracts';
import { CATEGORIES, VERDICT_LEVELS } from '@figura/contracts';
import type { KeptGarment } from './draft-types';

type Guard = (stored: unknown) => boolean;

const isText: Guard = (stored) => typeof stored === 'string';
const isHttps: Guard = (stored) => typeof stored === 'string' && stored.startsWith('https://');
const isNumber: Guard = (stored) => typeof stored === 'number' && Number.isFinite(stored);
const isLevel: Guard = (stored) => (VERDICT_LEVELS as readonly unknown[]).includes(stored);
const createOrNothing =
  (guard: Guard): Guard =>
  (stored) =>
    stored === undefined || guard(stored);
const listOf =
  (guard: Guard): Guard =>
  (stored) =>
    Array.isArray(stored) && stored.every(guard);
const getShape =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(fields).every(([name, guard]) => guard((stored as Record<string, unknown>)[name]));

const isRecordOfTexts: Guard = (stored) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(listOf(isText));

const garmentShape = getShape({
  category: (stored) => (CATEGORIES as readonly unknown[]).includes(stored),
  type: isText,
  attributes: isRecordOfTexts,
  colors: listOf(getShape({ name: isText })),
});

const effectShape = getShape({
  bodyPart: isText,
  attribute: isText,
  value: isText,
  displayName: isText,
  rating: isNumber,
  strength: isNumber,
  description: isText,
  evidence: isText,
});

const keptShape = getShape({
  text: isText,
  body: isText,
  checkId: isText,
  garment: garmentShape,
  verdict: getShape({
    level: isLevel,
    score: isNumber,
    sentence: isText,
    known: getShape({ matter: isNumber, known: isNumber }),
  }),
  question: createOrNothing(
    getShape({
      attribute: isText,
      options: (stored) =>
        listOf(getShape({ value: isText, label: isText, level: isLevel, garment: garmentShape }))(stored) &&
        (stored as unknown[]).length > 0,
    }),
  ),
  reasons: listOf(effectShape),
  cautions: listOf(effectShape),
  alternatives: listOf(
    getShape({ attribute: isText, to: isText, label: isText, gain: isNumber, level: isLevel }),
  ),
  fit: listOf(getShape({ part: isText, sentence: isText })),
  unread: listOf(isText),
  alike: createOrNothing(
    getShape({ searchWords: listOf(isText), searches: listOf(getShape({ name: isText, url: isHttps })) }),
  ),
});

export const isGarment = (stored: unknown): stored is Garment => garmentShape(stored);
export const isKeptGarment = (stored: unknown): stored is KeptGarment => keptShape(stored);
export const isTexts = (stored: unknown): stored is string[] => listOf(isText)(stored);
