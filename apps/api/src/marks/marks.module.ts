import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { UsersModule } from '../users/users.module';
import { MarksController } from './marks.controller';
import { MarksService } from './marks.service';

@Module({
  imports: [CatalogModule, UsersModule],
  controllers: [MarksController],
  providers: [MarksService],
})
export class MarksModule {}
