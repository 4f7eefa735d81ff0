import type { BodyConcern, CombinedType, TapeMeasurements } from '@figura/contracts';
import {
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPES,
  MAX_MEASUREMENT_INCHES,
  MEASUREMENTS,
  TAPE_FIELDS,
  VERTICAL_MEASUREMENTS,
  VERTICAL_TYPES,
  isBodyConcern,
} from '@figura/contracts';
import type { DraftName } from './draft-stores';
import type { DraftEntry, Drafts, EditDraft, EntryDraft, SettingsDraft, StartAnswers } from './draft-types';

export type Parse<Value> = (stored: unknown) => Value;

/** Longer texts were not typed into a measurement field. */
const MAX_ENTRY_LENGTH = 32;

function toInches(stored: unknown): number | null {
  return typeof stored === 'number' && stored > 0 && stored <= MAX_MEASUREMENT_INCHES ? stored : null;
}

/** A bare text is in inches. */
export function toEntry(stored: unknown): DraftEntry | null {
  if (typeof stored === 'number') return toInches(stored);
  if (typeof stored === 'string') return toEntry({ text: stored, unit: 'in' });
  if (typeof stored !== 'object' || stored === null) return null;
  const { text, unit } = stored as Record<string, unknown>;
  if (typeof text !== 'string' || text.length > MAX_ENTRY_LENGTH) return null;
  return unit === 'in' || unit === 'cm' ? { text, unit } : null;
}

function collectEntries<Field extends string>(fields: readonly Field[]): Parse<EntryDraft<Field> | null> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const draft: EntryDraft<Field> = {};
    for (const field of fields) {
      const entry = toEntry((stored as Record<string, unknown>)[field]);
      if (entry !== null) draft[field] = entry;
    }
    return Object.keys(draft).length > 0 ? draft : null;
  };
}

function parseTape(stored: unknown): TapeMeasurements | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = MEASUREMENTS.map((name) => [name, toInches((stored as Record<string, unknown>)[name])]);
  return values.some(([, inches]) => inches === null)
    ? null
    : (Object.fromEntries(values) as TapeMeasurements);
}

function createChoiceParser<Value extends string>(values: readonly Value[]): Parse<Value | null> {
  return (stored) => values.find((value) => value === stored) ?? null;
}

function edit<Changes>(parse: Parse<Changes | null>): Parse<EditDraft<Changes> | null> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { from, changes } = stored as Record<string, unknown>;
    const parsed = parse(changes);
    return typeof from === 'string' && parsed !== null ? { from, changes: parsed } : null;
  };
}

const parseConcerns: Parse<BodyConcern[] | null> = (stored) =>
  Array.isArray(stored) ? [...new Set(stored.filter(isBodyConcern))] : null;

const SETTINGS = ['firstName', 'lastName', 'nickname', 'gender'] as const;
const MAX_SETTING_LENGTH = 200;

const collectSettings: Parse<SettingsDraft | null> = (stored) => {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft: SettingsDraft = {};
  for (const name of SETTINGS) {
    const value = (stored as Record<string, unknown>)[name];
    if (typeof value === 'string' && value.length <= MAX_SETTING_LENGTH) draft[name] = value;
  }
  return Object.keys(draft).length > 0 ? draft : null;
};

export const parseTexts: Parse<Record<string, string>> = (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    : {};

const MAX_LIST_TEXT = 400_000;

const parseNumbers: Parse<Record<string, number>> = (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => Number.isFinite(value)))
    : {};

const startAnswers: Parse<StartAnswers | null> = (stored) => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { known, comparisons, byString } = stored as Record<string, unknown>;
  return {
    known: parseNumbers(known),
    comparisons: parseNumbers(comparisons),
    byString: parseNumbers(byString),
  };
};

/** The others have a module of their own, which public pages do not load. */
export type SimpleDraftName = Exclude<DraftName, 'fittingRoom' | 'today'>;

const isFlag: Parse<boolean> = (stored) => stored === true;

const combinedTypes = HORIZONTAL_TYPES.flatMap((letter) =>
  VERTICAL_TYPES.map((digit): CombinedType => `${letter}${digit}`),
);

const COUPON_CODE = /^\S{1,64}$/;

/** Malformed data reads as missing. */
export const parsers: { [Name in SimpleDraftName]: Parse<Drafts[Name]> } = {
  introVerticalMeasurements: collectEntries(VERTICAL_MEASUREMENTS),
  introHorizontalMeasurements: collectEntries(HORIZONTAL_MEASUREMENTS),
  introSelfAnalysis: (stored) => parseConcerns(stored) ?? [],
  startAnswers,
  verticalMeasurements: collectEntries(VERTICAL_MEASUREMENTS),
  horizontalMeasurements: collectEntries(HORIZONTAL_MEASUREMENTS),
  verticalBodyType: createChoiceParser(VERTICAL_TYPES),
  horizontalBodyType: createChoiceParser(HORIZONTAL_TYPES),
  combinedBodyType: createChoiceParser(combinedTypes),
  profileMeasurements: edit(collectEntries(TAPE_FIELDS)),
  bodyPreferences: edit(parseConcerns),
  profileSettings: edit(collectSettings),
  measurementsBefore: parseTape,
  measuringUnit: createChoiceParser(['in', 'cm']),
  shopSizes: parseTexts,
  wardrobeList: (stored) => (typeof stored === 'string' ? stored.slice(0, MAX_LIST_TEXT) : null),
  couponCode: (stored) => (typeof stored === 'string' && COUPON_CODE.test(stored) ? stored : null),
  editBodyPreferences: isFlag,
  testSelfAnalysis: isFlag,
};
