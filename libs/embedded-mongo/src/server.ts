import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { dispatch, createErrorReply } from './commands/dispatch';
import { Engine } from './commands/engine';
import { CommandError } from './errors';
import { claim, HOST, createInstanceId, refuseServedFolder, release, getUri } from './owner';
import { Store } from './storage/store';
import { removeExpired } from './ttl';
import { readFrames } from './wire/frames';
import type { Doc } from './values/document';
import type { Addressee } from './wire/messages';
import { getAddressee, encodeReply, parseMessage } from './wire/messages';

/** One minute, like MongoDB's TTL monitor. */
const SWEEP_MS = 60_000;

export interface EmbeddedMongoOptions {
  /** Created if missing, readable by its owner only. */
  readonly folder: string;
  /** On 127.0.0.1; 0, the default, takes any free port. */
  readonly port?: number;
  /** Clock of TTL indexes, `$currentDate` and idle cursors. */
  readonly clock?: () => Date;
  /** Milliseconds; a minute by default. */
  readonly sweepEvery?: number;
  /** False for throwaway data, as in tests, so that commits do not wait for the disk. */
  readonly isDurable?: boolean;
}

export interface EmbeddedMongo {
  /** `mongodb://127.0.0.1:PORT`, without a database. */
  readonly uri: string;
  /** Finishes writes, closes connections and releases the folder; may be called again. */
  close(): Promise<void>;
}

/**
 * Serves one folder and resolves once it accepts connections. Throws FolderInUseError with the other server's
 * URI if a live process serves it.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { folder, port = 0, clock = () => new Date(), sweepEvery = SWEEP_MS, isDurable } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await refuseServedFolder(folder);
  const store = new Store(folder, isDurable);
  const engine = new Engine(store, clock, createInstanceId());
  const connections = new Map<Socket, Promise<void>>();
  const server = createServer({ noDelay: true }, (socket) => {
    connections.set(
      socket,
      serve(engine, socket).finally(() => connections.delete(socket)),
    );
  });
  let uri: string;
  try {
    uri = getUri(await listen(server, port));
    await claim(store, folder, engine.instance, (server.address() as AddressInfo).port);
  } catch (error) {
    server.close();
    await store.close();
    throw error;
  }

  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    engine.cursors.sweep();
    // The next sweep makes up for a failed one, for example on a full disk.
    sweeping = sweeping.then(() => removeExpired(engine)).then(doNothing, doNothing);
  }, sweepEvery).unref();

  const shutDown = async (): Promise<void> => {
    clearInterval(timer);
    server.close();
    for (const socket of connections.keys()) socket.destroy();
    await Promise.all([...connections.values(), sweeping]);
    // On a full disk the record stays; the next server finds that its port does not respond.
    await release(store, engine.instance).catch(doNothing);
    await store.close();
  };
  let closing: Promise<void> | undefined;
  return { uri, close: () => (closing ??= shutDown()) };
}

const doNothing = (): void => undefined;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Runs commands one by one; a protocol error closes only this connection. */
async function serve(engine: Engine, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  try {
    for await (const frame of readFrames(socket)) {
      const answer = await answerTo(engine, frame);
      const reply = encodeAnswer(getAddressee(frame), answer);
      if (reply) await send(socket, reply);
    }
  } catch {
    // Malformed bytes or a closed connection: there is no client to tell.
  } finally {
    socket.destroy();
  }
}

async function answerTo(engine: Engine, frame: Buffer): Promise<Doc> {
  try {
    const { body, reply } = parseMessage(frame);
    return await dispatch(engine, body, reply === 'legacy');
  } catch (error) {
    if (error instanceof CommandError) return createErrorReply(error);
    throw error;
  }
}

/** Encodes an error if the reply cannot be written (zero byte in a name, too large). */
function encodeAnswer(to: Addressee, reply: Doc): Buffer | undefined {
  try {
    return encodeReply(to, reply);
  } catch (error) {
    return encodeReply(
      to,
      createErrorReply(new CommandError('BSONObjectTooLarge', (error as Error).message)),
    );
  }
}

/** Waits until the reply is sent, so that replies do not pile up for a client that does not read. */
function send(socket: Socket, reply: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(reply, (error) => (error ? reject(error) : resolve()));
  });
}
