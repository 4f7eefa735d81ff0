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
  KNOWN_LOCALES,
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
  type BreastSide,
  type Budget,
  type Coverage,
  type Face,
  type Hair,
  type LifeState,
  type SizeWearer,
  type Sizes,
  type UserPreferences,
} from '@figura/contracts';
import type { Message } from '@figura/messages';
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
import { fields as t } from './messages.en';
import {
  ChoicesProperty,
  ListProperty,
  NullableChoiceProperty,
  NullableProperty,
} from '../platform/http/responses/properties';

@ApiSchema({ description: 'Head coverings and turbans take a fabric color.' })
export class HairDto implements Hair {
  @ChoiceField(HAIR_CUTS, { message: t('hairCut', { values: HAIR_CUTS }) }) cut: Hair['cut'];
  @ChoiceField(HAIR_COLORS, { message: t('hairColor', { values: HAIR_COLORS }) }) color: Hair['color'];
}

@ApiSchema({ description: 'Features of the drawn face, independent of skin tone.' })
export class FaceDto implements Face {
  @ChoiceField(EYES, { message: t('eyes', { values: EYES }) }) eyes: Face['eyes'];
  @ChoiceField(NOSES, { message: t('nose', { values: NOSES }) }) nose: Face['nose'];
  @ChoiceField(LIPS, { message: t('lips', { values: LIPS }) }) lips: Face['lips'];
}

@ApiSchema({ description: 'Maximum price of a single piece.' })
export class BudgetDto implements Budget {
  @NumberField({
    min: 0.01,
    max: MAX_BUDGET,
    maxDecimalPlaces: 2,
    message: t('budgetAmount', { max: MAX_BUDGET }),
    description: 'Amount in the main currency unit, with up to two decimals.',
    example: 120,
  })
  amount: number;
  @ChoiceField(CURRENCIES) currency: Budget['currency'];
}

@ApiSchema({ description: 'A temporary condition that clothes adapt to, shown only to its user.' })
export class LifeStateDto implements LifeState {
  @ChoiceField(LIFE_STATES, { message: t('lifeState', { values: LIFE_STATES }) }) state: LifeState['state'];
  @ApiProperty({ nullable: false })
  @OptionalField()
  @TextField({
    pattern: /^20\d\d-(?:0[1-9]|1[0-2])$/,
    message: t('dueMonth'),
    description: 'Due month of a pregnancy. The state ends by itself a month later.',
    example: '2027-03',
  })
  dueMonth?: string;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @ChoiceField(BREAST_SIDES, {
    message: t('side', { values: BREAST_SIDES }),
    description: 'Side of a breast surgery that advice leaves out. Default: both.',
  })
  side?: BreastSide;
}

const createSizeField = (message: Message) => NumberField({ min: 0, max: 60, message, example: 38 });

@ApiSchema({ description: 'Sizes that the user usually buys, in the numbers of the region.' })
export class SizesDto implements Sizes {
  @ChoiceField(SIZE_REGIONS, { message: t('region', { values: SIZE_REGIONS }) }) region: Sizes['region'];
  @createSizeField(t('topSize')) top: number;
  @createSizeField(t('bottomSize')) bottom: number;
  @createSizeField(t('shoeSize')) shoe: number;
  @ApiProperty({ nullable: false })
  @OptionalField()
  @ChoiceField(SIZE_WEARERS, {
    message: t('wearer', { values: SIZE_WEARERS }),
    description: "Table of the sizes. Default: women's.",
  })
  for?: SizeWearer;
  @ApiProperty({ nullable: false }) @OptionalField() @createSizeField(t('collarSize')) collar?: number;
}

/** An omitted field stays unchanged; null requires nothing. */
export class CoverageDto implements Partial<Coverage> {
  @ClearableField()
  @ChoiceField(SLEEVE_COVERAGES, { message: t('sleeves', { values: SLEEVE_COVERAGES }) })
  sleeves?: Coverage['sleeves'];
  @ClearableField()
  @ChoiceField(HEM_COVERAGES, { message: t('hem', { values: HEM_COVERAGES }) })
  hem?: Coverage['hem'];
  @ClearableField()
  @ChoiceField(NECKLINE_COVERAGES, { message: t('neckline', { values: NECKLINE_COVERAGES }) })
  neckline?: Coverage['neckline'];
}

/** Omitted fields stay unchanged. */
export class PreferencesDto implements Partial<Omit<UserPreferences, 'coverage' | 'loved' | 'hidden'>> {
  @ClearableField()
  @ChoiceField(SKIN_TONES, { message: t('skin', { values: SKIN_TONES }) })
  skin?: UserPreferences['skin'];
  @ClearableField() @NestedField(HairDto, t('hair')) hair?: HairDto | null;
  @OptionalField() @NestedField(FaceDto, t('face')) face?: FaceDto;
  @OptionalField()
  @ChoiceField(AGE_BANDS, { message: t('ageBand', { values: AGE_BANDS }) })
  ageBand?: UserPreferences['ageBand'];
  @OptionalField()
  @ChoiceField(UNDERLAYERS, { message: t('underlayer', { values: UNDERLAYERS }) })
  underlayer?: UserPreferences['underlayer'];
  @OptionalField()
  @ChoiceField(BEARDS, { message: t('beard', { values: BEARDS }) })
  beard?: UserPreferences['beard'];
  @OptionalField()
  @ChoiceField(PRESENTATIONS, { message: t('presentation', { values: PRESENTATIONS }) })
  presentation?: UserPreferences['presentation'];
  @OptionalField()
  @ChoiceList(NEVER, { message: t('neverList'), tooLong: t('neverTooLong'), wrongItem: t('neverUnknown') })
  never?: UserPreferences['never'];
  @OptionalField() @NestedField(CoverageDto, t('coverage')) coverage?: CoverageDto;
  @ClearableField() @NestedField(BudgetDto, t('budget')) budget?: BudgetDto | null;
  @OptionalField()
  @ChoiceList(TASTE_LOOK_IDS, {
    max: MAX_TASTE_LOOKS,
    message: t('tasteList'),
    tooLong: t('tasteTooLong', { max: MAX_TASTE_LOOKS }),
    wrongItem: t('tasteUnknown'),
  })
  taste?: UserPreferences['taste'];
  @OptionalField() @BooleanField(t('hideNumbers')) hideNumbers?: boolean;
  @ClearableField()
  @ChoiceField(KNOWN_LOCALES, { message: t('locale', { values: LOCALES }) })
  locale?: UserPreferences['locale'];
  @OptionalField() @ChoiceField(HEMISPHERES) hemisphere?: UserPreferences['hemisphere'];
  @OptionalField() @BooleanField(t('mondayMail')) mondayMail?: boolean;
  @OptionalField()
  @NestedList(LifeStateDto, {
    max: LIFE_STATES.length,
    message: t('lifeStates', { max: LIFE_STATES.length }),
  })
  lifeStates?: LifeStateDto[];
  @ClearableField() @NestedField(SizesDto, t('sizes')) sizes?: SizesDto | null;
  @OptionalField() @BooleanField(t('welcomed')) welcomed?: boolean;
}

@ApiSchema({ description: 'Minimum coverage of clothes. Null for no minimum.' })
class CoverageResponse implements Coverage {
  @NullableChoiceProperty(SLEEVE_COVERAGES) sleeves: Coverage['sleeves'];
  @NullableChoiceProperty(HEM_COVERAGES) hem: Coverage['hem'];
  @NullableChoiceProperty(NECKLINE_COVERAGES, '`moderate`: no cleavage and no bare shoulders.')
  neckline: Coverage['neckline'];
}

@ApiSchema({ description: "The user's preferences." })
export class Preferences implements UserPreferences {
  @NullableChoiceProperty(
    SKIN_TONES,
    'Skin tone of the drawn figure, from light to dark. Null when not chosen.',
  )
  skin: UserPreferences['skin'];
  @NullableProperty(HairDto, 'Hair of the drawn figure. Null when not chosen.')
  hair: Hair | null;
  @ApiProperty({ type: FaceDto, description: 'Face of the drawn figure.' }) face: Face;
  @ApiProperty({ enum: AGE_BANDS, description: 'Apparent age of the drawn figure, chosen by the user.' })
  ageBand: UserPreferences['ageBand'];
  @ApiProperty({ enum: UNDERLAYERS, description: 'What the figure wears under clothes.' })
  underlayer: UserPreferences['underlayer'];
  @ApiProperty({ enum: BEARDS, description: 'Beard of the drawn figure.' }) beard: UserPreferences['beard'];
  @ApiProperty({ enum: PRESENTATIONS, description: 'Cuts of clothes to show.' })
  presentation: UserPreferences['presentation'];
  @ChoicesProperty(NEVER, 'What is never offered, without duplicates.')
  never: UserPreferences['never'];
  @ApiProperty() coverage: CoverageResponse;
  @NullableProperty(BudgetDto, 'Null when there is none.')
  budget: Budget | null;
  @ApiProperty({
    enum: TASTE_LOOK_IDS,
    isArray: true,
    maxItems: MAX_TASTE_LOOKS,
    description:
      'IDs of pictured outfits from `GET /outfits/taste-looks`, without duplicates. Outfits of their tastes come first.',
  })
  taste: UserPreferences['taste'];
  @ApiProperty({ description: 'Whether measurements are hidden on screens.' }) hideNumbers: boolean;
  @NullableChoiceProperty(KNOWN_LOCALES, 'Null to follow the browser.')
  locale: UserPreferences['locale'];
  @ApiProperty({ enum: HEMISPHERES, description: 'Hemisphere that determines the current season.' })
  hemisphere: UserPreferences['hemisphere'];
  @ApiProperty({ description: 'Whether to email the outfit of the week on Mondays.' }) mondayMail: boolean;
  @ListProperty(LifeStateDto, 'Temporary conditions that clothes adapt to, without duplicates.')
  lifeStates: LifeState[];
  @NullableProperty(SizesDto, 'Sizes that the user usually buys. Null when not given.')
  sizes: Sizes | null;
  @ApiProperty({ description: 'Whether the welcome screens after measuring were finished or skipped.' })
  welcomed: boolean;
  @ListProperty(String, 'IDs of items and products that the user loves.')
  loved: string[];
  @ListProperty(String, 'IDs of items and products that are no longer offered.')
  hidden: string[];
}
