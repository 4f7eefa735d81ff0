import { AdminLine } from '../../testing/admin-line';

describe('admin invitations', () => {
  let admin: AdminLine;
  beforeAll(async () => {
    admin = await AdminLine.start(undefined, { REGISTRATION: 'invite' });
  });
  afterAll(() => admin.stop());

  interface Made {
    id: string;
    link: string;
  }
  const create = async () => JSON.parse((await admin.type('invitations create --json')).printed) as Made;

  it('invitations create prints a single-use link, which list and revoke show', async () => {
    expect((await admin.type('invitations list')).printed).toBe('There are no invitations.\n');
    const { printed } = await admin.type('invitations create');
    expect(printed).toMatch(
      /^http:\/\/localhost:3000\/register\?invitation=[\w-]{43}\nIt works once, until [\d-]{10} [\d:]{5} UTC\.\n$/,
    );
    const { id } = await create();
    const listed = await admin.type('invitations list');
    expect(listed.printed).toMatch(
      new RegExp(`^${id} {2}open until [\\d-]{10} [\\d:]{5} UTC {2}for anyone$`, 'm'),
    );
    expect((await admin.type(`invitations revoke ${id} --dry-run`)).printed).toContain('would be revoked');
    expect((await admin.type(`invitations revoke ${id}`)).exitCode).toBe(0);
    expect((await admin.type(`invitations revoke ${id}`)).exitCode).toBe(3);
    expect((await admin.type('audit list')).printed).toContain('invitations revoke');
  });

  it('invitations create mails an invitation, and refuses an invalid email address', async () => {
    const { printed, exitCode } = await admin.type('invitations create Mira@Example.com');
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^The invitation was emailed to mira@example\.com\. It works once/);
    expect((await admin.type('invitations create nobody')).exitCode).toBe(2);
    expect((await admin.type('invitations create ana@example.com --dry-run')).printed).toContain(
      'would be created',
    );
  });
});
