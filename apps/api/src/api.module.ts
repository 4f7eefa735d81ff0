import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { JobsModule } from './jobs/jobs.module';
import { DemoModule } from './demo/demo.module';
import { MeasurementsModule } from './measurements/measurements.module';
import { MondayMailModule } from './monday-mail/monday-mail.module';
import { PassportModule } from './passport/passport.module';
import { PaymentsModule } from './payments/payments.module';
import type { Config } from './platform/config/config';
import { ContactController } from './platform/contact/contact.controller';
import { HttpModule } from './platform/http/http.module';
import { LocalModule } from './local-mode/local.module';
import { MailboxController } from './local-mode/mailbox.controller';
import { SimulatedCheckout } from './local-mode/simulated-checkout';
import { PlatformModule } from './platform/platform.module';
import { CatalogModule } from './catalog/catalog.module';
import { FirstStepsModule } from './first-steps/first-steps.module';
import { GarmentsModule } from './garments/garments.module';
import { OutfitsModule } from './outfits/outfits.module';
import { DemoShopController } from './products/demo/demo-shop.controller';
import { DemoShopService } from './products/demo/demo-shop.service';
import { ProductRecordsModule } from './products/product-records.module';
import { ProductsModule } from './products/products.module';
import { RecommendationsModule } from './recommendations/recommendations.module';
import { TrendsModule } from './trends/trends.module';
import { UsersModule } from './users/users.module';
import { WardrobeModule } from './wardrobe/wardrobe.module';

@Module({})
export class ApiModule {
  static register(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.register(config, { role: 'api' }),
        LocalModule,
        HttpModule,
        JobsModule.register(config, config.role !== 'api'),
        UsersModule,
        AuthModule,
        MeasurementsModule,
        RecommendationsModule,
        CatalogModule,
        TrendsModule,
        GarmentsModule,
        ProductsModule,
        ProductRecordsModule,
        OutfitsModule,
        WardrobeModule,
        FirstStepsModule,
        MondayMailModule,
        PassportModule,
        PaymentsModule,
        ...(config.local ? [DemoModule] : []),
      ],
      controllers: [ContactController, ...(config.local ? [DemoShopController, MailboxController] : [])],
      providers: config.local
        ? [DemoShopService, ...(config.sells && !config.stripe ? [SimulatedCheckout] : [])]
        : [],
    };
  }
}
