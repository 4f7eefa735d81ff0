import { keepForOffline } from './keep-for-offline';

jest.mock('../api/environment', () => ({ IS_BUILD: true }));

const register = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('keepForOffline()', () => {
  it('registers the service worker once the screen stands', () => {
    keepForOffline();
    expect(register).not.toHaveBeenCalled();

    jest.runAllTimers();

    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('registers none when it is called off, as at a sign-out', () => {
    keepForOffline()!();

    jest.runAllTimers();

    expect(register).not.toHaveBeenCalled();
  });
});
