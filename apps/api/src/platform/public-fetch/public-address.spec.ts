import { isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '2606:2800:220:1::1',
    '2a00:1450:4001::1',
  ])('accepts %s as public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['loopback addresses', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::']],
    ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
    ['link-local addresses', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
    ['cloud metadata addresses', ['169.254.169.254', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['multicast and broadcast', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    [
      'documentation, benchmark and reserved ranges',
      ['192.0.2.1', '198.18.0.1', '203.0.113.9', '240.0.0.1', '2001:db8::1'],
    ],
    ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::7f00:1']],
    [
      'translated addresses',
      ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '::ffff:0:7f00:1', '2002:7f00:1::', '2001:0:1::1'],
    ],
    ['unassigned ranges', ['4000::1', '100::1', '5f00::1', '3fff::1']],
    ['invalid addresses', ['', 'localhost', '1.2.3.4.5', '1.1.1.1/8', 'http://1.1.1.1']],
  ])('refuses %s', (_name, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
