import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { AdminLine } from '../../../testing/admin-line';
import { DatabaseHost } from '../database-host';
import { MIGRATIONS } from './migration-list';
import { MIGRATIONS_COLLECTION } from './migration-runner';
import { MigrationsAtStart } from './migrations-at-start';

describe('admin migrations', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());

  const getMigrationsCollection = () =>
    admin
      .get<Connection>(getConnectionToken() as string)
      .db!.collection<{ _id: string; doneAt?: Date }>(MIGRATIONS_COLLECTION);

  beforeEach(() => getMigrationsCollection().deleteMany({}));

  it('migrations list prints pending and applied migrations', async () => {
    expect((await admin.type('migrations list')).printed).toContain(
      '001-baseline  pending  Schemas of the first release',
    );
    await admin.type('migrations run');
    expect((await admin.type('migrations list')).printed).toMatch(
      /^001-baseline {2}done \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Schemas of the first release/,
    );
    const listed = JSON.parse((await admin.type('migrations list --json')).printed) as { state: string }[];
    expect(listed.map(({ state }) => state)).toEqual(MIGRATIONS.map(() => 'done'));
  });

  it('migrations run applies pending migrations once, and only prints them with --dry-run', async () => {
    expect((await admin.type('migrations run --dry-run')).printed).toMatch(/^Pending:\n {2}001-baseline\n/);
    expect(await getMigrationsCollection().countDocuments()).toBe(0);
    const answer = JSON.parse((await admin.type('migrations run --json')).printed) as object;
    expect(answer).toEqual({ dryRun: false, migrations: MIGRATIONS.map(({ name }) => name) });
    expect((await admin.type('migrations run')).printed).toBe('No migration is pending.\n');
  });

  it('other commands migrate first, and every start refuses newer data', async () => {
    await admin.type('coupons list');
    expect((await admin.type('migrations run')).printed).toBe('No migration is pending.\n');
    await getMigrationsCollection().insertOne({ _id: '999-of-tomorrow', doneAt: new Date() });
    const error = 'The data was written by a newer version of Figura';
    const { exitCode, complaint } = await admin.type('migrations run');
    expect([exitCode, complaint]).toEqual([2, expect.stringContaining(error)]);
    expect((await admin.type('migrations list')).printed).toContain('999-of-tomorrow  unknown');
    const start = new MigrationsAtStart(admin.get(DatabaseHost), pino({ level: 'silent' }));
    await expect(start.onModuleInit()).rejects.toThrow(error);
  });
});
