import { greetingName } from './index';

describe('greetingName', () => {
  it('greetingName prefers the nickname', () => {
    expect(greetingName({ nickname: 'Flo', firstName: 'Florence' })).toBe('Flo');
  });

  it.each([null, '', '   ', 'null'])(
    'greetingName falls back to the first name when the nickname is %p',
    (nickname) => {
      expect(greetingName({ nickname, firstName: 'Florence' })).toBe('Florence');
    },
  );
});
