import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type Config, CONFIG } from '../../platform/config/config';
import { Doctor, type Finding, reportDoubt, reportOk, reportProblem } from '../../operations/doctor/doctor';
import type { PictureBucket } from '../picture-bucket';
import { PictureDocumentsRepository } from '../picture-documents.repository';
import { PICTURE_BUCKET } from '../picture-store';

const ADVICE = 'Start it, or correct the settings that begin with S3_.';

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
    if (!this.bucket) return reportOk('They are kept in the database');
    const probe = randomBytes(16);
    const object = `doctor/${probe.toString('base64url')}`;
    await this.bucket.put(object, probe);
    const found = await this.bucket.read(object);
    await this.bucket.delete([object]);
    const says = `Written to, read from and deleted in the bucket ${this.config.pictures!.bucket}`;
    if (found?.equals(probe)) return reportOk(says);
    return reportProblem('The bucket returns something else than it was given', ADVICE);
  }

  private async examinePlaces(): Promise<Finding> {
    if (!this.bucket && (await this.documents.isAnyIn('bucket')))
      return reportProblem(
        'Pictures are in a bucket that is not set',
        'Set S3_BUCKET and its keys again; "pictures move --to database" fetches the pictures first.',
      );
    if (this.bucket && (await this.documents.isAnyIn('database')))
      return reportDoubt(
        'Some are still in the database',
        'They are shown from there; "pictures move" moves them to the bucket.',
      );
    return reportOk('All are where the settings say');
  }
}
