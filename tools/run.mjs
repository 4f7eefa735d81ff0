import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Nx's daemon would outlive the commands. */
const createEnvironment = () => ({
  ...process.env,
  PATH: `${join(workspace, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
});

const DRAIN_MS = 2_000;

function createLinePrinter(label) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line.trim()) process.stdout.write(`[${label}] ${line}\n`);
  };
}

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, label?: string, timeoutMs?: number, silenceMs?: number }} [options]
 * `label` prefixes live output; `silenceMs` limits time without output
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = {}, label, timeoutMs, silenceMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: workspace,
      env: { ...createEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs && { timeout: timeoutMs }),
    });
    let output = '';
    const silence =
      silenceMs &&
      setTimeout(() => {
        output += `\n${command} printed nothing for ${silenceMs / 60_000} minutes, and was ended.\n`;
        child.kill('SIGKILL');
      }, silenceMs).unref();
    for (const stream of [child.stdout, child.stderr]) {
      const print = label && createLinePrinter(label);
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        silence?.refresh();
        print?.(chunk);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    // A failed build may leave a process that keeps the output open, so 'close' may never come.
    child.on('exit', (code) => {
      clearTimeout(silence);
      setTimeout(() => resolve({ ok: code === 0, output }), DRAIN_MS);
    });
  });
}

export async function build(...projects) {
  const built = await run('nx', ['run-many', '-t', 'build', '-p', ...projects]);
  if (built.ok) return;
  process.stderr.write(`${built.output}\nThe build failed; see above.\n`);
  process.exit(1);
}

/** Empty outside a Git repository. */
export function readCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspace, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}

export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export async function isPortFree(port) {
  const server = createServer();
  const taken = once(server, 'error').then(() => false);
  const free = once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    () => false,
  );
  const isFree = await Promise.race([taken, free]);
  server.close();
  return isFree;
}
