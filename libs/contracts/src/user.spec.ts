import { formatGreetingName } from './index';

describe('greetingName', () => {
  it('greetingName prefers the nickname', () => {
    expect(formatGreetingName({ nickname: 'Flo', firstName: 'Florence' })).toBe('Flo');
  });

  it.each([null, '', '   ', 'null'])(
    'greetingName falls back to the first name when the nickname is %p',
    (nickname) => {
      expect(formatGreetingName({ nickname, firstName: 'Florence' })).toBe('Florence');
    },
  );
});
