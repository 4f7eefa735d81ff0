import type { Catalog } from '@figura/catalog';
import { NO_PREFERENCES } from '@figura/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOpenings } from '../../outfits/openings/find-openings';
import type { OutfitMaterial } from '../../outfits/compose/outfit-material';
import { BusyError } from '../errors/domain-error';
import { ThreadPool } from './thread-pool';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const API = join(__dirname, '../..');

describe('ThreadPool', () => {
  const catalog = readBuiltInCatalog();
  let pool: ThreadPool;

  beforeAll(() => {
    pool = new ThreadPool({ workThreads: 1 }, join(__dirname, 'testing/source-thread.cjs'));
    pool.share(catalog);
  });
  afterAll(() => pool.onApplicationShutdown());

  const createMaterial = ({ items }: Catalog): OutfitMaterial => ({
    pieces: items
      .filter(({ category }) => category === 'Tops' || category === 'Bottoms' || category === 'Shoes')
      .slice(0, 40)
      .map(({ id, name, category, type, attributes, colors }) => ({
        source: 'wardrobe',
        id,
        name,
        garment: { category, type, attributes: attributes as Record<string, string[]>, colors: [...colors] },
      })),
    hasItems: true,
    features: null,
    contexts: [],
    lifeStates: [],
    preferences: NO_PREFERENCES,
    body: null,
  });

  it('run() returns the same in a thread as without one', async () => {
    const here = new ThreadPool({ workThreads: 0 });
    here.share(catalog);
    const response = await pool.run(findOpenings, createMaterial(catalog));
    expect(response.pieces).toHaveLength(40);
    expect(response).toEqual(await here.run(findOpenings, createMaterial(catalog)));
  });

  it('share() sends new data to later tasks, while earlier ones finish with the old data', async () => {
    const before = pool.run(findOpenings, createMaterial(catalog));
    pool.share({ ...catalog, items: [], itemTypes: [] });
    expect(await pool.run(findOpenings, createMaterial(catalog))).toEqual({ pieces: [], gaps: [] });
    expect((await before).pieces).toHaveLength(40);
  });

  it('run() refuses a task when the queue is too long', async () => {
    const unknown = { name: 'unknown', run: () => null };
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => pool.run(unknown, null)));
    const reasons = asked.map((each) => (each.status === 'rejected' ? (each.reason as Error) : null));
    expect(reasons.filter((reason) => reason instanceof BusyError).length).toBeGreaterThan(90);
    expect(reasons[0]).toHaveProperty('message', 'Unknown thread task: unknown');
  });

  it('threads know every task in the sources', async () => {
    const sources = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!spec)\.ts$/.test(file),
    );
    const names = sources.flatMap((file) => {
      const text = readFileSync(join(API, file), 'utf8');
      return [...text.matchAll(/(?:createCatalogTask\(\s*|: Task<[^=]*= \{\s*name: )'([\w.-]+)'/g)].map(
        ([, name]) => name!,
      );
    });
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const run = pool.run({ name, run: () => null }, undefined).catch((error: Error) => error.message);
      expect(await run).not.toContain('Unknown thread task');
    }
  });
});
