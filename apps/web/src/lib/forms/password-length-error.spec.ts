/** @jest-environment node */
import { findPasswordLengthError } from './password-length-error';

it.each(['abcdef', '🌿🌿🌿🌿🌿🌿', 'x'.repeat(128)])('%s is long enough, and not too long', (password) => {
  expect(findPasswordLengthError(password)).toBeUndefined();
});

it.each(['abcde', '🌿🌿🌿🌿', 'é'.repeat(5)])(
  '%s is too short: characters count, as on the server',
  (password) => {
    expect(findPasswordLengthError(password)).toMatch(/^Password must be at least \d+ characters$/);
  },
);

it('findPasswordLengthError names the field and the limit', () => {
  expect(findPasswordLengthError('x'.repeat(129), 'New password')).toBe(
    'New password must be at most 128 characters',
  );
});
