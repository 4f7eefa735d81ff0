import { REGISTRATION_KEY_HEADER } from '@figura/contracts';
import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { NotRunByHead } from '../platform/http/requests/head-requests';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { UsersService } from '../users/users.service';
import {
  EmailDto,
  LoginDto,
  LoginResponse,
  RefreshDto,
  RegisterDto,
  RegisterResponse,
  TokenPair,
  VerifyEmailDto,
  VerifyEmailResponse,
} from './auth.dto';
import { AUTH_OPERATIONS } from './auth.openapi';
import { RegistrationService } from './registration/registration.service';
import { SessionsService } from './sessions/sessions.service';
import { SignInService } from './sign-in/sign-in.service';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import type { UserResponse } from '../users/users.dto';

@Documented(AUTH_OPERATIONS)
@Controller('auth')
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly limits: RateLimiter,
  ) {}

  @Public()
  @Post('register')
  async register(@Body() request: RegisterDto, @Client() client: string): Promise<RegisterResponse> {
    const registrationKey = await this.registration.register(request, client);
    return {
      message: 'Registration successful! Please check your email for verification.',
      registrationKey,
    };
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  login(@Body() credentials: LoginDto, @Client() client: string): Promise<LoginResponse> {
    return this.signIn.signIn(credentials, client);
  }

  @JsonContentType()
  @Get('me')
  me(@CurrentCaller() caller: Caller): Promise<JsonBytes<UserResponse>> {
    return this.users.me(caller.userId);
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentCaller() caller: Caller): Promise<MessageResponse> {
    await this.sessions.end(caller.userId, caller.sessionId);
    return { message: 'You are signed out.' };
  }

  @Public()
  @NotRunByHead()
  @Get('verify-email/:token')
  verifyEmail(
    @Param('token') token: string,
    @Client() client: string,
    @Headers(REGISTRATION_KEY_HEADER) key?: string,
  ): Promise<VerifyEmailResponse> {
    return this.registration.verifyWithKey(token, key, client);
  }

  @Public()
  @Post('verify-email/:token')
  @HttpCode(200)
  verifyEmailWithPassword(
    @Param('token') token: string,
    @Body() { password }: VerifyEmailDto,
    @Client() client: string,
  ): Promise<VerifyEmailResponse> {
    return this.registration.verifyWithPassword(token, password, client);
  }

  @Public()
  @Post('resend-verification')
  @HttpCode(200)
  async resendVerification(
    @Body() { email }: EmailDto,
    @Client() client: string,
    @Headers(REGISTRATION_KEY_HEADER) key?: string,
  ): Promise<MessageResponse> {
    await this.registration.resendVerification(email, key, client);
    return { message: 'If this address is waiting for verification, a new link is on its way.' };
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  refresh(@Body() { refreshToken }: RefreshDto, @Client() client: string): Promise<TokenPair> {
    return this.limits.countWrong([['refresh:client', client]], () => this.sessions.refresh(refreshToken));
  }
}
