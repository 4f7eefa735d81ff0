import type { LoginResponse, Problem, ProviderReturnResponse, ProviderStart } from '@figura/contracts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app';

type Accounts = Record<string, Record<string, unknown>>;

/** `oidc-provider` in its own process, with a simulated browser. */
export class ProviderProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(ids: string[], accounts: Accounts): Promise<ProviderProcess> {
    const redirectUris = ids.map((id) => `https://figura.test/sign-in/${id}`);
    const child = fork(join(__dirname, 'oidc-provider-process.mjs'), {
      env: { ...process.env, SIGN_IN_PROVIDER: JSON.stringify({ redirectUris, accounts }) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
    return new ProviderProcess(child, issuer);
  }

  describe(name: string, more: object = {}): object {
    return { ...more, name, issuer: this.issuer, clientId: 'figura', clientSecret: 'a secret of the client' };
  }

  async visit(url: string, account: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    next.searchParams.set('login_hint', account);
    for (let hops = 0; hops < 8; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) return readForm(await response.text());
      next = new URL(location, next);
      if (next.origin !== this.issuer) return next.search.slice(1);
    }
    throw new Error('The provider leads nowhere.');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}

function readForm(page: string): string {
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)"/g))
    form.set(name, value);
  if (form.size === 0) throw new Error(page);
  return form.toString();
}

export async function beginSignIn(app: TestApp, id = 'house'): Promise<ProviderStart> {
  const response = await app.request<ProviderStart>('POST', `/api/auth/providers/${id}/start`);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

export function comeBackTo(app: TestApp, body: { key: string; query: string }, id = 'house') {
  return app.request<ProviderReturnResponse & Problem>('POST', `/api/auth/providers/${id}/return`, body);
}

export async function signInWithProvider(app: TestApp, provider: ProviderProcess, account: string) {
  const { url, key } = await beginSignIn(app);
  return comeBackTo(app, { key, query: await provider.visit(url, account) });
}

export function registerWithProvider(app: TestApp, ticket: string, more: object = {}) {
  return app.request<LoginResponse & Problem>('POST', '/api/auth/provider-registration', {
    firstName: 'Mira',
    lastName: 'Lind',
    gender: 'F',
    ticket,
    ...more,
  });
}
