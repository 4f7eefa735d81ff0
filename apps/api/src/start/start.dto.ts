import type { Confidence } from '@figura/classifier';
import { PRESENTATIONS, type BodyType, type Presentation } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ConfidenceDto } from '../body-type/body-type.dto';
import { TapeDto } from '../body-type/tape.dto';
import { LookItem } from '../catalog/catalog.dto';
import { ChoiceField, OptionalField } from '../platform/http/requests/fields.decorators';
import { BodyTypeDto } from '../users/users.dto';

export class StartPreviewDto extends TapeDto {
  @OptionalField()
  @ChoiceField(PRESENTATIONS, {
    description: 'Whose clothes the look is of; women’s where it is absent.',
  })
  presentation?: Presentation;
}

@ApiSchema({ description: 'What Figura would say first. Nothing of it is stored.' })
export class StartPreviewResponse {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ApiProperty({ type: ConfidenceDto }) confidence: Confidence;
  @ApiProperty({ type: [String], description: 'At most three sentences on the proportions.' })
  things: Text[];
  @ApiProperty({ type: LookItem, description: 'The best look for the day.' }) look: LookItem;
  @ApiProperty({ type: String, description: 'What it does for these proportions, in a sentence.' })
  lookReason: Text;
}
