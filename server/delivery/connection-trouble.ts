/** What went wrong below the protocol, in an operator's words. Codes only: messages can name addresses. */
const troubles: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ECONNECTION: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  EDNS: 'the host name could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'no answer in time',
  BAD_PORT: 'that port belongs to another protocol than HTTP',
  ETLS: 'no safe connection could be agreed on',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Why a try is over when its signal ended it; null while the signal has not fired. */
export function describeEnding(signal: AbortSignal): string | null {
  if (!signal.aborted) return null;
  const isTimeUp = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return isTimeUp ? 'no answer in time' : 'the try was ended before there was an answer';
}

export function describeConnectionTrouble(error: unknown): string {
  const codes = codesOf(error);
  const known = codes.find((code) => Object.hasOwn(troubles, code));
  if (known) return troubles[known] as string;
  return codes[0] ? `unknown trouble (${codes[0]})` : 'unknown trouble';
}

/** The most telling code first: a mail library hides the socket's behind `originalCode`, `fetch` behind `cause`. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { originalCode, code } = error as NodeJS.ErrnoException & { originalCode?: unknown };
  const own = [originalCode, code].filter((each) => typeof each === 'string');
  if (error.message === 'bad port') own.push('BAD_PORT');
  // A host with several addresses fails with one error for each of them.
  const several = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [...own, ...[error.cause, ...several].flatMap(codesOf)];
}
