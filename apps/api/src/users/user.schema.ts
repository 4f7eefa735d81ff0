import {
  GENDERS,
  UNIT_PREFERENCES,
  type BodyConcern,
  type BodyType,
  type Gender,
  type Measurements,
  type UnitPreference,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** A person as she is stored. */
export interface UserDocument {
  _id: Types.ObjectId;
  /** Trimmed and in lower case; unique. */
  email: string;
  /** argon2id, with its parameters and salt. */
  passwordHash: string;
  /** Raised with every change of the password; sessions of a lower one have ended. Missing in old accounts: 0. */
  credentialVersion?: number;
  /** The session that set the password: it goes on although it began with an older one. */
  keptSessionId?: string | null;
  firstName: string;
  lastName: string;
  nickname: string | null;
  gender: Gender;
  isVerified: boolean;
  /** Lifetime access. */
  hasPaid: boolean;
  /** The influencer code given at registration or, in its place, at the checkout; it lowers the price. */
  couponCode: string | null;
  /** Name of the picture in `profileimages`. */
  profileImage: string | null;
  unitPreference: UnitPreference;
  measurements: Measurements | null;
  bodyType: BodyType | null;
  bodyConcerns: BodyConcern[];
  createdAt: Date;
}

export const USER_MODEL = 'User';

const inches = { type: Number, required: true };

const measurementsSchema = new Schema<Measurements>(
  {
    shoulders: inches,
    chest: inches,
    waist: inches,
    hips: inches,
    headToChest: inches,
    chestToCrotch: inches,
    crotchToKnee: inches,
    kneeToFloor: inches,
    totalHeight: inches,
  },
  { _id: false },
);

const bodyTypeSchema = new Schema<BodyType>(
  {
    horizontal: { type: String, required: true },
    vertical: { type: String, required: true },
    combined: { type: String, required: true },
  },
  { _id: false },
);

export const userSchema = new Schema<UserDocument>(
  {
    email: { type: String, required: true, unique: true },
    passwordHash: { type: String, required: true },
    credentialVersion: { type: Number, default: 0 },
    keptSessionId: { type: String, default: null },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    nickname: { type: String, default: null },
    gender: { type: String, enum: GENDERS, required: true },
    isVerified: { type: Boolean, default: false },
    hasPaid: { type: Boolean, default: false },
    couponCode: { type: String, default: null },
    profileImage: { type: String, default: null },
    unitPreference: { type: String, enum: UNIT_PREFERENCES, default: 'imperial' },
    measurements: { type: measurementsSchema, default: null },
    bodyType: { type: bodyTypeSchema, default: null },
    bodyConcerns: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
