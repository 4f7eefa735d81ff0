import { provide } from '../provision.mjs';
import { findFreePort } from '../run.mjs';
import { end, waitForLine, startProgramOn } from './process.mjs';

export async function startRedis() {
  const { env, how } = await provide('redis-server');
  if (!env) throw new Error(`The bench needs redis-server: ${how}.`);
  const port = await findFreePort();
  const redis = startProgramOn(1, env.REDIS_SERVER, [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
  ]);
  await waitForLine(redis, 'Ready to accept connections');
  return { url: `redis://127.0.0.1:${port}`, pid: redis.pid, stop: () => end(redis) };
}
