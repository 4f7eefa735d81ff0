import { Schema } from 'mongoose';

/** Two years: long enough to answer who did what, and no longer than a complaint may take. */
const TTL_SECONDS = 2 * 365 * 24 * 3_600;

/** One act of whoever runs Figura, at the admin command line. It holds no address, no name and no measurement. */
export interface AuditEntryDocument {
  at: Date;
  /** Who did it: the setting OPERATOR, or the user of the operating system with the name of the machine. */
  operator: string;
  /** The command, for instance `users verify`. */
  act: string;
  /** Id of the account, payment or feed that it was about. */
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
