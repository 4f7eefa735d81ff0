import ipaddr from 'ipaddr.js';

/** Addresses that are given out to the public (RFC 4291, section 2.4); the library calls some others unicast too. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not this machine, not a private or link-local network, no
 * carrier's or cloud's own address, no multicast or reserved one, and none that leads to such a one through an IPv4-mapped,
 * NAT64, 6to4 or Teredo address. What is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address in the clothes of IPv6 is judged as the IPv4 address that it is.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_UNICAST);
}

/** Whether an IP address is of this machine alone. */
export function isLoopbackAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
}
