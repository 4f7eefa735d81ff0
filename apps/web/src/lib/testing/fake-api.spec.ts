import { api, dataOf } from '../api/api-client';
import { aUser } from './a-user';
import type { FakeHandlers } from './fake-api';
import { aProblem, fakeApi } from './fake-api';

const accepted = (handlers: FakeHandlers) => Object.keys(handlers);

describe('fakeApi', () => {
  it('gives the app what the handler of its route gives, and says what was sent', async () => {
    const calls = fakeApi({ 'PUT /user/profile': ({ nickname = null }) => ({ user: aUser({ nickname }) }) });
    const { user } = await dataOf(api.PUT('/user/profile', { body: { nickname: 'Flo' } }));
    expect(user.nickname).toBe('Flo');
    expect(calls).toEqual([{ route: 'PUT /user/profile', body: { nickname: 'Flo' }, accessToken: null }]);
  });

  it('compiles for what the API may answer and for nothing else', () => {
    accepted({ 'GET /auth/me': () => ({ user: aUser() }) });
    accepted({ 'GET /recommendations/fashion-item/any': () => aProblem(404, 'Item not found') });
    // @ts-expect-error -- the API has no such route
    accepted({ 'GET /auth/you': () => ({ user: aUser() }) });
    // @ts-expect-error -- nor does this one answer to that method
    accepted({ 'POST /auth/me': () => ({ user: aUser() }) });
    // @ts-expect-error -- a field is missing
    accepted({ 'GET /auth/me': () => ({}) });
    // @ts-expect-error -- a field is of another type
    accepted({ 'GET /stripe/payment-status': () => ({ hasPaid: 'yes' }) });
    // @ts-expect-error -- this route is called with a query
    accepted({ 'GET /recommendations/body-part-details': () => aProblem(404, 'No') });
    expect(accepted({})).toEqual([]);
  });
});
