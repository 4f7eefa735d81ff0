/**
 * The process in which pictures are decoded: a program of its own, since a picture of a stranger may want any amount of
 * time and memory, and libvips takes both from the whole process. `encoder-process.ts` starts it.
 *
 * In: `{ picture, shapes }`, the bytes of one picture and what is wanted of it, as a message. Out: `{ encoded }`, a WebP
 * without metadata for each shape, turned as its camera meant it; or `{ failed }`: `unreadable`, or `too-costly` when it takes more memory than it may. The
 * parent kills this process then, since a decoder does not stop half-way by itself.
 *
 * Plain JavaScript, so that the built product and the tests start the very same file.
 */
const { setPriority } = require('node:os');

const [maxPixels, maxMemory] = process.argv.slice(2).map(Number);
/** Between two looks at the memory a decoder can take about 30 MB. */
const MEMORY_POLL_INTERVAL_MS = 20;

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

process.on('message', async ({ picture, shapes }) => {
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.send({ failed: 'too-costly' });
  }, MEMORY_POLL_INTERVAL_MS);
  try {
    const encoded = [];
    for (const { width, height, fit, background } of shapes) {
      const turned = sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).rotate();
      const opaque = background ? turned.flatten({ background }) : turned;
      const resized = opaque.resize(width, height, { fit, withoutEnlargement: fit === 'inside' });
      encoded.push(await resized.webp({ quality: 82 }).toBuffer());
    }
    process.send({ encoded });
  } catch {
    process.send({ failed: 'unreadable' });
  } finally {
    clearInterval(memory);
  }
});
