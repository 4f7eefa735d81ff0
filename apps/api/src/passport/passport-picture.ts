/** Pixels of a link's preview, 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
const MARGIN = 40;
const PAPER = '#fbf7f2';

/** PNG of a drawn figure. The encoder has its own threads and is loaded lazily. */
export async function drawPreview(figure: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = PREVIEW_SIZE;
  const drawn = await sharp(Buffer.from(figure), { density: 144 })
    .trim()
    .resize({ width: width - 2 * MARGIN, height: height - 2 * MARGIN, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ palette: true, colors: 128, dither: 0 })
    .toBuffer();
}
