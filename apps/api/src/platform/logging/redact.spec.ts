import { toLoggedError, redact } from './redact';

describe('redact', () => {
  it.each([
    ['550 5.1.1 <mira@example.com>: no such user', '550 5.1.1 <[address]>: no such user'],
    ['dup key: { email: "mira.ek+1@mail.example.com" }', 'dup key: { email: "[address]" }'],
    ['cannot reach mongodb://figura:hunter2@db:27017/figura', 'cannot reach mongodb://figura:[address]'],
    ['at node_modules/@nestjs/core/router.js:10', 'at node_modules/@nestjs/core/router.js:10'],
    ['nothing in it', 'nothing in it'],
  ])('redact turns %s into %s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('redact leaves a long text without addresses unchanged [S42]', () => {
    expect(redact('a'.repeat(500_000))).toHaveLength(500_000);
  });
});

describe('Errors in log lines', () => {
  it('an error is logged only with name, message, code, stack and cause [S58]', () => {
    const cause = new Error('550 <mira@example.com>');
    const error = Object.assign(new TypeError('no mail to mira@example.com', { cause }), {
      code: 11_000,
      keyValue: { email: 'mira@example.com' },
    });
    const line = toLoggedError(error);
    expect(line).toMatchObject({
      type: 'TypeError',
      message: 'no mail to [address]',
      code: '11000',
      stack: expect.stringContaining('redact.spec'),
      cause: { message: '550 <[address]>' },
    });
    expect(JSON.stringify(line)).not.toContain('mira');
  });

  it('a thrown value that is not an Error is logged', () => {
    expect(toLoggedError('mira@example.com is away')).toBe('[address] is away');
  });
});
