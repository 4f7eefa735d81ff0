import { Schema, type Types } from 'mongoose';

/** Whose account or sessions a process changed within a moment, for the others that keep people in memory. */
export interface ChangedUsersDocument {
  _id: Types.ObjectId;
  userIds: Types.ObjectId[];
  /** When it was noted, by the database's clock. */
  at: Date;
}

export const CHANGED_USERS_MODEL = 'ChangedUsers';

/** Far longer than any process may be out of step before it forgets all that it keeps. */
const KEPT_SECONDS = 3_600;

export const changedUsersSchema = new Schema<ChangedUsersDocument>(
  {
    userIds: { type: [Schema.Types.ObjectId], required: true },
    at: { type: Date, expires: KEPT_SECONDS },
  },
  { versionKey: false, strict: 'throw', collection: 'changedusers' },
);
