import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditEntriesRepository } from './audit/audit-entries.repository';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from './audit/audit-entry.schema';
import { AuditCommand, ListAuditCommand } from './audit/audit.command';
import { AuditService } from './audit/audit.service';
import { DatabaseExaminations } from './doctor/database-examinations.service';
import { Doctor } from './doctor/doctor';
import { DoctorCommand } from './doctor/doctor.command';
import { PlatformExaminations } from './doctor/platform-examinations.service';
import { Statistics } from './statistics/statistics';
import { StatsCommand } from './statistics/stats.command';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_ENTRY_MODEL, schema: auditEntrySchema }])],
  providers: [
    AuditCommand,
    AuditEntriesRepository,
    AuditService,
    DatabaseExaminations,
    Doctor,
    DoctorCommand,
    ListAuditCommand,
    PlatformExaminations,
    Statistics,
    StatsCommand,
  ],
  exports: [AuditService, Doctor, Statistics],
})
export class OperationsModule {}
