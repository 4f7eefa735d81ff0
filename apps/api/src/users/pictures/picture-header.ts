export interface PictureHeader {
  format: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
  /** Bytes that a decoder must hold for the whole picture; 0 if it reads line by line or at a smaller size. */
  heldBytes: number;
}

/** The header chunk must come first. */
function readPngHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, interlaced] = [bytes[24], bytes[28] !== 0];
  // Interlaced PNGs are assembled in memory; 16-bit channels stay that way until resized.
  const heldBytes = interlaced || depth > 8 ? width * height * 4 * (depth > 8 ? 2 : 1) : 0;
  return { format: 'png', width, height, heldBytes };
}

/** WebP is always decoded whole. */
function readWebpHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 30) return null;
  const createWebpHeader = (width: number, height: number): PictureHeader => ({
    format: 'webp',
    width,
    height,
    heldBytes: 0,
  });
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return createWebpHeader(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return createWebpHeader((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return createWebpHeader(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Cameras write about twenty. */
const MAX_SEGMENTS = 2_000;

interface Frame {
  width: number;
  height: number;
  progressive: boolean;
  samples: number[];
  components: number;
}

/** Null for encodings that no camera or browser writes. */
function parseFrame(segment: Buffer, marker: number): Frame | null {
  const components = segment[5] ?? 0;
  if (segment[0] !== 8 || components === 0 || segment.length < 6 + components * 3) return null;
  const samples = Array.from({ length: components }, (_, index) => {
    const factors = segment[7 + index * 3]!;
    return (factors >> 4) * (factors & 15);
  });
  const [height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)];
  return { width, height, progressive: marker === 0xc2, samples, components };
}

/**
 * A baseline JPEG whose first scan has all channels is read line by line at an eighth of its size; others need
 * two bytes per coefficient.
 */
function readJpegHeader(bytes: Buffer): PictureHeader | null {
  let frame: Frame | null = null;
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments++) {
    // Skips padding and non-marker bytes, as decoders do.
    at = bytes.indexOf(0xff, at);
    if (at < 0) return null;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === undefined || marker === END_OF_IMAGE || OTHER_FRAMES.has(marker)) return null;
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) continue;
    if (at + 2 > bytes.length) return null;
    const length = bytes.readUInt16BE(at);
    const segment = bytes.subarray(at + 2, at + length);
    if (length < 2 || at + length > bytes.length) return null;
    if (marker === START_OF_SCAN) return frame && readJpeg(frame, segment[0] ?? 0);
    if (FRAMES.has(marker)) {
      if (frame) return null;
      frame = parseFrame(segment, marker);
      if (!frame) return null;
    }
    at += length;
  }
  return null;
}

function readJpeg(frame: Frame, componentsOfFirstScan: number): PictureHeader {
  const { width, height, samples } = frame;
  const whole = frame.progressive || componentsOfFirstScan < frame.components;
  const perPixel = samples.reduce((sum, count) => sum + count, 0) / Math.max(...samples, 1);
  return { format: 'jpeg', width, height, heldBytes: whole ? width * height * perPixel * 2 : 0 };
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_SIGNATURE = Buffer.from('ffd8ff', 'hex');

/** By content, ignoring a file's name and type; null for other formats. */
export function sniffPicture(bytes: Buffer): PictureHeader['format'] | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (bytes.subarray(0, 3).equals(JPEG_SIGNATURE)) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
}

/** Does not decode; null for an invalid header. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const format = sniffPicture(bytes);
  const header = format && { png: readPngHeader, jpeg: readJpegHeader, webp: readWebpHeader }[format](bytes);
  return header && header.width > 0 && header.height > 0 ? header : null;
}
