import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: "The link to the caller's calendar, without what opens it." })
export class CalendarLinkResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null without a link.' })
  createdAt: string | null;
}

@ApiSchema({ description: 'A new link. Its URL is told this once.' })
export class NewCalendarLinkResponse {
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'For a calendar program to subscribe to.' }) url: string;
}
