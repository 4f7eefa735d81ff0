import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: "The caller's calendar link, without its secret URL." })
export class CalendarLinkResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the link was created. Null without a link.',
  })
  createdAt: string | null;
}

@ApiSchema({ description: 'A new link. Its URL is returned only once.' })
export class NewCalendarLinkResponse {
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'URL that calendar programs subscribe to.' }) url: string;
}
