import type { CatalogItem } from '@figura/catalog';
import { drawGarment } from '@figura/drawing';

/** In pixels, as shops have them. */
const WIDTH = 900;
const HEIGHT = 1_125;

/** An item on a studio's ground, lit from above, as a JPEG. The encoder is loaded with the first one. */
export async function demoPhoto(item: CatalogItem): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const garment = drawGarment(item).replace('<svg ', '<svg width="400" height="500" ');
  const studio = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="studio" cx="50%" cy="38%" r="75%">
        <stop offset="0" stop-color="#fbfaf8"/><stop offset="0.6" stop-color="#ece8e3"/><stop offset="1" stop-color="#d3ccc4"/>
      </radialGradient>
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="4" dy="9"/>
        <feComponentTransfer><feFuncA type="linear" slope="0.28"/></feComponentTransfer>
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
      </filter>
    </defs>
    <rect width="400" height="500" fill="url(#studio)"/>
    <g filter="url(#shadow)" transform="translate(20 25) scale(0.9)">${garment}</g>
  </svg>`;
  return sharp(Buffer.from(studio)).jpeg({ quality: 85 }).toBuffer();
}
