import type { Text } from '@figura/messages';
import {
  CATEGORIES,
  MAX_GARMENT_TEXT,
  MAX_HEM_LENGTH,
  VERDICT_LEVELS,
  type Category,
  type VerdictLevel,
} from '@figura/contracts';
import {
  READ_LANGUAGES,
  TRANSLATED_LANGUAGES,
  type CompiledLanguage,
  type CompiledLexicon,
  type ReadLanguage,
  type TranslatedLanguage,
} from '@figura/garments';
import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
import { FashionItem, Garment } from '../catalog/catalog.dto';
import {
  ChoiceField,
  NestedField,
  NestedList,
  NumberField,
  OptionalField,
  TextField,
  TextLists,
} from '../platform/http/requests/fields.decorators';
import { GIVEN_UUID, RANDOM_UUID } from '../platform/http/requests/random-uuid';
import { QuotaState } from '../quotas/quotas.dto';
import { CheckedSize } from './size-charts/size-charts.dto';
import { EffectDescription } from '../recommendations/recommendations.dto';
import { fields as t } from './messages.en';
import { ListProperty, NullableProperty, TrueProperty } from '../platform/http/responses/properties';

const MAX_SLUG = 60;
export const GARMENT = t('garment');
const HEM = t('hemLength', { max: MAX_HEM_LENGTH });

export const CheckIdField = () => TextField({ pattern: GIVEN_UUID, message: t('noCheck') });

class GarmentColorDto {
  @TextField({ max: 40, message: t('colorName'), example: 'Black' }) name: string;
  @OptionalField()
  @TextField({ pattern: /^#[0-9a-f]{6}$/, message: t('colorHex'), example: '#1c1c1e' })
  hex?: string;
}

export class GarmentDto {
  @ChoiceField(CATEGORIES) category: Category;
  @TextField({ max: MAX_SLUG, message: t('type'), example: 'wrap-dress' }) type: string;
  @TextLists(MAX_SLUG, t('attributes')) attributes: Record<string, string[]>;
  @NestedList(GarmentColorDto, { max: 4, message: t('colors') }) colors: GarmentColorDto[];
}

export class CheckGarmentDto {
  @OptionalField()
  @TextField({ message: t('text'), example: 'Black wrap dress in jersey, knee length' })
  text?: string;
  @OptionalField() @NestedField(GarmentDto, GARMENT) garment?: GarmentDto;
  @OptionalField()
  @NumberField({ min: 1, max: MAX_HEM_LENGTH, message: HEM, example: 39 })
  hemLength?: number;
  @OptionalField() @CheckIdField() checkId?: string;
  @OptionalField()
  @TextField({
    pattern: RANDOM_UUID,
    message: t('key'),
    description:
      'Idempotency key from the client. Repeating a request with the same key within a day returns the same check and counts once.',
  })
  key?: string;
  @OptionalField()
  @TextField({
    max: MAX_GARMENT_TEXT,
    message: t('sizeWordsTooLong', { max: MAX_GARMENT_TEXT }),
    description:
      'Text with the size and brand, when the request has a garment. Ignored with `text`, which contains them.',
    example: 'Boden wrap dress, size 12',
  })
  sizeWords?: string;
  @OptionalField() @TextField({ pattern: RANDOM_UUID, message: t('noSizeChart') }) chartId?: string;
}

export class VerdictRange {
  @ApiProperty({ enum: VERDICT_LEVELS }) from: VerdictLevel;
  @ApiProperty({ enum: VERDICT_LEVELS }) to: VerdictLevel;
}

export class KnownMatters {
  @ApiProperty({ description: 'Number of attributes that matter to the caller for this type of garment.' })
  matter: number;
  @ApiProperty({ description: 'Number of these that are known.' }) known: number;
}

export class Verdict {
  @ApiProperty({
    enum: VERDICT_LEVELS,
    description: '`mixed`: all is known, with strong points on both sides.',
  })
  level: VerdictLevel;
  @ApiProperty({
    minimum: -1,
    maximum: 1,
    description:
      'Effect of what is known about the garment, relative to the most that two values of its type could add for the caller (or, below 0, take away). Great from 0.6, good from 0.2, poor below -0.2.',
  })
  score: number;
  @ApiProperty({ type: String }) sentence: Text;
  @ApiPropertyOptional({ description: 'Levels for the worst and the best answer, unless they are the same.' })
  range?: VerdictRange;
  @ApiProperty() known: KnownMatters;
  @TrueProperty('Present when the level would change within the ranges of estimated measurements.')
  probably?: true;
  @ApiPropertyOptional({
    minimum: 0,
    maximum: 1,
    description:
      'Share of ten bodies, drawn from the estimates, with this level. Omitted without `probably`.',
  })
  odds?: number;
}

export class QuestionOption {
  @ApiProperty({ description: 'Slug of the value.' }) value: string;
  @ApiProperty({ type: String }) label: Text;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'Level of the verdict with this answer.' })
  level: VerdictLevel;
  @ApiProperty({ description: 'The garment with this answer.' }) garment: Garment;
}

@ApiSchema({ description: 'The question whose answer would settle the most.' })
export class VerdictQuestion {
  @ApiProperty({ description: 'Slug of the clothing attribute.' }) attribute: string;
  @ListProperty(QuestionOption, 'Two to four answers.') options: QuestionOption[];
}

@ApiSchema({ name: 'Alternative', description: 'One change for which shops have garments.' })
export class AlternativeChange {
  @ApiProperty({ description: 'Slug of the clothing attribute.' }) attribute: string;
  @NullableProperty(String, 'Slug of the value it replaces. Null for an addition.')
  from: string | null;
  @ApiProperty({ description: 'Slug of the value.' }) to: string;
  @ApiProperty({ type: String, description: 'Display name of the value.' }) label: Text;
  @ApiProperty({ description: 'Exact increase of the score, above 0.' }) gain: number;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'Level of the verdict with this change.' })
  level: VerdictLevel;
  @ApiProperty({ type: String }) sentence: Text;
}

export class PartFit {
  @ApiProperty({ enum: ['hem', 'rise', 'sleeve'] }) part: 'hem' | 'rise' | 'sleeve';
  @ApiProperty({ type: String, description: "Sentence with lengths in the caller's unit." }) sentence: Text;
}

@ApiSchema({ description: 'The words from which a value was read.' })
export class WordEvidence {
  @ApiProperty({ description: 'Attribute slug, `type`, or `color name`.' }) attribute: string;
  @ApiProperty() value: string;
  @ApiProperty({ description: 'The words, exactly as in the text.' }) words: string;
  @ApiProperty({ description: 'Start offset in the text, in UTF-16 code units.' }) start: number;
  @ApiProperty({ description: 'End offset in the text, exclusive.' }) end: number;
}

@ApiSchema({ description: 'Searches for similar garments.' })
export class FindAlike extends PickType(FashionItem, ['searchWords', 'searches']) {}

export class CheckResponse {
  @ApiProperty({ format: 'uuid', description: 'ID for changing this check.' }) checkId: string;
  @ApiProperty() garment: Garment;
  @ApiProperty() verdict: Verdict;
  @ApiPropertyOptional({ description: 'Omitted when no answer would change the level.' })
  question?: VerdictQuestion;
  @ListProperty(EffectDescription, 'Up to five reasons for it, strongest first; two for free accounts.')
  reasons: EffectDescription[];
  @ListProperty(EffectDescription, 'Up to three reasons against it, worst first; one for free accounts.')
  cautions: EffectDescription[];
  @ListProperty(AlternativeChange, 'Up to three alternatives, best first.')
  alternatives: AlternativeChange[];
  @ListProperty(PartFit, 'Where hem, waistband and sleeves end on the caller.')
  fit: PartFit[];
  @ApiPropertyOptional({ description: 'Omitted without a size or measurements in the text, and offline.' })
  size?: CheckedSize;
  @ListProperty(WordEvidence, 'Empty unless the garment was read from a text.')
  evidence: WordEvidence[];
  @ListProperty(String, 'Lowercase words about the garment that were not understood.')
  unread: string[];
  @ApiPropertyOptional({ description: 'Words about a second garment in the text, which is not judged.' })
  other?: string;
  @ApiPropertyOptional({ enum: READ_LANGUAGES, description: 'Main language of the text, if any.' })
  language?: ReadLanguage;
  @ApiPropertyOptional({ description: 'Omitted offline.' }) alike?: FindAlike;
  @ApiProperty() quota: QuotaState;
}

export class CheckLanguageParams {
  @ChoiceField(TRANSLATED_LANGUAGES, { description: 'Language of the words.' }) language: TranslatedLanguage;
}

@ApiSchema({ description: 'Data for reading another language offline.' })
export class CheckLanguageResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    description: 'English translations of the words.',
  })
  words: CompiledLanguage;
}

@ApiSchema({ description: 'Data for checking garments offline, with the same verdicts as the server.' })
export class CheckMaterialResponse {
  @ApiProperty({ description: 'Version of the catalog.' }) version: string;
  @ApiProperty({ type: 'object', additionalProperties: {}, description: 'Words for garments.' })
  lexicon: CompiledLexicon;
  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    description: 'Styling rules behind the verdicts.',
  })
  catalog: object;
}
