import { Module } from '@nestjs/common';
import { GarmentsCommand, ReadGarmentsCommand } from './garments.command';

@Module({ providers: [GarmentsCommand, ReadGarmentsCommand] })
export class GarmentsAdminModule {}
