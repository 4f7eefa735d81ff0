import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData, PersonalPicture } from '../platform/personal-data/personal-data';
import { WardrobePhotosRepository } from './photos/wardrobe-photos.repository';
import { WardrobePiecesRepository } from './pieces/wardrobe-pieces.repository';

@Injectable()
export class WardrobePersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly pieces: WardrobePiecesRepository,
    private readonly photos: WardrobePhotosRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'wardrobe',
      exportFor: (userId) => this.export(userId),
      eraseFor: async (userId) => {
        await this.pieces.deleteAll(userId);
        await this.photos.deleteAll(userId);
      },
    });
  }

  private async *export(userId: string): AsyncGenerator<object> {
    for await (const { position: _, photo, ...piece } of this.pieces.findAll(userId)) {
      const readPhoto = () => this.photos.readOwn(userId, piece.id);
      yield { ...piece, photo: photo && new PersonalPicture(`photographs/${piece.id}.webp`, readPhoto) };
    }
  }
}
