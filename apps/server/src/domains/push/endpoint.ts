import { BlockList, isIP } from 'node:net';

/** Private, loopback and reserved networks, which contain no push service. */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [net, prefix, family] of PRIVATE) blocked.addSubnet(net, prefix, family);

/** Includes IPv4-mapped IPv6. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Matches `push.example`, or `*.push.example` for its subdomains. */
function matchesHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/** For tests; `config.ts` rejects plain http in production. */
const isPlainHttp = (pattern: string): boolean => pattern.startsWith('http://');

/**
 * Requires https on the default port of an allowed host, so that a client cannot make the server call other addresses
 * (SSRF).
 */
export function isEndpointAllowed(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (hosts.some((host) => isPlainHttp(host) && host === origin)) return true;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && port === '' && !isNumber && hosts.some((host) => matchesHost(hostname, host));
}
