import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { readFeedRows } from '../../garments/feeds/feed-rows';
import { PublicFetcher } from '../../platform/public-fetch/public-fetcher.service';
import { isPaged, listShopifyPages } from './shopify-pages';

describe('Shopify pages', () => {
  let server: Server;
  let respond: RequestListener;
  let asked: string[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      respond(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => (asked = []));

  const buildPage = (...handles: string[]) =>
    JSON.stringify({ products: handles.map((handle) => ({ handle, title: `Dress ${handle}` })) });
  const getPageNumber = (url: string | undefined) =>
    Number(new URL(url!, 'http://shop').searchParams.get('page'));

  async function listHandles(path = '/products.json', maxBytes = 1_000_000): Promise<(string | undefined)[]> {
    const fetcher = new PublicFetcher({
      isOwn: () => true,
      lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      allows: () => true,
    });
    const address = `http://ida.example:${(server.address() as AddressInfo).port}${path}`;
    const options = {
      protocols: ['https:'],
      accept: '*/*',
      maxBytes,
      totalMs: 20_000,
      idleMs: 5_000,
    } as const;
    const found: (string | undefined)[] = [];
    const pages = Readable.from(listShopifyPages(fetcher, address, options));
    for await (const { row } of readFeedRows(pages, 'shopify'))
      found.push((row as Record<string, string>)['Handle']);
    return found;
  }

  it('are read by number until one has no products', async () => {
    const pages = [buildPage('a', 'b'), buildPage('c', 'd'), buildPage('e'), buildPage()];
    respond = (request, response) => response.end(pages[getPageNumber(request.url) - 1]);
    expect(await listHandles()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(asked).toEqual([1, 2, 3, 4].map((page) => `/products.json?limit=250&page=${page}`));
  });

  it('are read by the links of a server that sends them, on the same host only', async () => {
    const next: Record<string, string> = {
      '/products.json?limit=50&page=1': '</more/products.json?page_info=x>; rel="next"',
      '/more/products.json?page_info=x':
        '</products.json?limit=50>; rel="previous", </last.json?page_info=y>; rel="next"',
    };
    respond = (request, response) => {
      const link = next[request.url!];
      if (link) response.setHeader('link', link);
      response.end(buildPage(request.url!));
    };
    expect(await listHandles('/products.json?limit=50')).toEqual([
      '/products.json?limit=50&page=1',
      '/more/products.json?page_info=x',
      '/last.json?page_info=y',
    ]);
    respond = (request, response) => {
      if (getPageNumber(request.url) === 1)
        response.setHeader('link', '<https://other.example/a>; rel="next"');
      response.end(getPageNumber(request.url) === 1 ? buildPage('a') : buildPage());
    };
    expect(await listHandles()).toEqual(['a']);
  });

  it('end after the second page from a server that repeats itself', async () => {
    respond = (_request, response) => response.end(buildPage('a', 'b'));
    expect(await listHandles()).toEqual(['a', 'b', 'a', 'b']);
    expect(asked).toHaveLength(2);
  });

  it('are requested again from a server that answers 429', async () => {
    let refusals = 1;
    respond = (request, response) => {
      const page = getPageNumber(request.url);
      if (page === 2 && refusals-- > 0) response.writeHead(429).end();
      else response.end(page < 3 ? buildPage(`p${page}`) : buildPage());
    };
    expect(await listHandles()).toEqual(['p1', 'p2']);
    expect(asked.map(getPageNumber)).toEqual([1, 2, 2, 3]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['is missing', (_, response) => response.writeHead(404).end(), /answered 404/],
    ['is truncated', (_, response) => response.end(buildPage('c', 'd').slice(0, -2)), /After product 4/],
    ['is an HTML page', (_, response) => response.end(`<html>${' '.repeat(90)}</html>`), /product 2/],
    [
      'exceeds the size limit',
      (_, response) => response.end(buildPage('x'.repeat(2_000_000))),
      /larger than/,
    ],
  ])('fail as a whole when one %s', async (_, broken, words) => {
    respond = (request, response) =>
      getPageNumber(request.url) === 2 ? broken(request, response) : response.end(buildPage('a', 'b'));
    await expect(listHandles()).rejects.toThrow(words);
  });

  it.each([
    ['https://ida.example/products.json', true],
    ['https://ida.example/collections/dresses/products.json?limit=100', true],
    ['https://ida.example/products.json?page=3', false],
    ['https://ida.example/products.json?page_info=abc', false],
    ['https://ida.example/export.csv', false],
  ])('%s is the URL of all pages: %s', (address, expected) => {
    expect(isPaged(address)).toBe(expected);
  });
});
