import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductRecordsModule } from '../product-records.module';
import { FeedFetchingService } from './feed-fetching.service';
import { FeedJobsService } from './feed-jobs.service';
import { PRODUCT_FEED_MODEL, productFeedSchema } from './product-feed.schema';
import { ProductFeedsRepository } from './product-feeds.repository';

/** The feeds of shops, and how they come in by themselves. */
@Module({
  imports: [
    ProductRecordsModule,
    MongooseModule.forFeature([{ name: PRODUCT_FEED_MODEL, schema: productFeedSchema }]),
  ],
  providers: [FeedFetchingService, FeedJobsService, ProductFeedsRepository],
  exports: [FeedFetchingService, FeedJobsService, ProductFeedsRepository],
})
export class ProductFeedsModule {}
