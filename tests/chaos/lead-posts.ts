// One lead over HTTP, as a program sends it, and what the server says of itself.

export interface PostedAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly reference?: string; readonly error?: string };
}

export const leadSaying = (message: string) => ({
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  service: 'Roof Repair',
  message,
});

/** `key` is what the sender calls the lead, and part of what it says. */
export async function postLead(serverUrl: string, key: string): Promise<PostedAnswer> {
  const response = await fetch(`${serverUrl.replace('localhost', '127.0.0.1')}/api/leads/home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(leadSaying(`Shingles on the lawn, ${key}.`)),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as PostedAnswer['body'],
  };
}

export async function statusOf(serverUrl: string, path: '/healthz' | '/readyz'): Promise<number> {
  return (await fetch(`${serverUrl.replace('localhost', '127.0.0.1')}${path}`)).status;
}
