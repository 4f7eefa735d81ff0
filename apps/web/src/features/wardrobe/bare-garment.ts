import type { Garment } from '@figura/contracts';
import { findKind } from '../../ui/garment/kinds';

/** A kind that was tapped, of which nothing is said but what all of the kind have; in these colors. */
export function createBareGarment(picked: Garment, colors: Garment['colors'] = []): Garment {
  const says = Object.entries(findKind(picked)?.says ?? {});
  return {
    ...picked,
    attributes: Object.fromEntries(says.map(([attribute, values]) => [attribute, [...values]])),
    colors: [...colors],
  };
}
