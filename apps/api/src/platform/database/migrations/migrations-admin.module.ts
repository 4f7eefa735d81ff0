import { Module } from '@nestjs/common';
import { ListMigrationsCommand, MigrationsCommand, RunMigrationsCommand } from './migrations.command';

@Module({ providers: [MigrationsCommand, ListMigrationsCommand, RunMigrationsCommand] })
export class MigrationsAdminModule {}
