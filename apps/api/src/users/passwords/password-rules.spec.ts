import fc from 'fast-check';
import { ValidationError } from '../../platform/errors/domain-error';
import { assertNotEasyToGuess } from './password-rules';

const MIRA = { email: 'mira@example.com', names: ['Mira', 'Lindqvist'] };

function isRefused(password: string, account = MIRA): boolean {
  try {
    assertNotEasyToGuess(password, account);
    return false;
  } catch (error) {
    expect(error).toEqual(
      new ValidationError(['This password is too easy to guess. Please choose another one.']),
    );
    return true;
  }
}

type Choice = [password: string, first: string, last: string, email: string];
const isRefusedFor = ([password, first, last, email]: Choice) =>
  isRefused(password, { email, names: [first, last] });

describe('Password rules', () => {
  it.each(
    (
      '654321 888888 121212 777777 987654321 aaaaaa 00000000 1111111 abcdef 555555 222222 999999 abcabc ' +
      'ABCDEF AAAAAA 1234567890 0987654321 567890 4321098765 zyxwvu 1212121 xyxyxyx abcabcab 123123123 abc123 ' +
      'abcd4321 123321 aaabbb 111222 12341234 !!!!!! -=-=-= åäåäåä абвгде 😀😀😀 password qwerty'
    ).split(' '),
  )('a password is refused when it is %s [S5]', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each(['      ', '\u00a0\u00a0\u00a0 \u00a0\u00a0', '\t\t\t\t\t\t', ' '.repeat(128)])(
    'a password is refused when it is blank: %j [S5]',
    (password) => {
      expect(isRefused(password)).toBe(true);
    },
  );

  it.each([
    'correct horse 42',
    'lavender-42',
    'figura-demo',
    'banana split',
    'mississippi river',
    'a fresh password',
    'heron lamp 58 quartz',
    'abc def ghj',
    'xkcd936',
    '7h3y 5@1d',
    '271828x',
    '19 maj 1987',
    'aaaaaab',
    '1234567x',
    'ab34ce79',
    'кот на крыше',
    '😀🎉🧵🪡',
  ])('a password may be %s', (password) => {
    expect(isRefused(password)).toBe(false);
  });

  it('a password is refused when it repeats any block of up to three characters [S5]', () => {
    const block = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(block, fc.integer({ min: 6, max: 40 }), (text, times) => {
        expect(isRefused(text.repeat(times))).toBe(true);
      }),
    );
  });

  it('a password is refused when it is any sequence of letters or digits, up or down [S5]', () => {
    const piece = fc
      .tuple(
        fc.constantFrom('abcdefghijklmnopqrstuvwxyz', '01234567890'),
        fc.nat(20),
        fc.integer({ min: 6, max: 26 }),
      )
      .map(([row, start, length]) => row.slice(Math.min(start, row.length - 6)).slice(0, length));
    fc.assert(
      fc.property(piece, fc.boolean(), (text, down) => {
        expect(isRefused(down ? [...text].reverse().join('') : text)).toBe(true);
      }),
    );
  });

  it('nearly every random password is accepted', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789');
    const made = fc.array(letter, { minLength: 10, maxLength: 14 }).map((letters) => letters.join(''));
    const refused = fc.sample(made, { numRuns: 2_000, seed: 7 }).filter((password) => isRefused(password));
    expect(refused.filter((password) => new Set(password).size > 3)).toEqual([]);
  });

  it.each<Choice>([
    ['bob1985!', 'Robert', 'Ek', 'bob1985@x.co'],
    ['!bob1985', 'Robert', 'Ek', 'bob1985@x.co'],
    ['bob-85-!', 'Robert', 'Ek', 'bob1985@x.co'],
    ['mira.lind1', 'M', 'L', 'mira.lind2@example.com'],
    ['lind.mira', 'M', 'L', 'mira.lind2@example.com'],
    ['mira.lind2@example.com!', 'M', 'L', 'mira.lind2@example.com'],
    ['Example.Com1', 'M', 'L', 'mira@example.com'],
    ['0701234567', 'M', 'L', '0701234567@example.com'],
    ['070-1234567!', 'M', 'L', '0701234567@example.com'],
    ['Smith Jones', 'Smith', 'Jones', 'a@b.example'],
    ['smith-jones', 'Smith', 'Jones', 'a@b.example'],
    ['jonessmith', 'Smith', 'Jones', 'a@b.example'],
    ['Jones, Smith', 'Smith', 'Jones', 'a@b.example'],
    ['jones smith', 'Ann', 'Smith Jones', 'a@b.example'],
    ['12smith34jones56', 'Ann', 'Smith-Jones', 'a@b.example'],
    ['maria1990', 'Anna Maria', 'Ek', 'a@b.example'],
    ['boek2024', 'Bo', 'Ek', 'a@b.example'],
    ['ekbo2024', 'Bo', 'Ek', 'a@b.example'],
    ['jose.nunez', 'José', 'Núñez', 'a@b.example'],
    ['JOSÉ 1990', 'Jose', 'Ek', 'a@b.example'],
    ['figura1', 'Jose', 'Ek', 'a@b.example'],
    ['mira figura', 'Mira', 'Ek', 'a@b.example'],
    ['!!!Smith!!!', 'Ann', 'Smith', 'a@b.example'],
  ])('the password %s is refused for %s %s, %s [S5]', (...choice) => {
    expect(isRefusedFor(choice)).toBe(true);
  });

  it.each<Choice>([
    ['bobsled 1985', 'Bob', 'Ek', 'bob1985@x.co'],
    ['smith and jones', 'Smith', 'Jones', 'a@b.example'],
    ['bo 92-07-31', 'Bo', 'Ek', 'a@b.example'],
    ['a5391-7702', 'A', 'B', 'a@b.example'],
    ['ab5391-7702', 'A', 'B', 'a.b@c.example'],
    ['5391-7702', 'Ann', 'Ek', 'ann@b.example'],
    ['5391-7702', 'Ann', 'Ek', '12@b.example'],
    ['ek lindorm', 'Bo', 'Ek', 'bo.lind@x.co'],
    ['example of mine', 'Ann', 'Ek', 'ann@example.com'],
  ])('the password %s is accepted for %s %s, %s', (...choice) => {
    expect(isRefusedFor(choice)).toBe(false);
  });

  it('a password with many similar parts is checked in reasonable time [S5]', () => {
    const email = `${Array.from({ length: 12 }, (_, index) => 'a'.repeat(index + 3)).join('.')}@x.co`;
    expect(isRefused(`${'a'.repeat(127)}b`, { email, names: ['Aaa', 'Aaaa'] })).toBe(false);
  });
});
