import sharp from 'sharp';
import { InvalidPictureError } from '../users.errors';
import { readPictureHeader } from './picture-header';
import { assertAffordable } from './picture-limits';

const createFlat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
const createDeep = (width: number, height: number) => createFlat(width, height).toColorspace('rgb16');

function createJpeg(
  width: number,
  height: number,
  options: { marker?: number; inScan?: number; samples?: number } = {},
) {
  const { marker = 0xc0, inScan = 3, samples = 0x11 } = options;
  const frame = [0xff, marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  const components = [1, samples, 0, 2, 0x11, 0, 3, 0x11, 0];
  return Buffer.from([
    0xff,
    0xd8,
    ...frame,
    ...components,
    0xff,
    0xda,
    0,
    12,
    inScan,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}
const PROGRESSIVE = { marker: 0xc2 };

const PIXELS =
  'This picture has too many pixels. Please save it smaller, at most 5000 by 5000 pixels, and try again.';
const SLOW_PNG =
  'This PNG is interlaced or has 16 bits per color, which makes it slow to read. Please save it as JPEG and try again.';
const SLOW_JPEG =
  'This JPEG is saved in a way that takes much memory to read. Please save it as a standard JPEG, not a progressive one, and try again.';

function limitError(bytes: Buffer): string | undefined {
  try {
    assertAffordable(bytes, 'Profile picture');
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidPictureError);
    return (error as Error).message;
  }
}

describe('readPictureHeader', () => {
  it.each([
    ['png', () => createFlat(320, 200).png(), 0],
    ['interlaced png', () => createFlat(320, 200).png({ progressive: true }), 320 * 200 * 4],
    ['png of 16 bits', () => createDeep(320, 200).png(), 320 * 200 * 8],
    ['jpeg', () => createFlat(320, 200).jpeg(), 0],
    [
      'jpeg with a profile and Exif',
      () =>
        createFlat(320, 200)
          .withMetadata()
          .withExif({ IFD0: { Artist: 'x' } })
          .jpeg(),
      0,
    ],
    ['progressive jpeg', () => createFlat(320, 200).jpeg({ progressive: true }), 320 * 200 * 3],
    [
      'progressive jpeg in full color',
      () => createFlat(320, 200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      320 * 200 * 6,
    ],
    ['lossy webp', () => createFlat(320, 200).webp(), 0],
    ['lossless webp', () => createFlat(320, 200).webp({ lossless: true }), 0],
    ['webp with alpha', () => createFlat(320, 200).ensureAlpha(0.5).webp(), 0],
  ] as const)(
    'readPictureHeader reads the size of a %s and the memory needed to decode it',
    async (_, make, heldBytes) => {
      const header = readPictureHeader(await make().toBuffer());
      expect(header).toMatchObject({ width: 320, height: 200, heldBytes });
    },
  );

  it('readPictureHeader counts the memory of a JPEG whose channels come in separate scans', () => {
    expect(readPictureHeader(createJpeg(1_000, 1_000, { inScan: 1 }))).toMatchObject({
      heldBytes: 6_000_000,
    });
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'readPictureHeader returns null or the same header for a %s truncated anywhere',
    async (format) => {
      const whole = await createFlat(32, 16).toFormat(format).toBuffer();
      const header = readPictureHeader(whole);
      for (let length = 0; length < whole.length; length++)
        expect([null, header]).toContainEqual(readPictureHeader(whole.subarray(0, length)));
    },
  );
});

describe('assertAffordable', () => {
  it.each<[string, Buffer | (() => Promise<Buffer>), string | undefined]>([
    ['a camera JPEG of 50 megapixels', createJpeg(8_160, 6_120), undefined],
    ['a JPEG of 53 megapixels', createJpeg(8_800, 6_120), PIXELS],
    [
      'a progressive JPEG of 24 megapixels',
      createJpeg(6_000, 4_000, { ...PROGRESSIVE, samples: 0x22 }),
      undefined,
    ],
    ['a progressive JPEG of 25 megapixels in full color', createJpeg(5_000, 5_000, PROGRESSIVE), undefined],
    [
      'a progressive JPEG of 26 megapixels',
      createJpeg(5_200, 5_000, { ...PROGRESSIVE, samples: 0x22 }),
      PIXELS,
    ],
    ['a JPEG of 50 megapixels with separate channels', createJpeg(8_160, 6_120, { inScan: 1 }), PIXELS],
    ['a JPEG with odd sampling', createJpeg(4_900, 4_900, { ...PROGRESSIVE, samples: 0x44 }), undefined],
    ['a line of 30,000 pixels', createJpeg(30_000, 1), PIXELS],
    [
      'an interlaced PNG of 4 megapixels',
      () => createFlat(2_000, 2_000).png({ progressive: true }).toBuffer(),
      undefined,
    ],
    [
      'an interlaced PNG of 9 megapixels',
      () => createFlat(3_000, 3_000).png({ progressive: true }).toBuffer(),
      SLOW_PNG,
    ],
    ['a PNG of 16 bits and 5 megapixels', () => createDeep(2_500, 2_000).png().toBuffer(), SLOW_PNG],
    ['a PNG of 26 megapixels', () => createFlat(5_200, 5_000).png().toBuffer(), PIXELS],
    ['a WebP of 26 megapixels', () => createFlat(5_200, 5_000).webp({ lossless: true }).toBuffer(), PIXELS],
  ])('assertAffordable judges a picture by its header: %s [S81]', async (_, given, sentence) => {
    expect(limitError(Buffer.isBuffer(given) ? given : await given())).toBe(sentence);
  });

  it('assertAffordable refuses a JPEG with four full-size channels decoded at once [S81]', () => {
    const cmyk = Buffer.from([
      ...[0xff, 0xd8, 0xff, 0xc2, 0, 20, 8, 5_000 >> 8, 5_000 & 255, 5_000 >> 8, 5_000 & 255, 4],
      ...[1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0],
    ]);
    expect(limitError(cmyk)).toBe(SLOW_JPEG);
  });
});
