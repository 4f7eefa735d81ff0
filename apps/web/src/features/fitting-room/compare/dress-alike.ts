import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';

/** Hem and leg line are compared, so companions are the same in all; the garment comes first. */
export function dressAlike(garments: readonly Garment[]): GarmentInput[][] {
  const [first, ...others] = garments.map((garment) => completeOutfit(garment));
  if (!first) return [];
  const shoes = first.find(({ category }) => category === 'Shoes');
  return [
    first,
    ...others.map(([garment, ...companions]) =>
      garment!.category === first[0]!.category && companions.length === first.length - 1
        ? [garment!, ...first.slice(1)]
        : [
            garment!,
            ...companions.map((companion) => (companion.category === 'Shoes' && shoes ? shoes : companion)),
          ],
    ),
  ];
}
