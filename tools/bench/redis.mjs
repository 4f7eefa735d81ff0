import { freePort } from '../free-port.mjs';
import { provisionRedis } from '../provision/redis.mjs';
import { end, lineOf, startProgramOn } from './process.mjs';

/**
 * A Redis on core 1 that stores nothing on disk.
 *
 * @throws Error where no redis-server can be had
 */
export async function startRedis() {
  const { path, how } = await provisionRedis();
  if (!path) throw new Error(`The bench needs redis-server: ${how}.`);
  const port = await freePort();
  const redis = startProgramOn(1, path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  await lineOf(redis, 'Ready to accept connections');
  return { url: `redis://127.0.0.1:${port}`, pid: redis.pid, stop: () => end(redis) };
}
