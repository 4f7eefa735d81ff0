import type { BodyAnswers } from '@figura/classifier';
import {
  AGE_BANDS,
  BEARDS,
  BREAST_SIDES,
  CURRENCIES,
  EYES,
  GENDERS,
  HAIR_COLORS,
  HAIR_CUTS,
  HEMISPHERES,
  HEM_COVERAGES,
  LIFE_STATES,
  LIPS,
  KNOWN_LOCALES,
  MEASUREMENTS,
  NECKLINE_COVERAGES,
  NEVER,
  NO_APPEARANCE,
  NO_COVERAGE,
  NO_PREFERENCES,
  NOSES,
  OPTIONAL_MEASUREMENTS,
  PRESENTATIONS,
  SIZE_REGIONS,
  SIZE_WEARERS,
  SKIN_TONES,
  SLEEVE_COVERAGES,
  TASTE_LOOK_IDS,
  UNDERLAYERS,
  UNIT_PREFERENCES,
  mapMeasurements,
  type BodyConcern,
  type BodyType,
  type Budget,
  type Coverage,
  type EstimatedValue,
  type Face,
  type Feature,
  type FeatureChoice,
  type Gender,
  type Hair,
  type LifeState,
  type Measurements,
  type OptionalMeasurements,
  type Sizes,
  type UnitPreference,
  type UserPreferences,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

export type NotedStep = 'guide' | 'check';

export interface FreeGuide {
  feature: string;
  openedAt: Date;
}

export interface Registration {
  /** SHA-256 of the registering browser's key, which verifies without the password. */
  keyHash: string;
  /** Applied only at verification. */
  code: string | null;
}

/** An email address has at most one verified account and up to five independent pending registrations. */
export interface UserDocument extends OptionalMeasurements {
  _id: Types.ObjectId;
  /** As `normalizeEmail` makes it; unique among verified accounts. */
  email: string;
  /** argon2id, with its parameters and salt. Null: signs in by a provider or a passkey only. */
  passwordHash: string | null;
  /** Incremented by changes to how the user signs in that end sessions; lower versions have ended. */
  credentialVersion: number;
  /** The session that made the change; it survives the new version. */
  keptSessionId: string | null;
  firstName: string;
  lastName: string;
  nickname: string | null;
  gender: Gender;
  isVerified: boolean;
  /** Null once the email is verified, and for unverified accounts without a key. */
  registration: Registration | null;
  hasPaid: boolean;
  couponCode: string | null;
  profileImage: string | null;
  unitPreference: UnitPreference;
  measurements: Measurements | null;
  /** Source of the estimated values; null once everything is measured. */
  startAnswers: BodyAnswers | null;
  bodyType: BodyType | null;
  bodyConcerns: BodyConcern[];
  featureChoices: Partial<Record<Feature, FeatureChoice>>;
  preferences: UserPreferences;
  /** The guide that is open without lifetime access; it stays free for 30 days. */
  freeGuide: FreeGuide | null;
  firstSteps: NotedStep[];
  /** When the user confirmed being 18 or older; null if not asked. */
  adultAt: Date | null;
  createdAt: Date;
}

export const USER_MODEL = 'User';

const inches = { type: Number, required: true };

const estimatedSchema = new Schema<EstimatedValue>(
  {
    name: { type: String, enum: MEASUREMENTS, required: true },
    low: inches,
    high: inches,
    likely: { type: [Number], default: undefined },
  },
  { _id: false },
);

const measurementsSchema = new Schema<Measurements>(
  {
    ...mapMeasurements(MEASUREMENTS, () => inches),
    totalHeight: inches,
    estimated: { type: [estimatedSchema], default: undefined },
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

const registrationSchema = new Schema<Registration>(
  { keyHash: { type: String, required: true }, code: { type: String, default: null } },
  { _id: false },
);

const hairSchema = new Schema<Hair>(
  {
    cut: { type: String, enum: HAIR_CUTS, required: true },
    color: { type: String, enum: HAIR_COLORS, required: true },
  },
  { _id: false },
);

const faceSchema = new Schema<Face>(
  {
    eyes: { type: String, enum: EYES, required: true },
    nose: { type: String, enum: NOSES, required: true },
    lips: { type: String, enum: LIPS, required: true },
  },
  { _id: false },
);

const coverageSchema = new Schema<Coverage>(
  {
    sleeves: { type: String, enum: [...SLEEVE_COVERAGES, null], default: null },
    hem: { type: String, enum: [...HEM_COVERAGES, null], default: null },
    neckline: { type: String, enum: [...NECKLINE_COVERAGES, null], default: null },
  },
  { _id: false },
);

const budgetSchema = new Schema<Budget>(
  {
    amount: { type: Number, required: true },
    currency: { type: String, enum: CURRENCIES, required: true },
  },
  { _id: false },
);

const lifeStateSchema = new Schema<LifeState>(
  {
    state: { type: String, enum: LIFE_STATES, required: true },
    dueMonth: { type: String },
    side: { type: String, enum: BREAST_SIDES },
  },
  { _id: false },
);

const sizesSchema = new Schema<Sizes>(
  {
    region: { type: String, enum: SIZE_REGIONS, required: true },
    top: { type: Number, required: true },
    bottom: { type: Number, required: true },
    shoe: { type: Number, required: true },
    for: { type: String, enum: SIZE_WEARERS },
    collar: { type: Number },
  },
  { _id: false },
);

const preferencesSchema = new Schema<UserPreferences>(
  {
    skin: { type: String, enum: [...SKIN_TONES, null], default: null },
    hair: { type: hairSchema, default: null },
    face: { type: faceSchema, default: () => ({ ...NO_APPEARANCE.face }) },
    ageBand: { type: String, enum: AGE_BANDS, default: NO_APPEARANCE.ageBand },
    underlayer: { type: String, enum: UNDERLAYERS, default: NO_APPEARANCE.underlayer },
    beard: { type: String, enum: BEARDS, default: NO_APPEARANCE.beard },
    presentation: { type: String, enum: PRESENTATIONS, default: NO_APPEARANCE.presentation },
    never: { type: [{ type: String, enum: NEVER }], default: [] },
    coverage: { type: coverageSchema, default: () => ({ ...NO_COVERAGE }) },
    budget: { type: budgetSchema, default: null },
    taste: { type: [{ type: String, enum: TASTE_LOOK_IDS }], default: [] },
    hideNumbers: { type: Boolean, default: false },
    locale: { type: String, enum: [...KNOWN_LOCALES, null], default: null },
    hemisphere: { type: String, enum: HEMISPHERES, default: NO_PREFERENCES.hemisphere },
    mondayMail: { type: Boolean, default: false },
    lifeStates: { type: [lifeStateSchema], default: [] },
    sizes: { type: sizesSchema, default: null },
    welcomed: { type: Boolean, default: false },
    loved: { type: [String], default: [] },
    hidden: { type: [String], default: [] },
  },
  { _id: false },
);

const freeGuideSchema = new Schema<FreeGuide>(
  { feature: { type: String, required: true }, openedAt: { type: Date, required: true } },
  { _id: false },
);

export const userSchema = new Schema<UserDocument>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    credentialVersion: { type: Number, default: 0 },
    keptSessionId: { type: String, default: null },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    nickname: { type: String, default: null },
    gender: { type: String, enum: GENDERS, required: true },
    isVerified: { type: Boolean, default: false },
    registration: { type: registrationSchema, default: null },
    hasPaid: { type: Boolean, default: false },
    couponCode: { type: String, default: null },
    profileImage: { type: String, default: null },
    unitPreference: { type: String, enum: UNIT_PREFERENCES, default: 'imperial' },
    measurements: { type: measurementsSchema, default: null },
    startAnswers: { type: Schema.Types.Mixed, default: null },
    ...mapMeasurements(OPTIONAL_MEASUREMENTS, () => ({ type: Number, default: null })),
    bodyType: { type: bodyTypeSchema, default: null },
    bodyConcerns: { type: [String], default: [] },
    featureChoices: { type: Schema.Types.Mixed, default: () => ({}) },
    preferences: { type: preferencesSchema, default: () => structuredClone(NO_PREFERENCES) },
    freeGuide: { type: freeGuideSchema, default: null },
    firstSteps: { type: [String], default: [] },
    adultAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', minimize: false },
);

// Guarantees one verified account per email address under concurrent verification.
userSchema.index(
  { email: 1 },
  { name: 'email_of_verified', unique: true, partialFilterExpression: { isVerified: true } },
);
userSchema.index({ email: 1, isVerified: -1, createdAt: -1 });
userSchema.index(
  { 'preferences.mondayMail': 1, _id: 1 },
  { name: 'monday_readers', partialFilterExpression: { 'preferences.mondayMail': true } },
);
userSchema.index({ isVerified: 1, createdAt: 1 });
