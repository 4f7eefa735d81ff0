import { Module } from '@nestjs/common';
import { BodyTypeService } from './body-type.service';

@Module({ providers: [BodyTypeService], exports: [BodyTypeService] })
export class BodyTypeModule {}
