import { USUAL_VALUES, type Coverage } from '@figura/contracts';
import { COVERAGE_RULES } from './coverage-rules';

/** The index of a level of coverage, from little to much; -1 for what is none. */
export function computeLevel(part: keyof Coverage, level: string): number {
  return COVERAGE_RULES[part].levels.indexOf(level);
}

/**
 * The level up to which a value covers, -1 for less than the first; null for a value that says nothing of the part.
 *
 * @param value `attribute:value`
 */
export function computeLevelOfValue(part: keyof Coverage, value: string): number | null {
  const { covers } = COVERAGE_RULES[part];
  return Object.hasOwn(covers, value) ? computeLevel(part, covers[value]!) : null;
}

/** The level up to which garments of a type usually cover; null for a type that has nothing which could. */
export function computeLevelOfType(part: keyof Coverage, type: string): number | null {
  const { attribute } = COVERAGE_RULES[part];
  const usual = USUAL_VALUES.get(type)?.[attribute];
  const levels = usual?.flatMap((value) => computeLevelOfValue(part, `${attribute}:${value}`) ?? []);
  return levels?.length ? Math.min(...levels) : null;
}
