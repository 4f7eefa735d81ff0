import { MAX_API_KEYS } from '@figura/contracts';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { ApiConfirmed, ApiProblems } from '../../platform/openapi/route.decorators';
import { Client } from '../../platform/rate-limit/client-key';
import { ApiKeysResponse, CreateApiKeyDto, NewApiKeyResponse } from './api-keys.dto';
import { ApiKeysService } from './api-keys.service';

@Verified()
@Controller('user/api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @ApiOperation({ summary: "Lists the caller's API keys, newest first" })
  @ApiOkResponse({ type: ApiKeysResponse })
  list(@CurrentCaller() caller: Caller): Promise<ApiKeysResponse> {
    return this.keys.list(caller.userId);
  }

  @Post()
  @ApiOperation({
    summary: "Creates an API key for the caller's account",
    description: `Requires the password or, for an account without one, a sign-in in the last ten minutes. Keys work only on routes that name a key scope. At most ${MAX_API_KEYS} keys.`,
  })
  @ApiCreatedResponse({ type: NewApiKeyResponse })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  create(
    @CurrentCaller() caller: Caller,
    @Body() key: CreateApiKeyDto,
    @Client() client: string,
  ): Promise<NewApiKeyResponse> {
    return this.keys.create(caller, key, client);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Revokes an API key' })
  @ApiParam({
    name: 'id',
    description: 'ID of the key.',
    example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  revoke(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<MessageResponse> {
    return this.keys.revoke(caller.userId, id);
  }
}
