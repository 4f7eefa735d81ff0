import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { nameField, NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import type { PictureField } from '../../platform/http/requests/upload.interceptor';
import { PictureEncoderService } from '../../users/pictures/picture-encoder.service';
import { WardrobePiecesRepository, type PieceRecord } from '../pieces/wardrobe-pieces.repository';
import { WardrobePhotosRepository } from './wardrobe-photos.repository';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.photos);

export const WARDROBE_PHOTO: PictureField = {
  field: 'photo',
  label: t('photograph'),
  limit: 'photo:account',
};

/** Only the owner can see photos, and no image recognition is run on them. */
@Injectable()
export class WardrobePhotosService {
  constructor(
    private readonly pieces: WardrobePiecesRepository,
    private readonly photos: WardrobePhotosRepository,
    private readonly encoder: PictureEncoderService,
  ) {}

  /** Re-encodes the photo without metadata. */
  async put(userId: string, pieceId: string, photo: Buffer | null): Promise<PieceRecord> {
    if (!(await this.pieces.find(userId, pieceId))) throw new NotFoundError();
    const { field, label } = WARDROBE_PHOTO;
    if (!photo) throw new ValidationError([t('noPhotograph')]).about(field);
    const bytes = await nameField(field, () => this.encoder.encode(photo, label));
    const name = randomBytes(16).toString('base64url');
    await this.photos.put(userId, pieceId, name, bytes);
    const piece = await this.pieces.change(userId, pieceId, { photo: name });
    if (piece) return piece;
    // The piece was deleted in the meantime, and its photo must not outlive it.
    await this.photos.delete(userId, [pieceId]);
    throw new NotFoundError();
  }

  async read(userId: string, pieceId: string, name: string): Promise<Buffer> {
    const bytes = await this.photos.read(userId, pieceId, name);
    if (!bytes) throw new NotFoundError();
    return bytes;
  }

  async remove(userId: string, pieceId: string): Promise<PieceRecord> {
    const piece = await this.pieces.change(userId, pieceId, { photo: null });
    if (!piece) throw new NotFoundError();
    await this.photos.delete(userId, [pieceId]);
    return piece;
  }
}
