import type { Garment, WornStyle } from '@figura/contracts';

/** The garments of an outfit as they are worn in it; pieces that are gone are left out. */
export function wearPieces(
  pieces: readonly { readonly garment: Garment | null; readonly worn?: readonly WornStyle[] }[],
): (Garment & { worn?: readonly WornStyle[] })[] {
  return pieces.flatMap(({ garment, worn }) => (garment ? [{ ...garment, ...(worn && { worn }) }] : []));
}
