import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONFIG, type Config } from '../platform/config/config';
import type { PictureBucket } from './picture-bucket';
import { PictureDocumentsRepository } from './picture-documents.repository';
import { PICTURE_BUCKET, PictureStore } from './picture-store';
import { UNSETTLED_PICTURE_MODEL, unsettledPictureSchema } from './unsettled-picture.schema';
import { UnsettledPicturesRepository } from './unsettled-pictures.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: UNSETTLED_PICTURE_MODEL, schema: unsettledPictureSchema }])],
  providers: [
    { provide: PICTURE_BUCKET, inject: [CONFIG], useFactory: openBucket },
    PictureDocumentsRepository,
    PictureStore,
    UnsettledPicturesRepository,
  ],
  exports: [PICTURE_BUCKET, PictureDocumentsRepository, PictureStore],
})
export class PicturesModule {}

async function openBucket({ pictures }: Config): Promise<PictureBucket | null> {
  if (!pictures) return null;
  // Loaded lazily: it costs memory and time at each start.
  const { PictureBucket: Bucket } = await import('./picture-bucket');
  return new Bucket(pictures);
}
