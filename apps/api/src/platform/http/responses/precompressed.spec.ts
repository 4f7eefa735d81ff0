import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Precompressed } from './precompressed';

const PLAIN = Buffer.from('<svg>'.repeat(500));

describe('Precompressed', () => {
  it('getFor() returns the plain bytes until the compressed forms exist', async () => {
    const page = new Precompressed(PLAIN);
    expect(page.getFor('br, gzip')).toEqual({ bytes: PLAIN });
    await page.compress();
    expect(page.getFor('br, gzip').encoding).toBe('br');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.8', 'gzip'],
    ['deflate', undefined],
    ['br;q=0.0, gzip; q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('getFor(%p) chooses %p', async (header, encoding) => {
    const page = new Precompressed(PLAIN);
    await page.compress();
    expect(page.getFor(header).encoding).toBe(encoding);
  });

  it('compress() is lossless', async () => {
    const page = new Precompressed(PLAIN);
    await page.compress();
    expect(brotliDecompressSync(page.getFor('br').bytes)).toEqual(PLAIN);
    expect(gunzipSync(page.getFor('gzip').bytes)).toEqual(PLAIN);
    expect(page.getFor('br').bytes.length).toBeLessThan(PLAIN.length / 10);
  });
});
