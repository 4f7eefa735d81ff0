import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

export const Client = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  buildClientKey(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** The IPv4 address, or the /64 of an IPv6 address (`2001:db8:0:7::/64`). `::ffff:192.0.2.1` counts as IPv4. */
export function buildClientKey(text = ''): string {
  if (!isIP(text)) return 'unknown';
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  // The network, since its owner has all 2^64 addresses in it.
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** The /48 around a /64; anything else is unchanged. */
export function toNetwork(client: string): string {
  return client.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** The /48 around a /64; anything else is unchanged. */
export function buildClientEmailKey(client: string, email: string): string {
  return `${toNetwork(client)} ${email}`;
}
