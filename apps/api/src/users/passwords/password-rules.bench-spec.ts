import { assertNotEasyToGuess } from './password-rules';

it('a password is judged in linear time, however alike its parts are', () => {
  const email = `${Array.from({ length: 12 }, (_, index) => 'a'.repeat(index + 3)).join('.')}@x.co`;
  const begun = performance.now();
  assertNotEasyToGuess(`${'a'.repeat(127)}b`, { email, names: ['Aaa', 'Aaaa'] });
  expect(performance.now() - begun).toBeLessThan(1_000);
});
