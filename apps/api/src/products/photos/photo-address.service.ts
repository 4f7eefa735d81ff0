import { PHOTO_WIDTHS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../../platform/config/secrets';

/** Characters of a key: 128 bits in base64url. */
const KEY_BYTES = 16;
const LARGEST = PHOTO_WIDTHS.at(-1)!;

/**
 * Where photographs are. `<img>` sends no token: a URL holds a key that nobody can guess, and only the list of products,
 * which is paid for, gives it out. It names the shop's address too, so that another photograph has another URL.
 */
@Injectable()
export class PhotoAddress {
  constructor(private readonly secrets: Secrets) {}

  /** URL below the API's base path, in the largest width; null where the shop has no photograph. */
  findUrl(productId: string, image: string): string | null {
    if (!image) return null;
    const key = this.getKey(productId, image).toString('base64url');
    return `/products/${productId}/photos/${LARGEST}/${key}.webp`;
  }

  /** Whether a file's name is that of the photograph. */
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
