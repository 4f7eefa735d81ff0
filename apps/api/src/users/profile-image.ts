import { InvalidProfileImageError } from './users.errors';

/** Edge of the stored picture, in pixels. */
const SIZE = 512;
/** Larger pictures are refused before they are decoded; a phone's camera makes up to about 50 million. */
const MAX_PIXELS = 60_000_000;
const MAX_EDGE = 20_000;
const ACCEPTED = new Set(['png', 'jpeg', 'webp']);

/** First bytes of the accepted formats. Sniffed before decoding, so that no other decoder is ever reached. */
function sniff(bytes: Buffer): boolean {
  const png = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  const jpeg = bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));
  const webp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return png || jpeg || webp;
}

/**
 * Re-encodes an uploaded picture as a 512 by 512 pixel WebP without metadata, turned as its camera meant it and
 * cropped to the centre.
 *
 * @throws InvalidProfileImageError when the bytes are not a whole PNG, JPEG or WebP picture of a sensible size
 */
export async function encodeProfileImage(bytes: Buffer): Promise<Buffer> {
  if (!sniff(bytes)) throw new InvalidProfileImageError('Profile picture must be a PNG, JPEG or WebP image');
  // With the library of 20 MB that it brings: few processes ever see a picture.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  try {
    const { format, width = 0, height = 0 } = await image.metadata();
    if (!ACCEPTED.has(format ?? '') || Math.max(width, height) > MAX_EDGE)
      throw new Error(`${width}x${height}`);
    return await image.rotate().resize(SIZE, SIZE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (cause) {
    throw new InvalidProfileImageError(
      'This picture could not be read. Please choose another PNG, JPEG or WebP image.',
      { cause },
    );
  }
}
