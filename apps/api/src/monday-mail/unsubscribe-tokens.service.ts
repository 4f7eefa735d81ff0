import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secrets } from '../platform/config/secrets';

/** Of a user's id. */
const ID_BYTES = 12;
/** Of the signature: 128 bits. */
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{38}$/;

/**
 * Tokens that stop a user's Monday mail and do nothing else: the user's id, signed. They end never, since a mail may be
 * opened years later, and are the same in each mail.
 */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly secrets: Secrets) {}

  getFor(userId: string): string {
    const id = Buffer.from(userId, 'hex');
    return Buffer.concat([id, this.sign(id)]).toString('base64url');
  }

  /** The id of the user whose token it is; null when it is nobody's. */
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
