import {
  AGE_BANDS,
  BEARDS,
  BREAST_SIDES,
  CURRENCIES,
  EYES,
  HAIR_COLORS,
  HAIR_CUTS,
  HEMISPHERES,
  HEM_COVERAGES,
  LIFE_STATES,
  LIPS,
  LOCALES,
  MAX_BUDGET,
  MAX_TASTE_LOOKS,
  NECKLINE_COVERAGES,
  NEVER,
  NOSES,
  PRESENTATIONS,
  SIZE_REGIONS,
  SIZE_WEARERS,
  SKIN_TONES,
  SLEEVE_COVERAGES,
  TASTE_LOOK_IDS,
  UNDERLAYERS,
  type AgeBand,
  type Beard,
  type BreastSide,
  type Budget,
  type Coverage,
  type Currency,
  type Eyes,
  type Face,
  type Hair,
  type HairColor,
  type HairCut,
  type HemCoverage,
  type Hemisphere,
  type LifeState,
  type LifeStateName,
  type Lips,
  type Locale,
  type NecklineCoverage,
  type Never,
  type Nose,
  type Presentation,
  type SizeRegion,
  type SizeWearer,
  type Sizes,
  type SkinTone,
  type SleeveCoverage,
  type TasteLookId,
  type Underlayer,
  type UserPreferences,
} from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  BooleanField,
  ChoiceField,
  ChoiceList,
  ClearableField,
  NestedField,
  NestedList,
  NumberField,
  OptionalField,
  TextField,
} from '../platform/http/requests/fields.decorators';

@ApiSchema({ description: 'Of a head covering or a turban the color is one of cloth.' })
export class HairDto implements Hair {
  @ChoiceField(HAIR_CUTS, { message: `Hair cut must be one of ${HAIR_CUTS.join(', ')}` }) cut: HairCut;
  @ChoiceField(HAIR_COLORS, { message: `Hair color must be one of ${HAIR_COLORS.join(', ')}` })
  color: HairColor;
}

@ApiSchema({ description: 'The features of the drawn face; none follows from the skin.' })
export class FaceDto implements Face {
  @ChoiceField(EYES, { message: `Eyes must be one of ${EYES.join(', ')}` }) eyes: Eyes;
  @ChoiceField(NOSES, { message: `Nose must be one of ${NOSES.join(', ')}` }) nose: Nose;
  @ChoiceField(LIPS, { message: `Lips must be one of ${LIPS.join(', ')}` }) lips: Lips;
}

@ApiSchema({ description: 'The highest price of a single piece.' })
export class BudgetDto implements Budget {
  @NumberField({
    min: 0.01,
    max: MAX_BUDGET,
    maxDecimalPlaces: 2,
    message: `A budget must be an amount of 0.01 to ${MAX_BUDGET}, with two decimals at most`,
    description: 'In the main unit of the currency, with two decimals at most.',
    example: 120,
  })
  amount: number;
  @ChoiceField(CURRENCIES) currency: Currency;
}

@ApiSchema({
  description: 'What clothes follow for a while. Told by the user alone, and shown to nobody else.',
})
export class LifeStateDto implements LifeState {
  @ChoiceField(LIFE_STATES, { message: `A life state must be one of ${LIFE_STATES.join(', ')}` })
  state: LifeStateName;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @TextField({
    pattern: /^20\d\d-(?:0[1-9]|1[0-2])$/,
    message: 'A due month must be a month such as 2027-03',
    description:
      'Of a pregnancy: the month in which the child is due. A month after it the state ends by itself.',
    example: '2027-03',
  })
  dueMonth?: string;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @ChoiceField(BREAST_SIDES, {
    message: `A side must be one of ${BREAST_SIDES.join(', ')}`,
    description: 'After breast surgery: the side that advice leaves out; without it, both.',
  })
  side?: BreastSide;
}

const createSizeField = (name: string) =>
  NumberField({ min: 0, max: 60, message: `${name} size must be a number of the region`, example: 38 });

@ApiSchema({ description: 'What the user usually buys, in the numbers of the region.' })
export class SizesDto implements Sizes {
  @ChoiceField(SIZE_REGIONS, { message: `Region must be one of ${SIZE_REGIONS.join(', ')}` })
  region: SizeRegion;
  @createSizeField('Top') top: number;
  @createSizeField('Bottom') bottom: number;
  @createSizeField('Shoe') shoe: number;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @ChoiceField(SIZE_WEARERS, {
    message: `Sizes must be for one of ${SIZE_WEARERS.join(', ')}`,
    description: 'Whose table the numbers are of; women’s where it is absent.',
  })
  for?: SizeWearer;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @createSizeField('Collar')
  collar?: number;
}

/** An absent field stays unchanged; null asks for nothing. */
export class CoverageDto implements Partial<Coverage> {
  @ClearableField()
  @ChoiceField(SLEEVE_COVERAGES, {
    message: `Sleeves must be one of ${SLEEVE_COVERAGES.join(', ')}, or null`,
  })
  sleeves?: SleeveCoverage | null;
  @ClearableField()
  @ChoiceField(HEM_COVERAGES, { message: `Hem must be one of ${HEM_COVERAGES.join(', ')}, or null` })
  hem?: HemCoverage | null;
  @ClearableField()
  @ChoiceField(NECKLINE_COVERAGES, {
    message: `Neckline must be one of ${NECKLINE_COVERAGES.join(', ')}, or null`,
  })
  neckline?: NecklineCoverage | null;
}

/** Absent fields stay unchanged. */
export class PreferencesDto implements Partial<Omit<UserPreferences, 'coverage' | 'loved' | 'hidden'>> {
  @ClearableField()
  @ChoiceField(SKIN_TONES, { message: `Skin must be one of ${SKIN_TONES.join(', ')}, or null` })
  skin?: SkinTone | null;
  @ClearableField() @NestedField(HairDto, 'Hair must be a cut and a color, or null') hair?: HairDto | null;
  @OptionalField() @NestedField(FaceDto, 'Face must be eyes, a nose and lips') face?: FaceDto;
  @OptionalField()
  @ChoiceField(AGE_BANDS, { message: `Age band must be one of ${AGE_BANDS.join(', ')}` })
  ageBand?: AgeBand;
  @OptionalField()
  @ChoiceField(UNDERLAYERS, { message: `What the figure wears must be one of ${UNDERLAYERS.join(', ')}` })
  underlayer?: Underlayer;
  @OptionalField()
  @ChoiceField(BEARDS, { message: `Beard must be one of ${BEARDS.join(', ')}` })
  beard?: Beard;
  @OptionalField()
  @ChoiceField(PRESENTATIONS, { message: `Presentation must be one of ${PRESENTATIONS.join(', ')}` })
  presentation?: Presentation;
  @OptionalField()
  @ChoiceList(NEVER, {
    message: 'What is never worn must be a list',
    tooLong: 'There is more that is never worn than exists',
    wrongItem: 'What is never worn must come from the list',
  })
  never?: Never[];
  @OptionalField()
  @NestedField(CoverageDto, 'Coverage must be an object of sleeves, hem and neckline')
  coverage?: CoverageDto;
  @ClearableField()
  @NestedField(BudgetDto, 'Budget must be an amount and a currency, or null')
  budget?: BudgetDto | null;
  @OptionalField()
  @ChoiceList(TASTE_LOOK_IDS, {
    max: MAX_TASTE_LOOKS,
    message: 'Taste must be a list',
    tooLong: `Taste must be ${MAX_TASTE_LOOKS} outfits at most`,
    wrongItem: 'Taste must come from the pictured outfits',
  })
  taste?: TasteLookId[];
  @OptionalField() @BooleanField('Whether numbers are hidden must be true or false') hideNumbers?: boolean;
  @ClearableField()
  @ChoiceField(LOCALES, { message: `Locale must be one of ${LOCALES.join(', ')}, or null` })
  locale?: Locale | null;
  @OptionalField() @ChoiceField(HEMISPHERES) hemisphere?: Hemisphere;
  @OptionalField()
  @BooleanField('Whether there is a mail on Mondays must be true or false')
  mondayMail?: boolean;
  @OptionalField()
  @NestedList(LifeStateDto, {
    max: LIFE_STATES.length,
    message: `Life states must be a list of at most ${LIFE_STATES.length}`,
  })
  lifeStates?: LifeStateDto[];
  @ClearableField()
  @NestedField(SizesDto, 'Sizes must be a region, a top, a bottom and a shoe, or null')
  sizes?: SizesDto | null;
  @OptionalField()
  @BooleanField('Whether the screens after the measurements are done must be true or false')
  welcomed?: boolean;
}

@ApiSchema({
  description: 'What clothes must cover at least; null where nothing is asked.',
})
class CoverageResponse implements Coverage {
  @ApiProperty({ enum: SLEEVE_COVERAGES, nullable: true }) sleeves: SleeveCoverage | null;
  @ApiProperty({ enum: HEM_COVERAGES, nullable: true }) hem: HemCoverage | null;
  @ApiProperty({
    enum: NECKLINE_COVERAGES,
    nullable: true,
    description: '`moderate`: no cleavage, no bare shoulder.',
  })
  neckline: NecklineCoverage | null;
}

@ApiSchema({ description: 'What the user has chosen for themselves.' })
export class Preferences implements UserPreferences {
  @ApiProperty({ enum: SKIN_TONES, nullable: true, description: 'Of the drawn figure, from light to dark.' })
  skin: SkinTone | null;
  @ApiProperty({ type: HairDto, nullable: true, description: 'Of the drawn figure, if chosen.' })
  hair: Hair | null;
  @ApiProperty({ type: FaceDto, description: 'Of the drawn figure.' }) face: Face;
  @ApiProperty({ enum: AGE_BANDS, description: 'How old the drawn figure looks; derived from nothing.' })
  ageBand: AgeBand;
  @ApiProperty({ enum: UNDERLAYERS, description: 'What the figure wears without clothes.' })
  underlayer: Underlayer;
  @ApiProperty({ enum: BEARDS, description: 'Of the drawn figure.' }) beard: Beard;
  @ApiProperty({ enum: PRESENTATIONS, description: 'Which cuts of clothes are shown.' })
  presentation: Presentation;
  @ApiProperty({ enum: NEVER, isArray: true, description: 'What is never offered, each once.' })
  never: Never[];
  @ApiProperty() coverage: CoverageResponse;
  @ApiProperty({ type: BudgetDto, nullable: true, description: 'Null where there is none.' })
  budget: Budget | null;
  @ApiProperty({
    enum: TASTE_LOOK_IDS,
    isArray: true,
    maxItems: MAX_TASTE_LOOKS,
    description:
      'Ids of the pictured outfits that the user would wear, each once, as `GET /outfits/taste-looks` lists them. Tastes follow from them; outfits of these come first.',
  })
  taste: TasteLookId[];
  @ApiProperty({ description: 'Whether screens leave out measurements in numbers.' }) hideNumbers: boolean;
  @ApiProperty({ enum: LOCALES, nullable: true, description: 'Null follows the browser.' })
  locale: Locale | null;
  @ApiProperty({ enum: HEMISPHERES, description: 'By which seasons are told where none is named.' })
  hemisphere: Hemisphere;
  @ApiProperty({ description: 'Whether the outfit of the week is mailed on Mondays.' }) mondayMail: boolean;
  @ApiProperty({ type: [LifeStateDto], description: 'What clothes follow for a while, each once.' })
  lifeStates: LifeState[];
  @ApiProperty({ type: SizesDto, nullable: true, description: 'What they usually buy; null until told.' })
  sizes: Sizes | null;
  @ApiProperty({
    description: 'Whether the screens after the measurements were gone through or put off: they come once.',
  })
  welcomed: boolean;
  @ApiProperty({ type: [String], description: 'Ids of items and products that the user loves.' })
  loved: string[];
  @ApiProperty({ type: [String], description: 'Ids of items and products that are offered no more.' })
  hidden: string[];
}
