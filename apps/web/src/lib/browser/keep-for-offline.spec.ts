import { keepForOffline } from './keep-for-offline';
import { removeStored, writeStored } from './stored-keys';

jest.mock('../api/environment', () => ({ IS_BUILD: true }));

const register = jest.fn(() => Promise.resolve());
const open = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  register.mockClear();
  open.mockClear();
  Object.defineProperty(globalThis, 'caches', { value: { open }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  removeStored('accessToken');
});

describe('keepForOffline()', () => {
  it('registers the service worker after a delay', () => {
    keepForOffline();
    expect(register).not.toHaveBeenCalled();

    jest.runAllTimers();

    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('does not register the service worker if it is canceled', () => {
    keepForOffline()!();

    jest.runAllTimers();

    expect(register).not.toHaveBeenCalled();
  });

  it('opens the cache of responses if a user is signed in', () => {
    writeStored('accessToken', 'a token');

    keepForOffline();

    expect(open).toHaveBeenCalledWith('figura-personal');
  });

  it('opens no cache without a session, since nothing would delete it', () => {
    keepForOffline();

    expect(open).not.toHaveBeenCalled();
  });
});
