import { claimDrafts } from '../drafts/draft-stores';
import { tokens } from '../session/tokens';
import { createProblem, mockApi } from '../testing/fake-api';
import { keep, sendWaiting, throwAway } from './outbox';
import { sendOrKeep } from './send-or-keep';
import { listWaitingWrites } from './waiting-writes';
import type { WaitingWrite, Write } from './write';

// jsdom has no IndexedDB.
let mockStored: WaitingWrite[] = [];
jest.mock('./outbox-store', () => ({
  readWrites: () => Promise.resolve(mockStored),
  addWrite: (write: WaitingWrite) =>
    Promise.resolve(mockStored.push({ ...write, id: mockStored.length + 1 })),
  changeWrite: (write: WaitingWrite) =>
    Promise.resolve((mockStored = mockStored.map((each) => (each.id === write.id ? write : each)))),
  removeWrite: (id: number) => Promise.resolve((mockStored = mockStored.filter((each) => each.id !== id))),
}));

function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const createLove = (id: string): Write => ({
  method: 'PUT',
  path: '/user/marks/{id}',
  init: { params: { path: { id } }, body: { mark: 'love' } },
  subject: { what: 'mark', name: id },
});

beforeEach(() => {
  fakeLocks();
  mockStored = [];
  tokens.start({ accessToken: 'access', refreshToken: 'refresh' });
  claimDrafts('anna');
});
afterEach(() => tokens.end());

it('sendWaiting sends writes in order and once, however many pages try', async () => {
  const calls = mockApi({
    'PUT /user/marks/one': () => ({}) as never,
    'PUT /user/marks/two': () => ({}) as never,
  });
  await keep(createLove('one'));
  await keep(createLove('two'));
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()]);
  expect(calls.map(({ route }) => route)).toEqual(['PUT /user/marks/one', 'PUT /user/marks/two']);
  expect(await listWaitingWrites()).toEqual([]);
});

it('sendWaiting keeps a refused write with its reason, and sends the rest', async () => {
  const calls = mockApi({
    'PUT /user/marks/one': () => createProblem(404, 'We could not find this item.'),
    'PUT /user/marks/two': () => ({}) as never,
  });
  await keep(createLove('one'));
  await keep(createLove('two'));
  await sendWaiting();
  await sendWaiting();
  expect(calls).toHaveLength(2);
  const [refused, ...others] = await listWaitingWrites();
  expect([refused!.error, others]).toEqual(['We could not find this item.', []]);
  await throwAway(refused!.id);
  expect(await listWaitingWrites()).toEqual([]);
});

it('sendWaiting keeps the lines of a list that were not added, with the reason', async () => {
  const rest = [
    { line: 2, text: 'Lisbon', code: 'NOT_A_GARMENT', error: 'We found no garment.' },
    { line: 3, text: 'Porto', code: 'NOT_A_GARMENT', error: 'We found no garment.' },
  ] as const;
  mockApi({ 'POST /wardrobe/lines': () => ({ items: [], rest: [...rest], header: null }) });
  const subject = { what: 'add', name: 'coat, Lisbon, Porto' } as const;
  const init = { body: { id: 'an-id', texts: ['coat', 'Lisbon', 'Porto'] } };
  await keep({ method: 'POST', path: '/wardrobe/lines', init, subject });
  await sendWaiting();
  expect(await listWaitingWrites()).toMatchObject([
    { subject: { name: 'Lisbon, Porto' }, error: 'We found no garment.' },
  ]);
});

it.each([429, 503])('sendWaiting stops at a %s, and no later write is sent first', async (status) => {
  const calls = mockApi({ 'PUT /user/marks/one': () => createProblem(status, 'Later') });
  await keep(createLove('one'));
  await keep(createLove('two'));
  await sendWaiting();
  expect(calls).toHaveLength(1);
  expect(await listWaitingWrites()).toHaveLength(2);
});

it('sendWaiting sends nothing from another account', async () => {
  const calls = mockApi({});
  await keep(createLove('one'));
  claimDrafts('bea');
  await sendWaiting();
  expect(calls).toEqual([]);
  expect(await listWaitingWrites()).toEqual([]);
});

it('a write waits for its own user after the session has expired', async () => {
  const calls = mockApi({ 'PUT /user/marks/one': () => ({}) as never });
  await keep(createLove('one'));
  tokens.expire('Your session has ended.');
  expect(await listWaitingWrites()).toEqual([]);
  await sendWaiting();
  expect(calls).toEqual([]);
  claimDrafts('anna');
  tokens.start({ accessToken: 'access', refreshToken: 'refresh' });
  await sendWaiting();
  expect(calls.map(({ route }) => route)).toEqual(['PUT /user/marks/one']);
});

it('keep stores a pending write if the session expires, but not if the user signs out', async () => {
  const kept = keep(createLove('one'));
  tokens.expire('Your session has ended.');
  expect(await kept).toBe(true);
  claimDrafts('anna');
  tokens.start({ accessToken: 'access', refreshToken: 'refresh' });
  const late = keep(createLove('two'));
  tokens.end();
  expect(await late).toBe(false);
});

it('keep refuses a write if no user is signed in', async () => {
  tokens.end();
  expect(await keep(createLove('one'))).toBe(false);
  expect(mockStored).toEqual([]);
});

it('sendOrKeep stores a write that gets no response, and queues later writes behind it', async () => {
  let isOnline = false;
  const marks: unknown[] = [];
  mockApi({
    'PUT /user/marks/one': ({ mark }) => {
      if (!isOnline) throw new TypeError('offline');
      marks.push(mark);
      return {} as never;
    },
  });
  const mark = (body: { mark: 'love' | null }) =>
    sendOrKeep(
      'PUT',
      '/user/marks/{id}',
      { params: { path: { id: 'one' } }, body },
      createLove('one').subject,
    );
  expect(await mark({ mark: 'love' })).toBeNull();
  isOnline = true;
  expect(await mark({ mark: null })).toBeNull();
  await sendWaiting();
  expect(marks).toEqual(['love', null]);
  expect(await listWaitingWrites()).toEqual([]);
});

it('sendOrKeep stores a write without sending it if the device is offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const calls = mockApi({});
  const call = { params: { path: { id: 'one' } }, body: { mark: 'love' as const } };
  expect(await sendOrKeep('PUT', '/user/marks/{id}', call, createLove('one').subject)).toBeNull();
  expect(await listWaitingWrites()).toHaveLength(1);
  expect(calls).toEqual([]);
  onLine.mockRestore();
});

it('sendOrKeep fails offline if the device cannot store writes', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  mockApi({
    'PUT /user/marks/one': () => {
      throw new TypeError('offline');
    },
  });
  const call = { params: { path: { id: 'one' } }, body: { mark: 'love' as const } };
  await expect(sendOrKeep('PUT', '/user/marks/{id}', call, createLove('one').subject)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
