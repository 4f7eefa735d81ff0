import type { Text } from '@figura/messages';
import { InvalidPictureError } from '../users.errors';
import { readPictureHeader, sniffPicture } from './picture-header';
import { pictures as t } from '../messages.en';

/** Decoded line by line: at most 100 MB and half a second. Fits a 24-megapixel camera. */
const MAX_PIXELS = 25_000_000;
/** Phone JPEGs are read at an eighth of their size: 70 MB and 0.1 s for 50 megapixels. */
const MAX_JPEG_PIXELS = 52_000_000;
/** Bytes held: 25 megapixels of progressive JPEG in three channels, 200 MB in all. */
const MAX_HELD_BYTES = 150_000_000;
/** Interlaced or 16-bit PNGs are far slower: about 4 megapixels. */
const MAX_HELD_PNG_BYTES = 32_000_000;
const MAX_EDGE = 20_000;

/** The decoder checks this limit again. */
export const MAX_DECODED_PIXELS = MAX_JPEG_PIXELS;

/** Checks only the header. Throws InvalidPictureError with what to do instead. */
export function assertAffordable(bytes: Buffer, label: Text): void {
  if (!sniffPicture(bytes)) throw new InvalidPictureError(t('format', { label }));
  const header = readPictureHeader(bytes);
  if (!header) throw new InvalidPictureError(t('unreadable'));
  const { format, width, height, heldBytes } = header;
  const readInSteps = format === 'jpeg' && heldBytes === 0;
  if (Math.max(width, height) > MAX_EDGE || width * height > (readInSteps ? MAX_JPEG_PIXELS : MAX_PIXELS))
    throw new InvalidPictureError(t('tooManyPixels'));
  if (format === 'png' && heldBytes > MAX_HELD_PNG_BYTES) throw new InvalidPictureError(t('slowPng'));
  if (heldBytes > MAX_HELD_BYTES) throw new InvalidPictureError(t('progressive'));
}
