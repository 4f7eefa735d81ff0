import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const HEADER = 12;
/** Response, authoritative, recursion. */
const RESPONSE = 0x8580;

/** As Docker's DNS does for replicas. */
export class NameServer {
  addresses: readonly string[] = [];

  private constructor(
    private readonly socket: Socket,
    readonly port: number,
  ) {}

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const server = new NameServer(socket, socket.address().port);
    socket.on('message', (query, { port, address }) =>
      socket.send(answerTo(query, server.addresses), port, address),
    );
    return server;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }
}

/** RFC 1035; TTL one second. */
function answerTo(query: Buffer, addresses: readonly string[]): Buffer {
  const end = query.indexOf(0, HEADER) + 5;
  const head = Buffer.from(query.subarray(0, HEADER));
  head.writeUInt16BE(RESPONSE, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((address) =>
    Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, query.subarray(HEADER, end), ...records]);
}
