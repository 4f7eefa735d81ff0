import {
  decodeDrawing,
  getDisplayFont,
  readLines,
  sharePicture,
  SHEET,
  SHEET_COLORS,
} from '../../lib/browser/share-picture';
import { computeSheetWindow } from '../../ui/dressed/crop';
import type { DrawingQuery } from '../../ui/dressed/drawing-messages';
import { findDrawing } from '../../ui/dressed/drawings';
import { share as t } from './messages.en';

const CAPTION_LINES = 3;
const CAPTION_SIZE = 40;
const LINE_HEIGHT = 50;

/**
 * A drawing reveals every measurement, so the figure is the coarse body, without pregnancy and wheelchair. Throws if the browser cannot
 * draw it.
 */
export function shareOutfit(query: DrawingQuery, caption: string): Promise<'shared' | 'saved'> {
  return sharePicture({
    name: t('file'),
    title: t('title'),
    draw: (context) => drawOutfit(context, query, caption),
  });
}

async function drawOutfit(
  context: CanvasRenderingContext2D,
  query: DrawingQuery,
  caption: string,
): Promise<void> {
  const drawing = await findDrawing({ ...query, expecting: false, seated: false });
  if (!drawing) throw new Error('There is no drawing of it.');
  const { width, height, margin } = SHEET;
  context.font = getDisplayFont(CAPTION_SIZE);
  const lines = readLines(context, caption, width - 2 * margin).slice(0, CAPTION_LINES);
  const below = margin + lines.length * LINE_HEIGHT + 64;
  const plate = { height: height - margin - below, width: width - 2 * margin };
  const view = computeSheetWindow('whole', drawing.landmarks, plate.width / plate.height);
  const scale = plate.height / view.height;
  const image = await decodeDrawing(await drawing.image.text());
  context.drawImage(
    image,
    margin - view.x * scale,
    margin - view.y * scale,
    image.width * scale,
    image.height * scale,
  );

  context.fillStyle = SHEET_COLORS.ink;
  context.textAlign = 'center';
  lines.forEach((line, index) =>
    context.fillText(line, width / 2, height - below + 56 + index * LINE_HEIGHT),
  );
}
