import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { ProductRankingService } from '../../../products/search/product-ranking.service';
import { Shop } from '../../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../../testing/tape-measurements';
import { TestApp } from '../../../testing/test-app';
import { WRITING_ROUTES } from '../../../testing/writing-routes';
import { AccountTurns } from '../../rate-limit/account-turns';

const IN_TURN = [
  'GET /api/outfits/openings',
  'GET /api/outfits/openings/:id',
  'GET /api/outfits/suggestions',
  'GET /api/outfits/this-week',
  'GET /api/outfits/today',
  'GET /api/p/:token',
  'GET /api/p/:token/picture.png',
  'GET /api/passport',
  'GET /api/products',
  'GET /api/products/samples',
  'GET /api/wardrobe/:id/alike',
  'GET /api/wardrobe/advice',
  'POST /api/garments/check',
  'POST /api/outfits/swaps',
  'POST /api/packing-lists',
  'POST /api/start/preview',
  'POST /api/wardrobe',
  'POST /api/wardrobe/lines',
  'POST /api/wardrobe/lines/read',
  'PUT /api/packing-lists/:id',
];

const QUERIES: Record<string, string> = {
  'GET /api/outfits/suggestions': '?occasion=work&season=fall',
  'GET /api/recommendations/body-part-details': '?bodyPart=hips&bodyPartAttribute=wide',
};
const ENDING = ['POST /api/auth/logout', 'DELETE /api/user'];

const mockWork: string[] = [];

jest.mock('@figura/garments', () => mockCounted('@figura/garments', ['readWords']));
jest.mock('@figura/drawing', () => mockCounted('@figura/drawing', ['drawWorn']));
jest.mock('@figura/styling', () =>
  mockCounted('@figura/styling', [
    'advisePieces',
    'answerCheck',
    'composeOutfits',
    'composeOwnFirst',
    'composeRested',
    'findGaps',
    'countOpenings',
    'packSuitcase',
    'replacePiece',
  ]),
);

function mockCounted(library: string, names: readonly string[]): object {
  const actual = jest.requireActual<Record<string, (...args: unknown[]) => unknown>>(library);
  const counted = names.map((name) => {
    const recordCall = (...args: unknown[]) => {
      mockWork.push(name);
      return actual[name]!(...args);
    };
    return [name, recordCall];
  });
  return { ...actual, ...Object.fromEntries(counted) };
}

describe('Expensive requests', () => {
  let test: TestApp;
  let shop: Shop;
  let turns: AccountTurns;
  let owners = 0;

  beforeAll(async () => {
    test = await TestApp.start();
    shop = new Shop(test);
    turns = test.app.get(AccountTurns, { strict: false });
    const rank = ProductRankingService.prototype.getRanking;
    jest.spyOn(ProductRankingService.prototype, 'getRanking').mockImplementation(function (
      this: ProductRankingService,
      ...args
    ) {
      mockWork.push('rank products');
      return rank.apply(this, args);
    });
  });
  afterAll(() => test.stop());

  async function registerOwner() {
    const { token, user } = await shop.customer();
    await shop.grant(user.id);
    const call = (method: 'PUT' | 'POST', path: string, body: object) =>
      test.request<{ id: string; url: string }>(method, `/api/${path}`, body, { token });
    await call('PUT', 'user/measurements', TAPE_MEASUREMENTS);
    const { body: piece } = await call('POST', 'wardrobe', { text: 'a black wrap dress' });
    const { body: link } = await call('POST', 'passport/links', { includesNumbers: false });
    const ip = `192.0.2.${++owners}`;
    const request = (route: string) => {
      const [method = '', path = ''] = route.split(' ');
      const sound = WRITING_ROUTES.find((known) => known.method === method && doesMatch(path, known.path));
      const address = (sound?.path ?? path)
        .replace('wardrobe/an-id', `wardrobe/${piece.id}`)
        .replace('wardrobe/:id', `wardrobe/${piece.id}`)
        .replace('p/:token', `p/${link.url.split('/').pop()}`)
        .replace(/:\w+/g, 'unknown');
      const own = {
        ...(sound?.body['id'] !== undefined && { id: randomUUID() }),
        ...(sound?.body['pieces'] !== undefined && {
          pieces: [{ slot: 'one-piece', source: 'wardrobe', id: piece.id }],
        }),
      };
      const body = method === 'GET' ? undefined : { ...sound?.body, ...own };
      return test.request(method as 'GET', address + (QUERIES[route] ?? ''), body, {
        token,
        ip,
      });
    };
    return { user, ip, token, request };
  }

  const listRoutes = () =>
    [...IN_TURN, ...test.routes().filter((route) => !IN_TURN.includes(route))].filter(
      (route) => !ENDING.includes(route),
    );

  it('answer 429 on exactly the listed routes when all turns are taken [S115]', async () => {
    const { user, ip, request } = await registerOwner();
    const clients = Array.from({ length: 20 }, () => new FakeConnection());
    const taken = clients.map((client, index) =>
      turns.take(index % 2 ? user.id : ip, client).catch(() => () => undefined),
    );
    const refused: string[] = [];
    for (const route of listRoutes()) {
      await test.resetRateLimits();
      const { status, headers } = await request(route);
      if (status !== 429) continue;
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      refused.push(route);
    }
    expect(refused.sort()).toEqual(IN_TURN);
    for (const client of clients) client.emit('close');
    for (const giveBack of await Promise.all(taken)) giveBack();
  });

  it('occur only on the listed routes: no other route reads text, draws or combines pieces [S115]', async () => {
    const { request } = await registerOwner();
    const working = new Map<string, string[]>();
    for (const route of listRoutes()) {
      mockWork.length = 0;
      await test.resetRateLimits();
      const { status } = await request(route);
      expect([route, status]).not.toEqual([route, 429]);
      if (mockWork.length > 0) working.set(route, [...mockWork]);
    }
    expect([...working].filter(([route]) => !IN_TURN.includes(route))).toEqual([]);
    const withoutWork = IN_TURN.filter((route) => !working.has(route));
    expect(withoutWork).toEqual([
      'GET /api/outfits/openings/:id',
      'GET /api/p/:token/picture.png',
      'GET /api/passport',
      'POST /api/start/preview',
      'PUT /api/packing-lists/:id',
    ]);
  });

  /** Aborted work can outlast one wait. */
  const takeEventually = (account: string): Promise<() => void> =>
    turns.take(account, new FakeConnection()).catch(() => takeEventually(account));

  it('release their turn when they finish, fail or are aborted [S115]', async () => {
    const { token, user, request } = await registerOwner();
    await Promise.all(IN_TURN.slice(0, 8).map(request));
    for (let tries = 0; tries < 4; tries++)
      await test.request('POST', '/api/garments/check', { text: 'Lisbon' }, { token });
    await test.app.listen(0, '127.0.0.1');
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    for (let tries = 0; tries < 12; tries++) {
      const abort = new AbortController();
      const response = fetch(`http://127.0.0.1:${port}/api/outfits/this-week`, {
        headers: { authorization: `Bearer ${token}` },
        signal: abort.signal,
      }).catch(() => null);
      setTimeout(() => abort.abort(), tries);
      await response;
    }
    const places = [await takeEventually(user.id), await takeEventually(user.id)];
    for (const giveBack of places) giveBack();
  });
});

class FakeConnection extends EventEmitter {
  readonly closed = false;
}

function doesMatch(route: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
