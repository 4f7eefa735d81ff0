import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { PushDevicesService } from './push-devices.service';
import { MondayPushDto, MondayPushResponse } from './push.dto';

@Verified()
@Controller('monday-mail/push')
export class MondayPushController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @ApiOperation({ summary: 'Returns whether this device gets a notification about the outfit of the week' })
  @ApiOkResponse({ type: MondayPushResponse })
  find(@CurrentCaller() caller: Caller): Promise<MondayPushResponse> {
    return this.devices.find(caller);
  }

  @Put()
  @ApiOperation({
    summary: 'Turns on Monday notifications for this device until it signs out',
    description: 'Notifications contain no names and no measurements.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 400: ['VALIDATION_FAILED'], 404: ['NOT_FOUND'] })
  put(@CurrentCaller() caller: Caller, @Body() device: MondayPushDto): Promise<MessageResponse> {
    return this.devices.put(caller, device);
  }

  @Delete()
  @ApiOperation({ summary: 'Turns off Monday notifications for this device' })
  @ApiOkResponse({ type: MessageResponse })
  remove(@CurrentCaller() caller: Caller): Promise<MessageResponse> {
    return this.devices.remove(caller);
  }
}
