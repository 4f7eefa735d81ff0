import type { LoginResponse, Problem, RecoveryCodesResponse, TotpSetup } from '@figura/contracts';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './test-app';

type Customer = Awaited<ReturnType<TestApp['signedIn']>>;

export function computeCode(test: TestApp, secret: string, offsetSeconds = 0): string {
  const timestamp = test.clock.now().getTime() + offsetSeconds * 1_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export async function turnOnTotp(test: TestApp, { account, accessToken: token }: Customer) {
  const { password } = account;
  const setup = await test.request<TotpSetup>(
    'POST',
    '/api/user/second-factor/totp',
    { password },
    { token },
  );
  if (setup.status !== 200) throw new Error(setup.text);
  const { secret } = setup.body;
  const confirmed = await test.request<RecoveryCodesResponse>(
    'POST',
    '/api/user/second-factor/totp/confirmation',
    { code: computeCode(test, secret) },
    { token },
  );
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  test.clock.forward(30_000);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

export async function demandSecondStep(test: TestApp, account: { email: string; password: string }) {
  const { email, password } = account;
  const response = await test.request<Problem>('POST', '/api/auth/login', { email, password });
  if (!response.body.secondFactor) throw new Error(response.text);
  return response.body.secondFactor;
}

export function finishSecondStep(test: TestApp, ticket: string, code: string) {
  return test.request<LoginResponse & Problem>('POST', '/api/auth/second-factor', { ticket, code });
}
