import { formatGreetingName } from './index';

describe('formatGreetingName', () => {
  it('formatGreetingName prefers the nickname', () => {
    expect(formatGreetingName({ nickname: 'Flo', firstName: 'Florence' })).toBe('Flo');
  });

  it.each([null, '', '   ', 'null'])(
    'formatGreetingName falls back to the first name if the nickname is %p',
    (nickname) => {
      expect(formatGreetingName({ nickname, firstName: 'Florence' })).toBe('Florence');
    },
  );
});
