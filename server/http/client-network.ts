import { normalizeIP } from '@fastify/rate-limit';

/**
 * Whose posts are counted together: an IPv4 address as it is; of IPv6 the /64 that one household or phone gets, since its
 * tail changes at will. IPv4 written as IPv6 (`::ffff:1.2.3.4` on a socket for both, or behind NAT64) is IPv4. Some proxies
 * put the port behind it, which is another for each connection. A sender who has just hung up has none.
 */
export function networkOf(address: string | undefined): string {
  const alone = (address ?? '').replace(/^(?:([\d.]+)|\[(.+)\]):\d+$/, '$1$2');
  return normalizeIP(alone.replace(/^64:ff9b::/i, '::ffff:'));
}
