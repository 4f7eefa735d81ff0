import { Readable } from 'node:stream';
import { AccountExportsService } from '../users/export/account-exports.service';
import { assertNoLeak } from './leaks';
import { TestApp } from './test-app';

describe('Check of every response for leaks', () => {
  it.each([
    '{"user":{"passwordHash":"x"}}',
    '{"a":[{"__v": 0}]}',
    '{"note":"$argon2id$v=19$m=19456"}',
    '{"sessions":[{"seed":"x"}]}',
    '{"error":"x","stack":"at y"}',
    '{"type":"about:blank","error":"No.","fields":{"password":"correct horse 42"}}',
  ])('a response with %s fails the test that receives it [S38]', (payload) => {
    expect(() => assertNoLeak('/api/auth/me', payload)).toThrow('/api/auth/me gave');
  });

  it('a response with requested tokens or sentences about passwords passes', () => {
    const payload =
      '{"accessToken":"a.b.c","refreshToken":"d","error":"Password must be 6 to 128 characters"}';
    expect(() => assertNoLeak('/api/auth/login', payload)).not.toThrow();
  });

  it('a problem document that names the field of its message passes', () => {
    const payload =
      '{"type":"about:blank","error":"Password is required","fields":{"password":"Password is required"}}';
    expect(() => assertNoLeak('/api/auth/login', payload)).not.toThrow();
  });

  it('every response of the application is checked [S38]', async () => {
    const test = await TestApp.start({ RATE_LIMITS: 'off' });
    const { accessToken: token } = await test.signedIn();
    jest.spyOn(test.app.get(AccountExportsService, { strict: false }), 'start').mockResolvedValue({
      stream: Readable.from(['{"user":{"passwordHash":"x"}}']),
      mediaType: 'application/json',
      fileName: 'figura-data.json',
    });
    await expect(test.request('GET', '/api/user/export', undefined, { token })).rejects.toThrow(
      'passwordHash',
    );
    await test.stop();
  });
});
