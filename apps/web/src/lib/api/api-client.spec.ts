import type { Price } from '@figura/contracts';
import { API_TIMEOUT_MS } from '@figura/contracts';
import fc from 'fast-check';
import { api, readData, publicApi } from './api-client';
import { ApiError } from './api-error';
import { A_TAPE } from '../testing/a-user';
import type { FakeHandlerOf } from '../testing/fake-api';
import { createProblem, mockApi } from '../testing/fake-api';
import { tokens } from '../session/tokens';

const PRICE: Price = { amount: 8900, originalAmount: null, currency: 'usd', claims: [] };
const expired = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };

beforeEach(() => tokens.start(expired));
afterEach(() => tokens.end());

function mockServerWithExpiredToken(
  scheduler: fc.Scheduler,
  refreshAnswer: FakeHandlerOf<'POST /auth/refresh'>,
) {
  return mockApi({
    'GET /stripe/price': async (_body, { accessToken }) => {
      await scheduler.schedule(Promise.resolve(), 'GET /stripe/price');
      return accessToken === fresh.accessToken
        ? PRICE
        : createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' });
    },
    'POST /auth/refresh': async (body, call) => {
      await scheduler.schedule(Promise.resolve(), 'POST /auth/refresh');
      return refreshAnswer(body, call);
    },
  });
}

async function requestAll(scheduler: fc.Scheduler, count: number) {
  const all = Promise.allSettled(
    Array.from({ length: count }, () =>
      scheduler.schedule(Promise.resolve(), 'start').then(() => readData(api.GET('/stripe/price'))),
    ),
  );
  await scheduler.waitFor(all);
  return all;
}

it('an expired access token is refreshed once for many requests, and each is retried once [S27]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
      tokens.start(expired);
      const calls = mockServerWithExpiredToken(scheduler, () => fresh);

      const outcomes = await requestAll(scheduler, count);

      expect(outcomes).toEqual(outcomes.map(() => ({ status: 'fulfilled', value: PRICE })));
      expect(calls.filter(({ route }) => route === 'POST /auth/refresh')).toHaveLength(1);
      const sent = calls.filter(({ route }) => route === 'GET /stripe/price');
      const refused = sent.filter(({ accessToken }) => accessToken === expired.accessToken);
      expect(sent.length - refused.length).toBe(count);
      expect(tokens.refreshToken()).toBe(fresh.refreshToken);
    }),
  );
});

it('an expired access token ends the session once if it cannot be refreshed [S27]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
      tokens.start(expired);
      const ended = jest.fn();
      const unsubscribe = tokens.subscribe(ended);
      const calls = mockServerWithExpiredToken(scheduler, () =>
        createProblem(401, 'Ended', { code: 'UNAUTHENTICATED' }),
      );

      const outcomes = await requestAll(scheduler, count);
      unsubscribe();

      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
      expect(calls.filter(({ route }) => route === 'POST /auth/refresh')).toHaveLength(1);
      expect(tokens.present()).toBe(false);
      expect(ended).toHaveBeenCalledTimes(1);
    }),
  );
});

it('an expired access token ends the session immediately if there is no refresh token', async () => {
  window.localStorage.removeItem('refreshToken');
  const calls = mockApi({
    'GET /stripe/price': () => createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
  });

  await expect(readData(api.GET('/stripe/price'))).rejects.toThrow('No refresh token available');

  expect(calls).toHaveLength(1);
  expect(tokens.present()).toBe(false);
  expect(tokens.endReason()).toBe('Your session has ended. Please sign in again.');
});

it('a request with an expired token is retried without a refresh if another tab has refreshed', async () => {
  const calls = mockApi({
    'GET /stripe/price': (_body, { accessToken }) => {
      if (accessToken === 'access-of-other-tab') return PRICE;
      tokens.rotate({ accessToken: 'access-of-other-tab', refreshToken: 'refresh-of-other-tab' });
      return createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' });
    },
  });

  await expect(readData(api.GET('/stripe/price'))).resolves.toEqual(PRICE);
  expect(calls.map(({ route }) => route)).toEqual(['GET /stripe/price', 'GET /stripe/price']);
});

it('an expired access token is refreshed again if the response to the refresh is lost [S93]', async () => {
  let lost = 0;
  const calls = mockApi({
    'GET /stripe/price': (_body, { accessToken }) =>
      accessToken === fresh.accessToken ? PRICE : createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
    'POST /auth/refresh': () => (lost++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : fresh),
  });
  await expect(readData(api.GET('/stripe/price'))).resolves.toEqual(PRICE);
  expect(calls.filter(({ route }) => route === 'POST /auth/refresh')).toHaveLength(2);
  expect(tokens.refreshToken()).toBe(fresh.refreshToken);
});

it.each([0, 403, 429, 500, 503])(
  'an expired access token keeps the session if POST /auth/refresh returns %i [S93]',
  async (status) => {
    const calls = mockApi({
      'PUT /user/measurements': () => createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
      'POST /auth/refresh': () =>
        status
          ? createProblem(status, 'Not now', { code: 'UNAVAILABLE' })
          : Promise.reject(new TypeError('Failed')),
    });
    await expect(api.PUT('/user/measurements', { body: A_TAPE })).rejects.toMatchObject({ status });
    expect(tokens.refreshToken()).toBe(expired.refreshToken);
    expect(calls.filter(({ route }) => route === 'PUT /user/measurements')).toHaveLength(1);
  },
);

it('a retried request returns the second 401 if the new token is refused too', async () => {
  const calls = mockApi({
    'GET /stripe/price': () => createProblem(401, 'Still no', { code: 'UNAUTHENTICATED' }),
    'POST /auth/refresh': () => fresh,
  });

  await expect(readData(api.GET('/stripe/price'))).rejects.toThrow('Still no');
  expect(calls.map(({ route }) => route)).toEqual([
    'GET /stripe/price',
    'POST /auth/refresh',
    'GET /stripe/price',
  ]);
});

it('a request with an expired token is not retried if another user has signed in', async () => {
  const calls = mockApi({
    'PUT /user/measurements': () => {
      tokens.end();
      tokens.start({ accessToken: 'access-of-next-person', refreshToken: 'refresh-of-next-person' });
      return createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' });
    },
  });

  await expect(api.PUT('/user/measurements', { body: A_TAPE })).rejects.toMatchObject({ status: 0 });
  expect(calls).toHaveLength(1);
});

it('a refresh does not restore a session that was signed out in the meantime', async () => {
  mockApi({
    'GET /stripe/price': () => createProblem(401, 'Expired', { code: 'UNAUTHENTICATED' }),
    'POST /auth/refresh': () => {
      tokens.end();
      return fresh;
    },
  });

  await expect(readData(api.GET('/stripe/price'))).rejects.toThrow(ApiError);
  expect(tokens.present()).toBe(false);
});

it('an API request sends the access token and JSON', async () => {
  const calls = mockApi({ 'POST /stripe/coupon': () => ({ ...PRICE, coupon: null }) });
  await api.POST('/stripe/coupon', { body: { code: 'ANNA10' } });
  expect(calls).toEqual([
    { route: 'POST /stripe/coupon', body: { code: 'ANNA10' }, accessToken: 'access-1' },
  ]);
});

it('a public API request sends no token, and a 401 does not end the session', async () => {
  const calls = mockApi({
    'POST /auth/login': () =>
      createProblem(401, 'Invalid email or password', { code: 'INVALID_CREDENTIALS' }),
  });
  await expect(
    publicApi.POST('/auth/login', { body: { email: 'a@example.com', password: 'no' } }),
  ).rejects.toThrow('Invalid email or password');
  expect(calls).toEqual([expect.objectContaining({ accessToken: null })]);
  expect(tokens.present()).toBe(true);
});

it('an API request keeps the session if the confirming password is wrong', async () => {
  const calls = mockApi({
    'DELETE /user': () =>
      createProblem(401, 'Current password is incorrect', { code: 'INVALID_CREDENTIALS' }),
  });
  await expect(api.DELETE('/user', { body: { password: 'no' } })).rejects.toThrow(
    'Current password is incorrect',
  );
  expect(calls).toHaveLength(1);
  expect(tokens.present()).toBe(true);
});

it('an API request throws the content of the problem document', async () => {
  mockApi({ 'POST /stripe/coupon': () => createProblem(400, 'First.', { errors: ['First.', 'Second.'] }) });
  const error: unknown = await api
    .POST('/stripe/coupon', { body: { code: 'ANNA10' } })
    .catch((failure: unknown) => failure);
  expect(error).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'First.',
    errors: ['First.', 'Second.'],
  });
});

it('an API request throws a default message for a response without a problem document', async () => {
  mockApi({ 'GET /stripe/price': () => new Response('<html>Bad gateway</html>', { status: 502 }) });
  await expect(readData(api.GET('/stripe/price'))).rejects.toMatchObject({
    status: 502,
    message: 'Something went wrong on our side. Please try again in a moment.',
  });
});

it('an API request reports that the server cannot be reached', async () => {
  mockApi({
    'GET /stripe/price': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(readData(api.GET('/stripe/price'))).rejects.toMatchObject({
    status: 0,
    message: 'We could not reach Figura. Please check your connection and try again.',
  });
});

it('an API request times out after ten seconds', async () => {
  jest.useFakeTimers();
  try {
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const outcome = expect(readData(api.GET('/stripe/price'))).rejects.toMatchObject({ status: 0 });
    await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    await outcome;
  } finally {
    jest.useRealTimers();
  }
});
