import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Accounts = Record<string, Record<string, unknown>>;

/** `oidc-provider` as a process of its own, and the browser that goes there and back. */
export class ProviderProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(redirectUri: string, accounts: Accounts): Promise<ProviderProcess> {
    const child = fork(join(__dirname, 'oidc-provider-process.mjs'), {
      env: { ...process.env, SIGN_IN_PROVIDER: JSON.stringify({ redirectUri, accounts }) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
    return new ProviderProcess(child, issuer);
  }

  /** Settings for `OIDC_PROVIDERS`. */
  describe(name: string): object {
    return { name, issuer: this.issuer, clientId: 'figura', clientSecret: 'a secret of the client' };
  }

  /** Signs an account in at the provider; returns the query that the browser comes back with. */
  async visit(url: string, account: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    next.searchParams.set('login_hint', account);
    for (let hops = 0; hops < 8; hops++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const text of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
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
