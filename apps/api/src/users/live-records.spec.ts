import { LiveRecords } from './live-records';
import type { ChangedUsers } from './changed-users';

/** Changes as another process would tell them. */
class ToldChanges {
  inStep = true;
  private listener: (userId: string, part: string) => void = () => undefined;

  onChange(listener: (userId: string, part: string) => void): void {
    this.listener = listener;
  }
  tell(userId: string, part = 'account'): void {
    this.listener(userId, part);
  }
}

describe('live records', () => {
  let changes: ToldChanges;
  let stored: Map<string, { version: number }>;
  let reads: number;
  let hold: Promise<void>;
  let live: LiveRecords<{ version: number }>;

  beforeEach(() => {
    changes = new ToldChanges();
    stored = new Map([['mira', { version: 1 }]]);
    reads = 0;
    hold = Promise.resolve();
    live = new LiveRecords(changes as unknown as ChangedUsers, 'account', async (userId) => {
      reads++;
      const record = stored.get(userId) ?? null;
      await hold;
      return record;
    });
  });

  it('are read once, by however many ask at the same time, and are the same object then', async () => {
    const [one, two] = await Promise.all([live.get('mira'), live.get('mira')]);
    expect(one).toBe(two);
    expect(await live.get('mira')).toBe(one);
    expect(live.peek('mira')).toBe(one);
    expect(reads).toBe(1);
  });

  it('are read anew after a change', async () => {
    await live.get('mira');
    stored.set('mira', { version: 2 });
    changes.tell('mira');
    expect(live.peek('mira')).toBeUndefined();
    expect(await live.get('mira')).toEqual({ version: 2 });
  });

  it('stay when something else about the person was changed', async () => {
    const record = await live.get('mira');
    changes.tell('mira', 'sessions');
    expect(live.peek('mira')).toBe(record);
  });

  it('of everyone are read anew when it is not known what changed', async () => {
    await live.get('mira');
    changes.tell('everyone', 'all');
    expect(live.peek('mira')).toBeUndefined();
  });

  it('are not kept when the change comes while they are read', async () => {
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const reading = live.get('mira');
    stored.set('mira', { version: 2 });
    changes.tell('mira');
    release();
    await reading;
    expect(live.peek('mira')).toBeUndefined();
    expect(await live.get('mira')).toEqual({ version: 2 });
  });

  it('are not believed while the changes of others are not known', async () => {
    await live.get('mira');
    changes.inStep = false;
    stored.set('mira', { version: 2 });
    expect(live.peek('mira')).toBeUndefined();
    expect(await live.get('mira')).toEqual({ version: 2 });
  });

  describe('that are changed here', () => {
    const store = (version: number) => {
      const record = { version };
      stored.set('mira', record);
      changes.tell('mira');
      return record;
    };

    it('are kept as they are then, and not read again', async () => {
      await live.get('mira');
      const changed = await live.change('mira', async () => store(2));
      expect(changed).toEqual({ version: 2 });
      expect(live.peek('mira')).toBe(changed);
      expect(reads).toBe(1);
    });

    it.each([
      ['here', (): Promise<unknown> => live.change('mira', async () => store(3))],
      ['by another process', async (): Promise<unknown> => store(3)],
      ['by anybody', async (): Promise<unknown> => changes.tell('everyone', 'all')],
    ])('are read anew when they are changed %s meanwhile', async (_, meanwhile) => {
      await live.change('mira', async () => {
        const seen = stored.get('mira')!;
        await meanwhile();
        changes.tell('mira');
        return seen;
      });
      expect(live.peek('mira')).toBeUndefined();
    });

    it('are read anew after a change that failed', async () => {
      const failing = live.change('mira', () => Promise.reject(new Error('away')));
      await expect(failing).rejects.toThrow('away');
      expect(await live.change('mira', async () => store(2))).toBe(live.peek('mira'));
    });
  });

  it('of nobody are asked for each time', async () => {
    expect(await live.get('nobody')).toBeNull();
    stored.set('nobody', { version: 1 });
    expect(await live.get('nobody')).toEqual({ version: 1 });
  });
});
