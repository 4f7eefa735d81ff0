import { findLocale, REGISTRATION_KEY_HEADER } from '@figura/contracts';
import { Body, Controller, Get, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { OpenToKeys, Public, SignedIn } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { JsonContentType, type JsonBytes } from '../platform/cache/response-cache';
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
import { RegistrationService } from './registration/registration.service';
import { SessionsService } from './sessions/sessions.service';
import { SignInService } from './sign-in/sign-in.service';
import { BrowserLanguages } from '../platform/http/language/request-language';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { UserResponse } from '../users/users.dto';
import { responses as t } from './messages.en';
import { NotRunByHead } from '../platform/http/requests/route-config';

const MailedToken = createPathParam({
  name: 'token',
  description: 'Token from the emailed link.',
  example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9',
});
const KEY = {
  name: REGISTRATION_KEY_HEADER,
  required: false,
  description: 'Registration key from the response of `POST /auth/register`.',
  example: 'qT3vW5xY7zA9bC1dE3fG5hJ7kL9mN1pQ3rS5tU7vW9x',
};

@SignedIn()
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
  @ApiOperation({
    summary: 'Registers an account and emails a verification link',
    description:
      'The response is the same for an email address that has an account; its owner is told by email. With an invalid code nothing is stored. An email address may have five unverified registrations; a further one replaces the oldest. Verifying one creates the account and ends the others and their sessions. Registration may be closed or require an invitation, which works once.',
  })
  @ApiCreatedResponse({ type: RegisterResponse })
  @ApiLimits(
    'register:client',
    'register:client-email',
    'register:email',
    'access-code:client',
    'link:client',
  )
  @ApiProblems({ 403: ['REGISTRATION_CLOSED', 'INVITATION_REQUIRED', 'INVITATION_INVALID'] })
  async register(
    @Body() request: RegisterDto,
    @Client() client: string,
    @BrowserLanguages() wishes: string[],
  ): Promise<RegisterResponse> {
    const locale = findLocale(wishes);
    const registrationKey = await this.registration.register(request, client, locale);
    return {
      message: t('registered'),
      registrationKey,
    };
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs in',
    description:
      'Unverified email addresses can sign in, too. An unknown email address and a wrong password get the same response. Returns 429 after too many failures or when the server is too busy to check passwords. With two-factor authentication, returns 403 `SECOND_FACTOR_REQUIRED` with a `ticket` for the second step.',
  })
  @ApiOkResponse({ type: LoginResponse })
  @ApiLimits('sign-in:client', 'sign-in:email', 'sign-in:account')
  @ApiProblems({ 401: ['INVALID_CREDENTIALS'], 403: ['SECOND_FACTOR_REQUIRED'] })
  login(@Body() credentials: LoginDto, @Client() client: string): Promise<LoginResponse> {
    return this.signIn.signIn(credentials, client);
  }

  @OpenToKeys()
  @JsonContentType()
  @Get('me')
  @ApiOperation({ summary: 'Returns the caller' })
  @ApiOkResponse({ type: UserResponse })
  me(@CurrentCaller() caller: Caller): Promise<JsonBytes<UserResponse>> {
    return this.users.findMe(caller.userId);
  }

  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the session of the access token' })
  @ApiOkResponse({ type: MessageResponse })
  async logout(@CurrentCaller() caller: Caller): Promise<MessageResponse> {
    await this.sessions.end(caller.userId, caller.sessionId);
    return { message: t('signedOut') };
  }

  @Public()
  @NotRunByHead()
  @Get('verify-email/:token')
  @ApiOperation({
    summary: 'Verifies a registration from its emailed link, in the browser that registered',
    description:
      'Requires the registration key. Without it, returns 403 `PASSWORD_REQUIRED` with the masked `email`, and changes nothing; the same link then verifies by POST with the password. Only the first verification returns tokens; later ones succeed without them. Links expire after 24 hours.',
  })
  @ApiHeader(KEY)
  @ApiOkResponse({ type: VerifyEmailResponse })
  @ApiLimits('link:client')
  @ApiProblems({ 400: ['INVALID_TOKEN'], 403: ['PASSWORD_REQUIRED'] })
  verifyEmail(
    @MailedToken() token: string,
    @Client() client: string,
    @Headers(REGISTRATION_KEY_HEADER) key?: string,
  ): Promise<VerifyEmailResponse> {
    return this.registration.verifyWithKey(token, key, client);
  }

  @Public()
  @Post('verify-email/:token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Verifies a registration with its emailed link and password, in any browser',
    description: 'A wrong password verifies nothing.',
  })
  @ApiOkResponse({ type: VerifyEmailResponse })
  @ApiLimits('link:client', 'verify-email:account', 'verify-email:client')
  @ApiProblems({ 400: ['INVALID_TOKEN'], 401: ['INVALID_CREDENTIALS'] })
  verifyEmailWithPassword(
    @MailedToken() token: string,
    @Body() { password }: VerifyEmailDto,
    @Client() client: string,
  ): Promise<VerifyEmailResponse> {
    return this.registration.verifyWithPassword(token, password, client);
  }

  @Public()
  @Post('resend-verification')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Resends the verification email',
    description:
      'With a registration key, for that registration; otherwise for the newest registration of the email address.',
  })
  @ApiHeader(KEY)
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('resend:client', 'resend:client-email', 'resend:email')
  async resendVerification(
    @Body() { email }: EmailDto,
    @Client() client: string,
    @Headers(REGISTRATION_KEY_HEADER) key?: string,
  ): Promise<MessageResponse> {
    await this.registration.resendVerification(email, key, client);
    return { message: t('linkSent') };
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Exchanges a refresh token for a new pair',
    description:
      'A refresh token works once. Reusing one more than ten seconds later revokes all tokens of its session.',
  })
  @ApiOkResponse({ type: TokenPair })
  @ApiLimits('refresh:client')
  @ApiProblems({ 401: ['UNAUTHENTICATED'] })
  refresh(@Body() { refreshToken }: RefreshDto, @Client() client: string): Promise<TokenPair> {
    return this.limits.countWrong([['refresh:client', client]], () => this.sessions.refresh(refreshToken));
  }
}
