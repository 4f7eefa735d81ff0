import { FeedsAdminService } from './feeds-admin.service';
import { ProductsCommand } from './products.command';

export const PRODUCTS_ADMIN = [FeedsAdminService, ...ProductsCommand.registerWithSubCommands()];
