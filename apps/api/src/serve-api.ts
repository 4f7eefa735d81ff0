import { join } from 'node:path';
import { ApiModule } from './api.module';
import { CatalogStore } from './catalog/catalog.store';
import { PicturesService } from './catalog/pictures.service';
import { DEMO_ACCOUNT } from './demo/demo-account.service';
import { ANY_OUTFIT, dressToday } from './outfits/today/dress-today';
import { PassportLinksService } from './passport/passport-links.service';
import type { Config } from './platform/config/config';
import { createHttpApp } from './platform/http/http-app';
import { serve } from './platform/http/serve';
import { ThreadPool } from './platform/threads/thread-pool';
import { DemoShopService } from './products/demo/demo-shop.service';

const WEB_FOLDER = join(__dirname, '../web');

export async function serveApi(config: Config): Promise<void> {
  const app = await createHttpApp(ApiModule.register(config), config, {
    webFolder: WEB_FOLDER,
    isApi: true,
    describeShared: (running) => {
      const links = running.get(PassportLinksService, { strict: false });
      return (client, token) => links.describe(client, token);
    },
  });
  await serve(app, 'api', config.port, config);
  const threads = app.get(ThreadPool);
  app.get(CatalogStore, { strict: false }).onLoaded(() => threads.warmUp(dressToday, ANY_OUTFIT));
  app.get(PicturesService, { strict: false }).drawInBackground();
  if (!config.local) return;
  if (config.demoShop) app.get(DemoShopService, { strict: false }).openLater();
  process.stdout.write(
    [
      '',
      `  Figura is running at ${config.appUrl}`,
      `  Mails are kept at    ${config.appUrl}/dev/mailbox`,
      `  Demo account         ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`,
      '',
      '',
    ].join('\n'),
  );
}
