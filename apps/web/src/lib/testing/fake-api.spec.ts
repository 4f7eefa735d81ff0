import { api, readData } from '../api/api-client';
import { createUser } from './a-user';
import type { FakeHandlers } from './fake-api';
import { createProblem, mockApi } from './fake-api';

const listAccepted = (handlers: FakeHandlers) => Object.keys(handlers);

describe('mockApi', () => {
  it('returns the handler’s response to the app, and records the request', async () => {
    const calls = mockApi({
      'PUT /user/profile': ({ nickname = null }) => ({ user: createUser({ nickname }) }),
    });
    const { user } = await readData(api.PUT('/user/profile', { body: { nickname: 'Flo' } }));
    expect(user.nickname).toBe('Flo');
    expect(calls).toEqual([{ route: 'PUT /user/profile', body: { nickname: 'Flo' }, accessToken: null }]);
  });

  it('only compiles for routes and responses of the API', () => {
    listAccepted({ 'GET /auth/me': () => ({ user: createUser() }) });
    listAccepted({ 'GET /recommendations/fashion-item/any': () => createProblem(404, 'Item not found') });
    // @ts-expect-error -- the API has no such route
    listAccepted({ 'GET /auth/you': () => ({ user: createUser() }) });
    // @ts-expect-error -- nor does this one answer to that method
    listAccepted({ 'POST /auth/me': () => ({ user: createUser() }) });
    // @ts-expect-error -- a field is missing
    listAccepted({ 'GET /auth/me': () => ({}) });
    // @ts-expect-error -- a field is of another type
    listAccepted({ 'GET /stripe/payment-status': () => ({ hasPaid: 'yes' }) });
    // @ts-expect-error -- this route is called with a query
    listAccepted({ 'GET /recommendations/body-part-details': () => createProblem(404, 'No') });
    expect(listAccepted({})).toEqual([]);
  });
});
