import { randomBytes } from 'node:crypto';
import { isWeakSecret } from './secret-strength';

describe('Strength of a signing secret', () => {
  it.each([
    ['one repeated letter', 'a'.repeat(32)],
    ['two repeated letters', 'ab'.repeat(20)],
    ['a repeated block of ten, cut at the end', 'k3Jq9-xR_zk3Jq9-xR_zk3Jq9-xR_zk3'],
    ['a repeated block of sixteen', '8fQ2mZ5tLw1RbX7y'.repeat(2)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['descending digits', '9876543210'.repeat(4)],
    ['the text of .env.example', 'the output of that command, which is long'],
    ['a placeholder', 'change-me-0f9d8s7g6h5j4k3l2z1x0c9v8b'],
  ])('a secret is weak when it is %s [S98]', (_, secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it.each(['base64', 'base64url', 'hex'] as const)(
    'a secret is strong when it is random %s [S98]',
    (encoding) => {
      for (let count = 0; count < 2_000; count++)
        expect(isWeakSecret(randomBytes(24).toString(encoding))).toBe(false);
    },
  );
});
