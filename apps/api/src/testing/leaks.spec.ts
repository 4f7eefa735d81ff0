import { assertNoLeak } from './leaks';

describe('assertNoLeak', () => {
  it.each([
    '{"user":{"passwordHash":"x"}}',
    '{"a":[{"__v": 0}]}',
    '{"note":"$argon2id$v=19$m=19456"}',
    '{"sessions":[{"seed":"x"}]}',
    '{"error":"x","stack":"at y"}',
    '{"type":"about:blank","error":"No.","fields":{"password":"correct horse 42"}}',
  ])('throws for a response with %s [S38]', (payload) => {
    expect(() => assertNoLeak('/api/auth/me', payload)).toThrow('/api/auth/me gave');
  });

  it('accepts a response with requested tokens or messages about passwords', () => {
    const payload =
      '{"accessToken":"a.b.c","refreshToken":"d","error":"Password must be 6 to 128 characters"}';
    expect(() => assertNoLeak('/api/auth/login', payload)).not.toThrow();
  });

  it('accepts a problem document that names the field of its message', () => {
    const payload =
      '{"type":"about:blank","error":"Password is required","fields":{"password":"Password is required"}}';
    expect(() => assertNoLeak('/api/auth/login', payload)).not.toThrow();
  });
});
