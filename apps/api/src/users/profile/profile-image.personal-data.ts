import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { ProfileImagesRepository } from './profile-images.repository';
import { UsersRepository } from '../users.repository';

/** The pictures' share of what is held about a user. */
@Injectable()
export class ProfileImagePersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersRepository,
    private readonly images: ProfileImagesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'profileImage',
      exportFor: (userId) => this.export(userId),
      eraseFor: (userId) => this.images.deleteAll(userId),
    });
  }

  /** A data URL, or null when the user has no picture. */
  private async export(userId: string): Promise<string | null> {
    const user = await this.users.findById(userId);
    const bytes = user?.profileImage && (await this.images.read(user.profileImage));
    return bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null;
  }
}
