import { createServer } from 'node:net';

/** Below the range from which the kernel takes the near ends of connections, so that none is in the way later. */
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
