import { ProviderProcess, registerWithProvider, signInWithProvider } from '../../testing/sign-in-provider';
import { TestApp } from '../../testing/test-app';
import { InvitationsService } from '../registration/invitations.service';

const ACCOUNTS = {
  ana: { email: 'ana@mail.example.com', email_verified: true },
  bea: { email: 'bea@mail.example.com', email_verified: true },
  kim: { email: 'kim@mail.example.com', email_verified: true },
  lou: { email: 'lou@mail.example.com', email_verified: true },
  max: { email: 'max@mail.example.com', email_verified: true },
  pat: { email: 'pat@mail.example.com', email_verified: true },
};
type Account = keyof typeof ACCOUNTS;

let provider: ProviderProcess;

beforeAll(async () => {
  provider = await ProviderProcess.start(['house'], ACCOUNTS);
});
afterAll(() => provider.stop());

describe('Registering with a provider where that needs an invitation', () => {
  let invited: TestApp;
  let invitations: InvitationsService;

  beforeAll(async () => {
    invited = await TestApp.start({
      REGISTRATION: 'invite',
      OIDC_PROVIDERS: JSON.stringify([provider.describe('House')]),
    });
    invitations = invited.app.get(InvitationsService, { strict: false });
  });
  afterAll(() => invited.stop());

  const invite = async (email: string | null) =>
    new URL((await invitations.create(email)).link).searchParams.get('invitation')!;
  const register = (ticket: string, more: object = {}) => registerWithProvider(invited, ticket, more);
  const getTicket = async (account: Account) =>
    (await signInWithProvider(invited, provider, account)).body.newcomer!.ticket;

  it('takes the invitation of the confirmed address, once [S135]', async () => {
    const [invitation, ticket] = [await invite(ACCOUNTS.ana.email), await getTicket('ana')];
    expect((await register(ticket)).body.code).toBe('INVITATION_REQUIRED');
    const ofAnother = await getTicket('bea');
    expect((await register(ofAnother, { invitation })).body.code).toBe('INVITATION_INVALID');
    const registered = await register(ticket, { invitation });
    expect(registered).toMatchObject({ status: 201, body: { user: { email: ACCOUNTS.ana.email } } });
    expect((await register(ofAnother, { invitation })).body.code).toBe('INVITATION_INVALID');
  });

  it('makes one account of an invitation for anybody, and gives it back when registering fails [S135]', async () => {
    const invitation = await invite(null);
    const tickets = [await getTicket('kim'), await getTicket('lou')];
    expect((await register('a'.repeat(43), { invitation })).status).toBe(400);
    const withWrongCode = await register(tickets[0]!, { invitation, accessCode: 'NOT-THERE' });
    expect(withWrongCode.status).toBe(400);
    const responses = await Promise.all(tickets.map((ticket) => register(ticket, { invitation })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('a ticket that is used at the same time leaves the other invitation unused [S135]', async () => {
    const [first, second] = [await invite(null), await invite(null)];
    const ticket = await getTicket('max');
    const responses = await Promise.all(
      [first, second].map((invitation) => register(ticket, { invitation })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const unused = (await invitations.list(10)).filter(({ usedAt }) => usedAt === null);
    expect(unused).toHaveLength(1);
  });
});

it('REGISTRATION=closed registers nobody with a provider, invited or not', async () => {
  const closed = await TestApp.start({
    REGISTRATION: 'closed',
    OIDC_PROVIDERS: JSON.stringify([provider.describe('House')]),
  });
  const { link } = await closed.app.get(InvitationsService, { strict: false }).create(null);
  const invitation = new URL(link).searchParams.get('invitation');
  const { ticket } = (await signInWithProvider(closed, provider, 'pat')).body.newcomer!;
  for (const more of [{}, { invitation }])
    expect((await registerWithProvider(closed, ticket, more)).body.code).toBe('REGISTRATION_CLOSED');
  await closed.stop();
});
