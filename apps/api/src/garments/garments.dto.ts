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
import { CheckedSize } from '../size-charts/size-charts.dto';
import { EffectDescription } from '../recommendations/recommendations.dto';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

const MAX_SLUG = 60;
export const GARMENT = t('garment');
const HEM = t('hemLength', { max: MAX_HEM_LENGTH });

export const CheckIdField = () => TextField({ pattern: GIVEN_UUID, message: t('noCheck') });

class GarmentColorDto {
  @TextField({ max: 40, message: t('colorName'), example: 'Black' })
  name: string;
  @OptionalField()
  @TextField({ pattern: /^#[0-9a-f]{6}$/, message: t('colorHex'), example: '#1c1c1e' })
  hex?: string;
}

export class GarmentDto {
  @ChoiceField(CATEGORIES) category: Category;
  @TextField({ max: MAX_SLUG, message: t('type'), example: 'wrap-dress' })
  type: string;
  @TextLists(MAX_SLUG, t('attributes')) attributes: Record<string, string[]>;
  @NestedList(GarmentColorDto, { max: 4, message: t('colors') })
  colors: GarmentColorDto[];
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
      'Made by the client: the same question with the same key within a day is answered again and not counted again.',
  })
  key?: string;
  @OptionalField()
  @TextField({
    max: MAX_GARMENT_TEXT,
    message: t('sizeWordsTooLong', { max: MAX_GARMENT_TEXT }),
    description: 'Beside a garment: the words that name its size and brand. A text has them already.',
    example: 'Boden wrap dress, size 12',
  })
  sizeWords?: string;
  @OptionalField()
  @TextField({ pattern: RANDOM_UUID, message: t('noSizeChart') })
  chartId?: string;
}

export class VerdictRange {
  @ApiProperty({ enum: VERDICT_LEVELS }) from: VerdictLevel;
  @ApiProperty({ enum: VERDICT_LEVELS }) to: VerdictLevel;
}

export class KnownMatters {
  @ApiProperty({ description: 'How many things about such a garment matter to the caller.' }) matter: number;
  @ApiProperty({ description: 'How many of them are known.' }) known: number;
}

export class Verdict {
  @ApiProperty({
    enum: VERDICT_LEVELS,
    description: '`mixed` where all is known and much speaks on both sides.',
  })
  level: VerdictLevel;
  @ApiProperty({
    minimum: -1,
    maximum: 1,
    description:
      'What is known of the garment over what the two most telling values of its type could add for the caller (below 0: take). Great from 0.6, good from 0.2, poor below -0.2.',
  })
  score: number;
  @ApiProperty({ type: String }) sentence: Text;
  @ApiPropertyOptional({
    description: 'From the worst to the best answer of the question, where these disagree.',
  })
  range?: VerdictRange;
  @ApiProperty() known: KnownMatters;
  @ApiPropertyOptional({
    enum: [true],
    type: Boolean,
    description: 'Where the level would change within the ranges of estimated measurements.',
  })
  probably?: true;
}

export class QuestionOption {
  @ApiProperty({ description: 'Slug of the value.' }) value: string;
  @ApiProperty({ type: String }) label: Text;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'What a check says of the garment with this answer.' })
  level: VerdictLevel;
  @ApiProperty({ description: 'The garment with this answer.' }) garment: Garment;
}

@ApiSchema({ description: 'What settles most of what is open.' })
export class VerdictQuestion {
  @ApiProperty({ description: 'Slug of the clothing attribute.' }) attribute: string;
  @ApiProperty({ type: [QuestionOption], description: 'Two to four.' }) options: QuestionOption[];
}

@ApiSchema({ name: 'Alternative', description: 'One change that a shop would have.' })
export class AlternativeChange {
  @ApiProperty({ description: 'Slug of the clothing attribute.' }) attribute: string;
  @ApiProperty({ type: String, nullable: true, description: 'What it replaces; null for an addition.' })
  from: string | null;
  @ApiProperty({ description: 'Slug of the value.' }) to: string;
  @ApiProperty({ type: String, description: 'Display name of the value.' }) label: Text;
  @ApiProperty({ description: 'The new score less the old one, exactly; above 0.' }) gain: number;
  @ApiProperty({ enum: VERDICT_LEVELS, description: 'What a check says of the garment with this change.' })
  level: VerdictLevel;
  @ApiProperty({ type: String }) sentence: Text;
}

export class PartFit {
  @ApiProperty({ enum: ['hem', 'rise', 'sleeve'] }) part: 'hem' | 'rise' | 'sleeve';
  @ApiProperty({ type: String, description: "With lengths in the caller's unit." }) sentence: Text;
}

@ApiSchema({ description: 'The words that gave a value.' })
export class WordEvidence {
  @ApiProperty({ description: 'An attribute of the vocabulary, or `type`, or `color name`.' })
  attribute: string;
  @ApiProperty() value: string;
  @ApiProperty({ description: 'As they stand in the text.' }) words: string;
  @ApiProperty({ description: 'Where they begin in the text, in UTF-16 code units.' }) start: number;
  @ApiProperty({ description: 'Where they end.' }) end: number;
}

@ApiSchema({ description: 'What to search for to find such a garment.' })
export class FindAlike extends PickType(FashionItem, ['searchWords', 'searches']) {}

export class CheckResponse {
  @ApiProperty({ format: 'uuid', description: 'Names the check for the changes to it.' }) checkId: string;
  @ApiProperty() garment: Garment;
  @ApiProperty() verdict: Verdict;
  @ApiPropertyOptional({ description: 'Left out where no answer changes the level.' })
  question?: VerdictQuestion;
  @ApiProperty({ type: [EffectDescription], description: 'What speaks for it: five, or the two strongest.' })
  reasons: EffectDescription[];
  @ApiProperty({ type: [EffectDescription], description: 'What speaks against it: three, or the worst.' })
  cautions: EffectDescription[];
  @ApiProperty({ type: [AlternativeChange], description: 'The best first; three at most.' })
  alternatives: AlternativeChange[];
  @ApiProperty({ type: [PartFit], description: 'Where hem, waistband and sleeves end on the caller.' })
  fit: PartFit[];
  @ApiPropertyOptional({
    description:
      'Where the words name a size or measurements; not there where a browser answers without a network.',
  })
  size?: CheckedSize;
  @ApiProperty({ type: [WordEvidence], description: 'Empty for a garment that was not read from a text.' })
  evidence: WordEvidence[];
  @ApiProperty({ type: [String], description: 'Words about the garment that gave nothing, lower-case.' })
  unread: string[];
  @ApiPropertyOptional({ description: 'Words of a second garment in the text, which is not judged.' })
  other?: string;
  @ApiPropertyOptional({ enum: READ_LANGUAGES, description: 'Of most of the words, if there is a text.' })
  language?: ReadLanguage;
  @ApiPropertyOptional({ description: 'Not there where a browser answers without a network.' })
  alike?: FindAlike;
  @ApiProperty() quota: QuotaState;
}

export class CheckLanguageParams {
  @ChoiceField(TRANSLATED_LANGUAGES, { description: 'The language of the words.' })
  language: TranslatedLanguage;
}

@ApiSchema({ description: 'What a browser reads another language from, while it has no network.' })
export class CheckLanguageResponse {
  @ApiProperty({ type: 'object', additionalProperties: {}, description: 'What its words say in English.' })
  words: CompiledLanguage;
}

@ApiSchema({
  description:
    'What a browser answers checks from while it has no network, with the same verdicts as the server.',
})
export class CheckMaterialResponse {
  @ApiProperty({ description: 'Of the catalog.' }) version: string;
  @ApiProperty({ type: 'object', additionalProperties: {}, description: 'The words of garments.' })
  lexicon: CompiledLexicon;
  @ApiProperty({ type: 'object', additionalProperties: {}, description: 'What the verdicts follow from.' })
  catalog: object;
}
