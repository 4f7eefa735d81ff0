import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { OpenToKeys, Premium } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { ShopClicksService } from './clicks/shop-clicks.service';
import { ProductsQuery, ProductChoicesResponse, ProductSizeFits, ProductsResponse } from './products.dto';
import { ProductsService } from './products.service';

const ProductId = createPathParam({
  name: 'id',
  description: 'Id of the product.',
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
    summary: 'What shops sell, best first for the caller',
    description:
      'The order is that of the best looks: it knows no shop and no money. Variants of one product are one entry, the one that suits most of those that are asked for. What is sold out is not there.',
  })
  @ApiOkResponse({ type: ProductsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 410: ['STALE_CURSOR'] })
  list(@CurrentCaller() caller: Caller, @Query() query: ProductsQuery): Promise<ProductsResponse> {
    return this.products.list(caller.userId, query);
  }

  @Get('choices')
  @ApiOperation({ summary: 'What products can be filtered by' })
  @ApiOkResponse({ type: ProductChoicesResponse })
  choices(): ProductChoicesResponse {
    return this.products.getChoices();
  }

  @Get(':id/size-fits')
  @ApiOperation({
    summary: 'How each size in stock fits the caller',
    description: 'By a chart of the caller, else by the brand’s or the shop’s. Costs no check.',
  })
  @ApiOkResponse({ type: ProductSizeFits })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  sizeFits(@CurrentCaller() caller: Caller, @ProductId() id: string): Promise<ProductSizeFits> {
    return this.products.findSizeFits(caller.userId, id);
  }

  @HttpCode(200)
  @Post(':id/clicks')
  @ApiOperation({
    summary: 'Counts that the shop of a product is opened',
    description:
      'By shop and day, for whoever runs Figura: neither who nor which product is kept. Days are forgotten after 400 days.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('shop-click:account')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  click(@CurrentCaller() caller: Caller, @ProductId() id: string): Promise<MessageResponse> {
    return this.clicks.count(caller.userId, id);
  }
}
