import type { Confidence } from '@figura/classifier';
import { PRESENTATIONS, type BodyType, type Presentation } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ConfidenceDto } from '../../body-type/body-type.dto';
import { TapeDto } from '../../body-type/tape.dto';
import { LookItem } from '../../catalog/catalog.dto';
import { ChoiceField, OptionalField } from '../../platform/http/requests/fields.decorators';
import { BodyTypeDto } from '../../users/users.dto';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

export class StartPreviewDto extends TapeDto {
  @OptionalField()
  @ChoiceField(PRESENTATIONS, { description: "Whose clothes the look shows. Default: women's." })
  presentation?: Presentation;
}

@ApiSchema({ description: 'Preview of the advice. Not stored.' })
export class StartPreviewResponse {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ApiProperty({ type: ConfidenceDto }) confidence: Confidence;
  @ListProperty(String, 'Up to three sentences about the proportions.')
  things: Text[];
  @ApiProperty({ type: LookItem, description: 'Best daytime look.' }) look: LookItem;
  @NullableProperty(String, 'What the look does for these proportions. Null if they ask for nothing.')
  lookReason: Text | null;
}
