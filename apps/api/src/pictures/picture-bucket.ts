import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../platform/config/config';
import { PicturesUnavailableError } from './pictures.errors';

const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const DELETED_AT_ONCE = 8;

/** All failures are {@link PicturesUnavailableError}. */
export class PictureBucket {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({
    bucket,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    pathStyle,
  }: NonNullable<Config['pictures']>) {
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint }),
      forcePathStyle: pathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // Many S3-compatible stores lack newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  async put(object: string, bytes: Buffer): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: object,
      Body: bytes,
      ContentType: 'image/webp',
    });
    await reach(() => this.client.send(command));
  }

  async read(object: string): Promise<Buffer | null> {
    return reach(async () => {
      try {
        const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: object }));
        return Buffer.from(await Body!.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  /** One by one, since not every store supports bulk deletes. */
  async delete(objects: readonly string[]): Promise<void> {
    for (let from = 0; from < objects.length; from += DELETED_AT_ONCE)
      await reach(() =>
        Promise.all(
          objects
            .slice(from, from + DELETED_AT_ONCE)
            .map((object) => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: object }))),
        ),
      );
  }

  close(): void {
    this.client.destroy();
  }
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new PicturesUnavailableError({ cause: error });
  }
}
