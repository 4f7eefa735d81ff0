import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';

/** Clock ticks a second in `/proc`; fixed on Linux. */
const TICKS_PER_SECOND = 100;
const pinned = cpus().length > 1;

export const CONNECTIONS = 32;

/** One core, so that server and client do not compete. */
export function startOn(core, args, env = {}) {
  return startProgramOn(core, process.execPath, args, env);
}

export function startProgramOn(core, name, args, env = {}) {
  const [command, ...before] = pinned ? ['taskset', '-c', String(core), name] : [name];
  const program = spawn(command, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => program.kill();
  process.on('exit', stop);
  program.once('exit', () => process.off('exit', stop));
  return program;
}

export async function waitForLine(program, text) {
  const lines = createInterface({ input: program.stdout });
  for await (const line of lines) {
    if (!line.includes(text)) continue;
    program.stdout.resume();
    return line;
  }
  throw new Error(`The program ended before it printed "${text}".`);
}

export async function end(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
}

export function readCpuMicros(pid) {
  // The second field, a program name in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

export function readResidentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}
