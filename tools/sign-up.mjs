import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Inches: a pear with a long torso, B2. */
export const TAPE = {
  shoulders: 39.5,
  chest: 36,
  waist: 29.5,
  hips: 42,
  headToChest: 17.5,
  chestToCrotch: 16.5,
  crotchToKnee: 13,
  kneeToFloor: 17.5,
};

async function call(origin, method, path, body, headers = {}) {
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer.json();
}

/**
 * Registers a user with the emailed link.
 * @param {string} origin of the product in local mode
 * @returns {Promise<{ accessToken: string, refreshToken: string }>}
 */
export async function signUp(origin) {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: 'correct horse 42', firstName: 'Mira', lastName: 'Lind', gender: 'F' };
  const { registrationKey } = await call(origin, 'POST', '/api/auth/register', person);
  const token = await readMailedToken(origin, email);
  const headers = { 'registration-key': registrationKey };
  return call(origin, 'GET', `/api/auth/verify-email/${token}`, undefined, headers);
}

export async function signUpAndPay(origin) {
  const session = await signUp(origin);
  const authorization = { authorization: `Bearer ${session.accessToken}` };
  await call(origin, 'PUT', '/api/user/measurements', TAPE, authorization);
  const { url } = await call(origin, 'POST', '/api/stripe/create-checkout-session', {}, authorization);
  await fetch(new URL(`${url}/pay`, origin), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ method: 'card' }),
  });
  const sessionId = url.split('/').pop();
  await call(origin, 'POST', '/api/stripe/payment-success', { sessionId }, authorization);
  return session;
}

/** Skips one-time screens that would cover the dashboard. */
export async function skipWelcome(origin, { accessToken }) {
  const authorization = { authorization: `Bearer ${accessToken}` };
  await call(origin, 'PUT', '/api/user/preferences', { welcomed: true }, authorization);
}

async function readMailedToken(origin, email) {
  for (;;) {
    const mails = await call(origin, 'GET', `/dev/mail?to=${encodeURIComponent(email)}`);
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('verify-email'));
    if (link) return new URL(link).searchParams.get('token');
    await wait(50);
  }
}
