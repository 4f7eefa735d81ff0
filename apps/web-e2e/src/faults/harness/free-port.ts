import { createServer } from 'node:net';

// Not `tools/free-port.mjs`, which takes any port: a process that is killed here starts again on its port. So it is
// one below the range from which the kernel takes the near ends of connections, where none is in the way later.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port on loopback that nobody listens on. */
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
