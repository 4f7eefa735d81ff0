import { ask, type Answer } from './client';

export const PASSWORD = 'correct horse 42';

let count = 0;

/** An address that nobody has registered yet. */
export function newEmail(): string {
  return `person-${process.pid}-${++count}@example.com`;
}

/** Signs a person up, from an IP address of her own. */
export function register(origin: string, email: string): Promise<Answer> {
  const body = { firstName: 'Mira', lastName: 'Lindqvist', email, password: PASSWORD, gender: 'F' };
  return ask(origin, 'POST', '/api/auth/register', { body, ip: ipOf(email) });
}

/** The same for the same person, another one for another. */
function ipOf(email: string): string {
  const number = Number(/(\d+)@/.exec(email)![1]);
  return `10.0.${number >> 8}.${number & 255}`;
}
