import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../platform/config/secrets';

const ID_BYTES = 12;
/** 128-bit signature. */
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{38}$/;

/**
 * The signed user id, which can only stop the Monday email. Tokens never expire, since old emails may be
 * opened.
 */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly secrets: Secrets) {}

  createToken(userId: string): string {
    const id = Buffer.from(userId, 'hex');
    return Buffer.concat([id, this.sign(id)]).toString('base64url');
  }

  findUserId(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    return timingSafeEqual(bytes.subarray(ID_BYTES), this.sign(id)) ? id.toString('hex') : null;
  }

  private sign(id: Buffer): Buffer {
    return createHmac('sha256', this.secrets.unsubscribeKey).update(id).digest().subarray(0, SIGNATURE_BYTES);
  }
}
