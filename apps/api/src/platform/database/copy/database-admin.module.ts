import { Module } from '@nestjs/common';
import { BackUpDatabaseCommand } from './backup.command';
import { CopyDatabaseCommand, DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';

@Module({ providers: [DatabaseCommand, BackUpDatabaseCommand, CopyDatabaseCommand, Endpoints] })
export class DatabaseAdminModule {}
