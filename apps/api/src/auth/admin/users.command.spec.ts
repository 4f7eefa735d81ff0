import { TAPE_FIELDS } from '@figura/contracts';
import { Mailbox } from '@figura/local-mode';
import { JobsRepository } from '../../jobs/jobs.repository';
import { MailService } from '../../mail/mail.service';
import { AdminLine } from '../../testing/admin-line';
import type { NewUser } from '../../users/user-record';
import { UsersRepository } from '../../users/users.repository';
import { EmailChangeNotificationError } from '../auth.errors';
import { SessionsRepository } from '../sessions/sessions.repository';
import { SupportService } from './support.service';

const BODY = new RegExp(['measurements"', 'bodyType', 'bodyConcerns', ...TAPE_FIELDS].join('|'));

describe('admin users', () => {
  let admin: AdminLine;
  let users: UsersRepository;

  beforeAll(async () => {
    admin = await AdminLine.start();
    users = admin.get(UsersRepository);
  });
  afterAll(() => admin.stop());

  const createAccount = async (email: string, fields: Partial<NewUser> = {}) =>
    (await users.create({
      email,
      passwordHash: 'x',
      firstName: 'Mira',
      lastName: 'Lind',
      gender: 'F',
      createdAt: new Date('2026-11-01T00:00:00Z'),
      isVerified: true,
      ...fields,
    }))!;
  const typeLine = async (line: string) => {
    const { exitCode, printed, complaint } = await admin.type(line);
    return {
      exitCode,
      printed,
      complaint,
      json: printed.startsWith('{') ? (JSON.parse(printed) as object) : null,
    };
  };
  const listMailsTo = async (email: string) =>
    (await admin.get(Mailbox).findAll()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const listWaitingMails = async () =>
    (await admin.get(JobsRepository).findWaiting(new Date(), 100)).map(({ payload }) => payload);

  it('users find and show print an account without its measurements, and are audited', async () => {
    const { id } = await createAccount('noor@example.com');
    await createAccount('noor.k@example.com', { isVerified: false });
    const found = await typeLine('users find NOOR');
    expect(found.printed.split('\n')).toEqual([
      expect.stringMatching(/noor\.k@example\.com .*not verified/),
      expect.stringMatching(/noor@example\.com .*verified, free, not measured, since 2026-11-01/),
      '',
    ]);
    expect((await typeLine(`users find ${id}`)).printed).toContain('noor@example.com');
    const shown = await typeLine('users show noor@example.com --json');
    expect(shown.json).toMatchObject({ id, email: 'noor@example.com', hasMeasured: false });
    expect(shown.printed).not.toMatch(BODY);
    expect((await typeLine('users show noor@example.com --body')).printed).toMatch(BODY);
    const { printed } = await admin.type('audit list --json');
    const entries = JSON.parse(printed) as { act: string; subject: string; operator: string }[];
    expect(entries.map(({ act }) => act).slice(0, 3)).toEqual([
      'users show --body',
      'users show',
      'users find',
    ]);
    expect(entries[0]).toMatchObject({ subject: id, operator: expect.stringMatching(/.+@.+/) as string });
    expect(printed).not.toContain('noor');
  });

  it('users grant gives lifetime access, and only reports it with --dry-run', async () => {
    const email = 'grant@example.com';
    await createAccount(email);
    const outcome = { email, hasPaid: true, unchanged: false };
    expect((await typeLine(`users grant ${email} --json --dry-run`)).json).toEqual({
      ...outcome,
      dryRun: true,
    });
    expect(await users.findByEmail(email)).toMatchObject({ hasPaid: false });
    expect((await typeLine('users grant Grant@Example.com')).printed).toBe(
      `${email} now has lifetime access.\n`,
    );
    expect(await users.findByEmail(email)).toMatchObject({ hasPaid: true });
  });

  it('users resend and verify help a user who received no mail', async () => {
    const email = 'pending@example.com';
    const { id: userId } = await createAccount(email, { isVerified: false });
    await typeLine(`users resend ${email}`);
    expect(await listWaitingMails()).toContainEqual({ mail: 'verify-email', userId });
    expect((await typeLine(`users verify ${email}`)).printed).toBe(`${email} is now verified.\n`);
    expect(await users.findById(userId)).toMatchObject({ isVerified: true });
    expect(await listWaitingMails()).toContainEqual({ mail: 'welcome', userId });
    expect((await typeLine(`users verify ${email} --json`)).json).toMatchObject({ unchanged: true });
    expect(await typeLine(`users resend ${email}`)).toMatchObject({ exitCode: 2 });
  });

  it('users change-email requires --yes, notifies the old address, and ends all sessions', async () => {
    const { id, credentialVersion } = await createAccount('old@example.com');
    await createAccount('taken@example.com');
    const now = new Date();
    const seed = {
      seed: 'x',
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1e9),
    };
    await admin.get(SessionsRepository).create({ id: 'a-session', userId: id, credentialVersion, ...seed });
    const line = 'users change-email old@example.com';
    expect(await typeLine(`${line} new@example.com`)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringContaining('--yes') as string,
    });
    expect(await typeLine(`${line} taken@example.com --yes`)).toMatchObject({ exitCode: 2 });
    expect(await typeLine(`${line} nonsense --yes`)).toMatchObject({ exitCode: 2 });
    expect((await typeLine(`${line} new@example.com --dry-run`)).printed).toContain('would sign in');
    expect(await listMailsTo('old@example.com')).toEqual([]);
    const away = jest.spyOn(admin.get(MailService), 'send').mockRejectedValueOnce(new Error('away'));
    await expect(
      admin.get(SupportService).changeEmail('old@example.com', 'new@example.com', false),
    ).rejects.toThrow(EmailChangeNotificationError);
    away.mockRestore();
    expect(await users.findById(id)).toMatchObject({ email: 'old@example.com' });
    expect((await typeLine(`${line} New@example.com --yes --json`)).json).toMatchObject({
      after: 'new@example.com',
    });
    expect(await users.findById(id)).toMatchObject({ email: 'new@example.com' });
    expect(await listMailsTo('old@example.com')).toEqual(['Your Figura email address is changing']);
    expect(await listMailsTo('new@example.com')).toEqual([]);
    expect(await admin.get(SessionsRepository).find('a-session')).toBeNull();
  });

  it('users delete requires --yes', async () => {
    const { id } = await createAccount('gone@example.com');
    expect(await typeLine('users delete gone@example.com')).toMatchObject({ exitCode: 2 });
    expect((await typeLine('users delete gone@example.com --dry-run')).printed).toContain('would be deleted');
    expect(await users.findById(id)).not.toBeNull();
    expect(await typeLine('users delete gone@example.com --yes')).toMatchObject({ exitCode: 0 });
    expect(await users.findById(id)).toBeNull();
  });

  it('errors are one line of JSON with --json, and the exit code tells their kind', async () => {
    const expectFailure = async (line: string) => {
      const { exitCode, complaint } = await typeLine(line);
      expect(complaint.trim().split('\n')).toHaveLength(1);
      expect(JSON.parse(complaint)).toEqual({ exitCode, error: expect.any(String) as string });
      return exitCode;
    };
    expect(await expectFailure('users show nobody@example.com --json')).toBe(3);
    expect(await expectFailure('users show --json')).toBe(2);
    expect(await expectFailure('users show a@example.com --jsonn --json')).toBe(2);
    expect(await expectFailure('users dance --json')).toBe(2);
    expect(await expectFailure('users find ab --json')).toBe(2);
  });
});
