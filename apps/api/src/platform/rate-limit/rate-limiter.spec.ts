import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { readConfig } from '../config/config';
import { TooManyRequestsError } from '../errors/domain-error';
import { RateLimiter } from './rate-limiter';

const REDIS_SERVER = process.env.REDIS_SERVER ?? 'redis-server';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Uses a limit of three up and tells how often it was allowed. */
async function allowed(limiters: RateLimiter[], tries: number): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    try {
      await limiters[index % limiters.length]!.consume('forgot-password:address', 'mira@example.com');
      count++;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
    }
  }
  return count;
}

describe('RateLimiter', () => {
  it('counts in memory without Redis', async () => {
    expect(await allowed([new RateLimiter(readConfig({}))], 5)).toBe(3);
  });

  it('gives refunded attempts back', async () => {
    const limiter = new RateLimiter(readConfig({}));
    for (let count = 0; count < 9; count++) {
      await limiter.consume('forgot-password:address', 'a');
      await limiter.refund('forgot-password:address', 'a');
    }
    await expect(limiter.consume('forgot-password:address', 'a')).resolves.toBeUndefined();
  });

  describe('with a real Redis', () => {
    let redis: ChildProcess;
    let url: string;
    const limiters: RateLimiter[] = [];
    const limiter = () => {
      limiters.push(new RateLimiter(readConfig({ REDIS_URL: url })));
      return limiters.at(-1)!;
    };

    beforeAll(async () => {
      const port = await freePort();
      url = `redis://127.0.0.1:${port}`;
      redis = spawn(REDIS_SERVER, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve, reject) => {
        redis.on('error', reject);
        redis.stdout!.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve());
      });
    });
    afterAll(async () => {
      await Promise.all(limiters.map((each) => each.onApplicationShutdown()));
      redis.kill('SIGKILL');
    });

    it('shares the count between processes, and stays closed in memory when Redis goes away', async () => {
      const two = [limiter(), limiter()];
      await Promise.all(two.map((each) => each.ready()));
      expect(await allowed(two, 8)).toBe(3);
      const gone = new Promise((resolve) => redis.once('exit', resolve));
      redis.kill('SIGKILL');
      await gone;
      expect(await allowed([two[0]!], 8)).toBe(3);
    });
  });
});
