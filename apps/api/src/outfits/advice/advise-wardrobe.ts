import type { Season } from '@figura/contracts';
import { advisePieces, type AdvisedPiece } from '@figura/styling';
import { createCatalogTask } from '../../catalog/catalog-task';
import type { OutfitMaterial } from '../compose/outfit-material';
import type { WardrobeAdviceResponse } from './advice.dto';

interface AdviceInput {
  readonly pieces: readonly (AdvisedPiece & { readonly id: string })[];
  readonly season: Season;
  readonly features: NonNullable<OutfitMaterial['features']>;
  readonly user: Parameters<typeof advisePieces>[3];
}

export const adviseWardrobe = createCatalogTask(
  'outfits.advise',
  ({ pieces, season, features, user }: AdviceInput, loaded): WardrobeAdviceResponse => {
    const known = pieces
      .filter(({ garment }) => loaded.types.has(garment.type))
      .map((piece) => ({
        ...piece,
        isLeftAside:
          piece.isLeftAside && loaded.wearing.computeWearing(piece.garment).season.includes(season),
      }));
    const advice = advisePieces(loaded, known, features, user);
    const alter = advice.flatMap((each) => {
      if (each.advice !== 'alter') return [];
      const { piece, level, sentence, becomes, gain, reasons } = each;
      return [{ id: piece.id, name: piece.name, level, sentence, becomes, gain, reasons: [...reasons] }];
    });
    const passOn = advice.flatMap(({ advice: what, piece: { id, name }, level, reasons }) =>
      what === 'pass-on' ? [{ id, name, level, reasons: [...reasons] }] : [],
    );
    return { alter: alter.sort((a, b) => b.gain - a.gain), passOn };
  },
);
