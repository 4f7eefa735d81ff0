import type { Garment } from '@figura/contracts';
import { VALUE_NAMES } from '@figura/contracts';
import { findAnswer } from '../../ui/garment/answers';
import { findKind } from '../../ui/garment/kinds';

const MAX_FACTS = 3;

/** A few distinctive words, such as `Hem at mid-calf, satin`; empty if nothing is known. */
export function describeGarment(garment: Garment, isWithin = false): string {
  const names = (findKind(garment)?.questions ?? []).flatMap((choice) => {
    const answer = findAnswer(garment, choice);
    return (answer !== null && VALUE_NAMES[choice.attribute]?.[answer]) || [];
  });
  return names
    .slice(0, MAX_FACTS)
    .map((name, index) => (index === 0 && !isWithin ? name : toLowerFirst(name)))
    .join(', ');
}

const toLowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
