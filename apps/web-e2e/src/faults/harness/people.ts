import type { Agent } from 'node:http';
import {
  mapMeasurements,
  MEASUREMENTS,
  type LoginResponse,
  type Problem,
  type RegisterResponse,
  type TapeMeasurements,
  type UserResponse,
} from '@figura/contracts';
import { waitUntil } from '../../../../api/src/testing/until';
import { ask, type ClientResponse } from './client';

const PASSWORD = 'correct horse 42';

let count = 0;

export function createEmail(): string {
  return `person-${process.pid}-${++count}@example.com`;
}

export function register(
  origin: string,
  email: string,
  agent?: Agent,
): Promise<ClientResponse<RegisterResponse & Problem>> {
  const body = { firstName: 'Mira', lastName: 'Lindqvist', email, password: PASSWORD, gender: 'F' };
  return ask(origin, 'POST', '/api/auth/register', { body, ip: getIp(email), ...(agent && { agent }) });
}

export function signIn(
  origin: string,
  email: string,
  password = PASSWORD,
): Promise<ClientResponse<LoginResponse>> {
  return ask(origin, 'POST', '/api/auth/login', { body: { email, password }, ip: getIp(email) });
}

export type Person = Awaited<ReturnType<typeof registerVerifiedPerson>>;

export interface MailTexts {
  readText(email: string): Promise<string | undefined>;
}

export async function registerVerifiedPerson(
  origin: string,
  mailbox: MailTexts,
): Promise<LoginResponse & { email: string }> {
  const email = createEmail();
  const { registrationKey } = (await register(origin, email)).body;
  let token: string | undefined;
  await waitUntil(`${email} has the link`, async () => {
    const text = await mailbox.readText(email);
    token = /verify-email\?token=([\w-]+)/.exec(text ?? '')?.[1];
    return token !== undefined;
  });
  const headers = { 'registration-key': registrationKey };
  await ask(origin, 'GET', `/api/auth/verify-email/${token}`, { headers });
  return { ...(await signIn(origin, email)).body, email };
}

/** `inches` fills all eight, so that a half-written set shows. */
export function saveMeasurements(
  origin: string,
  token: string,
  inches: number,
): Promise<ClientResponse<UserResponse>> {
  return ask(origin, 'PUT', '/api/user/measurements', { body: createTape(inches), token });
}

export async function fetchSavedInches(origin: string, token: string): Promise<number | null> {
  const { status, body } = await ask<UserResponse>(origin, 'GET', '/api/auth/me', { token });
  if (status !== 200) throw new Error(`The person could not be read: ${status}`);
  const { measurements } = body.user;
  if (!measurements) return null;
  const { totalHeight, estimated: _estimated, ...tape } = measurements;
  const sizes = new Set([...Object.values(tape), totalHeight / 4]);
  if (sizes.size !== 1) throw new Error(`Half a save: ${JSON.stringify(measurements)}`);
  return tape.waist;
}

function createTape(inches: number): TapeMeasurements {
  return mapMeasurements(MEASUREMENTS, () => inches);
}

function getIp(email: string): string {
  const number = Number(/(\d+)@/.exec(email)?.[1] ?? 0);
  return `10.0.${number >> 8}.${number & 255}`;
}
