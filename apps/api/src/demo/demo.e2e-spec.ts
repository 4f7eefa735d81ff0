import type {
  KeptOutfitsResponse,
  ProductsResponse,
  TodayResponse,
  WardrobeResponse,
} from '@figura/contracts';
import sharp from 'sharp';
import { CatalogStore } from '../catalog/catalog.store';
import { DemoShopService } from '../products/demo/demo-shop.service';
import { ProductImportService } from '../products/import/product-import.service';
import { ProductsStore } from '../products/index/products.store';
import { TestApp } from '../testing/test-app';
import { DEMO_ACCOUNT } from './demo-account.service';
import { DEMO_OUTFITS, DEMO_PIECES } from './demo-wardrobe';

let api: TestApp;

beforeAll(async () => {
  api = await TestApp.start({ APP_URL: 'http://localhost:3000' });
});
afterAll(() => api.stop());

describe('The demo account', () => {
  let token: string;

  beforeAll(async () => {
    token = (await api.signIn(DEMO_ACCOUNT)).accessToken;
  });

  it('owns each piece of its list, and has outfits that it wore', async () => {
    const { body: wardrobe } = await api.request<WardrobeResponse>('GET', '/api/wardrobe', undefined, {
      token,
    });
    const names = Object.values(DEMO_PIECES).map((text) => text.replace(/, \d+ USD$/, ''));
    expect(wardrobe.items.map(({ name }) => name)).toEqual(names.reverse());
    const { body: kept } = await api.request<KeptOutfitsResponse>('GET', '/api/outfits', undefined, {
      token,
    });
    expect(kept.items.map(({ name, pieces }) => [name, pieces.length])).toEqual(
      DEMO_OUTFITS.map(({ name, pieces }) => [name, pieces.length]).reverse(),
    );
    expect(kept.items.every(({ timesWorn }) => timesWorn > 0)).toBe(true);
  });

  it.each(['everyday', 'work', 'evening'])('gets outfits for %s from its own wardrobe', async (occasion) => {
    const path = `/api/outfits/today?occasion=${occasion}`;
    const { body } = await api.request<TodayResponse>('GET', path, undefined, { token });
    expect(body.isOwn).toBe(true);
    expect(body.outfits.length).toBeGreaterThan(1);
  });
});

describe('The demo shop', () => {
  const open = () => {
    const loaded = api.app.get(CatalogStore, { strict: false }).find()!;
    return api.app.get(DemoShopService, { strict: false }).open(loaded);
  };
  const listShops = () => api.app.get(ProductImportService, { strict: false }).list();

  it('is imported once, and says that it is a demo', async () => {
    expect(await listShops()).toEqual([]);
    await open();
    const [shop] = await listShops();
    expect(shop!.name).toBe('Atelier Demo');
    expect(shop!.products).toBeGreaterThan(190);
    await open();
    expect(await listShops()).toEqual([shop]);
    await api.app.get(ProductsStore, { strict: false }).refresh();
    const { accessToken } = await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' });
    const { body } = await api.request<ProductsResponse>('GET', '/api/products?limit=48', undefined, {
      token: accessToken,
    });
    expect(new Set(body.items.map((item) => item.garment.category)).size).toBeGreaterThan(4);
    for (const { garment, sizes } of body.items)
      expect(sizes.length > 0).toBe(garment.category !== 'Jewelry');
    const { pathname } = new URL(body.items[0]!.url);
    const page = await api.app.inject(pathname);
    expect(page.payload).toContain('nothing can be bought here');
    const photo = await api.app.inject(/src="([^"]+)"/.exec(page.payload)![1]!);
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  });

  it('answers 404 to products and photos that it does not have', async () => {
    for (const path of ['products/nothing', 'photos/nothing.jpg', 'photos/..%2f..%2fetc'])
      expect((await api.app.inject(`/dev/demo-shop/${path}`)).statusCode).toBe(404);
  });
});
