import { FeedsAdminService } from './feeds-admin.service';
import {
  AddFeedCommand,
  ListFeedsCommand,
  ProductFeedsCommand,
  RemoveFeedCommand,
  RunFeedsCommand,
} from './feeds.command';
import {
  ImportProductsCommand,
  ListProductsCommand,
  ProductsCommand,
  RemoveProductsCommand,
} from './products.command';

export const PRODUCTS_ADMIN = [
  AddFeedCommand,
  FeedsAdminService,
  ImportProductsCommand,
  ListFeedsCommand,
  ListProductsCommand,
  ProductFeedsCommand,
  ProductsCommand,
  RemoveFeedCommand,
  RemoveProductsCommand,
  RunFeedsCommand,
];
