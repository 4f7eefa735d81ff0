import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../platform/clock/durations';
import { LOGGER } from '../../platform/logging/logger';
import { PersonalData, type PersonalPicture } from '../../platform/personal-data/personal-data';
import { toUser } from '../user-view';
import type { UserRecord } from '../user-record';
import { UsersService } from '../users.service';
import { ExportSlots } from './export-slots';
import { createArchive } from './write-archive';
import { writeJson } from './write-json';

const ARCHIVE_TYPE = 'application/zip';

/** A slow client must not block others' exports. */
const MAX_MS = 15 * MINUTE_MS;

export interface AccountExport {
  stream: Readable;
  mediaType: string;
  fileName: string;
}

/** Streams, so that an account of any size takes the same memory. */
@Injectable()
export class AccountExportsService {
  private readonly slots = new ExportSlots();

  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends when its stream closes. Sends an archive only if `accepted` includes it.
   * @throws UnauthenticatedError when the account is gone; ExportRunningError, ExportsBusyError
   */
  async start(userId: string, accepted = ''): Promise<AccountExport> {
    const giveBack = this.slots.take(userId);
    try {
      const record = await this.users.record(userId);
      const asArchive = accepted.includes(ARCHIVE_TYPE);
      const stream = asArchive
        ? createArchive((toText) => writeJson(this.readShares(record), toText))
        : Readable.from(writeJson(this.readShares(record), toDataUrl), { objectMode: false });
      const timer = setTimeout(() => stream.destroy(new Error('An export took too long')), MAX_MS);
      timer.unref();
      stream.on('error', (error) => this.logger.error({ err: error, userId }, 'An export was interrupted'));
      const finish = () => {
        clearTimeout(timer);
        stream.off('end', finish).off('close', finish);
        giveBack();
      };
      // On the last byte, so that the client can request another one right away.
      stream.once('end', finish).once('close', finish);
      return asArchive
        ? { stream, mediaType: ARCHIVE_TYPE, fileName: 'figura-data.zip' }
        : { stream, mediaType: 'application/json; charset=utf-8', fileName: 'figura-data.json' };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  private async *readShares(record: UserRecord): AsyncGenerator<readonly [name: string, share: unknown]> {
    const { couponCode, firstSteps, startAnswers, adultAt, createdAt } = record;
    yield ['user', { ...toUser(record), couponCode, firstSteps, startAnswers, adultAt, createdAt }];
    yield* this.personalData.exportFor(record.id);
  }
}

async function toDataUrl(picture: PersonalPicture): Promise<string | null> {
  const bytes = await picture.read();
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
}
