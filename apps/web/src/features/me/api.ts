import type { BodyTypeAnalysisResponse, Garment, WornStyle } from '@figura/contracts';
import type { GarmentInput } from '@figura/drawing';
import { completeOutfit } from '@figura/drawing';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useQuery } from '../../lib/api/use-query';
import { wearPieces } from '../../ui/dressed/wear-pieces';

/** What follows from the user's measurements; undefined before there are any, and while it is asked for. */
export function useAnalysis(isMeasured: boolean): BodyTypeAnalysisResponse | undefined {
  return useQuery(isMeasured ? '/recommendations/body-type-analysis' : null).data;
}

export interface WornOutfit {
  garments: readonly GarmentInput[];
  /** What the pieces are called. */
  names: readonly string[];
}

/**
 * What the user wears here: the outfit of the week, or else the best look. Null where there is none, undefined while it is
 * asked for.
 */
export function useWornOutfit(): WornOutfit | null | undefined {
  const { data, isLoading } = useQuery('/outfits/this-week');
  const [look] = useOwnLooks();
  if (data?.outfit) return describeOutfit(data.outfit.pieces);
  if (isLoading) return undefined;
  if (!look?.garment) return null;
  return { garments: completeOutfit(look.garment), names: [look.displayName] };
}

function describeOutfit(
  pieces: readonly { name: string; garment: Garment; worn?: readonly WornStyle[] }[],
): WornOutfit {
  return { garments: wearPieces(pieces), names: pieces.map(({ name }) => name) };
}
