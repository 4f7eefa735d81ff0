import { mongo } from 'mongoose';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FolderInUseError } from '../errors';
import { startEmbeddedMongo } from '../server';

interface Writer {
  readonly child: ChildProcess;
  readonly uri: string;
  readonly acknowledged: number[];
  reached(count: number): Promise<void>;
}

async function startWriter(folder: string, first: number): Promise<Writer> {
  const child = spawn(process.execPath, [join(__dirname, 'writer.cjs'), folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  const [uri] = (await once(lines, 'line')) as [string];
  const acknowledged: number[] = [];
  lines.on('line', (line) => acknowledged.push(Number(line)));
  return {
    child,
    uri,
    acknowledged,
    reached: async (count) => {
      while (acknowledged.length < count) await once(lines, 'line');
    },
  };
}

async function kill({ child }: Writer): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

describe('Durability of a killed server', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'figura-durability-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a killed server keeps every acknowledged command, and only whole commands', async () => {
    let acknowledged: number[] = [];
    for (const [round, writes] of [40, 15, 90].entries()) {
      const writer = await startWriter(folder, round * 1_000_000);
      await writer.reached(writes);
      await kill(writer);
      acknowledged = [...acknowledged, ...writer.acknowledged];

      const server = await startEmbeddedMongo({ folder });
      const client = await mongo.MongoClient.connect(server.uri);
      try {
        const things = client.db('app').collection('things');
        const found = await things.find({ number: { $ne: 0 } }).toArray();
        const numbers = new Set(found.map(({ number }) => number as number));
        expect(acknowledged.filter((number) => !numbers.has(number) || !numbers.has(-number))).toEqual([]);
        expect([...numbers].filter((number) => !numbers.has(-number))).toEqual([]);
        const counter = await things.findOne({ number: 0 });
        expect(counter?.['count']).toBeGreaterThanOrEqual(acknowledged.length);
        for (const number of numbers) expect(await things.countDocuments({ number })).toBe(1);
      } finally {
        await client.close();
        await server.close();
      }
    }
  }, 120_000);

  it('a running server locks its folder and reports its URI, and a killed one frees it', async () => {
    const writer = await startWriter(folder, 0);
    await expect(startEmbeddedMongo({ folder })).rejects.toThrow(FolderInUseError);
    await expect(startEmbeddedMongo({ folder })).rejects.toMatchObject({ uri: writer.uri });
    const client = await mongo.MongoClient.connect(writer.uri);
    expect(await client.db('app').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();

    await kill(writer);
    const server = await startEmbeddedMongo({ folder });
    await server.close();
  }, 60_000);
});
