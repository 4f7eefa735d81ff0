import type { ProductsResponse } from '@figura/contracts';
import sharp from 'sharp';
import { CatalogStore } from '../../catalog/catalog.store';
import { TestApp } from '../../testing/test-app';
import { ProductsStore } from '../index/products.store';
import { ProductImportService } from '../import/product-import.service';
import { DemoShopService } from './demo-shop.service';

const ORIGIN = 'http://localhost:3000';

describe('The demo shop', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await TestApp.start({ APP_URL: ORIGIN });
  });
  afterAll(() => api.stop());

  const open = () => {
    const loaded = api.app.get(CatalogStore, { strict: false }).find()!;
    return api.app.get(DemoShopService, { strict: false }).open(loaded);
  };
  const listShops = () => api.app.get(ProductImportService, { strict: false }).list();

  it('is opened once, through the import, and says that it is a demo', async () => {
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

  it('sells nothing that the catalog does not have', async () => {
    for (const path of ['products/nothing', 'photos/nothing.jpg', 'photos/..%2f..%2fetc'])
      expect((await api.app.inject(`/dev/demo-shop/${path}`)).statusCode).toBe(404);
  });
});
