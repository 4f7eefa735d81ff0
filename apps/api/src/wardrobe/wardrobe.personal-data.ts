import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data/personal-data';
import { WardrobePhotosRepository } from './photos/wardrobe-photos.repository';
import { WardrobePiecesRepository } from './pieces/wardrobe-pieces.repository';

/** The wardrobe's share of what is held about a user. */
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

  /** Every piece, what was taken out too, its photograph as a data URL. */
  private async export(userId: string): Promise<unknown[]> {
    const photos = new Map(
      (await this.photos.all(userId)).map(({ pieceId, bytes }) => [pieceId, bytes] as const),
    );
    return (await this.pieces.all(userId)).map(({ position: _, ...piece }) => {
      const photo = photos.get(piece.id);
      return { ...piece, photo: photo ? `data:image/webp;base64,${photo.toString('base64')}` : null };
    });
  }
}
