import { BackUpDatabaseCommand } from './backup.command';
import { CopyDatabaseCommand, DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';

/** What the command line needs of it. */
export const DATABASE_ADMIN = [DatabaseCommand, BackUpDatabaseCommand, CopyDatabaseCommand, Endpoints];
