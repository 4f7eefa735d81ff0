import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { PublicFetcher, type FetchOptions } from './public-fetcher.service';
import { createPublicNetwork, type PublicNetwork } from './public-network';

const OPTIONS: FetchOptions = {
  protocols: ['https:', 'http:'],
  accept: '*/*',
  maxBytes: 10_000,
  totalMs: 5_000,
  idleMs: 5_000,
};

const INTERNET = createPublicNetwork({ local: false, appUrl: 'https://figura.example' });

describe('PublicFetcher', () => {
  const servers: Server[] = [];
  afterEach(() =>
    Promise.all(
      servers.splice(0).map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    ),
  );
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://shop.example:${(server.address() as AddressInfo).port}`;
  }
  const createFetcher = (network: Partial<PublicNetwork> = {}) =>
    new PublicFetcher({
      isOwn: () => false,
      lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      allows: (url, address) => url.hostname === 'shop.example' && address === '127.0.0.1',
      ...network,
    });
  const readUrl = (address: string, options: Partial<FetchOptions> = {}, network?: Partial<PublicNetwork>) =>
    createFetcher(network).read(address, { ...OPTIONS, ...options });

  it('read() returns the body, identifies itself and sends nothing secret', async () => {
    let headers: unknown;
    const url = await serve((request, response) => {
      headers = request.headers;
      response.end('a feed');
    });
    expect((await readUrl(url)).toString()).toBe('a feed');
    expect(headers).toEqual({
      host: new URL(url).host,
      accept: '*/*',
      'accept-encoding': 'gzip',
      'user-agent': 'Figura',
      connection: 'close',
    });
  });

  it('fetch() reports an unchanged resource', async () => {
    const url = await serve((request, response) => {
      response.setHeader('etag', '"1"');
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end();
    });
    const fetcher = createFetcher();
    const first = await fetcher.fetch(url, OPTIONS);
    for await (const chunk of first.body) expect(chunk).toHaveLength(0);
    expect(first).toMatchObject({ isUnchanged: false, etag: '"1"' });
    expect(await fetcher.fetch(url, { ...OPTIONS, etag: '"1"' })).toMatchObject({ isUnchanged: true });
  });

  it('fetch() follows at most three redirects', async () => {
    const url = await serve(({ url: path = '' }, response) => {
      const left = Number(path.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` });
      response.end('here');
    });
    expect((await readUrl(`${url}/3`)).toString()).toBe('here');
    await expect(readUrl(`${url}/4`)).rejects.toMatchObject({ failure: 'too-many-redirects' });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'ftp://shop.example/',
    'http://user:word@shop.example/',
    'no address at all',
  ])('fetch() does not follow a redirect to %s [S120]', async (location) => {
    let isHit = false;
    const hidden = await serve((_request, response) => {
      isHit = true;
      response.end();
    });
    const { port } = new URL(hidden);
    const url = await serve((_request, response) =>
      response.writeHead(302, { location: location.replace(/(?<=:\/\/[^/]+)\/$/, `:${port}/`) }).end(),
    );
    await expect(readUrl(url)).rejects.toThrow();
    expect(isHit).toBe(false);
  });

  it.each([
    ['http://10.0.0.1/', 'http://[::ffff:10.0.0.1]/', 'http://localhost/', 'http://1.1.1.1:6379/'],
    ['https://192.168.0.1/', 'https://[fd00::1]/', 'https://2852039166/', 'https://1.1.1.1:22/'],
  ])('fetch() on the real network refuses %s and the like without a request', async (...addresses) => {
    const fetcher = new PublicFetcher(INTERNET);
    for (const address of addresses)
      await expect(fetcher.fetch(address, OPTIONS)).rejects.toMatchObject({ failure: 'not-allowed' });
  });

  it('fetch() refuses a protocol that the caller does not allow', async () => {
    const fetching = readUrl('http://shop.example/', { protocols: ['https:'] });
    await expect(fetching).rejects.toMatchObject({ failure: 'not-allowed' });
  });

  it('fetch() resolves a host name once and connects to that address [S120]', async () => {
    const url = await serve((_request, response) => response.end('pinned'));
    const answers = ['127.0.0.1', '127.0.0.2', '169.254.169.254'];
    const lookup = () => Promise.resolve([{ address: answers.shift()!, family: 4 }]);
    expect((await readUrl(url, {}, { lookup })).toString()).toBe('pinned');
    expect(answers).toHaveLength(2);
  });

  it('fetch() refuses a host name if any of its addresses is not public [S120]', async () => {
    const lookup = () =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    const fetching = readUrl('https://shop.example/', {}, { ...INTERNET, lookup });
    await expect(fetching).rejects.toMatchObject({ failure: 'not-allowed' });
  });

  it('read() stops at its limit when the body is endless [S120]', async () => {
    const url = await serve((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(4_000)));
      };
      response.on('drain', more);
      more();
    });
    await expect(readUrl(url)).rejects.toMatchObject({ failure: 'too-large' });
  });

  it('read() decompresses a body, and stops at its limit for a decompression bomb', async () => {
    const url = await serve(({ url: path }, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(path === '/bomb' ? gzipSync(Buffer.alloc(1_000_000)) : gzipSync('unpacked'));
    });
    expect((await readUrl(url)).toString()).toBe('unpacked');
    await expect(readUrl(`${url}/bomb`)).rejects.toMatchObject({ failure: 'too-large' });
  });

  it('read() fails for invalid gzip data and other encodings', async () => {
    const url = await serve(({ url: path }, response) => {
      response.setHeader('content-encoding', path === '/br' ? 'br' : 'gzip');
      response.end('not packed');
    });
    await expect(readUrl(url)).rejects.toMatchObject({ failure: 'broken' });
    await expect(readUrl(`${url}/br`)).rejects.toMatchObject({ failure: 'broken' });
  });

  it('read() times out when a response stalls or is too slow', async () => {
    const url = await serve(({ url: path }, response) => {
      if (path === '/silent') return;
      response.write('a');
      if (path === '/halting') return;
      const drip = setInterval(() => response.write('a'), 5);
      response.on('close', () => clearInterval(drip));
    });
    await expect(readUrl(`${url}/silent`, { idleMs: 50 })).rejects.toMatchObject({ failure: 'timeout' });
    await expect(readUrl(`${url}/halting`, { idleMs: 50 })).rejects.toMatchObject({ failure: 'timeout' });
    await expect(readUrl(`${url}/dripping`, { totalMs: 100 })).rejects.toMatchObject({
      failure: 'timeout',
    });
  });

  it('fetch() times out when a host name does not resolve', async () => {
    const lookup = () => new Promise<never>(() => undefined);
    const fetching = readUrl('https://shop.example/', { totalMs: 20 }, { lookup });
    await expect(fetching).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('fetch() reports an error status and an unreachable server', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end());
    await expect(readUrl(url)).rejects.toMatchObject({ failure: 'status', status: 404 });
    const cut = await serve((request) => request.socket.destroy());
    await expect(readUrl(cut)).rejects.toMatchObject({ failure: 'unreachable' });
  });

  it("the local server's own pictures are fetched without https in local mode only", () => {
    const url = new URL('http://localhost:3000/demo-shop/1.png');
    const local = createPublicNetwork({ local: true, appUrl: 'http://localhost:3000' });
    expect([local.isOwn(url), local.allows(url, '127.0.0.1'), local.allows(url, '10.0.0.1')]).toEqual([
      true,
      true,
      false,
    ]);
    const production = createPublicNetwork({ local: false, appUrl: 'http://localhost:3000' });
    expect([production.isOwn(url), production.allows(url, '127.0.0.1')]).toEqual([false, false]);
    expect(local.isOwn(new URL('http://localhost:3001/'))).toBe(false);
  });
});
