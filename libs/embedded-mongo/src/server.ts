import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { dispatch, createErrorReply } from './commands/dispatch';
import { Engine } from './commands/engine';
import { CommandError } from './errors';
import { claim, HOST, createInstance, refuseServedFolder, release, getUri } from './owner';
import { Store } from './storage/store';
import { removeExpired } from './ttl';
import { listFrames } from './wire/frames';
import type { Doc } from './values/document';
import type { Addressee } from './wire/messages';
import { getAddressee, encodeReply, parseMessage } from './wire/messages';

/** How often expired documents and idle cursors are removed; MongoDB's TTL monitor takes a minute as well. */
const SWEEP_MS = 60_000;

export interface EmbeddedMongoOptions {
  /** Where the data lives; created when missing, for its owner's eyes alone. */
  readonly folder: string;
  /** Port on 127.0.0.1; 0, the default, takes any free one. */
  readonly port?: number;
  /** The time that TTL indexes, `$currentDate` and idle cursors go by. */
  readonly clock?: () => Date;
  /** Milliseconds between two removals of expired documents; a minute by default. */
  readonly sweepEvery?: number;
  /** False where the data is thrown away, as in tests: no commit waits for the disk. */
  readonly isDurable?: boolean;
}

export interface EmbeddedMongo {
  /** `mongodb://127.0.0.1:PORT`, without a database. */
  readonly uri: string;
  /** Finishes what is being written, closes every connection and gives the folder free; may be called again. */
  close(): Promise<void>;
}

/**
 * Starts a MongoDB-compatible server over one folder and resolves when it accepts connections. Throws
 * FolderInUseError, with the other server's URI, when a live process serves the folder already.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { folder, port = 0, clock = () => new Date(), sweepEvery = SWEEP_MS, isDurable } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await refuseServedFolder(folder);
  const store = new Store(folder, isDurable);
  const engine = new Engine(store, clock, createInstance());
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
    // A sweep that fails, for want of space on the disk say, is made up for by the next one.
    sweeping = sweeping.then(() => removeExpired(engine)).then(nothing, nothing);
  }, sweepEvery).unref();

  const shutDown = async (): Promise<void> => {
    clearInterval(timer);
    server.close();
    for (const socket of connections.keys()) socket.destroy();
    await Promise.all([...connections.values(), sweeping]);
    // On a full disk our record stays; the next server finds that nobody answers at its port.
    await release(store, engine.instance).catch(nothing);
    await store.close();
  };
  let closing: Promise<void> | undefined;
  return { uri, close: () => (closing ??= shutDown()) };
}

const nothing = (): void => undefined;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Answers the commands of one connection one by one; whatever breaks the protocol ends that connection alone. */
async function serve(engine: Engine, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  try {
    for await (const frame of listFrames(socket)) {
      const answer = await answerTo(engine, frame);
      const reply = encoded(getAddressee(frame), answer);
      if (reply) await send(socket, reply);
    }
  } catch {
    // Malformed bytes or a client that went away: there is nobody left to tell.
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

/** The bytes of an answer; where it cannot be written (a name with a zero byte, too much of it), those of an error. */
function encoded(to: Addressee, answer: Doc): Buffer | undefined {
  try {
    return encodeReply(to, answer);
  } catch (error) {
    return encodeReply(
      to,
      createErrorReply(new CommandError('BSONObjectTooLarge', (error as Error).message)),
    );
  }
}

/** Resolves when the answer has left, so that a client that does not read cannot pile answers up here. */
function send(socket: Socket, reply: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(reply, (error) => (error ? reject(error) : resolve()));
  });
}
