import type { Garment, WornStyle } from '@figura/contracts';

/** Skips removed pieces. */
export function wearPieces(
  pieces: readonly { readonly garment: Garment | null; readonly worn?: readonly WornStyle[] }[],
): (Garment & { worn?: readonly WornStyle[] })[] {
  return pieces.flatMap(({ garment, worn }) => (garment ? [{ ...garment, ...(worn && { worn }) }] : []));
}
