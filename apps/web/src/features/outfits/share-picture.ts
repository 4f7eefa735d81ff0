import { saveBytes } from '../../lib/browser/save-file';
import { translator } from '../../lib/messages/translator';
import type { DrawingQuery } from '../../ui/dressed/drawing-messages';
import { windowOf } from '../../ui/dressed/crop';
import { drawingOf } from '../../ui/dressed/drawings';
import messages from './messages.en';

const t = translator(messages.share);

/** In pixels: the format that picture feeds show whole. */
const SHEET = { width: 1080, height: 1350, margin: 72 };
/** A plate of the light theme: what is shared looks the same to everybody. */
const COLORS = { paper: '#fbf7f2', ink: '#231f20', soft: '#5c5350' };
const CAPTION_LINES = 3;
const CAPTION_SIZE = 40;
const MARK_SIZE = 30;
const LINE_HEIGHT = 50;

/**
 * Draws an outfit on its figure as a PNG and hands it to the share sheet of the device, or to the browser as a file. Nothing
 * of the measurements is in it but the drawing.
 *
 * @throws Error where the browser cannot draw it
 */
export async function sharePicture(query: DrawingQuery, caption: string): Promise<'shared' | 'saved'> {
  const file = new File([await pictureOf(query, caption)], t('file'), { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t('title') });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return 'shared';
  }
  saveBytes(t('file'), file);
  return 'saved';
}

async function pictureOf(query: DrawingQuery, caption: string): Promise<Blob> {
  const drawing = await drawingOf(query);
  if (!drawing) throw new Error('There is no drawing of it.');
  const { width, height, margin } = SHEET;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  await document.fonts.ready;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);

  context.font = fontOf(CAPTION_SIZE);
  const lines = linesOf(context, caption, width - 2 * margin).slice(0, CAPTION_LINES);
  const below = margin + lines.length * LINE_HEIGHT + 64;
  const plate = { height: height - margin - below, width: width - 2 * margin };
  const view = windowOf('whole', drawing.landmarks, plate.width / plate.height);
  const scale = plate.height / view.height;
  const image = await decoded(drawing.image);
  context.drawImage(
    image,
    margin - view.x * scale,
    margin - view.y * scale,
    image.width * scale,
    image.height * scale,
  );

  context.fillStyle = COLORS.ink;
  context.textAlign = 'center';
  lines.forEach((line, index) =>
    context.fillText(line, width / 2, height - below + 56 + index * LINE_HEIGHT),
  );
  context.fillStyle = COLORS.soft;
  context.font = fontOf(MARK_SIZE);
  context.fillText(t('mark'), width / 2, height - margin + 8);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))), 'image/png');
  });
}

/** The drawing as an image of one pixel per unit of its sheet. Firefox wants the size that the view box leaves out. */
async function decoded(drawing: Blob): Promise<HTMLImageElement> {
  const svg = (await drawing.text()).replace(
    /viewBox="0 0 (\d+) (\d+)"/,
    'viewBox="0 0 $1 $2" width="$1" height="$2"',
  );
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The display font of the page, in pixels. */
function fontOf(size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return [`${size}px`, family || 'serif'].join(' ');
}

/** A text in lines of at most a width. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
