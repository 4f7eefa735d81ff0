import type { LoginResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { TestApp } from '../../testing/test-app';

const MAX_SESSIONS = 20;
const DAY = 24 * 3_600_000;

describe('Sessions of one account', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const createConnection = () => test.app.get<Connection>(getConnectionToken());
  const createSessions = () =>
    createConnection().db!.collection<{ _id: string; userId: Types.ObjectId }>('sessions');
  const computeStatusOfMe = async (token: string) =>
    (await test.request('GET', '/api/auth/me', undefined, { token })).status;
  const refresh = async (refreshToken: string) =>
    (await test.request('POST', '/api/auth/refresh', { refreshToken })).status;

  async function storeSessions(userId: string, count: number): Promise<void> {
    const now = Date.now();
    const documents = Array.from({ length: count }, (_, index) => ({
      _id: `stored-${userId}-${index}`,
      userId: new Types.ObjectId(userId),
      seed: 'x',
      generation: 0,
      rotatedAt: new Date(now - DAY),
      createdAt: new Date(now - DAY - (index % 2) * index),
      expiresAt: new Date(now + DAY),
    }));
    await createSessions().insertMany(documents);
  }

  async function listQueriesDuring(run: () => Promise<unknown>): Promise<string[]> {
    const queries: string[] = [];
    createConnection().set('debug', (collection: string, method: string, ...args: unknown[]) => {
      if (collection === 'sessions') queries.push(`${method} ${JSON.stringify(args)}`);
    });
    try {
      await run();
    } finally {
      createConnection().set('debug', false);
    }
    return queries;
  }

  it('GET /auth/me reads one session by its id, however many there are, and none the next time [S70]', async () => {
    const { user, accessToken, refreshToken } = await test.signedIn();
    await storeSessions(user.id, 2_000);
    const [id] = refreshToken.split('.');
    const queries = await listQueriesDuring(async () =>
      expect(await computeStatusOfMe(accessToken)).toBe(200),
    );
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatch(new RegExp(`^findOne \\[\\{"_id":"${id}"\\}`));
  });

  it('POST /auth/login ends all but the newest 20 and reads one of the others for it [S70]', async () => {
    const { user, account, accessToken } = await test.signedIn();
    await storeSessions(user.id, 2_000);
    expect(await computeStatusOfMe(accessToken)).toBe(200);
    let newest!: LoginResponse;
    const queries = await listQueriesDuring(async () => (newest = await test.signIn(account)));
    expect(queries.map((query) => query.split(' ')[0])).toEqual(['insertOne', 'findOne', 'deleteMany']);
    const owner = { userId: new Types.ObjectId(user.id) };
    expect(await createSessions().countDocuments(owner)).toBe(MAX_SESSIONS);
    expect(await computeStatusOfMe(newest.accessToken)).toBe(200);
    expect(await computeStatusOfMe(accessToken)).toBe(200);
  });

  it('POST /auth/login ends the oldest session at once, for access and refresh tokens, and no other [S70]', async () => {
    const first = await test.signedIn();
    expect(await computeStatusOfMe(first.accessToken)).toBe(200);
    const others: LoginResponse[] = [];
    for (let count = 1; count < MAX_SESSIONS; count++) others.push(await test.signIn(first.account));
    expect(await computeStatusOfMe(first.accessToken)).toBe(200);
    others.push(await test.signIn(first.account));
    expect(await computeStatusOfMe(first.accessToken)).toBe(401);
    expect(await refresh(first.refreshToken)).toBe(401);
    for (const { accessToken } of others) expect(await computeStatusOfMe(accessToken)).toBe(200);
  });
});
