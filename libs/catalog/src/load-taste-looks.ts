import { OUTFIT_SLOTS, TASTE_LOOK_IDS, WORN_STYLES } from '@figura/contracts';
import { z } from 'zod';
import type { CatalogItem, CatalogTasteLook } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import { slug } from './knowledge-schema';

const pieceSchema = z.strictObject({ item: slug, worn: z.array(z.enum(WORN_STYLES)).min(1).optional() });

const tasteLooksSchema = z.record(z.enum(TASTE_LOOK_IDS), z.partialRecord(z.enum(OUTFIT_SLOTS), pieceSchema));

export function loadTasteLooks(
  folder: string,
  items: readonly CatalogItem[],
  problems: CatalogProblem[],
): CatalogTasteLook[] {
  const file = new ContentFile(folder, 'looks/tastes.yaml', problems);
  const written = file.read(tasteLooksSchema);
  if (!written) return [];
  const byId = new Map(items.map((item) => [item.id, item]));
  return TASTE_LOOK_IDS.map((id): CatalogTasteLook => {
    const look = written[id];
    if (!look.shoes) file.refuse([id], 'An outfit has shoes');
    if (!look['one-piece'] && !(look.top && look.bottom))
      file.refuse([id], 'An outfit has a one-piece, or a top and a bottom');
    const pieces = OUTFIT_SLOTS.flatMap((slot) => {
      const piece = look[slot];
      if (!piece) return [];
      const item = byId.get(piece.item);
      if (!item || item.status === 'retired')
        file.refuse([id, slot, 'item'], `No item that is offered has the id "${piece.item}"`);
      return [{ slot, ...piece }];
    });
    return { id, pieces };
  });
}
