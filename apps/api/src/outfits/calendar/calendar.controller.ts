import { Controller, Delete, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { ApiLimits, ApiProblems } from '../../platform/openapi/route.decorators';
import { Client } from '../../platform/rate-limit/client-key';
import { CalendarLinkResponse, NewCalendarLinkResponse } from './calendar.dto';
import { CalendarService } from './calendar.service';

@Verified()
@Controller('calendar/link')
export class CalendarLinkController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @ApiOperation({ summary: 'Returns the calendar link' })
  @ApiOkResponse({ type: CalendarLinkResponse })
  find(@CurrentCaller() caller: Caller): Promise<CalendarLinkResponse> {
    return this.calendar.find(caller.userId);
  }

  @Put()
  @ApiOperation({
    summary: 'Creates a calendar link, replacing the previous one',
    description:
      'The link shows names of planned outfits and their pieces, and nothing else, until it is revoked.',
  })
  @ApiOkResponse({ type: NewCalendarLinkResponse })
  create(@CurrentCaller() caller: Caller): Promise<NewCalendarLinkResponse> {
    return this.calendar.create(caller.userId);
  }

  @Delete()
  @ApiOperation({ summary: 'Revokes the calendar link' })
  @ApiOkResponse({ type: MessageResponse })
  withdraw(@CurrentCaller() caller: Caller): Promise<MessageResponse> {
    return this.calendar.withdraw(caller.userId);
  }
}

@Public()
@Controller('calendar-feeds')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Get(':file')
  @ApiOperation({ summary: 'Returns the planned outfits as iCalendar to anyone with the link' })
  @ApiParam({
    name: 'file',
    description: "Token at the end of the link's URL.",
    example: '1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I.ics',
  })
  @ApiOkResponse({
    description: 'The calendar.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiLimits('link:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  read(@Client() client: string, @Param('file') file: string): Promise<string> {
    return this.calendar.read(client, file);
  }
}
