import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { feedRows } from './feed-rows';

const FEED = 'id\ttitle\tlink\n1\tCrème dress\thttps://a.example/1\n';

describe('the text of a feed', () => {
  it.each([
    ['between tabs', Buffer.from(FEED)],
    ['in UTF-16', Buffer.from(`\ufeff${FEED}`, 'utf16le')],
    ['in an archive', gzipSync(FEED)],
    ['in an archive, in UTF-16', gzipSync(Buffer.from(`\ufeff${FEED}`, 'utf16le'))],
  ])('is read %s although it comes a byte at a time', async (_, feed) => {
    const bytes = Readable.from(Array.from(feed, (byte) => Buffer.of(byte)));
    const titles: unknown[] = [];
    for await (const { row } of feedRows(bytes, 'google')) titles.push(row['title']);
    expect(titles).toEqual(['Crème dress']);
  });
});
