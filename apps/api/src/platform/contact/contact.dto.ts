import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'How to reach the people who run Figura.' })
export class Contact {
  @ApiProperty({ description: 'An email address that a person reads.' }) email: string;
}
