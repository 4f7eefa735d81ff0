import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { loadLibs } from '../../../tools/load-libs.mjs';
import { workspace } from '../../../tools/run.mjs';
import { BODIES, OUTFITS } from './drawing-sheet/looks.mjs';

/**
 * Writes contact sheets of outfits and of every catalog item. `npm run drawing:sheet -- [outfits|flats|worn]
 * [folder] [only these, by commas]`
 */
const [sheet = 'outfits', folder = join(workspace, 'dist/sheets'), only] = process.argv.slice(2);
const { catalog: lib, drawing } = await loadLibs('catalog', 'drawing');
const wanted = only?.split(',');
const isChosen = (name) => !wanted || wanted.some((part) => name.includes(part));
const PAPER = '#e6d0ca';
const CLOTHES = ['Tops', 'Bottoms', 'One-Piece', 'Outerwear'];
mkdirSync(folder, { recursive: true });

const loadItems = () =>
  lib.loadCatalog(join(workspace, 'libs/catalog/content')).items.filter(({ id }) => isChosen(id));

const renderPng = (svg, height, of) =>
  sharp(Buffer.from(svg), { density: (72 * height) / of })
    .resize({ height })
    .png()
    .toBuffer();

async function writeSheet(name, pictures, columns, width, height) {
  const rows = Math.ceil(pictures.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: PAPER } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png()
    .toFile(join(folder, name));
  console.log(join(folder, name));
}

async function renderFigure(garments, body, height) {
  const { svg } = drawing.drawWorn({ ...body, garments, title: 'Worn' });
  return renderPng(svg, height, drawing.WORN_SHEET.height);
}

const formatKilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** The costliest body decides: text, compressed text, and warm time. */
function printCosts(name, garments) {
  const measureCost = (small) => {
    const draw = (body) => drawing.drawWorn({ ...body, garments, title: 'Worn', small }).svg;
    const texts = BODIES.map(draw);
    const start = performance.now();
    BODIES.forEach(draw);
    const mean = (performance.now() - start) / BODIES.length;
    const largest = Math.max(...texts.map(({ length }) => length));
    const compressed = Math.max(...texts.map((text) => brotliCompressSync(text).length));
    return `${formatKilobytes(largest)}, ${formatKilobytes(compressed)} compressed, ${mean.toFixed(1)} ms`;
  };
  return `${name}: ${measureCost(false)}; small: ${measureCost(true)}`;
}

const computeWidth = (height) => Math.round((height * drawing.WORN_SHEET.width) / drawing.WORN_SHEET.height);

if (sheet === 'outfits') {
  const height = 420;
  const pictures = [];
  for (const [name, garments] of Object.entries(OUTFITS)) {
    if (isChosen(name)) for (const body of BODIES) pictures.push(await renderFigure(garments, body, height));
  }
  for (const [name, garments] of Object.entries(OUTFITS))
    if (isChosen(name)) console.log(printCosts(name, garments));
  await writeSheet('outfits.png', pictures, BODIES.length, computeWidth(height), height);
}

if (sheet === 'flats') {
  for (const height of [120, 500]) {
    const pictures = [];
    for (const item of loadItems()) pictures.push(await renderPng(drawing.drawItem(item), height, 500));
    const width = height * 0.8;
    const columns = height === 120 ? 20 : 8;
    if (pictures.length <= 80 || height === 120)
      await writeSheet(`flats-${height}.png`, pictures, columns, width, height);
  }
}

if (sheet === 'worn') {
  const height = 300;
  const pictures = [];
  let index = 0;
  for (const item of loadItems()) {
    if (!CLOTHES.includes(item.category)) continue;
    pictures.push(
      await renderFigure(drawing.completeOutfit(item), BODIES[(index += 1) % BODIES.length], height),
    );
  }
  await writeSheet('worn.png', pictures, 14, computeWidth(height), height);
}
