import { Module } from '@nestjs/common';
import { BodyTypeService } from './body-type.service';

/** Types and features of bodies, for the domains that need no analysis. */
@Module({ providers: [BodyTypeService], exports: [BodyTypeService] })
export class BodyTypeModule {}
