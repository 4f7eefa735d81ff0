import type { LengthUnit, MeasurementEntry } from '@figura/classifier';
import type {
  BodyConcern,
  CheckResponse,
  CombinedType,
  Garment,
  HorizontalMeasurement,
  HorizontalType,
  Occasion,
  SuggestedOutfit,
  TapeField,
  TapeMeasurements,
  TodayResponse,
  VerticalMeasurement,
  VerticalType,
} from '@figura/contracts';

/** A number is exact stored inches that were not typed here. */
export type DraftEntry = MeasurementEntry | number;

export type EntryDraft<Field extends string> = Partial<Record<Field, DraftEntry>>;

export interface KeptGarment extends Omit<CheckResponse, 'evidence' | 'language' | 'quota'> {
  text: string;
  /** Identifies the body and choices of the check. */
  body: string;
}

export interface WaitingWords {
  text: string;
  garment: Garment | null;
  problem?: string;
}

export interface GarmentDraft {
  text: string;
  garment: Garment | null;
  checkId: string | null;
  hem: MeasurementEntry | null;
  /** A change of a checked garment that was not answered. */
  waits: boolean;
  /** Keys of questions whose answers did not arrive, by question. */
  unanswered: Readonly<Record<string, string>>;
  waiting: WaitingWords[];
  kept: KeptGarment[];
  /** No longer compared, newest first. */
  earlier: KeptGarment[];
}

export interface DayDraft {
  /** For example `2026-11-22`. */
  day: string;
  occasion: Occasion;
  /** Degrees Celsius. */
  weather: { temperature: number; rain: boolean } | null;
  hasCoat: boolean;
  /** Key is `source:id`. */
  pinned: { key: string; name: string } | null;
  /** From 0. */
  place: number;
  swapped: Readonly<Record<string, SuggestedOutfit>>;
  /** Worn ids where this device is newer than the answer. */
  worn: readonly string[] | null;
  /** Ids that "Wear this" noted here, which Undo takes back. */
  noted: readonly string[];
  answered: { question: string; answer: TodayResponse } | null;
}

/** `known` has the height in inches and the sizes. */
export type StartAnswers = Record<'known' | 'comparisons' | 'byString', Readonly<Record<string, number>>>;

export type SettingsDraft = Partial<Record<'firstName' | 'lastName' | 'nickname' | 'gender', string>>;

export interface Edits {
  profileSettings: SettingsDraft;
  profileMeasurements: EntryDraft<TapeField>;
  bodyPreferences: BodyConcern[];
}

export interface EditDraft<Changes> {
  from: string;
  changes: Changes;
}

export type EditDrafts = { [Name in keyof Edits]: EditDraft<Edits[Name]> | null };

export interface Drafts extends EditDrafts {
  introVerticalMeasurements: EntryDraft<VerticalMeasurement> | null;
  introHorizontalMeasurements: EntryDraft<HorizontalMeasurement> | null;
  introSelfAnalysis: BodyConcern[];
  startAnswers: StartAnswers | null;
  verticalMeasurements: EntryDraft<VerticalMeasurement> | null;
  horizontalMeasurements: EntryDraft<HorizontalMeasurement> | null;
  verticalBodyType: VerticalType | null;
  horizontalBodyType: HorizontalType | null;
  combinedBodyType: CombinedType | null;
  /** Stored inches when the drafts were written. */
  measurementsBefore: TapeMeasurements | null;
  measuringUnit: LengthUnit | null;
  fittingRoom: GarmentDraft | null;
  /** By category; without a category for all. */
  shopSizes: Readonly<Record<string, string>>;
  today: DayDraft | null;
  wardrobeList: string | null;
  /** Upper case. */
  couponCode: string | null;
  editBodyPreferences: boolean;
  testSelfAnalysis: boolean;
}
