import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductRecordsModule } from '../product-records.module';
import { PhotoCacheService } from './photo-cache.service';
import { PhotoFetchingService } from './photo-fetching.service';
import {
  PRODUCT_PHOTO_FILE_MODEL,
  PRODUCT_PHOTO_MODEL,
  productPhotoFileSchema,
  productPhotoSchema,
} from './product-photo.schema';
import { ProductPhotosRepository } from './product-photos.repository';

/** The photographs of products in the database, and how they come there. */
@Module({
  imports: [
    ProductRecordsModule,
    MongooseModule.forFeature([
      { name: PRODUCT_PHOTO_MODEL, schema: productPhotoSchema },
      { name: PRODUCT_PHOTO_FILE_MODEL, schema: productPhotoFileSchema },
    ]),
  ],
  providers: [PhotoCacheService, PhotoFetchingService, ProductPhotosRepository],
  exports: [ProductPhotosRepository],
})
export class PhotoFetchingModule {}
