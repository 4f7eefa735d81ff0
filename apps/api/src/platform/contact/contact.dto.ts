import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'How to contact the people who run Figura.' })
export class Contact {
  @ApiProperty({ description: 'Email address read by a person.' }) email: string;
}
