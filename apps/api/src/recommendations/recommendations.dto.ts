import type { Text } from '@figura/messages';
import { EVIDENCE_WORDS, type Evidence } from '@figura/catalog';
import { RAIL_CHECK_KINDS, type Category, type RailCheckKind } from '@figura/contracts';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  ByCategoryProperty,
  ListedLook,
  BodyPartDetail,
  FashionItem,
  Recommendation,
  type LooksByCategory,
} from '../catalog/catalog.dto';
import { TextField } from '../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';
import { ListProperty, TrueProperty } from '../platform/http/responses/properties';

const FEATURE_PART = {
  min: 1,
  max: 40,
  message: t('missingParameters'),
  description: 'From a feature of the analysis.',
};

export class BodyPartQuery {
  @TextField({ ...FEATURE_PART, example: 'shoulders' }) bodyPart: string;
  @TextField({ ...FEATURE_PART, example: 'narrow' }) bodyPartAttribute: string;
}

export class GuideDetail extends BodyPartDetail {
  @ApiProperty() bodyPart: string;
  @ApiProperty() attribute: string;
}

export class RecommendationGroup {
  @ApiProperty() clothingAttribute: string;
  @ApiProperty({ type: String }) displayName: Text;
  @ListProperty(Recommendation) recommendations: Recommendation[];
}

@ApiSchema({ description: 'A check to make in the shop with the garment in hand.' })
export class RailCheck {
  @ApiProperty({ enum: RAIL_CHECK_KINDS }) kind: RailCheckKind;
  @ApiProperty({ type: String, description: "One to three sentences, with lengths in the user's unit." })
  text: Text;
}

export class BodyPartDetailsResponse {
  @ApiProperty() bodyPartDetails: GuideDetail;
  @ListProperty(RecommendationGroup, "In the guides' order of attributes.")
  recommendations: RecommendationGroup[];
  @ListProperty(RailCheck, 'Up to five checks; some require measurements.')
  railChecks: RailCheck[];
}

@ApiSchema({ description: 'One recommendation.' })
export class FashionContentResponse {
  @ApiProperty() fashionContent: Recommendation;
  @ApiProperty() bodyPart: string;
  @ApiProperty() bodyPartAttribute: string;
  @ApiProperty({ type: String }) bodyPartDisplayName: Text;
}

@ApiExtraModels(ListedLook)
@ApiSchema({ description: 'Best looks by category, best first. Free accounts get a few samples.' })
export class BestLooksResponse {
  @ByCategoryProperty(ListedLook) clothingByCategory: LooksByCategory;
  @TrueProperty() preview?: true;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Number of items per category, including the samples. Only in a preview.',
  })
  totals?: Partial<Record<Category, number>>;
}

@ApiSchema({ description: 'The effect of one attribute value of an item on one body part.' })
export class EffectDescription {
  @ApiProperty({ description: 'Feature key, for example `hips:wide`.' }) feature: string;
  @ApiProperty({ type: String, description: 'Display name of the feature, for example `Wide hips`.' })
  bodyPart: Text;
  @ApiProperty({ description: 'Slug of the clothing attribute, for example `neckline`.' }) attribute: string;
  @ApiProperty({ description: 'Slug of the attribute value, for example `boat`.' }) value: string;
  @ApiProperty({ type: String, description: 'Display name of the value, for example `Boat neck`.' })
  displayName: Text;
  @ApiProperty({ description: 'Never 0; above 0, it does what the user wants.', minimum: -3, maximum: 3 })
  rating: number;
  @ApiProperty({ description: 'Strength of the feature, above 0 and up to 1.', minimum: 0, maximum: 1 })
  strength: number;
  @ApiProperty({ type: String }) description: Text;
  @ApiProperty({ enum: EVIDENCE_WORDS, description: 'Strength of the evidence.' }) evidence: Evidence;
  @TrueProperty('It helps by what it does to another part, or draws the eye.')
  elsewhere?: true;
  @ApiPropertyOptional({ description: 'ID of the study behind it. Omitted when there is none.' })
  study?: string;
}

export class FashionItemResponse {
  @ApiProperty() item: FashionItem;
  @ApiProperty({ description: 'Whether it suits the user as well as their best looks.' }) isBestLook: boolean;
  @TrueProperty('Present when `isBestLook` would change within the ranges of estimated measurements.')
  probably?: true;
  @ListProperty(EffectDescription, 'Reasons why it works, highest first.')
  effectDescriptions: EffectDescription[];
  @ListProperty(EffectDescription, 'Reasons against it, worst first.')
  cautions: EffectDescription[];
}
