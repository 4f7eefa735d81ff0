import type { Garment } from '@figura/contracts';
import { findKind } from '../../ui/garment/kinds';

export function createBareGarment(picked: Garment, colors: Garment['colors'] = []): Garment {
  const says = Object.entries(findKind(picked)?.says ?? {});
  return {
    ...picked,
    attributes: Object.fromEntries(says.map(([attribute, values]) => [attribute, [...values]])),
    colors: [...colors],
  };
}
