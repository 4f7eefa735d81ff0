import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type Config, CONFIG } from '../../platform/config/config';
import { Doctor, type Finding, reportWarning, reportOk, reportProblem } from '../../operations/doctor/doctor';
import type { PictureBucket } from '../picture-bucket';
import { PictureDocumentsRepository } from '../picture-documents.repository';
import { PICTURE_BUCKET } from '../picture-store';

const ADVICE = 'Start the store, or fix the settings that begin with S3_.';

@Injectable()
export class PicturesExamination implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    @Inject(PICTURE_BUCKET) private readonly bucket: PictureBucket | null,
    private readonly documents: PictureDocumentsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const about = 'pictures';
    this.doctor.register({ about, advice: ADVICE, examine: () => this.examineBucket() });
    this.doctor.register({ about, advice: ADVICE, isStored: true, examine: () => this.examinePlaces() });
  }

  private async examineBucket(): Promise<Finding> {
    if (!this.bucket) return reportOk('Stored in the database');
    const probe = randomBytes(16);
    const object = `doctor/${probe.toString('base64url')}`;
    await this.bucket.put(object, probe);
    const found = await this.bucket.read(object);
    await this.bucket.delete([object]);
    const says = `Can write, read and delete in the bucket ${this.config.pictures!.bucket}`;
    if (found?.equals(probe)) return reportOk(says);
    return reportProblem('The bucket returns different data than was stored', ADVICE);
  }

  private async examinePlaces(): Promise<Finding> {
    if (!this.bucket && (await this.documents.isAnyIn('bucket')))
      return reportProblem(
        'Some pictures are in a bucket that is not configured',
        'Set S3_BUCKET and its keys again; before removing them, run "pictures move --to database".',
      );
    if (this.bucket && (await this.documents.isAnyIn('database')))
      return reportWarning(
        'Some pictures are still in the database',
        'They are served from there; "pictures move" moves them to the bucket.',
      );
    return reportOk('All pictures are where the settings say');
  }
}
