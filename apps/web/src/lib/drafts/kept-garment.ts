import type { Garment } from '@figura/contracts';
import { CATEGORIES, VERDICT_LEVELS } from '@figura/contracts';
import type { KeptGarment, WaitingWords } from './draft-types';

type Guard = (stored: unknown) => boolean;

const isText: Guard = (stored) => typeof stored === 'string';
const isHttps: Guard = (stored) => typeof stored === 'string' && stored.startsWith('https://');
const isNumber: Guard = (stored) => typeof stored === 'number' && Number.isFinite(stored);
const isLevel: Guard = (stored) => (VERDICT_LEVELS as readonly unknown[]).includes(stored);
const createOptionalGuard =
  (guard: Guard): Guard =>
  (stored) =>
    stored === undefined || guard(stored);
const createListGuard =
  (guard: Guard): Guard =>
  (stored) =>
    Array.isArray(stored) && stored.every(guard);
const createShapeGuard =
  (fields: Readonly<Record<string, Guard>>): Guard =>
  (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(fields).every(([name, guard]) => guard((stored as Record<string, unknown>)[name]));

const isRecordOfTexts: Guard = (stored) =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every(createListGuard(isText));

const garmentShape = createShapeGuard({
  category: (stored) => (CATEGORIES as readonly unknown[]).includes(stored),
  type: isText,
  attributes: isRecordOfTexts,
  colors: createListGuard(createShapeGuard({ name: isText })),
});

const effectShape = createShapeGuard({
  bodyPart: isText,
  attribute: isText,
  value: isText,
  displayName: isText,
  rating: isNumber,
  strength: isNumber,
  description: isText,
  evidence: isText,
});

const keptShape = createShapeGuard({
  text: isText,
  body: isText,
  checkId: isText,
  garment: garmentShape,
  verdict: createShapeGuard({
    level: isLevel,
    score: isNumber,
    sentence: isText,
    known: createShapeGuard({ matter: isNumber, known: isNumber }),
  }),
  question: createOptionalGuard(
    createShapeGuard({
      attribute: isText,
      options: (stored) =>
        createListGuard(
          createShapeGuard({ value: isText, label: isText, level: isLevel, garment: garmentShape }),
        )(stored) && (stored as unknown[]).length > 0,
    }),
  ),
  reasons: createListGuard(effectShape),
  cautions: createListGuard(effectShape),
  alternatives: createListGuard(
    createShapeGuard({ attribute: isText, to: isText, label: isText, gain: isNumber, level: isLevel }),
  ),
  fit: createListGuard(createShapeGuard({ part: isText, sentence: isText })),
  unread: createListGuard(isText),
  alike: createOptionalGuard(
    createShapeGuard({
      searchWords: createListGuard(isText),
      searches: createListGuard(createShapeGuard({ name: isText, url: isHttps })),
    }),
  ),
});

export const isGarment = (stored: unknown): stored is Garment => garmentShape(stored);
export const isKeptGarment = (stored: unknown): stored is KeptGarment => keptShape(stored);
export const isTexts = (stored: unknown): stored is string[] => createListGuard(isText)(stored);

const waitingShape = createShapeGuard({
  text: isText,
  garment: (stored) => stored === null || garmentShape(stored),
  problem: createOptionalGuard(isText),
});

export function isWaitingWords(stored: unknown): stored is WaitingWords {
  return waitingShape(stored);
}
