import { toAppearance } from '@figura/contracts';
import { drawWorn, type GarmentInput } from '@figura/drawing';
import type { UserRecord } from '../users/user-record';

/** Twice the size in the email, for high-density screens. */
const SIZE = { width: 560, height: 960 };
/** Email clients in dark mode change the background but not the picture. */
const PAPER = '#fbf7f2';
/** Flat areas need few colors; dithering would take more bytes. */
const COLORS = 128;

/** PNG. The encoder has its own threads and is loaded lazily. */
export async function drawOutfitPicture(
  { measurements, preferences }: UserRecord,
  garments: readonly GarmentInput[],
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { svg } = drawWorn({
    measurements: measurements!,
    appearance: toAppearance(preferences),
    garments,
  });
  return sharp(Buffer.from(svg), { density: 144 })
    .trim()
    .resize({ ...SIZE, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png({ palette: true, colors: COLORS, dither: 0 })
    .toBuffer();
}
