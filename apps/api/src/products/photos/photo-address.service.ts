import { PHOTO_WIDTHS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../../platform/config/secrets';

/** 128 bits. */
const KEY_BYTES = 16;
const LARGEST = PHOTO_WIDTHS.at(-1)!;

/**
 * `<img>` sends no token, so URLs contain an unguessable key that only the paid product list returns. It also
 * depends on the source URL.
 */
@Injectable()
export class PhotoAddress {
  constructor(private readonly secrets: Secrets) {}

  /** Relative to the API's base path, in the largest width; null without a photo. */
  findUrl(productId: string, image: string): string | null {
    if (!image) return null;
    const key = this.getKey(productId, image).toString('base64url');
    return `/products/${productId}/photos/${LARGEST}/${key}.webp`;
  }

  isKey(productId: string, image: string, key: string): boolean {
    const given = Buffer.from(key, 'base64url');
    return given.length === KEY_BYTES && timingSafeEqual(given, this.getKey(productId, image));
  }

  private getKey(productId: string, image: string): Buffer {
    return createHmac('sha256', this.secrets.photoKey)
      .update(`${productId}\n${image}`)
      .digest()
      .subarray(0, KEY_BYTES);
  }
}
