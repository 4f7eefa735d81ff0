/**
 * A separate process: hostile pictures may use up time and memory, and a decoder cannot be stopped halfway, so
 * the parent kills it. Plain JavaScript, so that build and tests run the same file. In: `{ picture, shapes }`.
 * Out: `{ encoded }`, WebP without metadata, upright, or `{ failed }`: `unreadable` or `too-costly`.
 */
const { setPriority } = require('node:os');

const [maxPixels, maxMemory] = process.argv.slice(2).map(Number);
/** A decoder can allocate about 30 MB between two polls. */
const MEMORY_POLL_INTERVAL_MS = 20;

// The parent handles terminal signals; it stops this process after running requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
try {
  // Before any thread starts, because Linux threads inherit the priority.
  setPriority(5);
} catch {
  // Not permitted here, so the process keeps normal priority.
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
