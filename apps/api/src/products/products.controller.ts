import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Premium } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { Documented } from '../platform/openapi/operation';
import { ShopClicksService } from './clicks/shop-clicks.service';
import { ProductsQuery, type ProductChoicesResponse, type ProductsResponse } from './products.dto';
import { PRODUCTS_OPERATIONS } from './products.openapi';
import { ProductsService } from './products.service';

@Premium()
@Documented(PRODUCTS_OPERATIONS)
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly clicks: ShopClicksService,
  ) {}

  @InTurn()
  @Get()
  list(@CurrentCaller() caller: Caller, @Query() query: ProductsQuery): Promise<ProductsResponse> {
    return this.products.list(caller.userId, query);
  }

  @Get('choices')
  choices(): ProductChoicesResponse {
    return this.products.choices();
  }

  @HttpCode(200)
  @Post(':id/clicks')
  click(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.clicks.count(caller.userId, id);
  }
}
