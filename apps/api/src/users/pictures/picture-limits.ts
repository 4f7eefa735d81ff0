import { InvalidPictureError } from '../users.errors';
import { readPictureHeader, sniffPicture } from './picture-header';

/** A decoder reads these line by line: at most 100 MB and half a second. A camera of 24 megapixels is let in. */
const MAX_PIXELS = 25_000_000;
/** Those of a phone's camera are read in an eighth of their size: 70 MB and 0.1 s for the 50 megapixels of today's. */
const MAX_JPEG_PIXELS = 52_000_000;
/** What a decoder holds of the whole picture: 25 megapixels of a progressive JPEG in three full channels, 200 MB in all. */
const MAX_HELD_BYTES = 150_000_000;
/** PNGs that are interlaced or of 16 bits per channel cost far more time than others: about 4 megapixels. */
const MAX_HELD_PNG_BYTES = 32_000_000;
const MAX_EDGE = 20_000;

/** Nothing larger than this reaches the decoder, whatever its format; it checks it once more. */
export const MAX_DECODED_PIXELS = MAX_JPEG_PIXELS;

/** For pictures that are broken, or that the decoder does not understand. */
export const UNREADABLE = 'This picture could not be read. Please choose another PNG, JPEG or WebP image.';

/**
 * Refuses, by its header alone, what is no picture of ours and what would cost too much to decode.
 *
 * @param label what the picture is called at the beginning of a sentence
 * @throws InvalidPictureError with what to do instead
 */
export function assertAffordable(bytes: Buffer, label: string): void {
  if (!sniffPicture(bytes)) throw new InvalidPictureError(`${label} must be a PNG, JPEG or WebP image`);
  const header = readPictureHeader(bytes);
  if (!header) throw new InvalidPictureError(UNREADABLE);
  const { format, width, height, heldBytes } = header;
  const readInSteps = format === 'jpeg' && heldBytes === 0;
  if (Math.max(width, height) > MAX_EDGE || width * height > (readInSteps ? MAX_JPEG_PIXELS : MAX_PIXELS))
    throw new InvalidPictureError(
      'This picture has too many pixels. Please save it smaller, at most 5000 by 5000 pixels, and try again.',
    );
  if (format === 'png' && heldBytes > MAX_HELD_PNG_BYTES)
    throw new InvalidPictureError(
      'This PNG is interlaced or has 16 bits per color, which makes it slow to read. Please save it as JPEG and try again.',
    );
  if (heldBytes > MAX_HELD_BYTES)
    throw new InvalidPictureError(
      'This JPEG is saved in a way that takes much memory to read. Please save it as a standard JPEG, not a progressive one, and try again.',
    );
}
