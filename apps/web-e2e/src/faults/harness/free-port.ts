import { createServer } from 'node:net';

// A killed process restarts on its port, so the port must lie below the kernel's ephemeral range.
// `tools/free-port.mjs` does not ensure that.
const LOWEST = 20_000;
const HIGHEST = 32_000;

export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
