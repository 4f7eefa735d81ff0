import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class TcpProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private hanging = false;

  /** A refused chunk also blocks all that follow. */
  mayPass: (piece: Buffer) => boolean = () => true;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => this.join(near));
  }

  static async before(address: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(address));
    await proxy.listen();
    return proxy;
  }

  get address(): string {
    const address = new URL(this.target);
    address.port = `${this.port}`;
    return address.toString();
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  /** Connections stay open and new ones are accepted, but no data passes. */
  hang(): void {
    this.hanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Same port; held data continues. */
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
