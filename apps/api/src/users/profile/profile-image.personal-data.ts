import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, PersonalPicture } from '../../platform/personal-data/personal-data';
import { ProfileImagesRepository } from './profile-images.repository';
import { UsersRepository } from '../users.repository';

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

  private async export(userId: string): Promise<PersonalPicture | null> {
    const name = (await this.users.findById(userId))?.profileImage;
    return name ? new PersonalPicture('profile-picture.webp', () => this.images.read(name)) : null;
  }
}
