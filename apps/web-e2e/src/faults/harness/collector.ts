import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, string>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Delivery {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

export class Collector {
  readonly spans: ReceivedSpan[] = [];
  received = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      collector.received += `${request.method} ${request.url} ${JSON.stringify(request.headers)} ${text}\n`;
      if (request.url === '/v1/traces') collector.keep(JSON.parse(text) as Delivery);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  below({ traceId, spanId }: ReceivedSpan): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private keep({ resourceSpans }: Delivery): void {
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          ...span,
          service: collectPlain(resource.attributes)['service.name']!,
          attributes: collectPlain(attributes),
        });
  }
}

function collectPlain(attributes: Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
}
