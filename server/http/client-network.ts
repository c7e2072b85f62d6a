import { isIP } from 'node:net';

/**
 * Whose posts are counted together: an IPv4 address as it is; of IPv6 the /64 that one household or phone gets, since
 * its tail changes at will. IPv4 in the clothes of IPv6 (`::ffff:1.2.3.4` on a socket for both, or behind NAT64) is IPv4.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address.replace(/%.*$/, ''));
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const isNat64 =
    groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((group) => group === 0);
  if (isMapped || isNat64) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address, however it is abbreviated. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return parse(head);
  const [before, after] = [parse(head), parse(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
