import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port on loopback that nobody listens on, to be taken at once. (Faults restart on theirs: `apps/faults` has its own.) */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
