import ipaddr from 'ipaddr.js';

/** Public addresses by RFC 4291, section 2.4; the library's "unicast" is wider. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * False for local, private, link-local, carrier-grade NAT, cloud, multicast, and reserved addresses, even
 * inside IPv4-mapped, NAT64, 6to4, or Teredo addresses.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4-mapped IPv6 address is judged as its IPv4 address.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_UNICAST);
}

export function isLoopbackAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
}
