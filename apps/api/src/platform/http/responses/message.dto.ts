import type { Message } from '@figura/messages';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'An answer that carries only a sentence for the user.' })
export class MessageResponse {
  @ApiProperty({ type: String }) message: Message;
}
