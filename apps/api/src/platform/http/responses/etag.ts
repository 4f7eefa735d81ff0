import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Weak, since the same content is sent in several encodings. */
export function computeEtag(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** The header may list several tags, and proxies may have weakened them. */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').map(stripWeakPrefix).includes(stripWeakPrefix(etag));
}

function stripWeakPrefix(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** For an `onSend` hook: sends the response without its body. */
export function markNotModified(reply: FastifyReply): void {
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
}
