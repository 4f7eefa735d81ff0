import { Schema, type Types } from 'mongoose';
import { PICTURE_FIELDS, type KeptPicture } from '../../pictures/kept-picture';

/** WebP, 512 by 512 pixels. */
export interface ProfileImageDocument extends KeptPicture {
  /** Unguessable: whoever knows it may see the picture. */
  name: string;
  userId: Types.ObjectId;
}

export const PROFILE_IMAGE_MODEL = 'ProfileImage';

export const profileImageSchema = new Schema<ProfileImageDocument>(
  {
    name: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    ...PICTURE_FIELDS,
  },
  { versionKey: false, strict: 'throw', collection: 'profileimages' },
);
