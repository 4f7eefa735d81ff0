import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { pino } from 'pino';
import { AdminLine } from '../../../testing/admin-line';
import { bytesOf, restore } from '../../../testing/stored-data';
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
  beforeEach(async () => {
    await db().dropDatabase();
    await restore(db(), '9ffc8a4');
  });

  const db = (): mongo.Db => admin.get<Connection>(getConnectionToken() as string).db!;
  const states = () => db().collection<{ _id: string }>(MIGRATIONS_COLLECTION);

  it('migrations list prints what is pending and what was done', async () => {
    const before = await bytesOf(db());
    const { printed, exitCode } = await admin.type('migrations list');
    expect(exitCode).toBe(0);
    expect(printed).toContain('001-drop-changed-users  pending  Processes tell each other');
    expect(await bytesOf(db())).toBe(before);
    await admin.type('migrations run');
    expect((await admin.type('migrations list')).printed).toMatch(
      /^001-drop-changed-users {2}done \d{4}-\d\d-\d\d \d\d:\d\d UTC, 21 documents {2}Processes/,
    );
    const listed = JSON.parse((await admin.type('migrations list --json')).printed) as { state: string }[];
    expect(listed.map(({ state }) => state)).toEqual(MIGRATIONS.map(() => 'done'));
  });

  it('migrations run --dry-run prints what each would change, and changes nothing', async () => {
    const before = await bytesOf(db());
    const { printed } = await admin.type('migrations run --dry-run');
    expect(printed).toMatch(/^Would change:\n {2}001-drop-changed-users: 21 documents\n/);
    expect(printed).toContain('002-drop-sessions-by-user: 1 index\n');
    const dry = JSON.parse((await admin.type('migrations run --dry-run --json')).printed) as object;
    expect(await bytesOf(db())).toBe(before);
    const real = JSON.parse((await admin.type('migrations run --json')).printed) as object;
    expect(real).toEqual({ ...dry, dryRun: false });
  });

  it('migrations run runs what is pending, once', async () => {
    expect((await admin.type('migrations run')).printed).toMatch(/^Changed:\n {2}001-drop-changed-users: /);
    expect((await admin.type('migrations run')).printed).toBe('No migration is pending.\n');
  });

  it('any other command migrates first, and every start refuses newer data', async () => {
    await admin.type('coupons list');
    expect((await admin.type('migrations run')).printed).toBe('No migration is pending.\n');
    await states().insertOne({ _id: '999-of-tomorrow' });
    const error = 'The data was written by a newer version of Figura';
    const { exitCode, complaint } = await admin.type('migrations run');
    expect([exitCode, complaint]).toEqual([2, expect.stringContaining(error)]);
    expect((await admin.type('migrations list')).printed).toContain('999-of-tomorrow  unknown');
    const start = new MigrationsAtStart(admin.get(DatabaseHost), pino({ level: 'silent' }));
    await expect(start.onModuleInit()).rejects.toThrow(error);
  });
});
