import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';

/** Clock ticks a second in `/proc`; fixed on Linux. */
const TICKS_PER_SECOND = 100;
const pinned = cpus().length > 1;

/** How many requests are under way at the same time in a load that says nothing else. */
export const CONNECTIONS = 32;

/** Starts a Node program on one core, so that server and client do not take each other's time. */
export function startOn(core, args, env = {}) {
  return startProgramOn(core, process.execPath, args, env);
}

/** Starts any program on one core. */
export function startProgramOn(core, name, args, env = {}) {
  const [command, ...before] = pinned ? ['taskset', '-c', String(core), name] : [name];
  const program = spawn(command, [...before, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves nothing running.
  const stop = () => program.kill();
  process.on('exit', stop);
  program.once('exit', () => process.off('exit', stop));
  return program;
}

/** The first line that a program prints which holds `text`; what it prints after is read and dropped. */
export async function lineOf(program, text) {
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

/** Processor time that a process has used so far, in microseconds. */
export function cpuMicros(pid) {
  // The second field, the program's name in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** Memory of a process that lies in RAM, in megabytes. */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}
