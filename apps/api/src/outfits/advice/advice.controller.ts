import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/route.decorators';
import { OpenToKeys, Premium } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { WardrobeAdviceResponse } from './advice.dto';
import { AdviceService } from './advice.service';

@Premium()
@OpenToKeys()
@Controller('wardrobe/advice')
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @InTurn()
  @Get()
  @ApiOperation({
    summary: 'Lists pieces to have altered and pieces to pass on',
    description:
      'Covers owned daywear. Loved pieces are never passed on: those named like a loved item or product, and those in kept outfits. Does not count as a check.',
  })
  @ApiOkResponse({ type: WardrobeAdviceResponse })
  @ApiProblems({ 403: ['MEASUREMENTS_REQUIRED'] })
  read(@CurrentCaller() caller: Caller): Promise<WardrobeAdviceResponse> {
    return this.advice.read(caller.userId);
  }
}
