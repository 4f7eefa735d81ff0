import { AuditService } from '../../audit/audit.service';
import { BackUpDatabaseCommand } from './backup.command';
import { CopyDatabaseCommand, DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';
import { RestoreDatabaseCommand } from './restore.command';

const COMMANDS = [DatabaseCommand, BackUpDatabaseCommand, CopyDatabaseCommand, RestoreDatabaseCommand];

export const DATABASE_ADMIN = [...COMMANDS, Endpoints];

export const RESTORE_ADMIN = [
  ...COMMANDS,
  { provide: AuditService, useValue: null },
  { provide: Endpoints, useValue: null },
];
