import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the product and a service on loopback and does to connections what networks do. */
export class TcpProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private hanging = false;

  /** Asked for each piece that the product sends. One that may not pass stays out, and with it all that follows. */
  mayPass: (piece: Buffer) => boolean = () => true;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => this.join(near));
  }

  /** @param address of the service, for instance `redis://127.0.0.1:6379` */
  static async before(address: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(address));
    await proxy.listen();
    return proxy;
  }

  /** The service's URL with the proxy's port. */
  get address(): string {
    const address = new URL(this.target);
    address.port = `${this.port}`;
    return address.toString();
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  /** Lets nothing through any more and breaks nothing: connections stay, and new ones are taken. */
  hang(): void {
    this.hanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Works again, at the same port; what a hang held back goes on its way. */
  async restore(): Promise<void> {
    this.hanging = false;
    for (const socket of this.sockets) socket.resume();
    if (!this.server.listening) await this.listen();
  }

  private async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay();
      from.on('data', (chunk: Buffer) => {
        if (from === near && !this.mayPass(chunk)) this.hang();
        else to.write(chunk);
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.hanging) from.pause();
    }
  }
}
