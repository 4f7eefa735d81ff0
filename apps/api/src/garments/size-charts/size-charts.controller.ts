import { MAX_SIZE_CHARTS } from '@figura/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { OpenToKeys, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { NewSizeChartDto, RenamedSizeChartDto, SizeChart, SizeChartsResponse } from './size-charts.dto';
import { SizeChartsService } from './size-charts.service';

const ChartId = () =>
  ApiParam({
    name: 'id',
    description: 'ID of the size chart.',
    example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11',
  });

@Verified()
@OpenToKeys()
@Controller('size-charts')
export class SizeChartsController {
  constructor(private readonly charts: SizeChartsService) {}

  @Get()
  @ApiOperation({ summary: "Lists the size charts used in checks: the caller's and public ones" })
  @ApiOkResponse({ type: SizeChartsResponse })
  list(@CurrentCaller() caller: Caller): Promise<SizeChartsResponse> {
    return this.charts.list(caller.userId);
  }

  @Post()
  @ApiOperation({
    summary: 'Creates a size chart from pasted rows',
    description: `In inches or centimeters, with sizes in rows or columns. Errors name the line that cannot be read. At most ${MAX_SIZE_CHARTS}.`,
  })
  @ApiCreatedResponse({ type: SizeChart })
  @ApiProblems({ 409: ['CONFLICT'] })
  add(@CurrentCaller() caller: Caller, @Body() chart: NewSizeChartDto): Promise<SizeChart> {
    return this.charts.add(caller.userId, chart);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Renames a size chart' })
  @ChartId()
  @ApiOkResponse({ type: SizeChart })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  rename(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { name }: RenamedSizeChartDto,
  ): Promise<SizeChart> {
    return this.charts.rename(caller.userId, id, name);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes a size chart' })
  @ChartId()
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  delete(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.charts.delete(caller.userId, id);
  }
}
