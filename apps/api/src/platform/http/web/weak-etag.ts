import { createHash } from 'node:crypto';

/** Names a content; weak, since it stands for every encoding of it. */
export function computeWeakEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
