import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditEntriesRepository } from './audit-entries.repository';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from './audit-entry.schema';
import { AuditCommand, ListAuditCommand } from './audit.command';
import { AuditService } from './audit.service';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_ENTRY_MODEL, schema: auditEntrySchema }])],
  providers: [AuditService, AuditEntriesRepository, AuditCommand, ListAuditCommand],
  exports: [AuditService],
})
export class AuditModule {}
