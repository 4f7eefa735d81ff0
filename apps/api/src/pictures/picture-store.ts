import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { JobHandlerRegistry } from '../jobs/job-handler.registry';
import { Clock } from '../platform/clock/clock';
import { DAY_MS, HOUR_MS } from '../platform/clock/durations';
import { toBuffer } from '../platform/database/to-buffer';
import { LOGGER } from '../platform/logging/logger';
import type { KeptPicture, StoredPicture } from './kept-picture';
import type { PictureBucket } from './picture-bucket';
import { PictureDocumentsRepository, type PictureModel, type Place } from './picture-documents.repository';
import { PicturesUnavailableError } from './pictures.errors';
import { UnsettledPicturesRepository } from './unsettled-pictures.repository';

export const PICTURE_BUCKET = Symbol('picture bucket');

/** Longer than any request. */
const SETTLED_MS = HOUR_MS;
const SETTLED_AT_ONCE = 100;

type Save = (picture: KeptPicture) => Promise<boolean>;

/**
 * Documents, or a bucket if configured; reads both. Objects are recorded as unsettled before they are written and before their document is
 * deleted, so that a crash leaves no orphans.
 */
@Injectable()
export class PictureStore implements OnApplicationShutdown {
  constructor(
    handlers: JobHandlerRegistry,
    @Inject(PICTURE_BUCKET) private readonly bucket: PictureBucket | null,
    private readonly documents: PictureDocumentsRepository,
    private readonly unsettled: UnsettledPicturesRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    handlers.register('photos.settle', () => this.settle());
  }

  register(model: PictureModel): void {
    this.documents.register(model);
  }

  /**
   * `save` returns whether a document now has the picture; then `replaced` is deleted.
   * @throws PicturesUnavailableError before any change
   */
  async keep(bytes: Buffer, replaced: readonly StoredPicture[], save: Save): Promise<boolean> {
    return this.keepIn(this.bucket ? 'bucket' : 'database', bytes, replaced, save);
  }

  async keepIn(
    place: Place,
    bytes: Buffer,
    replaced: readonly StoredPicture[],
    save: Save,
  ): Promise<boolean> {
    const old = listObjects(replaced);
    const created = place === 'bucket' ? [`pictures/${randomBytes(16).toString('base64url')}.webp`] : [];
    await this.note([...created, ...old]);
    for (const object of created) await this.requireBucket().put(object, bytes);
    const [object] = created;
    const isSaved = await save(object === undefined ? { bytes } : { object });
    if (isSaved) await this.unsettled.remove(created);
    await this.erase(isSaved ? old : created);
    return isSaved;
  }

  async read(picture: StoredPicture | null): Promise<Buffer | null> {
    if (picture?.bytes) return toBuffer(picture.bytes);
    return picture?.object ? this.requireBucket().read(picture.object) : null;
  }

  /** `remove` deletes their documents. Objects in an unavailable bucket are deleted later. */
  async discard(pictures: readonly StoredPicture[], remove: () => Promise<unknown>): Promise<void> {
    const objects = listObjects(pictures);
    await this.note(objects);
    await remove();
    await this.erase(objects);
  }

  /** Call it before marking a document to expire (`deletedAt`). */
  async watch(pictures: readonly StoredPicture[]): Promise<void> {
    await this.note(listObjects(pictures));
  }

  onApplicationShutdown(): void {
    this.bucket?.close();
  }

  private async note(objects: readonly string[], delayMs = SETTLED_MS): Promise<void> {
    await this.unsettled.put(objects, new Date(this.clock.now().getTime() + delayMs));
  }

  private async erase(objects: readonly string[]): Promise<void> {
    if (objects.length === 0) return;
    try {
      await this.requireBucket().delete(objects);
    } catch (error) {
      this.logger.warn(
        { err: error, count: objects.length },
        'Pictures could not be deleted from the bucket yet; it is tried again',
      );
      return;
    }
    await this.unsettled.remove(objects);
  }

  private async settle(): Promise<void> {
    if (!this.bucket) return;
    let due: string[];
    while ((due = await this.unsettled.listDue(this.clock.now(), SETTLED_AT_ONCE)).length > 0) {
      const uses = await this.documents.findUses(due);
      const expiring = due.filter((object) => uses.get(object) === 'expiring');
      await this.note(expiring, DAY_MS);
      await this.bucket.delete(due.filter((object) => !uses.has(object)));
      await this.unsettled.remove(due.filter((object) => uses.get(object) !== 'expiring'));
    }
  }

  private requireBucket(): PictureBucket {
    if (!this.bucket) throw new PicturesUnavailableError();
    return this.bucket;
  }
}

function listObjects(pictures: readonly StoredPicture[]): string[] {
  return pictures.flatMap(({ object }) => object ?? []);
}
