import fc from 'fast-check';
import type { TokenPair } from '@figura/contracts';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logger';
import { computeRounds } from '../../testing/rounds';
import { TestApp } from '../../testing/test-app';
import { UsersRepository } from '../../users/users.repository';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { OneTimeTokensRepository } from '../mails/one-time-tokens.repository';
import { SessionsService } from './sessions.service';
import { SessionsRepository } from './sessions.repository';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const GRACE_SECONDS = 10;

describe('Refresh tokens', () => {
  let test: TestApp;
  let sessions: SessionsService;
  let repository: SessionsRepository;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    sessions = test.app.get(SessionsService, { strict: false });
    repository = test.app.get(SessionsRepository, { strict: false });
    // A slow machine could exceed the grace of ten seconds.
    test.clock.stop();
  });
  afterAll(() => test.stop());
  afterEach(() => jest.restoreAllMocks());

  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
  const createUser = async () => test.stored((await test.signedIn()).account.email);
  const start = async (user: Awaited<ReturnType<typeof createUser>>) => (await sessions.start(user))!;

  it('POST /auth/refresh accepts the newest token at any time, and within the grace only the one before it [S21]', async () => {
    const user = await createUser();
    const step = fc.record({ back: fc.nat(3), seconds: fc.constantFrom(0, 4, GRACE_SECONDS + 1) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const known = [(await start(user)).refreshToken];
        let secondsSinceRotation = Infinity;
        let isOver = false;
        for (const { back, seconds } of steps) {
          test.clock.forward(seconds * SECOND);
          secondsSinceRotation += seconds;
          const index = Math.max(0, known.length - 1 - back);
          const isCurrent = index === known.length - 1;
          const inGrace = index === known.length - 2 && secondsSinceRotation < GRACE_SECONDS;
          const outcome = await sessions.refresh(known[index]!).catch(() => null);
          isOver ||= !isCurrent && !inGrace;
          expect(outcome === null).toBe(isOver);
          if (outcome && inGrace) expect(outcome.refreshToken).toBe(known.at(-1));
          if (outcome && isCurrent) {
            expect(known).not.toContain(outcome.refreshToken);
            known.push(outcome.refreshToken);
            secondsSinceRotation = 0;
          }
        }
        if (isOver)
          for (const token of known) await expect(sessions.refresh(token)).rejects.toThrow('has ended');
      }),
      { numRuns: computeRounds(40) },
    );
  });

  it('POST /auth/refresh logs one line and sends one mail when rotated tokens are reused, however often [S20]', async () => {
    const warn = jest.spyOn(test.app.get<Logger>(LOGGER), 'warn');
    const { refreshToken, account, user } = await test.signedIn();
    await refresh((await refresh(refreshToken)).body.refreshToken);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await refresh(refreshToken)).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const [sessionId] = refreshToken.split('.');
    expect(warn.mock.calls.filter(([fields]) => 'event' in (fields as object))).toEqual([
      [{ event: 'refresh-token-reused', userId: user.id, sessionId }, 'A session was ended'],
    ]);
    const told = (await test.mailsTo(account.email)).filter(({ subject }) => subject.includes('signed out'));
    expect(told).toHaveLength(1);
  });

  it('POST /auth/refresh leaves one session and no error when requests race, again and again [S22]', async () => {
    let { refreshToken } = await test.signedIn();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
      refreshToken = answers[0]!.body.refreshToken;
    }
  });

  it('POST /auth/refresh answers 401 after 180 days, however often the session was refreshed [S26]', async () => {
    let { refreshToken } = await start(await createUser());
    for (let day = 0; day < 180; day += 20) {
      refreshToken = (await sessions.refresh(refreshToken)).refreshToken;
      test.clock.forward(20 * DAY);
    }
    await expect(sessions.refresh(refreshToken)).rejects.toThrow('Your session has ended');
  });

  it('refresh tokens and mailed tokens are random in every bit [S23]', async () => {
    jest.spyOn(repository, 'create').mockResolvedValue();
    jest.spyOn(test.app.get(OneTimeTokensRepository, { strict: false }), 'create').mockResolvedValue();
    const user = await createUser();
    jest.spyOn(test.app.get(UsersRepository, { strict: false }), 'findById').mockResolvedValue(user);
    const oneTime = test.app.get(OneTimeTokensService, { strict: false });
    const COUNT = computeRounds(4_000);
    const refreshed: string[] = [];
    const mailed: string[] = [];
    for (let count = 0; count < COUNT; count++) {
      refreshed.push((await start(user)).refreshToken.split('.').at(-1)!);
      mailed.push(await oneTime.issue('verify-email', user.id));
    }
    for (const tokens of [refreshed, mailed]) {
      expect(new Set(tokens).size).toBe(COUNT);
      const ones = new Array<number>(256).fill(0);
      for (const token of tokens) {
        const bytes = Buffer.from(token, 'base64url');
        expect(bytes).toHaveLength(32);
        for (let bit = 0; bit < 256; bit++) ones[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
      }
      // Six standard deviations of fair coins.
      for (const count of ones) expect(Math.abs(count / COUNT - 0.5)).toBeLessThan(3 / Math.sqrt(COUNT));
    }
  });
});
