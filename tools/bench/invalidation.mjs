import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { workspace } from '../run.mjs';
import { cpuMicros, end, lineOf, startOn } from './process.mjs';
import { startRedis } from './redis.mjs';

/**
 * What it costs processes to tell each other of changes: `node tools/bench/invalidation.mjs [changes a second]`, with a real
 * redis-server and the API's own code, in 2, 4 and 8 processes that change in turns. With an address as its argument it is one of them.
 */
const SECONDS = 5;
const TICK_MS = 20;
const PROCESSES = [2, 4, 8];

const [argument = '1000', share] = process.argv.slice(2);
if (argument.startsWith('redis:')) await beProcess(argument, Number(share));
else await compare(Number(argument));

/** The API's own code, bundled from its sources. */
async function invalidationCode({ fresh }) {
  const folder = join(workspace, 'node_modules/.cache/figura-invalidation');
  const file = join(folder, 'cache-invalidation.cjs');
  const input = ['cache/cache-invalidation', 'redis/redis.module'].map((path) =>
    join(workspace, `apps/api/src/platform/${path}.ts`),
  );
  const output = { format: 'cjs', entryFileNames: '[name].cjs' };
  if (fresh)
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        rollupOptions: { input, external: ['@nestjs/common', 'ioredis', 'pino', 'zod'], output },
      },
    });
  const require = createRequire(file);
  return { ...require(file), ...require(join(folder, 'redis.module.cjs')) };
}

/** Changes so many records a second, and hears of those of the others. */
async function beProcess(url, perSecond) {
  const { CacheInvalidation, connectRedis } = await invalidationCode({ fresh: false });
  const redis = connectRedis(url);
  const invalidation = new CacheInvalidation(redis);
  let heard = 0;
  const kept = new Map();
  for (const topic of ['user', 'session', 'sessions-of-user'])
    invalidation.subscribe(topic, (id) => {
      heard++;
      kept.delete(id);
    });
  process.on('SIGTERM', () => {
    process.stdout.write(`heard ${heard}\n`, () => process.exit(0));
  });
  await pause(1_500);
  process.stdout.write('ready\n');
  let due = 0;
  let made = 0;
  setInterval(() => {
    for (due += (perSecond * TICK_MS) / 1_000; due >= 1; due--)
      invalidation.publish('user', `6b037fae3fb1cea7e57d${String(made++).padStart(4, '0')}`);
  }, TICK_MS);
}

async function compare(perSecond) {
  await invalidationCode({ fresh: true });
  process.stdout.write(`${perSecond} changes a second in all, for ${SECONDS} s.\n`);
  process.stdout.write('processes   CPU µs per change: of each process   of all   of Redis   heard of\n');
  for (const count of PROCESSES) {
    const redis = await startRedis();
    const program = fileURLToPath(import.meta.url);
    const all = Array.from({ length: count }, (_, index) =>
      startOn(index % 2, [program, redis.url, String(perSecond / count)]),
    );
    await Promise.all(all.map((one) => lineOf(one, 'ready')));
    const used = () => all.map(({ pid }) => cpuMicros(pid));
    const [before, redisBefore] = [used(), cpuMicros(redis.pid)];
    await pause(SECONDS * 1_000);
    const changes = perSecond * SECONDS;
    const each = used().map((micros, index) => (micros - before[index]) / changes);
    const ofRedis = (cpuMicros(redis.pid) - redisBefore) / changes;
    const heard = all.map((one) => lineOf(one, 'heard').catch(() => 'heard 0'));
    await Promise.all(all.map(end));
    const counts = (await Promise.all(heard)).map((line) => Number(line.split(' ')[1]));
    const sum = each.reduce((total, micros) => total + micros, 0);
    const cell = (value, width) => String(value).padStart(width);
    process.stdout.write(
      `${cell(count, 9)} ${cell((sum / count).toFixed(1), 38)} ${cell(sum.toFixed(1), 8)} ${cell(ofRedis.toFixed(1), 10)} ${cell(Math.min(...counts), 10)}\n`,
    );
    await redis.stop();
  }
}
