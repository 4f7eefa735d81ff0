import { getConnectionToken } from '@nestjs/mongoose';
import type { RegisterResponse, TokenPair } from '@figura/contracts';
import type { Connection } from 'mongoose';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';

const PASSWORD = 'a password to look for 42';

describe('Secrets in the database', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  async function dump(): Promise<Record<string, string>> {
    const { db } = test.app.get<Connection>(getConnectionToken());
    const collections = await db!.listCollections().toArray();
    const contents = collections.map(async ({ name }) => [
      name,
      JSON.stringify(await db!.collection(name).find().toArray()),
    ]);
    return Object.fromEntries((await Promise.all(contents)) as [string, string][]);
  }

  it('the database contains no token and no password after all of them were used [S23] [S28]', async () => {
    const { accessToken, refreshToken, account, user } = await test.signedIn({ password: PASSWORD });
    const refreshed = await test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
    await test.request('POST', '/api/password/forgot-password', { email: account.email });
    const resetToken = await test.mailedToken(account.email, 'reset-password');
    const email = 'unverified@example.com';
    const registered = await test.request<RegisterResponse>('POST', '/api/auth/register', {
      ...account,
      email,
    });
    const verifyToken = await test.mailedToken(email, 'verify-email');
    await new Shop(test).session({ accessToken: refreshed.body.accessToken });

    const contents = await dump();
    // What is looked for would be found: the user is there, with a session, a link and a checkout.
    expect(contents['users']).toContain(account.email);
    for (const collection of ['sessions', 'onetimetokens', 'checkouts'])
      expect(contents[collection]).toContain(user.id);
    const pairs = [{ accessToken, refreshToken }, refreshed.body];
    const secrets = [
      ...pairs.flatMap((pair) => [pair.accessToken, pair.accessToken.split('.')[2]!]),
      ...pairs.flatMap((pair) => [pair.refreshToken, pair.refreshToken.split('.')[2]!]),
      resetToken,
      verifyToken,
      registered.body.registrationKey,
      PASSWORD,
    ];
    // The mailbox of local mode holds the links as any mailbox does; set for real there is none.
    const { keptmails: _mailbox, ...others } = contents;
    for (const [collection, content] of Object.entries(others))
      for (const secret of secrets)
        expect(`${collection} ${content.includes(secret)}`).toBe(`${collection} false`);
  });
});
