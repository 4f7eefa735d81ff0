import { sharePicture as t } from './messages.en';
import { saveBytes } from './save-file';

/** Pixels; feeds show this format uncropped. */
export const SHEET = { width: 1080, height: 1350, margin: 72 } as const;
/** Always the light theme. */
export const SHEET_COLORS = {
  paper: '#fbf7f2',
  plate: '#e6d0ca',
  ink: '#231f20',
  soft: '#5c5350',
  accent: '#8a3c1b',
} as const;

const MARK_SIZE = 30;

interface SharedPicture {
  name: string;
  title: string;
  draw: (context: CanvasRenderingContext2D) => Promise<void>;
}

/** A PNG for the share sheet or as a download. Throws if the browser cannot draw it. */
export async function sharePicture({ name, title, draw }: SharedPicture): Promise<'shared' | 'saved'> {
  const file = new File([await drawPicture(draw)], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // Closing the share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return 'shared';
  }
  saveBytes(name, file);
  return 'saved';
}

async function drawPicture(draw: SharedPicture['draw']): Promise<Blob> {
  const { width, height, margin } = SHEET;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  await document.fonts.ready;
  context.fillStyle = SHEET_COLORS.paper;
  context.fillRect(0, 0, width, height);
  await draw(context);
  context.fillStyle = SHEET_COLORS.soft;
  context.textAlign = 'center';
  context.font = getDisplayFont(MARK_SIZE);
  context.fillText(t('mark'), width / 2, height - margin + 8);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))), 'image/png');
  });
}

/** Firefox needs an explicit size besides the view box. */
export async function decodeDrawing(drawing: string): Promise<HTMLImageElement> {
  const svg = drawing.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" width="$1" height="$2"');
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

export function getDisplayFont(size: number): string {
  return getFont(size, '--font-display');
}

export function getTextFont(size: number): string {
  return getFont(size, '--font-text');
}

function getFont(size: number, token: string): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(token);
  return [`${size}px`, family || 'serif'].join(' ');
}

export function readLines(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
