import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiLimits, ApiProblems } from '../../platform/openapi/route.decorators';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { Client } from '../../platform/rate-limit/client-key';
import { ChangePasswordDto, EmailDto, FirstPasswordDto, ResetPasswordDto } from '../auth.dto';
import { PasswordService } from './password.service';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { responses as t } from '../messages.en';

@Verified()
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Public()
  @Post('password/forgot-password')
  @HttpCode(200)
  @ApiOperation({ summary: 'Emails a password reset link' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('forgot:client', 'forgot:client-email', 'forgot:email')
  async forgot(@Body() { email }: EmailDto, @Client() client: string): Promise<MessageResponse> {
    await this.passwords.requestReset(email, client);
    return { message: t('resetLinkSent') };
  }

  @Public()
  @Post('password/reset-password/:token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Resets the password with the emailed link and ends all sessions',
    description:
      'Removes passkeys and linked providers; two-factor authentication stays on. Verifies an unverified email address and ends its other registrations.',
  })
  @ApiParam({
    name: 'token',
    description: 'Token from the emailed link.',
    example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('link:client')
  @ApiProblems({ 400: ['INVALID_TOKEN'] })
  async reset(
    @Param('token') token: string,
    @Client() client: string,
    @Body() { password }: ResetPasswordDto,
  ): Promise<MessageResponse> {
    await this.passwords.reset(token, password, client);
    return { message: t('passwordReset') };
  }

  @Post('user/password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sets the first password of an account and ends all other sessions',
    description: 'Requires a sign-in in the last ten minutes.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiProblems({ 403: ['SIGN_IN_AGAIN'], 409: ['CONFLICT'] })
  async setFirst(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { newPassword }: FirstPasswordDto,
  ): Promise<MessageResponse> {
    await this.passwords.setFirst(caller, client, newPassword);
    return { message: t('passwordSet') };
  }

  @Put('user/change-password')
  @ApiOperation({ summary: 'Changes the password and ends all other sessions' })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('confirm:client', 'confirm:account')
  @ApiProblems({ 400: ['INVALID_CREDENTIALS'] })
  async change(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<MessageResponse> {
    await this.passwords.change(caller, client, currentPassword, newPassword);
    return { message: t('passwordChanged') };
  }
}
