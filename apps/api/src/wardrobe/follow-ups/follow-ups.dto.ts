import {
  FOLLOW_UP_ANSWERS,
  FOLLOW_UP_SOURCES,
  type FollowUpAnswer,
  type FollowUpSource,
} from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../platform/http/requests/fields.decorators';
import { fields as t } from './messages.en';
import { ListProperty } from '../../platform/http/responses/properties';

export class FollowProductDto {
  @TextField({ max: 100, message: t('noProduct'), example: '0123456789abc' }) productId: string;
}

export class AnswerFollowUpDto {
  @ChoiceField(FOLLOW_UP_ANSWERS, { message: t('answer', { values: FOLLOW_UP_ANSWERS }) })
  answer: FollowUpAnswer;
}

@ApiSchema({ description: 'A question about a garment that was kept, or opened at a shop.' })
export class FollowUp {
  @ApiProperty() id: string;
  @ApiProperty({ enum: FOLLOW_UP_SOURCES }) source: FollowUpSource;
  @ApiProperty({ description: 'Name of the garment.' }) name: string;
  @ApiProperty({ description: 'When it was kept or the shop was opened, ISO 8601.' }) since: string;
}

@ApiSchema({ description: 'Due questions, oldest first.' })
export class FollowUpsResponse {
  @ListProperty(FollowUp) items: FollowUp[];
}

@ApiSchema({ description: 'The recorded answer, which is the first one.' })
export class AnsweredFollowUp extends AnswerFollowUpDto {
  @ApiProperty() id: string;
}
