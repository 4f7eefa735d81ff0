import { findLocale } from '@figura/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { Public, Verified } from '../../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../../platform/http/access/caller.decorator';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { createPathParam } from '../../platform/openapi/path-param';
import { ApiConfirmed, ApiLimits, ApiProblems } from '../../platform/openapi/route.decorators';
import { BrowserLanguages } from '../../platform/http/language/request-language';
import { Client } from '../../platform/rate-limit/client-key';
import { LoginResponse } from '../auth.dto';
import { ConfirmationDto } from '../../users/users.dto';
import { ProviderLinkMailsService } from './provider-link-mails.service';
import { ProviderNewcomersService } from './provider-newcomers.service';
import { ProviderSignInService } from './provider-sign-in.service';
import {
  FinishLinkByMailDto,
  LinkMailResponse,
  LinkProviderDto,
  ProviderReturnDto,
  ProviderReturnResponse,
  ProvidersResponse,
  ProviderStart,
  RegisterWithProviderDto,
  RequestLinkMailDto,
} from './providers.dto';
import { responses as t } from './messages.en';

const ProviderId = createPathParam({ name: 'id', description: 'ID of the provider.', example: 'google' });

@Verified()
@Controller()
export class ProvidersController {
  constructor(
    private readonly signIn: ProviderSignInService,
    private readonly newcomers: ProviderNewcomersService,
    private readonly linkMails: ProviderLinkMailsService,
  ) {}

  @Public()
  @Get('auth/providers')
  @ApiOperation({ summary: 'Lists the OpenID Connect providers' })
  @ApiOkResponse({ type: ProvidersResponse })
  list(): ProvidersResponse {
    return this.signIn.list();
  }

  @Public()
  @Post('auth/providers/:id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Starts a sign-in with a provider' })
  @ApiOkResponse({ type: ProviderStart })
  @ApiLimits('sign-in-start:client')
  @ApiProblems({ 404: ['NOT_FOUND'] })
  begin(@ProviderId() id: string, @Client() client: string): Promise<ProviderStart> {
    return this.signIn.begin(id, client);
  }

  @Public()
  @Post('auth/providers/:id/return')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Completes a sign-in or link with a provider, in the same browser',
    description:
      "Signs in, links the provider to the caller's account, or returns a ticket with which a new user links or registers. With two-factor authentication, returns 403 `SECOND_FACTOR_REQUIRED`.",
  })
  @ApiOkResponse({ type: ProviderReturnResponse })
  @ApiLimits('provider:client', 'sign-in:account')
  @ApiProblems({
    400: ['INVALID_TOKEN'],
    401: ['INVALID_CREDENTIALS'],
    403: ['SECOND_FACTOR_REQUIRED'],
    404: ['NOT_FOUND'],
    409: ['CONFLICT'],
  })
  finish(
    @ProviderId() id: string,
    @Body() body: ProviderReturnDto,
    @Client() client: string,
  ): Promise<ProviderReturnResponse> {
    return this.signIn.finish(id, body, client);
  }

  @Public()
  @Post('auth/provider-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs in with the password and links the provider',
    description: 'With two-factor authentication, the provider is linked after the second step.',
  })
  @ApiOkResponse({ type: LoginResponse })
  @ApiLimits('sign-in:client', 'sign-in:email', 'sign-in:account')
  @ApiProblems({
    400: ['INVALID_TOKEN'],
    401: ['INVALID_CREDENTIALS'],
    403: ['SECOND_FACTOR_REQUIRED', 'EMAIL_NOT_VERIFIED'],
    409: ['CONFLICT'],
  })
  link(@Body() request: LinkProviderDto, @Client() client: string): Promise<LoginResponse> {
    return this.newcomers.link(request, client);
  }

  @Public()
  @Post('auth/provider-link/mail')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Emails a link that signs in and links the provider, without the password',
    description:
      'Only to the verified address of an account. The link works once, within an hour, and only with the returned `key`.',
  })
  @ApiOkResponse({ type: LinkMailResponse })
  @ApiLimits('provider:client', 'forgot:client', 'forgot:client-email', 'forgot:email')
  @ApiProblems({ 400: ['INVALID_TOKEN'], 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async requestLinkMail(
    @Body() { ticket }: RequestLinkMailDto,
    @Client() client: string,
  ): Promise<LinkMailResponse> {
    const { email, key } = await this.linkMails.request(ticket, client);
    return { message: t('linkMailed', { email }), key };
  }

  @Public()
  @Post('auth/provider-link/mail/:token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Signs in and links the provider from the emailed link, in the browser that requested it',
    description: 'With two-factor authentication, the provider is linked after the second step.',
  })
  @ApiParam({
    name: 'token',
    description: 'Token from the emailed link.',
    example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9',
  })
  @ApiOkResponse({ type: LoginResponse })
  @ApiLimits('link:client', 'sign-in:account')
  @ApiProblems({
    400: ['INVALID_TOKEN'],
    401: ['INVALID_CREDENTIALS'],
    403: ['SECOND_FACTOR_REQUIRED'],
    409: ['CONFLICT'],
  })
  finishLinkByMail(
    @Param('token') token: string,
    @Body() { key }: FinishLinkByMailDto,
    @Client() client: string,
  ): Promise<LoginResponse> {
    return this.linkMails.finish(token, key, client);
  }

  @Public()
  @Post('auth/provider-registration')
  @ApiOperation({
    summary: 'Registers an account with a provider, without a password',
    description:
      'Only for an email address that the provider has verified and that has no account. Ends its other registrations.',
  })
  @ApiCreatedResponse({ type: LoginResponse })
  @ApiLimits(
    'register:client',
    'register:client-email',
    'register:email',
    'access-code:client',
    'link:client',
  )
  @ApiProblems({
    400: ['INVALID_TOKEN', 'ACCESS_CODE'],
    401: ['INVALID_CREDENTIALS'],
    403: ['REGISTRATION_CLOSED', 'INVITATION_REQUIRED', 'INVITATION_INVALID'],
    404: ['NOT_FOUND'],
    409: ['CONFLICT'],
  })
  register(
    @Body() request: RegisterWithProviderDto,
    @Client() client: string,
    @BrowserLanguages() wishes: string[],
  ): Promise<LoginResponse> {
    return this.newcomers.register(request, client, findLocale(wishes));
  }

  @Post('user/providers/:id/start')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Starts linking a provider',
    description: 'Requires the password or, for an account without one, a sign-in in the last ten minutes.',
  })
  @ApiOkResponse({ type: ProviderStart })
  @ApiConfirmed({ 404: ['NOT_FOUND'] })
  beginLink(
    @CurrentCaller() caller: Caller,
    @ProviderId() id: string,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<ProviderStart> {
    return this.signIn.beginLink(caller, id, password, client);
  }

  @Delete('user/providers/:id')
  @ApiOperation({
    summary: 'Unlinks a provider and ends all other sessions',
    description: 'The only way to sign in cannot be removed; set a password first.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiConfirmed({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async removeLink(
    @CurrentCaller() caller: Caller,
    @ProviderId() id: string,
    @Body() { password }: ConfirmationDto,
    @Client() client: string,
  ): Promise<MessageResponse> {
    await this.newcomers.removeLink(caller, id, password, client);
    return { message: t('unlinked') };
  }
}
