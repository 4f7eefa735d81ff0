import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { Documented } from '../../platform/openapi/operation';
import { Client } from '../../platform/rate-limit/client-key';
import { ChangePasswordDto, EmailDto, ResetPasswordDto } from '../auth.dto';
import { PASSWORD_OPERATIONS } from '../auth.openapi';
import { PasswordService } from './password.service';
import type { MessageResponse } from '../../platform/http/responses/message.dto';

@Documented(PASSWORD_OPERATIONS)
@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Public()
  @Post('password/forgot-password')
  @HttpCode(200)
  async forgot(@Body() { email }: EmailDto, @Client() client: string): Promise<MessageResponse> {
    await this.passwords.forgot(email, client);
    return { message: 'If this address has an account, a link to reset the password is on its way.' };
  }

  @Public()
  @Post('password/reset-password/:token')
  @HttpCode(200)
  async reset(
    @Param('token') token: string,
    @Client() client: string,
    @Body() { password }: ResetPasswordDto,
  ): Promise<MessageResponse> {
    await this.passwords.reset(token, password, client);
    return { message: 'Your password has been reset. You can sign in with it now.' };
  }

  @Verified()
  @Put('user/change-password')
  async change(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<MessageResponse> {
    await this.passwords.change(caller, client, currentPassword, newPassword);
    return { message: 'Password changed successfully!' };
  }
}
