import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { SignInMethodsResponse } from './sign-in-methods.dto';
import { SignInOverviewService } from './sign-in-overview.service';

@SignedIn()
@Controller('user/sign-in-methods')
export class SignInMethodsController {
  constructor(private readonly overview: SignInOverviewService) {}

  @Get()
  @ApiOperation({ summary: "Returns the caller's sign-in methods" })
  @ApiOkResponse({ type: SignInMethodsResponse })
  describe(@CurrentCaller() caller: Caller): Promise<SignInMethodsResponse> {
    return this.overview.describe(caller.userId);
  }
}
