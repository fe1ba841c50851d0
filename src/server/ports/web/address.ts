import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const block4 = (text: string): [ipaddr.IPv4, number] => ipaddr.IPv4.parseCIDR(text);
const block6 = (text: string): [ipaddr.IPv6, number] => ipaddr.IPv6.parseCIDR(text);

/** All of IPv6 that is routed on the public net (RFC 4291, IANA). What carries an IPv4 address inside (mapped, compatible, NAT64) lies outside of it. */
const ROUTED = block6('2000::/3');
/** Blocks inside what is routed that reach elsewhere: protocol assignments with Teredo, documentation, 6to4 (RFC 6890, RFC 4380, RFC 9637, RFC 3056). */
const NOT_OF_THE_WEB_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(block6);
/** Relays of 6to4 (RFC 7526), and the address by which Azure answers each of its machines from inside. */
const NOT_OF_THE_WEB_4 = ['192.88.99.0/24', '168.63.129.16/32'].map(block4);

/** Whether an address, as digits, is one of the public net. What is no address is not. */
export function isPublicAddress(digits: string): boolean {
  // ipaddr.js also reads the old short forms, such as 127.1.
  if (isIP(digits) === 0) return false;
  const address = ipaddr.parse(digits);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !NOT_OF_THE_WEB_4.some((block) => address.match(block));
  return address.match(ROUTED) && !NOT_OF_THE_WEB_6.some((block) => address.match(block));
}

/** A name of at least two labels, in the letters of names (RFC 952, RFC 1123; underscores are seen in practice). */
const NAME = /^[a-z\d_-]+(?:\.[a-z\d_-]+)+\.?$/;

/** Whether a host, as WHATWG URL writes it, may be asked for: a public address, or such a name. */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (ipaddr.IPv4.isValid(host)) return isPublicAddress(host);
  return NAME.test(host);
}
