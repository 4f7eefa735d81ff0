import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { nameField } from '../../platform/errors/domain-error';
import { PROFILE_PICTURE } from '../pictures/picture-fields';
import { PictureEncoderService } from '../pictures/picture-encoder.service';
import { ProfileImagesRepository } from './profile-images.repository';
import { toUser } from '../user-view';
import { NothingToChangeError } from '../users.errors';
import type { UserChanges, UserRecord } from '../user-record';
import { UsersRepository } from '../users.repository';
import { UsersService } from '../users.service';
import type { User } from '../users.dto';

export interface ProfileChanges extends Partial<
  Pick<UserRecord, 'firstName' | 'lastName' | 'gender' | 'unitPreference'>
> {
  nickname?: string;
}

@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: UsersService,
    private readonly users: UsersRepository,
    private readonly images: ProfileImagesRepository,
    private readonly pictures: PictureEncoderService,
  ) {}

  /** Omitted fields stay unchanged; deletes the old picture. Throws NothingToChangeError. */
  async update(userId: string, changes: ProfileChanges, picture: Buffer | null): Promise<User> {
    const { nickname, ...rest } = changes;
    const fields: UserChanges = {
      ...rest,
      ...(nickname !== undefined && { nickname: cleanNickname(nickname) }),
    };
    if (!picture) {
      if (Object.values(fields).every((value) => value === undefined)) throw new NothingToChangeError();
      return this.accounts.change(userId, fields);
    }

    const profileImage = randomBytes(16).toString('base64url');
    const { field, label } = PROFILE_PICTURE;
    const bytes = await nameField(field, () => this.pictures.encode(picture, label));
    await this.images.create(userId, profileImage, bytes);
    const before = await this.users.exchangePicture(userId, { ...fields, profileImage });
    // If the account no longer exists, the new picture must be deleted.
    const unused = before === undefined ? profileImage : before;
    if (unused) await this.images.delete(userId, unused);
    return toUser(await this.accounts.record(userId));
  }

  async removePicture(userId: string): Promise<User> {
    const before = await this.users.exchangePicture(userId, { profileImage: null });
    if (before) await this.images.delete(userId, before);
    return toUser(await this.accounts.record(userId));
  }
}

/** Forms send the text `null` for a blank nickname. */
function cleanNickname(text: string): string | null {
  const trimmed = text.replace(/\p{Cc}/gu, ' ').trim();
  return trimmed === '' || trimmed === 'null' ? null : trimmed;
}
