import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { ApiConfirmed, ApiLimits, ApiProblems } from '../../platform/openapi/route.decorators';
import { Client } from '../../platform/rate-limit/client-key';
import { LoginResponse } from '../auth.dto';
import { ConfirmationDto } from '../../users/users.dto';
import { RecoveryCodesResponse, SecondStepDto, TotpCodeDto, TotpSetup } from './second-factor.dto';
import { SecondFactorService } from './second-factor.service';
import { SecondStepService } from './second-step.service';
import { responses as t } from './messages.en';

@Verified()
@Controller()
export class SecondFactorController {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly secondStep: SecondStepService,
  ) {}

  @Public()
  @Post('auth/second-factor')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Completes a sign-in with the ticket of `SECOND_FACTOR_REQUIRED` and a code',
    description: 'Each code works once. For a passkey, see `POST /auth/passkey/options`.',
  })
  @ApiOkResponse({ type: LoginResponse })
  @ApiLimits('second-factor:client', 'second-factor:account', 'sign-in:account')
  @ApiProblems({ 400: ['INVALID_CREDENTIALS', 'INVALID_TOKEN'], 401: ['INVALID_CREDENTIALS'] })
  finish(@Body() { ticket, code }: SecondStepDto, @Client() client: string): Promise<LoginResponse> {
    return this.secondStep.finish(ticket, code, client);
  }

  @Post('user/second-factor/totp')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Starts setting up an authenticator app',
    description: 'Takes effect once a code confirms it, within 15 minutes.',
  })
  @ApiOkResponse({ type: TotpSetup })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  beginTotp(
    @CurrentCaller() caller: Caller,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<TotpSetup> {
    return this.factor.beginTotp(caller, password, client);
  }

  @Post('user/second-factor/totp/confirmation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Turns on two-factor authentication with a code from the authenticator app',
    description: 'Ends all other sessions. Returns recovery codes, which are not shown again.',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiLimits('second-factor:client', 'second-factor:account')
  @ApiProblems({ 400: ['INVALID_CREDENTIALS'], 409: ['CONFLICT'] })
  async confirmTotp(
    @CurrentCaller() caller: Caller,
    @Body() { code }: TotpCodeDto,
    @Client() client: string,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factor.confirmTotp(caller, code, client) };
  }

  @Post('user/second-factor/passkey')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Requires a passkey after the password',
    description: 'Ends all other sessions. Returns recovery codes, which are not shown again.',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  async requirePasskey(
    @CurrentCaller() caller: Caller,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factor.requirePasskey(caller, password, client) };
  }

  @Post('user/second-factor/recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Replaces the recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  async renewRecoveryCodes(
    @CurrentCaller() caller: Caller,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factor.renewRecoveryCodes(caller, password, client) };
  }

  @Delete('user/second-factor')
  @ApiOperation({
    summary: 'Turns off two-factor authentication',
    description:
      'Removes the authenticator app, the passkey requirement and the recovery codes. Ends all other sessions. Passkeys still sign in on their own.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiConfirmed({ 409: ['CONFLICT'] })
  async turnOff(
    @CurrentCaller() caller: Caller,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<MessageResponse> {
    await this.factor.turnOff(caller, password, client);
    return { message: t('turnedOff') };
  }
}
