import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { createPathParam } from '../../platform/openapi/path-param';
import { ApiConfirmed, ApiLimits, ApiProblems } from '../../platform/openapi/route.decorators';
import { Client } from '../../platform/rate-limit/client-key';
import { ConfirmationDto } from '../../users/users.dto';
import { LoginResponse } from '../auth.dto';
import {
  NewPasskeyDto,
  PasskeyCeremony,
  PasskeyNameDto,
  PasskeySignInDto,
  PasskeySignInStartDto,
} from './passkeys.dto';
import { PasskeySignInService } from './passkey-sign-in.service';
import { PasskeysService } from './passkeys.service';
import { responses as t } from './messages.en';

const PasskeyId = createPathParam({ name: 'id', description: 'ID of the passkey.', example: 'Qk1sT2R1a2V5' });

@Verified()
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIn: PasskeySignInService,
  ) {}

  @Public()
  @Post('auth/passkey/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Starts a sign-in with a passkey',
    description:
      'With the `ticket` of a `SECOND_FACTOR_REQUIRED` error, the passkey is the second step of that sign-in.',
  })
  @ApiOkResponse({ type: PasskeyCeremony })
  @ApiLimits('sign-in-start:client')
  @ApiProblems({ 400: ['INVALID_TOKEN'] })
  begin(@Body() { ticket }: PasskeySignInStartDto, @Client() client: string): Promise<PasskeyCeremony> {
    return this.signIn.begin(ticket, client);
  }

  @Public()
  @Post('auth/passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in with a passkey, without password or second step' })
  @ApiOkResponse({ type: LoginResponse })
  @ApiLimits('passkey:client', 'sign-in:account')
  @ApiProblems({ 400: ['INVALID_TOKEN'], 401: ['INVALID_CREDENTIALS'] })
  finish(@Body() body: PasskeySignInDto, @Client() client: string): Promise<LoginResponse> {
    return this.signIn.finish(body, client);
  }

  @Post('user/passkeys/options')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Starts adding a passkey',
    description: 'Requires the password or, for an account without one, a sign-in in the last ten minutes.',
  })
  @ApiOkResponse({ type: PasskeyCeremony })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  beginAdding(
    @CurrentCaller() caller: Caller,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<PasskeyCeremony> {
    return this.passkeys.begin(caller, password, client);
  }

  @Post('user/passkeys')
  @ApiOperation({ summary: 'Adds a passkey' })
  @ApiCreatedResponse({ type: MessageResponse })
  @ApiProblems({ 400: ['INVALID_TOKEN'], 409: ['CONFLICT'] })
  async add(@CurrentCaller() caller: Caller, @Body() passkey: NewPasskeyDto): Promise<MessageResponse> {
    await this.passkeys.add(caller, passkey);
    return { message: t('added') };
  }

  @Patch('user/passkeys/:id')
  @ApiOperation({ summary: 'Renames a passkey' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async rename(
    @CurrentCaller() caller: Caller,
    @PasskeyId() id: string,
    @Body() { name }: PasskeyNameDto,
  ): Promise<MessageResponse> {
    await this.passkeys.rename(caller, id, name);
    return { message: t('renamed') };
  }

  @Delete('user/passkeys/:id')
  @ApiOperation({
    summary: 'Removes a passkey and ends all other sessions',
    description: 'The only way to sign in cannot be removed; set a password first.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiConfirmed({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async remove(
    @CurrentCaller() caller: Caller,
    @PasskeyId() id: string,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<MessageResponse> {
    await this.passkeys.remove(caller, id, password, client);
    return { message: t('removed') };
  }
}
