import { toWornDays } from './worn/worn-days';
import { getShownName } from './pieces/piece-words';
import type { PieceRecord } from './pieces/wardrobe-pieces.repository';
import type { WardrobePiece } from './wardrobe.dto';

export function toPiece({
  id,
  garment,
  name,
  photo,
  price,
  note,
  brand,
  size,
  wish,
  inWash,
  wears,
  createdAt,
}: PieceRecord): WardrobePiece {
  return {
    id,
    garment,
    name: getShownName({ garment, name }),
    ...(photo && { photoUrl: `/wardrobe/${id}/photo/${photo}` }),
    ...(price && { price }),
    ...(note && { note }),
    ...(brand && { brand }),
    ...(size && { size }),
    wish,
    inWash,
    ...toWornDays(wears),
    addedAt: createdAt.toISOString(),
  };
}
