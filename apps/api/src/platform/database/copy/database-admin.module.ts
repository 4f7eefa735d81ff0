import { Module } from '@nestjs/common';
import { CopyDatabaseCommand, DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';

@Module({ providers: [DatabaseCommand, CopyDatabaseCommand, Endpoints] })
export class DatabaseAdminModule {}
