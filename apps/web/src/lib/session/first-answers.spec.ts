import { mutate } from 'swr';
import { aUser } from '../testing/a-user';
import { aProblem, fakeApi } from '../testing/fake-api';
import { firstAnswers } from './first-answers';
import { tokens } from './tokens';

jest.mock('swr', () => ({ ...jest.requireActual('swr'), mutate: jest.fn() }));

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const LOOKS = { clothingByCategory: {} };
const user = aUser();

/** What the page asked for, by path of the API; null for what did not get through. */
function askedFor(answers: Record<string, Response | null>) {
  const early = Object.entries(answers).map(
    ([path, answer]) => [`/api${path}`, Promise.resolve(answer ?? undefined)] as const,
  );
  window.earlyAnswers = { token: pair.accessToken, answers: new Map(early) };
}
const known = () => jest.mocked(mutate).mock.calls.map(([key, data]) => [key, data]);

beforeEach(() => {
  jest.mocked(mutate).mockClear();
  tokens.start(pair);
});
afterEach(() => {
  tokens.end();
  delete window.earlyAnswers;
});

it('firstAnswers has known who is signed in and what the screen shows first, and leaves the answer to be taken', async () => {
  askedFor({ '/auth/me': Response.json({ user }), '/recommendations/best-looks': Response.json(LOOKS) });
  await firstAnswers();
  expect(known()).toEqual(
    expect.arrayContaining([
      ['/auth/me', user],
      ['/recommendations/best-looks', LOOKS],
    ]),
  );
  const left = await window.earlyAnswers?.answers.get('/api/recommendations/best-looks');
  expect(await left?.json()).toEqual(LOOKS);
});

it('firstAnswers leaves what is no success or did not come to whoever reads it', async () => {
  fakeApi({ 'GET /auth/me': () => aProblem(503, 'Down', { code: 'UNAVAILABLE' }) });
  askedFor({ '/auth/me': null, '/recommendations/best-looks': aProblem(404, 'None', { code: 'NOT_FOUND' }) });
  await firstAnswers();
  expect(known()).toEqual([]);
});

it('firstAnswers keeps nothing of a session that another one has taken the place of', async () => {
  askedFor({ '/recommendations/best-looks': Response.json(LOOKS) });
  const answered = firstAnswers();
  tokens.start({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  await answered;
  expect(known()).toEqual([]);
});

it('firstAnswers waits no longer than a second', async () => {
  jest.useFakeTimers();
  askedFor({});
  window.earlyAnswers?.answers.set('/api/passport', new Promise(() => undefined));
  let settled = false;
  void firstAnswers().then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toBe(true);
  jest.useRealTimers();
});

it('firstAnswers awaits nothing on a page that has asked for nothing', async () => {
  await expect(firstAnswers()).resolves.toBeUndefined();
  expect(known()).toEqual([]);
});
