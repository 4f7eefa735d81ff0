import { Inject, Injectable } from '@nestjs/common';
import { ValidationError } from '../../platform/errors/domain-error';
import { setPicture } from '../kept-picture';
import type { PictureBucket } from '../picture-bucket';
import {
  PictureDocumentsRepository,
  type HoldingDocument,
  type Place,
} from '../picture-documents.repository';
import { PICTURE_BUCKET, PictureStore } from '../picture-store';

const MOVED_AT_ONCE = 16;
const OTHER_PLACE = { bucket: 'database', database: 'bucket' } as const;

export interface MovedPictures {
  collection: string;
  moved: number;
  /** Referenced by a document but missing in the bucket. */
  missing: number;
}

interface MoveOptions {
  to: Place;
  dryRun: boolean;
  onProgress: (collection: string, done: number, total: number) => void;
}

/** Safe to kill and rerun at any time. */
@Injectable()
export class PictureMover {
  constructor(
    @Inject(PICTURE_BUCKET) private readonly bucket: PictureBucket | null,
    private readonly documents: PictureDocumentsRepository,
    private readonly pictures: PictureStore,
  ) {}

  async move({ to, dryRun, onProgress }: MoveOptions): Promise<MovedPictures[]> {
    if (!this.bucket)
      throw new ValidationError(['No bucket is set: set S3_BUCKET and its keys for this command, too.']);
    const results: MovedPictures[] = [];
    for (const collection of this.documents.listNames()) {
      const total = await this.documents.count(collection, OTHER_PLACE[to]);
      const result = { collection, moved: dryRun ? total : 0, missing: 0 };
      results.push(result);
      if (dryRun) continue;
      for await (const batch of this.documents.stream(collection, OTHER_PLACE[to], MOVED_AT_ONCE)) {
        const outcomes = await Promise.all(batch.map((document) => this.moveOne(collection, document, to)));
        result.moved += outcomes.filter((outcome) => outcome === 'moved').length;
        result.missing += outcomes.filter((outcome) => outcome === 'missing').length;
        onProgress(collection, result.moved, total);
      }
    }
    return results;
  }

  private async moveOne(
    collection: string,
    document: HoldingDocument,
    to: Place,
  ): Promise<'moved' | 'missing' | 'changed'> {
    const bytes = await this.pictures.read(document);
    if (!bytes) return 'missing';
    const isMoved = await this.pictures.keepIn(to, bytes, [document], (picture) =>
      this.documents.replace(collection, document, setPicture(picture, {})),
    );
    return isMoved ? 'moved' : 'changed';
  }
}
