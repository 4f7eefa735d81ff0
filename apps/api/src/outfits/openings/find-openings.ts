import { MAX_GAPS } from '@figura/contracts';
import { countOpenings, findGaps, buildPieceKey } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import { listFitItems, listFitPieces } from '../compose/candidates';
import type { OutfitMaterial } from '../compose/outfit-material';
import type { OpeningsResponse } from './openings.dto';

/** A piece that completes fewer looks is not suggested. */
const MIN_GAP = 2;

export const findOpenings = createCatalogTask(
  'outfits.openings',
  (material: OutfitMaterial, loaded): OpeningsResponse => {
    const own = listFitPieces(material, loaded);
    const { presentation } = material.preferences;
    const counts = countOpenings(loaded.lookBook, own, presentation);
    const gaps = findGaps(loaded.lookBook, own, listFitItems(material, loaded), MAX_GAPS, presentation);
    return {
      pieces: own.map((piece) => ({ id: piece.id, opens: counts.get(buildPieceKey(piece))! })),
      gaps: gaps
        .filter(({ opens }) => opens >= MIN_GAP)
        .map(({ piece: { id, name, garment }, opens }) => ({ itemId: id, name, garment, opens })),
    };
  },
);
