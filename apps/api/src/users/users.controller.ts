import { Body, Controller, Delete, Get, Header, Headers, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiLimits, ApiProblems, BINARY } from '../platform/openapi/route.decorators';
import { SignedIn, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { Client } from '../platform/rate-limit/client-key';
import { NotRunByHead } from '../platform/http/requests/head-requests';
import { AccountExport } from './export/account-export.dto';
import { AccountExportsService } from './export/account-exports.service';
import { PROFILE_PICTURE } from './pictures/picture-fields';
import { ProfileService } from './profile/profile.service';
import {
  BodyPreferencesDto,
  FeatureChoicesDto,
  DeleteAccountDto,
  ProfileForm,
  UpdateProfileDto,
  UserResponse,
} from './users.dto';
import { PreferencesDto } from './preferences.dto';
import { UsersService } from './users.service';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.answers);

@Verified()
@Controller('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profile: ProfileService,
    private readonly exports: AccountExportsService,
  ) {}

  @Put('profile')
  @Upload(PROFILE_PICTURE)
  @ApiOperation({
    summary: 'Changes the profile',
    description:
      'At least one field or a picture is needed; what is left out stays as it is. The picture comes in a form, as `profileImage`: PNG, JPEG or WebP of at most 5 MB. It is cropped to a square and loses its metadata. Pictures of more than 25 megapixels are refused, as are those that take much more work than others: PNGs that are interlaced or of 16 bits per color above 4 megapixels, progressive JPEGs that hold more than 150 MB. A standard JPEG may have 52 megapixels. An account may send 10 pictures in an hour; `429` also says that too many are being read at the moment.',
  })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 429: ['TOO_MANY_REQUESTS'] })
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({ type: ProfileForm })
  async updateProfile(
    @CurrentCaller() caller: Caller,
    @Body() changes: UpdateProfileDto,
    @UploadedBytes() picture: Buffer | null,
  ): Promise<UserResponse> {
    return { user: await this.profile.update(caller.userId, changes, picture) };
  }

  @Delete('profile-image')
  @ApiOperation({
    summary: 'Removes the profile picture',
    description: 'Its URL answers 404 from then on. Without a picture nothing changes.',
  })
  @ApiOkResponse({ type: UserResponse })
  async removePicture(@CurrentCaller() caller: Caller): Promise<UserResponse> {
    return { user: await this.profile.removePicture(caller.userId) };
  }

  @Put('body-preferences')
  @ApiOperation({ summary: 'Stores the body concerns, in the place of the ones before' })
  @ApiOkResponse({ type: UserResponse })
  @ApiProblems({ 400: ['OPPOSITE_CONCERNS'] })
  async updateBodyPreferences(
    @CurrentCaller() caller: Caller,
    @Body() { bodyConcerns }: BodyPreferencesDto,
  ): Promise<UserResponse> {
    return { user: await this.users.updateBodyConcerns(caller.userId, bodyConcerns) };
  }

  @Put('feature-choices')
  @ApiOperation({
    summary: 'Stores what clothes are to do about some features',
    description:
      'For each feature: `balance` it, `show` it or `leave` it alone. Ranking, reasons and guides follow. What is left out stays as it is.',
  })
  @ApiOkResponse({ type: UserResponse })
  async updateFeatureChoices(
    @CurrentCaller() caller: Caller,
    @Body() choices: FeatureChoicesDto,
  ): Promise<UserResponse> {
    return { user: await this.users.updateFeatureChoices(caller.userId, choices) };
  }

  @Put('preferences')
  @ApiOperation({
    summary: 'Stores some preferences',
    description:
      'How the figure of the user is drawn: skin, hair, face, age band and what it wears without clothes, in both themes alike. Null clears a preference; what is left out stays as it is. A head covering and a turban have a color of cloth (`sand`, `clay`, `sage`, `slate`, `plum`, `ivory`), every other cut one of the others.',
  })
  @ApiOkResponse({ type: UserResponse })
  async updatePreferences(
    @CurrentCaller() caller: Caller,
    @Body() preferences: PreferencesDto,
  ): Promise<UserResponse> {
    return { user: await this.users.updatePreferences(caller.userId, preferences) };
  }

  @SignedIn()
  @Get('export')
  @NotRunByHead()
  @Header('vary', 'accept')
  @ApiOperation({
    summary: 'Everything that is held about the caller',
    description:
      'One JSON document with the pictures as data URLs; for clients whose `Accept` names `application/zip` an archive of the document, in which pictures are named by their files, and of these. Either is sent while it is read. One export of an account runs at a time; `429` also says that others are exporting at the moment. HEAD answers 204 and reads nothing.',
  })
  @ApiHeader({
    name: 'accept',
    required: false,
    description: 'Which of the two.',
    example: 'application/zip',
  })
  @ApiExtraModels(AccountExport)
  @ApiOkResponse({
    description: '`figura-data.json`, `profile-picture.webp` and `photographs/{id of the piece}.webp`.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(AccountExport) } },
      'application/zip': BINARY,
    },
  })
  @ApiProblems({ 429: ['TOO_MANY_REQUESTS'] })
  async export(
    @CurrentCaller() caller: Caller,
    @Headers('accept') accepted: string | undefined,
  ): Promise<StreamableFile> {
    const { stream, mediaType, fileName } = await this.exports.start(caller.userId, accepted);
    return new StreamableFile(stream, { type: mediaType, disposition: `attachment; filename="${fileName}"` });
  }

  @SignedIn()
  @Delete()
  @ApiOperation({
    summary: 'Deletes the account and what is held about it',
    description:
      'Records of payments stay, without name and address. The password confirms it; without one, a sign-in of the last ten minutes.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiLimits('confirm:client', 'confirm:account')
  @ApiProblems({ 400: ['INVALID_CREDENTIALS'], 403: ['SIGN_IN_AGAIN'] })
  async delete(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { password }: DeleteAccountDto,
  ): Promise<MessageResponse> {
    await this.users.delete(caller, password, client);
    return { message: t('accountDeleted') };
  }
}
