import { isOwnHost } from './own-hosts';

const APP_URL = 'http://figura.test:3000';

describe('Hosts of this machine', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '127.8.0.1', '[::1]:3000', 'app.localhost', 'FIGURA.test:80'])(
    '%s is a host of this machine',
    (host) => {
      expect(isOwnHost(host, APP_URL)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example:3000',
    '127.0.0.1.evil.example',
    '192.168.1.7',
    'xlocalhost',
    'figura.test.evil.example',
    'a b',
  ])('%s is not a host of this machine', (host) => {
    expect(isOwnHost(host, APP_URL)).toBe(false);
  });
});
