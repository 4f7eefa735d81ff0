import { USUAL_VALUES, type Coverage } from '@figura/contracts';
import { COVERAGE_RULES } from './coverage-rules';

export function computeLevel(part: keyof Coverage, level: string): number {
  return COVERAGE_RULES[part].levels.indexOf(level);
}

/**
 * Level that a value covers; -1 for less than the first, null if it says nothing of the part.
 * @param value `attribute:value`
 */
export function computeLevelOfValue(part: keyof Coverage, value: string): number | null {
  const { covers } = COVERAGE_RULES[part];
  return Object.hasOwn(covers, value) ? computeLevel(part, covers[value]!) : null;
}

export function computeLevelOfType(part: keyof Coverage, type: string): number | null {
  const { attribute } = COVERAGE_RULES[part];
  const usual = USUAL_VALUES.get(type)?.[attribute];
  const levels = usual?.flatMap((value) => computeLevelOfValue(part, `${attribute}:${value}`) ?? []);
  return levels?.length ? Math.min(...levels) : null;
}
