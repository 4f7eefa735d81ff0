import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import {
  ApiLooksByCategory,
  BodyPartDetail,
  FashionItem,
  Recommendation,
  type LooksByCategory,
} from '../catalog/catalog.dto';

const MISSING = { message: 'Missing required parameters' };

export class BodyPartQuery {
  @MaxLength(40, MISSING)
  @MinLength(1, MISSING)
  @IsString(MISSING)
  bodyPart: string;

  @MaxLength(40, MISSING)
  @MinLength(1, MISSING)
  @IsString(MISSING)
  bodyPartAttribute: string;
}

export class GuideDetail extends BodyPartDetail {
  @ApiProperty()
  bodyPart: string;

  @ApiProperty()
  attribute: string;
}

export class RecommendationGroup {
  @ApiProperty()
  clothingAttribute: string;

  @ApiProperty()
  displayName: string;

  @ApiProperty({ type: [Recommendation] })
  recommendations: Recommendation[];
}

export class BodyPartDetailsResponse {
  @ApiProperty()
  bodyPartDetails: GuideDetail;

  @ApiProperty({ type: [RecommendationGroup], description: "In the guides' order of attributes." })
  recommendations: RecommendationGroup[];
}

@ApiSchema({ description: 'One recommendation by itself.' })
export class FashionContentResponse {
  @ApiProperty()
  fashionContent: Recommendation;

  @ApiProperty()
  bodyPart: string;

  @ApiProperty()
  bodyPartAttribute: string;

  @ApiProperty()
  bodyPartDisplayName: string;
}

@ApiSchema({ description: 'Best first; a free account gets a few samples.' })
export class BestLooksResponse {
  @ApiLooksByCategory()
  clothingByCategory: LooksByCategory;

  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  preview?: true;
}

@ApiSchema({ description: 'What an item does, for one body part.' })
export class EffectDescription {
  @ApiProperty()
  bodyPart: string;

  @ApiProperty()
  description: string;
}

export class FashionItemResponse {
  @ApiProperty()
  item: FashionItem;

  @ApiProperty({ type: [EffectDescription], description: 'Why it works, highest first.' })
  effectDescriptions: EffectDescription[];

  @ApiProperty({
    type: [EffectDescription],
    description: "What works against the user's proportions, worst first; trade-offs stand with the effects.",
  })
  cautions: EffectDescription[];
}
