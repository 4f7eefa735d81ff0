import { Schema, type Types } from 'mongoose';

/** That something about a person, or her sessions, was changed, for the processes that keep her in memory. */
export interface UserChangeDocument {
  /** The person's. */
  _id: Types.ObjectId;
  /** The last change, by the database's clock. */
  at: Date;
}

export const USER_CHANGE_MODEL = 'UserChange';

/** Far longer than any process may be out of step before it forgets all that it keeps. */
const KEPT_SECONDS = 3_600;

export const userChangeSchema = new Schema<UserChangeDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, expires: KEPT_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
