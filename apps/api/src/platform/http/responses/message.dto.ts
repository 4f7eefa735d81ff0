import type { Message } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'A response with only a message for the user.' })
export class MessageResponse {
  @ApiProperty({ type: String }) message: Message;
}
