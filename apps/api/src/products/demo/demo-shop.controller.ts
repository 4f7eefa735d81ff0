import { buildDemoShopPage, DEMO_SHOP_PAGE_POLICY } from '@figura/local-mode';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.decorators';
import { DEMO_SHOP_PATH, getDemoPrice } from './demo-feed';
import { drawDemoPhoto } from './demo-photo';
import { DemoShopService } from './demo-shop.service';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

@Public()
@ApiExcludeController()
@Controller('dev/demo-shop')
export class DemoShopController {
  constructor(private readonly shop: DemoShopService) {}

  @Get('products/:id')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', DEMO_SHOP_PAGE_POLICY)
  page(@Param('id') id: string): string {
    const item = this.shop.findItem(id);
    const { price, salePrice } = getDemoPrice(item);
    return buildDemoShopPage({
      title: item.name,
      brand: item.brand,
      price: DOLLARS.format(salePrice ?? price),
      photo: `${DEMO_SHOP_PATH}/photos/${item.id}.jpg`,
    });
  }

  @Get('photos/:file')
  @Header('content-type', 'image/jpeg')
  async photo(@Param('file') file: string): Promise<StreamableFile> {
    return new StreamableFile(await drawDemoPhoto(this.shop.findItem(file.replace(/\.jpg$/, ''))));
  }
}
