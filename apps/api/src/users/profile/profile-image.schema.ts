import { Schema, type Types } from 'mongoose';

/** In the database, so that every process can serve it. */
export interface ProfileImageDocument {
  /** Unguessable: knowing it is the permission to see the picture. */
  name: string;
  userId: Types.ObjectId;
  /** WebP, 512 by 512 pixels. */
  bytes: Buffer;
}

export const PROFILE_IMAGE_MODEL = 'ProfileImage';

export const profileImageSchema = new Schema<ProfileImageDocument>(
  {
    name: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'profileimages' },
);
