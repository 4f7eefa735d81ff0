import { RecordCache, TTL_MS } from './record-cache';

interface Stored {
  version: number;
  owner?: string;
}

describe('RecordCache', () => {
  let stored: Map<string, Stored>;
  let reads: number;
  let hold: Promise<void>;
  let cache: RecordCache<Stored>;

  beforeEach(() => {
    jest.useFakeTimers();
    // lru-cache treats a start time of 0 as missing.
    jest.advanceTimersByTime(1);
    stored = new Map([['mira', { version: 1 }]]);
    reads = 0;
    hold = Promise.resolve();
    cache = new RecordCache('records', async (id) => {
      reads++;
      const record = stored.get(id);
      await hold;
      return record ? { ...record } : null;
    });
  });
  afterEach(() => jest.useRealTimers());

  function holdReads(): () => void {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    return release;
  }

  it('load() reads once for concurrent callers, and then answers from memory', async () => {
    const [one, two] = await Promise.all([cache.load('mira'), cache.load('mira')]);
    expect(one).toBe(two);
    expect(await cache.load('mira')).toBe(one);
    expect(cache.get('mira')).toBe(one);
    expect(reads).toBe(1);
  });

  it('load() reads again two seconds after the previous read began', async () => {
    const release = holdReads();
    const reading = cache.load('mira');
    jest.advanceTimersByTime(TTL_MS - 1);
    release();
    await reading;
    expect(cache.get('mira')).toBeDefined();
    stored.set('mira', { version: 2 });
    jest.advanceTimersByTime(2);
    expect(cache.get('mira')).toBeUndefined();
    expect(await cache.load('mira')).toEqual({ version: 2 });
    expect(reads).toBe(2);
  });

  it('load() does not join a read that began more than two seconds ago', async () => {
    const release = holdReads();
    const old = cache.load('mira');
    stored.set('mira', { version: 2 });
    jest.advanceTimersByTime(TTL_MS);
    const fresh = cache.load('mira');
    release();
    expect(await old).toEqual({ version: 1 });
    expect(await fresh).toEqual({ version: 2 });
    expect(cache.get('mira')).toEqual({ version: 2 });
  });

  it('load() returns the same object as long as the record is unchanged', async () => {
    const first = await cache.load('mira');
    jest.advanceTimersByTime(TTL_MS + 1);
    expect(await cache.load('mira')).toBe(first);
    expect(cache.get('mira')).toBe(first);
    jest.advanceTimersByTime(TTL_MS + 1);
    stored.set('mira', { version: 2 });
    expect(await cache.load('mira')).toEqual({ version: 2 });
  });

  it('load() does not cache a missing record', async () => {
    expect(await cache.load('nobody')).toBeNull();
    stored.set('nobody', { version: 1 });
    expect(await cache.load('nobody')).toEqual({ version: 1 });
  });

  it('load() reads again after a failed read', async () => {
    hold = Promise.reject(new Error('away'));
    await expect(cache.load('mira')).rejects.toThrow('away');
    hold = Promise.resolve();
    expect(await cache.load('mira')).toEqual({ version: 1 });
  });

  it('invalidate() makes the next load() read again', async () => {
    await cache.load('mira');
    stored.set('mira', { version: 2 });
    cache.invalidate('mira');
    expect(cache.get('mira')).toBeUndefined();
    expect(await cache.load('mira')).toEqual({ version: 2 });
  });

  it.each([
    ['invalidate()', () => cache.invalidate('mira')],
    ['invalidateWhere()', () => cache.invalidateWhere(() => true)],
  ])('%s keeps an earlier read from being cached', async (_, invalidate) => {
    const release = holdReads();
    const reading = cache.load('mira');
    stored.set('mira', { version: 2 });
    invalidate();
    release();
    await reading;
    expect(cache.get('mira')).toBeUndefined();
    expect(await cache.load('mira')).toEqual({ version: 2 });
  });

  it('invalidateWhere() drops only the matching records', async () => {
    for (const [id, owner] of ['mira', 'mira', 'noor'].entries()) stored.set(`${id}`, { version: 1, owner });
    for (const id of ['0', '1', '2']) await cache.load(id);
    cache.invalidateWhere(({ owner }) => owner === 'mira');
    expect(['0', '1', '2'].map((id) => cache.get(id)?.owner)).toEqual([undefined, undefined, 'noor']);
  });

  describe('write()', () => {
    const store = (version: number) => {
      const record = { version };
      stored.set('mira', record);
      cache.invalidate('mira');
      return record;
    };

    it('write() caches what it returns', async () => {
      await cache.load('mira');
      const written = await cache.write('mira', async () => store(2));
      expect(written).toEqual({ version: 2 });
      expect(cache.get('mira')).toBe(written);
      expect(reads).toBe(1);
    });

    it.each([
      ['here', (): Promise<unknown> => cache.write('mira', async () => store(3))],
      ['by another process', async (): Promise<unknown> => store(3)],
    ])('write() caches nothing when the record is written %s meanwhile', async (_, meanwhile) => {
      await cache.write('mira', async () => {
        const seen = stored.get('mira')!;
        await meanwhile();
        cache.invalidate('mira');
        return seen;
      });
      expect(cache.get('mira')).toBeUndefined();
    });

    it('write() caches nothing when it fails, and caches the next write', async () => {
      const failing = cache.write('mira', () => Promise.reject(new Error('away')));
      await expect(failing).rejects.toThrow('away');
      const written = await cache.write('mira', async () => store(2));
      expect(cache.get('mira')).toBe(written);
    });
  });
});
