import {
  hasLifeState,
  type LifeState,
  type LifeStateName,
  type OptionalMeasurements,
  type Presentation,
  type RailCheckKind,
  type TapeField,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import type { Message } from '@figura/messages';
import { sayRailCheck } from '../content-texts';
import { findUnsaid } from '../life-states';
import { isSayable } from '../unsaid';
import {
  collectLevels,
  describeEnd,
  describeExactLength,
  describeLength,
  getShare,
  isInLap,
  toSeatedLevels,
  type BodyLevels,
  type BodyPlaces,
  type SurveyedShare,
} from './lengths';

export interface RailKnowledge extends BodyPlaces {
  readonly checks: readonly RailCheckRule[];
}

interface RailCheckRule {
  readonly id: string;
  readonly kind: RailCheckKind;
  readonly guides: readonly string[];
  readonly state?: LifeStateName | undefined;
  /** Has a `{name}` for each length. */
  readonly says: string;
  readonly lengths: Readonly<Record<string, RailLength>>;
}

interface Change {
  readonly times?: SurveyedShare | undefined;
  /** Inches, added after `times`. */
  readonly plus?: number | undefined;
}

type Distance = { readonly from: string; readonly to: string } & Change;
type Girth = { readonly measured: TapeField; readonly less?: TapeField | undefined } & Change;

type RailLength =
  | Distance
  | Girth
  | { readonly inches: number }
  /** A place instead of a length: where an edge ends, `hem` inches below a level. */
  | { readonly hem: number; readonly below: string };

export interface RailCheck {
  kind: RailCheckKind;
  text: Message;
}

type RailTape = TapeMeasurements & Partial<OptionalMeasurements>;

interface Body {
  readonly tape: RailTape;
  readonly levels: BodyLevels;
  readonly presentation: Presentation;
  readonly isSeated: boolean;
}

/**
 * Omits checks with a missing measurement or a length not above 0.
 * @param tape inches, each above 0; null if unmeasured
 * @param unit null leaves out lengths, not places
 */
export function listRailChecks(
  knowledge: RailKnowledge,
  feature: string,
  tape: RailTape | null,
  unit: UnitPreference | null,
  presentation: Presentation,
  lifeStates: readonly LifeState[] = [],
): RailCheck[] {
  const unsaid = findUnsaid(lifeStates);
  const isSeated = hasLifeState(lifeStates, 'seated');
  const standing = tape && collectLevels(tape, knowledge.landmarks, presentation);
  const body = tape &&
    standing && { tape, levels: isSeated ? toSeatedLevels(standing) : standing, presentation, isSeated };
  return knowledge.checks
    .filter(({ guides, state }) => guides.includes(feature) && (!state || hasLifeState(lifeStates, state)))
    .flatMap(({ id, kind, says, lengths }) => {
      const values: Record<string, Message> = {};
      for (const [name, length] of Object.entries(lengths)) {
        const words = describeRailLength(length, body, knowledge.places, unit);
        if (words === null) return [];
        values[name] = words;
      }
      return [{ kind, text: sayRailCheck(id, says, values) }];
    })
    .filter(({ text }) => isSayable(unsaid, text));
}

function describeRailLength(
  length: RailLength,
  body: Body | null,
  places: RailKnowledge['places'],
  unit: UnitPreference | null,
): Message | null {
  if (body && isTopInLap(length, body)) return null;
  if ('hem' in length)
    return body && describeEnd(body.levels[length.below]! + length.hem, body.levels, places, unit);
  if (!unit) return null;
  if ('inches' in length) return describeLength(length.inches, unit);
  if (!body) return null;
  const inches = computeInches(length, body);
  if (!(inches > 0)) return null;
  return 'measured' in length && isAsTaken(length)
    ? describeExactLength(inches, unit)
    : describeLength(inches, unit);
}

function isTopInLap(length: RailLength, { levels, isSeated }: Body): boolean {
  if (!isSeated || !('hem' in length || 'to' in length)) return false;
  const [from, hem] =
    'hem' in length ? [length.below, levels[length.below]! + length.hem] : [length.from, levels[length.to]!];
  return from === 'shoulder' && isInLap(hem, levels) && hem < levels['knee']!;
}

/** NaN if not measured. */
function computeInches(length: Distance | Girth, { tape, levels, presentation }: Body): number {
  const { times = 1, plus = 0 } = length;
  const getTapeValue = (name: TapeField) => tape[name] ?? NaN;
  const whole =
    'measured' in length
      ? getTapeValue(length.measured) - (length.less ? getTapeValue(length.less) : 0)
      : levels[length.to]! - levels[length.from]!;
  return whole * getShare(times, presentation) + plus;
}

function isAsTaken({ less, times, plus }: { less?: unknown } & Change): boolean {
  return less === undefined && times === undefined && plus === undefined;
}
