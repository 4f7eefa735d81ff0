import pino from 'pino';
import { ChangedUsers } from './changed-users';
import type { ChangedUsersRepository } from './changed-users.repository';

describe('changes of people', () => {
  let noted: string[];
  let told: string[];
  let changed: ChangedUsers;

  beforeEach(() => {
    noted = [];
    told = [];
    const repository = {
      add: async (userIds: string[]) => void noted.push(...userIds),
      last: async () => new Date(0),
      since: async (last: Date) => ({ userIds: new Set(), last }),
    };
    const logger = pino({ level: 'silent' });
    changed = new ChangedUsers(repository as unknown as ChangedUsersRepository, null, logger);
    changed.onChange((userId, part) => told.push(`${userId} ${part}`));
  });
  afterEach(() => changed.beforeApplicationShutdown());

  it('are told and noted once they are stored', async () => {
    let store = (_stored: string): void => undefined;
    const stored = new Promise<string>((resolve) => (store = resolve));
    const announced = changed.announced('mira', 'account', stored);
    expect(told).not.toContain('mira account');
    store('as she is now');
    expect(await announced).toBe('as she is now');
    expect(told).toContain('mira account');
    await changed.beforeApplicationShutdown();
    expect(noted).toEqual(['mira']);
  });

  it('are told and noted when they fail, too: the answer of the database may have been lost', async () => {
    const lost = Promise.reject(new Error('The connection ended'));
    await expect(changed.announced('mira', 'sessions', lost)).rejects.toThrow('The connection ended');
    expect(told).toContain('mira sessions');
    await changed.beforeApplicationShutdown();
    expect(noted).toEqual(['mira']);
  });
});
