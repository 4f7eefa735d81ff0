/**
 * The process in which pictures are decoded: a program of its own, since a picture of a stranger may want any amount of
 * time and memory, and libvips takes both from the whole process. `picture-decoder.ts` starts it.
 *
 * In: the bytes of one picture, as a message. Out: `{ encoded }`, a WebP without metadata, turned as its camera meant it
 * and cropped to the center; or `{ failed }`: `unreadable`, or `too-costly` when it takes more memory than it may. The
 * parent kills this process then, since a decoder does not stop half-way by itself.
 *
 * Plain JavaScript, so that the built product and the tests start the very same file.
 */
const { setPriority } = require('node:os');

const [edge, maxPixels, maxMemory] = process.argv.slice(2).map(Number);
/** Between two looks at the memory a decoder can take about 30 MB. */
const MEMORY_LOOK_MS = 20;

// Signals to a whole terminal are for the parent: it lets running requests end, and ends this process then.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
try {
  // Before any thread is made: on Linux threads have the priority of the one that makes them.
  setPriority(5);
} catch {
  // Not allowed here; then it competes like everything else.
}

const sharp = require('sharp');
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (picture) => {
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.send({ failed: 'too-costly' });
  }, MEMORY_LOOK_MS);
  try {
    const encoded = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    process.send({ encoded });
  } catch {
    process.send({ failed: 'unreadable' });
  } finally {
    clearInterval(memory);
  }
});
