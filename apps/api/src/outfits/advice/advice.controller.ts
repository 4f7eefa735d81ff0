import { Controller, Get } from '@nestjs/common';
import { Premium } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { InTurn } from '../../platform/http/requests/in-turn.interceptor';
import { Documented } from '../../platform/openapi/operation';
import type { WardrobeAdviceResponse } from './advice.dto';
import { ADVICE_OPERATIONS } from './advice.openapi';
import { AdviceService } from './advice.service';

// Each piece is checked for it, and checks are counted without lifetime access.
@Premium()
@Documented(ADVICE_OPERATIONS)
@Controller('wardrobe/advice')
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @InTurn()
  @Get()
  read(@CurrentCaller() caller: Caller): Promise<WardrobeAdviceResponse> {
    return this.advice.read(caller.userId);
  }
}
