import { greetingName } from './index';

describe('greetingName', () => {
  it('prefers the nickname', () => {
    expect(greetingName({ nickname: 'Flo', firstName: 'Florence' })).toBe('Flo');
  });

  it.each([null, '', '   ', 'null'])('falls back to the first name when the nickname is %p', (nickname) => {
    expect(greetingName({ nickname, firstName: 'Florence' })).toBe('Florence');
  });
});
