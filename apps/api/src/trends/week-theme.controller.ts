import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OpenToKeys, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { ApiProblems } from '../platform/openapi/route.decorators';
import { WeekThemeQuery, WeekThemeResponse } from './trends.dto';
import { WeekThemeService } from './week-theme.service';

@Verified()
@OpenToKeys()
@Controller('recommendations')
export class WeekThemeController {
  constructor(private readonly themes: WeekThemeService) {}

  @Get('trending/theme')
  @ApiOperation({
    summary: 'Returns the theme of the week with a piece for the caller',
    description: 'Available without lifetime access, as a sample of the edition.',
  })
  @ApiOkResponse({ type: WeekThemeResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  theme(@CurrentCaller() caller: Caller, @Query() { personal }: WeekThemeQuery): Promise<WeekThemeResponse> {
    return this.themes.find(caller.userId, personal === 'true');
  }
}
