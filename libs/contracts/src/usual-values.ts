import { IMPLIED_BY_VALUES, VALUES_OF_TYPES, VALUE_CHOICES } from './generated/usual-values';
import type { ImpliedValues, TypeValues } from './type-values';

interface DescribedGarment {
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

export const USUAL_VALUES: ReadonlyMap<string, ImpliedValues> = new Map(
  Object.entries(VALUES_OF_TYPES).map(([type, { implies, usual }]) => [type, { ...usual, ...implies }]),
);

/** Not true of a piece that is buttoned over it. */
export function isOpenFronted({
  type,
  has,
}: {
  readonly type: string;
  readonly has: (attribute: string, value: string) => boolean;
}): boolean {
  return type === 'longline-cardigan' || has('style', 'open-jacket') || has('line', 'open-front');
}

export function findUsualKind(type: string): string {
  return (Object.hasOwn(VALUES_OF_TYPES, type) && VALUES_OF_TYPES[type]!.usualKind) || type;
}

/** Implied values that the garment does not state itself, by attribute. */
export function findImpliedValues({ type, attributes }: DescribedGarment): Record<string, string[]> {
  const known = new Map(
    Object.entries(attributes).map(([attribute, values = []]) => [attribute, [...values]]),
  );
  const implied: Record<string, string[]> = {};
  const add = (values: ImpliedValues = {}) => {
    for (const [attribute, slugs] of Object.entries(values))
      for (const slug of slugs) {
        const present = known.get(attribute) ?? [];
        if (present.includes(slug) || present.some((own) => areApart(attribute, own, slug))) continue;
        known.set(attribute, [...present, slug]);
        (implied[attribute] ??= []).push(slug);
      }
  };
  const own = Object.hasOwn(VALUES_OF_TYPES, type) ? VALUES_OF_TYPES[type]! : {};
  add(own.implies);
  for (const [key, values] of Object.entries(IMPLIED_BY_VALUES)) {
    const [attribute = '', value = ''] = key.split(':');
    if (known.get(attribute)?.includes(value)) add(removeForeign(values, own));
  }
  return implied;
}

export function withImpliedValues<Described extends DescribedGarment>(garment: Described): Described {
  const implied = Object.entries(findImpliedValues(garment));
  if (implied.length === 0) return garment;
  const added = implied.map(([attribute, values]) => [
    attribute,
    [...(garment.attributes[attribute] ?? []), ...values],
  ]);
  return { ...garment, attributes: { ...garment.attributes, ...Object.fromEntries(added) } };
}

function areApart(attribute: string, a: string, b: string): boolean {
  const choices = Object.hasOwn(VALUE_CHOICES, attribute) ? VALUE_CHOICES[attribute]! : null;
  return choices?.some((values) => values.includes(a) && values.includes(b)) ?? true;
}

/** Removes values that the type cannot have: a wrap skirt has no neckline. */
function removeForeign(values: ImpliedValues, { implies, usual }: TypeValues): ImpliedValues {
  const hasNeckline = implies?.['neckline'] ?? usual?.['neckline'] ?? usual?.['sleeveLength'];
  if (hasNeckline || !Object.hasOwn(values, 'neckline')) return values;
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => attribute !== 'neckline'));
}
