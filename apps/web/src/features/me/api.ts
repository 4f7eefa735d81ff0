import type { BodyTypeAnalysisResponse, Garment, WornStyle } from '@figura/contracts';
import type { GarmentInput } from '@figura/drawing';
import { completeOutfit } from '@figura/drawing';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { useQuery } from '../../lib/api/use-query';
import { wearPieces } from '../../ui/dressed/wear-pieces';

export function useAnalysis(isMeasured: boolean): BodyTypeAnalysisResponse | undefined {
  return useQuery(isMeasured ? '/recommendations/body-type-analysis' : null).data;
}

export interface WornOutfit {
  garments: readonly GarmentInput[];
  names: readonly string[];
}

/** The outfit of the week, else the best look. Null if there is none, undefined while loading. */
export function useWornOutfit(): WornOutfit | null | undefined {
  const { data, isLoading } = useQuery('/outfits/this-week');
  const [look] = useOwnLooks();
  const { appearance } = useWearer();
  if (data?.outfit) return describeOutfit(data.outfit.pieces);
  if (isLoading) return undefined;
  if (!look?.garment) return null;
  return { garments: completeOutfit(look.garment, [], appearance.presentation), names: [look.displayName] };
}

function describeOutfit(
  pieces: readonly { name: string; garment: Garment; worn?: readonly WornStyle[] }[],
): WornOutfit {
  return { garments: wearPieces(pieces), names: pieces.map(({ name }) => name) };
}
