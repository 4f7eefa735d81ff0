import { startEmbeddedMongo } from '@figura/embedded-mongo';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mongo } from 'mongoose';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminModule } from '../../admin.module';
import { runCommandLine } from '../../platform/command-line/command-line';
import { readConfig } from '../../platform/config/config';
import { BackUpDatabaseCommand } from './backup.command';

describe('admin database backup', () => {
  let folder: string;
  let app: INestApplicationContext;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-backup-'));
    const config = readConfig({ DATA_DIR: join(folder, 'running'), LOG_LEVEL: 'silent', OPERATOR: 'kim' });
    app = await NestFactory.createApplicationContext(await AdminModule.load(config), { logger: false });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const backUp = (to: string) => app.get(BackUpDatabaseCommand, { strict: false }).run([to], {});

  it('database backup is audited, even in the copy', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await backUp(join(folder, 'copy'));
    jest.restoreAllMocks();

    const copy = await startEmbeddedMongo({ folder: join(folder, 'copy/mongo') });
    const client = await new mongo.MongoClient(copy.uri).connect();
    const noted = await client.db('figura').collection('auditentries').find().toArray();
    await client.close();
    await copy.close();
    expect(noted).toEqual([
      expect.objectContaining({ operator: 'kim', act: 'database backup', subject: 'database' }),
    ]);
  });

  it('database backup refuses a folder that is not empty', async () => {
    await expect(backUp(folder)).rejects.toThrow(`${folder} is not empty. A backup needs its own folder.`);
  });

  it('database restore copies a backup into an empty DATA_DIR, and refuses a non-empty one', async () => {
    const backup = join(folder, 'backup');
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await backUp(backup);
    const words = ['database', 'restore', backup];
    const restore = async (dataDir: string) =>
      runCommandLine(await AdminModule.load(readConfig({ DATA_DIR: dataDir }), words), words);
    await restore(join(folder, 'restored'));
    jest.restoreAllMocks();
    const restored = await startEmbeddedMongo({ folder: join(folder, 'restored/mongo') });
    const client = await new mongo.MongoClient(restored.uri).connect();
    expect(await client.db('figura').collection('auditentries').countDocuments()).toBeGreaterThan(0);
    await client.close();
    await restored.close();
    expect(readFileSync(join(folder, 'restored/jwt-secret'))).toEqual(
      readFileSync(join(folder, 'running/jwt-secret')),
    );
    const complained = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const full of ['running', 'restored']) await restore(join(folder, full));
    const complaints = complained.mock.calls.map(([text]) => String(text));
    jest.restoreAllMocks();
    expect(process.exitCode).toBe(2);
    process.exitCode = undefined;
    expect(complaints).toHaveLength(2);
    for (const complaint of complaints)
      expect(complaint).toMatch(/ is not empty\. Stop Figura .* nothing was changed\.$/m);
  });
});
