import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { OpenToKeys, Premium, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { ShopClicksService } from './clicks/shop-clicks.service';
import {
  ProductsQuery,
  ProductChoicesResponse,
  ProductSamplesResponse,
  ProductSizeFits,
  ProductsResponse,
} from './products.dto';
import { ProductsService } from './products.service';

const ProductId = createPathParam({
  name: 'id',
  description: 'ID of the product.',
  example: '0a1b2c3d4e5f6',
});

@Premium()
@OpenToKeys()
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly clicks: ShopClicksService,
  ) {}

  @InTurn()
  @Get()
  @ApiOperation({
    summary: 'Lists shop products, best first for the caller',
    description:
      'Ranked like the best looks, regardless of shop and commission. Variants of a product are one entry: the matching one that suits best. Sold-out products are left out.',
  })
  @ApiOkResponse({ type: ProductsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 410: ['STALE_CURSOR'] })
  list(@CurrentCaller() caller: Caller, @Query() query: ProductsQuery): Promise<ProductsResponse> {
    return this.products.list(caller.userId, query);
  }

  @Verified()
  @InTurn()
  @Get('samples')
  @ApiOperation({ summary: 'Returns the best product of three categories for the caller' })
  @ApiOkResponse({ type: ProductSamplesResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  samples(@CurrentCaller() caller: Caller): Promise<ProductSamplesResponse> {
    return this.products.findSamples(caller.userId);
  }

  @Get('choices')
  @ApiOperation({ summary: 'Lists filter values for products' })
  @ApiOkResponse({ type: ProductChoicesResponse })
  choices(): ProductChoicesResponse {
    return this.products.getChoices();
  }

  @Get(':id/size-fits')
  @ApiOperation({
    summary: 'Returns how each size in stock fits the caller',
    description:
      "Uses the caller's size chart, or else the brand's or the shop's. Does not count as a check.",
  })
  @ApiOkResponse({ type: ProductSizeFits })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  sizeFits(@CurrentCaller() caller: Caller, @ProductId() id: string): Promise<ProductSizeFits> {
    return this.products.findSizeFits(caller.userId, id);
  }

  @Verified()
  @HttpCode(200)
  @Post(':id/clicks')
  @ApiOperation({
    summary: 'Counts a visit to the shop of a product',
    description: 'Counted per shop and day, without the user and product, and deleted after 400 days.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('shop-click:account')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  click(@CurrentCaller() caller: Caller, @ProductId() id: string): Promise<MessageResponse> {
    return this.clicks.count(caller.userId, id);
  }
}
