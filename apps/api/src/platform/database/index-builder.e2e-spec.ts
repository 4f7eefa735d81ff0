import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { startEngine } from '../../testing/started-engine';
import { TestApp } from '../../testing/test-app';

const BUILDING_MS = 6_000;

async function slowToIndex(target: URL, collection: string): Promise<Server> {
  let isFirst = true;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let wait = 0;
    near.on('data', (bytes) => {
      if (isFirst && bytes.includes('createIndexes') && bytes.includes(collection)) {
        isFirst = false;
        wait = BUILDING_MS;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      setTimeout(() => near.write(bytes), wait);
      wait = 0;
    });
    for (const [a, b] of [
      [near, far],
      [far, near],
    ] as const)
      a.on('error', () => b.destroy()).on('close', () => b.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('IndexBuilder', () => {
  let engine: Awaited<ReturnType<typeof startEngine>>;

  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  it('startup waits until the indexes are built', async () => {
    const server = await slowToIndex(new URL(engine.uri), 'users');
    const { port } = server.address() as AddressInfo;
    const begun = performance.now();
    const test = await TestApp.start({ MONGODB_URI: `mongodb://127.0.0.1:${port}/figura` });
    expect(performance.now() - begun).toBeGreaterThan(BUILDING_MS);
    expect((await test.request('GET', '/api/health/ready')).status).toBe(200);
    await test.stop();
    server.close();
  });
});
