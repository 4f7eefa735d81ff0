import { AuditService } from '../audit/audit.service';
import { DatabaseCommand } from './database.command';
import { Endpoints } from './endpoint';

const COMMANDS = DatabaseCommand.registerWithSubCommands();

export const DATABASE_ADMIN = [...COMMANDS, Endpoints];

export const RESTORE_ADMIN = [
  ...COMMANDS,
  { provide: AuditService, useValue: null },
  { provide: Endpoints, useValue: null },
];
