import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { waitForMailedLink } from './mailbox';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  gender: 'F' | 'NB';
  tokens?: TokenPair;
}

interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

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

export function createPerson(): Person {
  return {
    firstName: 'Mira',
    lastName: 'Lindqvist',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse 42',
    gender: 'F',
  };
}

export async function registerPerson(
  request: APIRequestContext,
  upTo: 'registered' | 'verified' | 'measured' | 'paid',
  named: Partial<Person> = {},
  { welcomed = true } = {},
): Promise<Person> {
  const person = { ...createPerson(), ...named };
  const response = await request.post('/api/auth/register', { data: person });
  expect(response.status()).toBe(201);
  if (upTo === 'registered') return person;
  const link = await waitForMailedLink(request, person.email, 'verify-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const { registrationKey } = (await response.json()) as { registrationKey: string };
  const verified = await request.get(`/api/auth/verify-email/${token}`, {
    headers: { 'registration-key': registrationKey },
  });
  const { accessToken, refreshToken } = (await verified.json()) as TokenPair;
  person.tokens = { accessToken, refreshToken };
  const headers = { authorization: `Bearer ${accessToken}` };
  const put = await request.put('/api/user/preferences', { data: { welcomed }, headers });
  expect(put.status()).toBe(200);
  if (upTo === 'verified') return person;
  const saved = await request.put('/api/user/measurements', { data: TAPE, headers });
  expect(saved.status()).toBe(200);
  if (upTo === 'paid') await pay(request, headers);
  return person;
}

async function pay(request: APIRequestContext, headers: { authorization: string }): Promise<void> {
  const checkout = await request.post('/api/stripe/create-checkout-session', { data: {}, headers });
  const { url } = (await checkout.json()) as { url: string };
  const paid = await request.post(`${url}/pay`, { form: { method: 'card' }, maxRedirects: 0 });
  const sessionId = url.split('/').pop()!;
  const success = await request.post('/api/stripe/payment-success', { data: { sessionId }, headers });
  expect([checkout.status(), paid.status(), success.status()]).toEqual([200, 303, 200]);
}

export async function signedIn(page: Page, person: Person): Promise<void> {
  const { accessToken, refreshToken } = person.tokens ?? (await createSession(page, person));
  await page.addInitScript(
    ([access, refresh]) => {
      // Only before the first page, because a later sign-out must persist. Firefox's empty page has no storage.
      if (!location.protocol.startsWith('http')) return;
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('accessToken', access!);
      localStorage.setItem('refreshToken', refresh!);
    },
    [accessToken, refreshToken],
  );
}

async function createSession(page: Page, { email, password }: Person): Promise<TokenPair> {
  const response = await page.request.post('/api/auth/login', { data: { email, password } });
  return (await response.json()) as TokenPair;
}
