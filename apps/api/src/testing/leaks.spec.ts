import { assertNoLeak } from './leaks';

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
});
