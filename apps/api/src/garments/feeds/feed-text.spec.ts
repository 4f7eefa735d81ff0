import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { readFeedRows } from './feed-rows';

const FEED = 'id\ttitle\tlink\n1\tCrème dress\thttps://a.example/1\n';

describe('The text of a feed', () => {
  it.each([
    ['with tabs', Buffer.from(FEED)],
    ['in UTF-16', Buffer.from(`\ufeff${FEED}`, 'utf16le')],
    ['in UTF-16 without a byte order mark', Buffer.from(FEED, 'utf16le')],
    ['in big-endian UTF-16', Buffer.from(`\ufeff${FEED}`, 'utf16le').swap16()],
    ['with gzip', gzipSync(FEED)],
    ['with gzip in UTF-16', gzipSync(Buffer.from(`\ufeff${FEED}`, 'utf16le'))],
  ])('is read %s, even byte by byte', async (_, feed) => {
    const bytes = Readable.from(Array.from(feed, (byte) => Buffer.of(byte)));
    const titles: unknown[] = [];
    for await (const { row } of readFeedRows(bytes, 'google')) titles.push(row['title']);
    expect(titles).toEqual(['Crème dress']);
  });

  it.each(['ISO-8859-1', 'windows-1252'])(
    'is read in the encoding that its XML declares: %s',
    async (name) => {
      const xml = `<?xml version="1.0" encoding="${name}"?><rss><item><id>1</id><title>Crème dress</title></item></rss>`;
      for await (const { row } of readFeedRows(Readable.from([Buffer.from(xml, 'latin1')]), 'google'))
        expect(row['title']).toBe('Crème dress');
      expect.assertions(1);
    },
  );

  it.each(['UTF-8', 'UTF-16', 'x-user-defined', 'nonsense'])(
    'is refused when it is not in the encoding that its XML declares: %s',
    async (name) => {
      const xml = `<?xml version="1.0" encoding="${name}"?><rss><item><title>Crème</title></item></rss>`;
      const rows = readFeedRows(Readable.from([Buffer.from(xml, 'latin1')]), 'google');
      await expect(rows.next()).rejects.toThrow('not in UTF-8');
    },
  );
});
