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

/** What was typed, as it was typed; or, as a number, exact inches that nobody typed in this browser. */
export type DraftEntry = MeasurementEntry | number;

/** The fields of a form; one that was left empty is absent. */
export type EntryDraft<Field extends string> = Partial<Record<Field, DraftEntry>>;

/** A garment that was checked, with what was said of it. */
export interface KeptGarment extends Omit<CheckResponse, 'evidence' | 'language' | 'quota'> {
  /** The words that it was told in; empty where it was tapped together. */
  text: string;
  /** Names the body and the choices that it was checked for. */
  body: string;
}

/** A garment that is being tried. */
export interface GarmentDraft {
  text: string;
  garment: Garment | null;
  /** Of the check that later ones are changes to. */
  checkId: string | null;
  /** Where its hem ends, from the waistband or the shoulder, as it was typed. */
  hem: MeasurementEntry | null;
  /** Whether it waits for a network to be checked. */
  waits: boolean;
  /** The last that were checked, oldest first. */
  kept: KeptGarment[];
}

/** What was chosen for a day, and what was answered last, for times without a network. */
export interface DayDraft {
  /** For example `2026-11-22`: on another one nothing is chosen yet. */
  day: string;
  occasion: Occasion;
  /** In degrees Celsius. */
  weather: { temperature: number; rain: boolean } | null;
  /** Whether the coat is worn. */
  hasCoat: boolean;
  /** A piece that every outfit has, as `source:id`. */
  pinned: { key: string; name: string } | null;
  /** Which of the outfits is shown, from 0. */
  place: number;
  /** Outfits of which a piece was swapped, by their places. */
  swapped: Readonly<Record<string, SuggestedOutfit>>;
  /** Ids of what was worn on the day, as far as this device knows better than the answer. */
  worn: readonly string[] | null;
  answered: { question: string; answer: TodayResponse } | null;
}

/** What was answered without a tape, as numbers by their names; `known` has the height in inches and the sizes. */
export type StartAnswers = Record<'known' | 'comparisons' | 'byString', Readonly<Record<string, number>>>;

/** Fields of the profile form as they were typed. */
export type SettingsDraft = Partial<
  Record<'firstName' | 'lastName' | 'nickname' | 'gender' | 'unit', string>
>;

/** What the user changes of values that are stored. */
export interface Edits {
  profileSettings: SettingsDraft;
  profileMeasurements: EntryDraft<TapeField>;
  bodyPreferences: BodyConcern[];
}

/** Changes, with the stored values that they were made from, as JSON. */
export interface EditDraft<Changes> {
  from: string;
  changes: Changes;
}

export type EditDrafts = { [Name in keyof Edits]: EditDraft<Edits[Name]> | null };

/** What each draft holds. A missing or malformed one reads as null, an empty list or false. */
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
  /** What the account held, in inches, when the drafts of the measuring pages were written. */
  measurementsBefore: TapeMeasurements | null;
  /** The unit that was chosen before the account knew it. */
  measuringUnit: LengthUnit | null;
  /** The garment that is being tried: in words, and as it was read or tapped together. */
  fittingRoom: GarmentDraft | null;
  /** The sizes that are looked for in shops, by category; of all of them by none. */
  shopSizes: Readonly<Record<string, string>>;
  today: DayDraft | null;
  /** A list of pieces that is not added yet, or what of it could not be, as it was typed. */
  wardrobeList: string | null;
  /** A coupon code that was accepted, in upper case. */
  couponCode: string | null;
  editBodyPreferences: boolean;
  testSelfAnalysis: boolean;
}
