import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AdminLine } from '../../testing/admin-line';
import { createGoogleRow, toTsv } from '../testing/feeds';

it('a feed of 80 MB in an archive takes no 80 MB', async () => {
  const admin = await AdminLine.start();
  const row = toTsv([createGoogleRow('bomb', { description: 'x'.repeat(900_000) })]).split('\n');
  const feed = join(admin.folder, 'feed');
  writeFileSync(feed, gzipSync([row[0], ...Array<string>(90).fill(row[1]!)].join('\n')));
  const words = ['products', 'import', feed, '--shop', 'Bomb', '--format', 'google', '--dry-run', '--json'];
  const before = process.memoryUsage().rss;
  const { printed } = await admin.type(words);
  expect(process.memoryUsage().rss - before).toBeLessThan(400e6);
  expect(JSON.parse(printed)).toMatchObject({ read: 90, duplicates: 89 });
  await admin.stop();
}, 180_000);
