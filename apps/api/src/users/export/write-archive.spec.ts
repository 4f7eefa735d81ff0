import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PersonalPicture } from '../../platform/personal-data/personal-data';
import { createArchive } from './write-archive';

const PICTURES = 40;
const PICTURE_BYTES = 100_000;

it('createArchive releases each picture once it is written [S133]', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const made: WeakRef<Buffer>[] = [];
  let held = Infinity;
  const pictures = Array.from(
    { length: PICTURES },
    (_, index) =>
      new PersonalPicture(`${index}.webp`, async () => {
        if (index === PICTURES - 1) {
          await wait(50);
          collectGarbage();
          held = made.filter((picture) => picture.deref()).length;
        }
        const bytes = Buffer.alloc(PICTURE_BYTES, index);
        made.push(new WeakRef(bytes));
        return bytes;
      }),
  );
  const archive = createArchive((toText) =>
    Readable.from(pictures.map((picture) => toText(picture) as string)),
  );
  let length = 0;
  for await (const part of archive) length += (part as Buffer).length;
  expect(length).toBeGreaterThan(PICTURES * PICTURE_BYTES);
  expect(held).toBeLessThan(PICTURES / 4);
});
