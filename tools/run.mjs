import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const workspace = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Environment for the workspace's own commands: their binaries first, Nx without a daemon that would outlive them. */
const environment = {
  ...process.env,
  PATH: `${join(workspace, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

/** How long output may follow after a command has ended, in milliseconds. */
const DRAIN_MS = 2_000;

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, timeoutMs?: number, silenceMs?: number }} [options] `quiet`
 *   keeps the output from the terminal; a command is ended after `timeoutMs`, or when it prints nothing for `silenceMs`
 * @returns {Promise<{ ok: boolean, output: string }>} whether it exited with 0, and what it printed
 */
export function run(command, args, { env = {}, quiet = false, timeoutMs, silenceMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: workspace,
      env: { ...environment, ...env },
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
      stream.on('data', (chunk) => {
        output += chunk;
        silence?.refresh();
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
    // A build that failed may leave a process that keeps the output open: then there is no 'close'.
    child.on('exit', (code) => {
      clearTimeout(silence);
      setTimeout(() => resolve({ ok: code === 0, output }), DRAIN_MS);
    });
  });
}
