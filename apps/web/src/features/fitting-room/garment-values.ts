import type { Alternative, Garment } from '@figura/contracts';
import { showIn } from './shown-in';

export function withChange(garment: Garment, { attribute, from, to }: Alternative): Garment {
  const own = garment.attributes[attribute] ?? [];
  const changed = from === null ? [...own, to] : own.map((value) => (value === from ? to : value));
  const [, ...others] = garment.colors;
  const shown = attribute === 'color' ? showIn(to) : null;
  return {
    ...garment,
    attributes: { ...garment.attributes, [attribute]: changed },
    ...(shown && { colors: [shown, ...others] }),
  };
}
