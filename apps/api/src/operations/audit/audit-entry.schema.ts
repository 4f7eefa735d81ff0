import { Schema } from 'mongoose';

/** Two years: enough for complaints, and no longer. */
const TTL_SECONDS = 2 * 365 * 24 * 3_600;

export interface AuditEntryDocument {
  at: Date;
  /** OPERATOR, or the system user and machine. */
  operator: string;
  act: string;
  subject: string;
}

export const AUDIT_ENTRY_MODEL = 'AuditEntry';

export const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    at: { type: Date, required: true, expires: TTL_SECONDS },
    operator: { type: String, required: true },
    act: { type: String, required: true },
    subject: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'auditentries' },
);
