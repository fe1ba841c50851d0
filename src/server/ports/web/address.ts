import ipaddr from 'ipaddr.js';

const ALL_OF_THE_WEB = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
/** Blocks inside what is routed that reach elsewhere: protocol assignments, documentation, 6to4 (RFC 6890, RFC 9637, RFC 3056). */
const NOT_OF_THE_WEB = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(
  (block) => ipaddr.parseCIDR(block) as [ipaddr.IPv6, number],
);
const RELAY = ipaddr.parseCIDR('192.88.99.0/24') as [ipaddr.IPv4, number];

/** Whether an address, as digits, is one of the public net. What is no address is not. */
export function isPublicAddress(digits: string): boolean {
  if (!ipaddr.isValid(digits)) return false;
  const address = ipaddr.parse(digits);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && !address.match(RELAY);
  return (
    address.range() === 'unicast' &&
    address.match(ALL_OF_THE_WEB) &&
    !NOT_OF_THE_WEB.some((block) => address.match(block))
  );
}

/** Whether a host, as WHATWG URL writes it, may be asked for: a public address, or a name of more than one label. */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (ipaddr.IPv4.isValid(host)) return isPublicAddress(host);
  return /[^.]\.[^.]/.test(host);
}
