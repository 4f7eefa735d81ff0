import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** In inches: a pear with a long torso, B2. */
const TAPE = {
  shoulders: 39.5,
  chest: 36,
  waist: 29.5,
  hips: 42,
  headToChest: 17.5,
  chestToCrotch: 16.5,
  crotchToKnee: 13,
  kneeToFloor: 17.5,
};

/**
 * Makes a user who is verified and measured and has paid.
 *
 * @param {string} origin of the product, which runs in local mode
 * @returns {Promise<{ accessToken: string, refreshToken: string }>} the user's session
 * @throws {Error} when the product answers otherwise than it should
 */
export async function signUp(origin) {
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}.`);
    return answer.headers.get('content-type')?.includes('json') ? answer.json() : null;
  };
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: 'correct horse 42', firstName: 'Mira', lastName: 'Lind', gender: 'F' };
  const { registrationKey } = await call('POST', '/api/auth/register', person);
  const token = await mailedToken(() => call('GET', `/dev/mail?to=${encodeURIComponent(email)}`));
  const { accessToken, refreshToken } = await call('GET', `/api/auth/verify-email/${token}`, undefined, {
    'registration-key': registrationKey,
  });
  const authorization = { authorization: `Bearer ${accessToken}` };
  await call('PUT', '/api/user/measurements', TAPE, authorization);
  const { url } = await call('POST', '/api/stripe/create-checkout-session', {}, authorization);
  await fetch(new URL(`${url}/pay`, origin), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ method: 'card' }),
  });
  await call('POST', '/api/stripe/payment-success', { sessionId: url.split('/').pop() }, authorization);
  return { accessToken, refreshToken };
}

/** The token of the link by which an email address is verified, once that mail is there. */
async function mailedToken(readMails) {
  for (;;) {
    const mails = await readMails();
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('verify-email'));
    if (link) return new URL(link).searchParams.get('token');
    await wait(50);
  }
}
