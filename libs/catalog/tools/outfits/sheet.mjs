import sharp from 'sharp';
import { loadLibs } from '../../../../tools/load-libs.mjs';

const HEIGHT = 430;
const CAPTION = 58;
const COLUMNS = 9;

export async function drawSheet(file, answers) {
  const { drawing } = await loadLibs('drawing');
  const width = Math.round((HEIGHT * drawing.WORN_SHEET.width) / drawing.WORN_SHEET.height);
  const cells = answers.flatMap(({ body, occasion, season, outfits }) =>
    outfits.map((outfit, rank) => ({ body, occasion, season, outfit, rank })),
  );
  const composites = [];
  for (const [index, { body, occasion, season, outfit, rank }] of cells.entries()) {
    const left = (index % COLUMNS) * width;
    const top = Math.floor(index / COLUMNS) * (HEIGHT + CAPTION);
    const { svg } = drawing.drawWorn({
      measurements: body.measurements,
      appearance: {
        skin: 'tone-3',
        hair: { cut: body.presentation === 'mens' ? 'side-part' : 'bun', color: 'dark-brown' },
        underlayer: null,
        presentation: body.presentation,
      },
      expecting: body.lifeStates?.some(({ state }) => state === 'pregnant'),
      seated: body.lifeStates?.some(({ state }) => state === 'seated'),
      garments: outfit.pieces.map(({ garment, worn }) => ({ ...garment, worn })),
    });
    const density = (72 * HEIGHT) / drawing.WORN_SHEET.height;
    const input = await sharp(Buffer.from(svg), { density }).resize({ height: HEIGHT }).png().toBuffer();
    composites.push({ input, left, top });
    const lines = [
      `${index + 1} ${body.key} ${occasion} ${season} #${rank + 1}`,
      outfit.look?.id ?? 'no look',
      `${outfit.palette} ${outfit.score}`,
    ];
    const text = lines.map(
      (line, at) => `<text x="4" y="${14 + 15 * at}" font-size="11" font-family="sans-serif">${line}</text>`,
    );
    composites.push({
      input: Buffer.from(
        `<svg width="${width}" height="${CAPTION}" xmlns="http://www.w3.org/2000/svg">${text.join('')}</svg>`,
      ),
      left,
      top: top + HEIGHT,
    });
  }
  const rows = Math.ceil(cells.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * width, height: rows * (HEIGHT + CAPTION), channels: 3, background: '#f4eee6' },
  })
    .composite(composites)
    .png({ palette: true })
    .toFile(file);
}
