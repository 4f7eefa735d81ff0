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
import { ApiConfirmed, ApiProblems, BINARY } from '../platform/openapi/route.decorators';
import { SignedIn, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { Client } from '../platform/rate-limit/client-key';
import { AccountExport } from './export/account-export.dto';
import { AccountExportsService } from './export/account-exports.service';
import { PROFILE_PICTURE } from './pictures/picture-fields';
import { ProfileService } from './profile/profile.service';
import {
  BodyPreferencesDto,
  FeatureChoicesDto,
  ConfirmationDto,
  ProfileForm,
  UpdateProfileDto,
  UserResponse,
} from './users.dto';
import { PreferencesDto } from './preferences.dto';
import { UsersService } from './users.service';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { responses as t } from './messages.en';
import { NotRunByHead } from '../platform/http/requests/route-config';

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
    summary: 'Updates the profile',
    description:
      'Requires at least one field or a picture; omitted fields are unchanged. Send the picture as form field `profileImage`: PNG, JPEG or WebP, at most 5 MB and 25 megapixels (52 for a standard JPEG). It is cropped to a square and loses its metadata. Pictures that are slow to decode are refused: PNGs above 4 megapixels that are interlaced or have 16 bits per color, and progressive JPEGs that need more than 150 MB. At most 10 pictures per hour and account; `429` also means that too many are being processed.',
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
    description: 'Its URL returns 404 afterward. Without a picture, nothing changes.',
  })
  @ApiOkResponse({ type: UserResponse })
  async removePicture(@CurrentCaller() caller: Caller): Promise<UserResponse> {
    return { user: await this.profile.removePicture(caller.userId) };
  }

  @Put('body-preferences')
  @ApiOperation({ summary: 'Replaces the body concerns' })
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
    summary: 'Sets what clothes should do about features',
    description:
      'For each feature: `balance`, `show`, or `leave` it alone. Affects ranking, reasons and guides. Omitted features are unchanged.',
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
    summary: 'Updates preferences',
    description:
      'Includes how the figure is drawn: skin, hair, face, age band and underlayer. Null clears a preference; omitted preferences are unchanged. Head coverings and turbans take a fabric color (`sand`, `clay`, `sage`, `slate`, `plum`, `ivory`), other hair cuts a hair color.',
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
    summary: 'Exports all data stored about the caller',
    description:
      'One JSON document with pictures as data URLs; if `Accept` includes `application/zip`, an archive with the document and the pictures as files. The response is streamed. One export per account at a time; `429` also means that others are exporting. HEAD returns 204 and reads nothing.',
  })
  @ApiHeader({
    name: 'accept',
    required: false,
    description: 'Media type of the export: `application/json` (default) or `application/zip`.',
    example: 'application/zip',
  })
  @ApiExtraModels(AccountExport)
  @ApiOkResponse({
    description: '`figura-data.json`, `profile-picture.webp` and `photographs/{piece ID}.webp`.',
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
    summary: 'Deletes the account and its data',
    description:
      'Payment records stay, without name and address. Requires the password or, for an account without one, a sign-in in the last ten minutes.',
  })
  @ApiOkResponse({ type: MessageResponse })
  @ApiConfirmed()
  async delete(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { password }: ConfirmationDto,
  ): Promise<MessageResponse> {
    await this.users.delete(caller, password, client);
    return { message: t('accountDeleted') };
  }
}
