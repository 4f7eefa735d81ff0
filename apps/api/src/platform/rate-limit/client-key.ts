import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isIPv4, isIPv6 } from 'node:net';

/** A network is a /64: its holder has all 2^64 addresses in it. */
const NETWORK_GROUPS = 4;

export const Client = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  buildClientKey(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** The IPv4 address, or the /64 of an IPv6 address (`2001:db8:0:7::/64`). `::ffff:192.0.2.1` counts as IPv4. */
export function buildClientKey(address: string | undefined): string {
  const bare = (address ?? '').split('%', 1)[0]!;
  if (!isIPv6(bare)) return isIPv4(bare) ? bare : 'unknown';
  const groups = listGroups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 0xff, groups[7]! >> 8, groups[7]! & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The /48 around a /64; anything else stays as it is. */
export function toNetwork(client: string): string {
  return client.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** By the whole network, so that no client uses up what all clients may do for an email address. */
export function buildClientEmailKey(client: string, email: string): string {
  return `${toNetwork(client)} ${email}`;
}

function listGroups(address: string): number[] {
  // WHATWG URLs write an address in one way: hexadecimal, without an IPv4 part.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const parse = (part: string) => (part ? part.split(':').map((group) => parseInt(group, 16)) : []);
  const [first, last] = [parse(head), parse(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
