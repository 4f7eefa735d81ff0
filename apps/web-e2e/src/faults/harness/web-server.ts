import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../../../api/src/testing/until';
import { askRaw } from './ask-raw';
import { freePort } from './free-port';
import { NameServer } from './name-server';

const WORKSPACE = join(__dirname, '../../../../..');
const CONFIGURATION = join(WORKSPACE, 'docker/nginx');
const LOG = 'output.log';
export const WEB_FOLDER = join(WORKSPACE, 'dist/apps/web');

export class WebServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly names: NameServer,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(apiPort: number): Promise<WebServer> {
    const [port, names] = await Promise.all([freePort(), NameServer.start()]);
    const folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
    // Workers of an nginx started by root run as another user.
    chmodSync(folder, 0o755);
    const copy = (file: string, ...changes: [string, string][]): void => {
      let text = readFileSync(join(CONFIGURATION, file), 'utf8');
      for (const [from, to] of changes) {
        if (!text.includes(from)) throw new Error(`${file} does not hold "${from}" any more.`);
        text = text.replaceAll(from, to);
      }
      writeFileSync(join(folder, file), text);
    };
    copy('security-headers.conf');
    copy('nginx.conf', ['/tmp/', `${folder}/`], ['/etc/nginx/conf.d/*.conf', join(folder, 'site.conf')]);
    copy(
      'site.conf',
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['/usr/share/nginx/html', WEB_FOLDER],
      [
        'include /tmp/api.conf;',
        `resolver 127.0.0.1:${names.port} valid=1s ipv6=off; set $api "api:${apiPort}";`,
      ],
    );
    const program = process.env['NGINX_SERVER'] ?? 'nginx';
    const options = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    // nginx opens /dev/stdout by name, which fails on Node's pipe.
    const log = openSync(join(folder, LOG), 'a');
    const child = spawn(program, options, { stdio: ['ignore', log, log] });
    await once(child, 'spawn');
    closeSync(log);
    const started = new WebServer(child, names, folder, port);
    await waitUntil('nginx listens', () => {
      if (child.exitCode !== null) throw new Error(`nginx ended:\n${started.output}`);
      return askRaw(started.url, '/dev/').then(
        () => true,
        () => false,
      );
    });
    return started;
  }

  static securityHeaders(): Record<string, string> {
    const text = readFileSync(join(CONFIGURATION, 'security-headers.conf'), 'utf8');
    const lines = text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm);
    return Object.fromEntries([...lines].map(([, name, value]) => [name, value])) as Record<string, string>;
  }

  static readWebFile(path: string): Buffer {
    return readFileSync(join(WEB_FOLDER, path));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  set replicas(addresses: readonly string[]) {
    this.names.addresses = addresses;
  }

  get output(): string {
    return readFileSync(join(this.folder, LOG), 'utf8');
  }

  get lines(): Record<string, unknown>[] {
    return this.output
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGQUIT');
      await once(this.child, 'exit');
    }
    await this.names.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
