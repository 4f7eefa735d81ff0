import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AdminModule } from '../../admin.module';
import { JobsRepository } from '../../jobs/jobs.repository';
import { examineStripe } from '../../payments/admin/stripe-examination';
import { AdminLine } from '../../testing/admin-line';
import { runCommandLine } from '../../platform/command-line/command-line';
import { readConfig } from '../../platform/config/config';

describe('admin doctor', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());

  const runDoctor = async () => {
    const { exitCode, printed } = await admin.type('doctor --json');
    const findings = JSON.parse(printed) as {
      about: string;
      health: string;
      says: string;
      advice?: string;
    }[];
    return { exitCode, findings };
  };

  it('doctor reports a healthy installation', async () => {
    const { exitCode, findings } = await runDoctor();
    expect(findings.filter(({ health }) => health !== 'ok')).toEqual([]);
    expect(exitCode).toBe(0);
    const about = new Set(findings.map((finding) => finding.about));
    expect([...about].sort()).toEqual(
      [
        'MongoDB',
        'Redis',
        'Stripe',
        'disk',
        'indexes',
        'jobs',
        'mail',
        'migrations',
        'notifications',
        'pictures',
        'settings',
        'sign-in',
      ].sort(),
    );
    expect((await admin.type('doctor')).printed).toMatch(/^ok {5}indexes {6}All declared indexes exist$/m);
  });

  it('doctor finds a missing index and a late job, gives advice, and exits with 1', async () => {
    const connection = admin.get<Connection>(getConnectionToken() as string);
    await connection.collection('payments').dropIndex('sessionId_1');
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await admin.get(JobsRepository).add('trends.rotate', {}, yesterday);
    const { exitCode, findings } = await runDoctor();
    expect(exitCode).toBe(1);
    expect(findings.filter(({ health }) => health === 'error')).toEqual([
      {
        about: 'indexes',
        health: 'error',
        says: 'Missing: payments {"sessionId":1}',
        advice: expect.stringContaining('Start an API process') as string,
      },
      {
        about: 'jobs',
        health: 'error',
        says: 'Late: 1 trends.rotate (due)',
        advice: expect.stringContaining('jobs pending') as string,
      },
    ]);
  });
});

it('doctor examines everything else while the database is unavailable', async () => {
  const MONGODB_URI = 'mongodb://127.0.0.1:1/figura';
  const config = readConfig({ MONGODB_URI, LOG_LEVEL: 'silent' });
  const environment = jest.replaceProperty(process, 'env', { ...process.env, MONGODB_URI });
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await runCommandLine(await AdminModule.load(config, ['doctor']), ['doctor', '--json']);
    const findings = JSON.parse(String(printed.mock.calls.at(-1)![0])) as { about: string; says: string }[];
    const says = Object.fromEntries(findings.map((finding) => [finding.about, finding.says]));
    expect(process.exitCode).toBe(1);
    expect(says).toMatchObject({
      MongoDB: expect.stringContaining('ECONNREFUSED') as string,
      indexes: 'Not checked, because the database does not respond',
      jobs: 'Not checked, because the database does not respond',
      settings: expect.stringContaining('Local mode') as string,
    });
  } finally {
    process.exitCode = undefined;
    environment.restore();
    printed.mockRestore();
  }
});

describe('examineStripe', () => {
  const config = {
    sells: true,
    stripe: { secretKey: 'sk_live_x', webhookSecret: 'whsec_x' },
    appUrl: 'https://figura.app',
    production: true,
  };
  const webhook = { url: 'https://figura.app/api/stripe/webhook', enabled: true, events: ['*'] };
  const listHealth = async (live: boolean, webhooks: (typeof webhook)[] | null) =>
    (await examineStripe({ readSetup: () => Promise.resolve({ live, webhooks }) }, config)).map(
      ({ health }) => health,
    );

  it.each([
    ['everything is right', true, [webhook], ['ok', 'ok']],
    ['the key is a test key', false, [webhook], ['warning', 'ok']],
    ['the key may not read webhooks', true, null, ['ok', 'warning']],
    ['no webhook points here', true, [{ ...webhook, url: 'https://figura.app/webhook' }], ['ok', 'error']],
    ['the webhook is off', true, [{ ...webhook, enabled: false }], ['ok', 'error']],
    ['events are missing', true, [{ ...webhook, events: ['charge.refunded'] }], ['ok', 'error']],
  ])('examineStripe reports when %s', async (_, live, webhooks, health) => {
    expect(await listHealth(live, webhooks)).toEqual(health);
  });
});
