import type { Garment } from '@figura/contracts';
import { kindOf } from '../../ui/garment/kinds';

/** A kind that was tapped, of which nothing is said but what all of the kind have; in these colors. */
export function bareGarment(picked: Garment, colors: Garment['colors'] = []): Garment {
  const says = Object.entries(kindOf(picked)?.says ?? {});
  return {
    ...picked,
    attributes: Object.fromEntries(says.map(([attribute, values]) => [attribute, [...values]])),
    colors: [...colors],
  };
}
