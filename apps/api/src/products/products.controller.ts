import { Controller, Get, Query } from '@nestjs/common';
import { Premium } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Documented } from '../platform/openapi/operation';
import { ProductsQuery, type ProductChoicesResponse, type ProductsResponse } from './products.dto';
import { PRODUCTS_OPERATIONS } from './products.openapi';
import { ProductsService } from './products.service';

@Premium()
@Documented(PRODUCTS_OPERATIONS)
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  list(@CurrentCaller() caller: Caller, @Query() query: ProductsQuery): Promise<ProductsResponse> {
    return this.products.list(caller.userId, query);
  }

  @Get('choices')
  choices(): ProductChoicesResponse {
    return this.products.choices();
  }
}
