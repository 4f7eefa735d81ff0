import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AUDIT_ENTRY_MODEL, type AuditEntryDocument } from './audit-entry.schema';

@Injectable()
export class AuditEntriesRepository {
  constructor(@InjectModel(AUDIT_ENTRY_MODEL) private readonly entries: Model<AuditEntryDocument>) {}

  async add(entry: AuditEntryDocument): Promise<void> {
    await this.entries.create(entry);
  }

  list(limit: number): Promise<AuditEntryDocument[]> {
    return this.entries.find({}, { _id: 0 }).sort({ at: -1 }).limit(limit).lean<AuditEntryDocument[]>();
  }
}
