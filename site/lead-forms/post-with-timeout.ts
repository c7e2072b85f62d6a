export interface HttpResult {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/**
 * Posts to `url`. Null when nothing answers within `longestWaitMs`: that, and nothing else, is "no connection". Throws where
 * our own script is at fault.
 */
export async function postWithTimeout(
  url: string,
  init: RequestInit,
  longestWaitMs: number,
): Promise<HttpResult | null> {
  // Not AbortSignal.timeout, which iPhones before iOS 16 do not have.
  const ends = new AbortController();
  const timer = setTimeout(() => ends.abort(), longestWaitMs);
  try {
    const response = await fetch(url, { method: 'POST', ...init, signal: ends.signal }).catch(() => null);
    if (response === null) return null;
    const text = await response.text().catch(() => '');
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } finally {
    clearTimeout(timer);
  }
}
