import { Body, Controller, Delete, Get, Header, Headers, Put, StreamableFile } from '@nestjs/common';
import { SignedIn, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { NotRunByHead } from '../platform/http/requests/head-requests';
import { AccountExportsService } from './export/account-exports.service';
import { PROFILE_PICTURE } from './pictures/picture-fields';
import { ProfileService } from './profile/profile.service';
import {
  BodyPreferencesDto,
  FeatureChoicesDto,
  DeleteAccountDto,
  UpdateProfileDto,
  UserResponse,
} from './users.dto';
import { PreferencesDto } from './preferences.dto';
import { USERS_OPERATIONS } from './users.openapi';
import { UsersService } from './users.service';
import type { MessageResponse } from '../platform/http/responses/message.dto';

@Verified()
@Documented(USERS_OPERATIONS)
@Controller('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profile: ProfileService,
    private readonly exports: AccountExportsService,
  ) {}

  @Put('profile')
  @Upload(PROFILE_PICTURE)
  async updateProfile(
    @CurrentCaller() caller: Caller,
    @Body() changes: UpdateProfileDto,
    @UploadedBytes() picture: Buffer | null,
  ): Promise<UserResponse> {
    return { user: await this.profile.update(caller.userId, changes, picture) };
  }

  @Delete('profile-image')
  async removePicture(@CurrentCaller() caller: Caller): Promise<UserResponse> {
    return { user: await this.profile.removePicture(caller.userId) };
  }

  @Put('body-preferences')
  async updateBodyPreferences(
    @CurrentCaller() caller: Caller,
    @Body() { bodyConcerns }: BodyPreferencesDto,
  ): Promise<UserResponse> {
    return { user: await this.users.updateBodyConcerns(caller.userId, bodyConcerns) };
  }

  @Put('feature-choices')
  async updateFeatureChoices(
    @CurrentCaller() caller: Caller,
    @Body() choices: FeatureChoicesDto,
  ): Promise<UserResponse> {
    return { user: await this.users.updateFeatureChoices(caller.userId, choices) };
  }

  @Put('preferences')
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
  async export(
    @CurrentCaller() caller: Caller,
    @Headers('accept') accepted: string | undefined,
  ): Promise<StreamableFile> {
    const { stream, mediaType, fileName } = await this.exports.start(caller.userId, accepted);
    return new StreamableFile(stream, { type: mediaType, disposition: `attachment; filename="${fileName}"` });
  }

  @SignedIn()
  @Delete()
  async delete(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { password }: DeleteAccountDto,
  ): Promise<MessageResponse> {
    await this.users.delete(caller.userId, password, client);
    return { message: 'Your account and your data have been deleted.' };
  }
}
