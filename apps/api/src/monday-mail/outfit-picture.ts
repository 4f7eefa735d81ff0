import { toAppearance } from '@figura/contracts';
import { drawWorn, type GarmentInput } from '@figura/drawing';
import type { UserRecord } from '../users/user-record';

/** Twice as large as a mail shows it, for screens with small pixels. */
const SIZE = { width: 560, height: 960 };
/** Paper behind the figure: mail programs in dark mode change what is around a picture, and not the picture. */
const PAPER = '#fbf7f2';
/** Flat areas with soft edges: more colors are not seen, and take more bytes, as dots between them would. */
const COLORS = 128;

/** A user in an outfit, as a PNG. It is encoded by threads of the encoder, which is loaded with the first picture. */
export async function findOutfitPicture(
  { measurements, preferences }: UserRecord,
  garments: readonly GarmentInput[],
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { svg } = drawWorn({
    measurements: measurements!,
    appearance: toAppearance(preferences),
    garments,
  });
  return (
    sharp(Buffer.from(svg), { density: 144 })
      // The sheet has room for high heels and a hat.
      .trim()
      .resize({ ...SIZE, fit: 'contain', background: PAPER })
      .flatten({ background: PAPER })
      .png({ palette: true, colors: COLORS, dither: 0 })
      .toBuffer()
  );
}
