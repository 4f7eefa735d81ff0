import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class ShopServer {
  products = 0;
  price = '10.00 EUR';
  /** The feed stalls after so many products; null for never. */
  stopsAfter: number | null = null;
  asked = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ShopServer> {
    const server = createServer();
    const shop = new ShopServer(server);
    server.on('request', (_request, response) => {
      shop.asked += 1;
      const [head, ...rows] = shop.lines();
      response.writeHead(200, { 'content-type': 'text/tab-separated-values' });
      response.write([head, ...rows.slice(0, shop.stopsAfter ?? rows.length), ''].join('\n'));
      if (shop.stopsAfter === null) response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private lines(): string[] {
    const columns = 'id\ttitle\tlink\timage_link\tprice\tavailability\tgender';
    const rows = Array.from({ length: this.products }, (_, index) => {
      const page = `https://nordlicht.example/p${index}`;
      return `p${index}\tBlack wrap dress in jersey\t${page}\t${page}.jpg\t${this.price}\tin_stock\tfemale`;
    });
    return [columns, ...rows];
  }
}
