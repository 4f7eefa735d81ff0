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

/** Whether nobody listens on a port of loopback. */
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
