import { BackUpDatabaseCommand } from './backup.command';
import { CopyDatabaseCommand, DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';

export const DATABASE_ADMIN = [DatabaseCommand, BackUpDatabaseCommand, CopyDatabaseCommand, Endpoints];
