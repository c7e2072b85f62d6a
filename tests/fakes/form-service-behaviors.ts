/** How the fake treats a message: as the real service was seen to, and worse. */
export const formServiceBehaviors = [
  'accept',
  'refuse',
  'bad-mailbox',
  'activation',
  'too-many',
  'error',
  'unreachable',
  'html',
  'redirect',
  'hang',
  'half-answer',
  'flood',
  'cut',
  'accept-then-cut',
] as const;
export type FormServiceBehavior = (typeof formServiceBehaviors)[number];

export interface FakeAnswer {
  readonly status: number;
  readonly contentType: 'application/json' | 'text/html';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const inJson = (success: string, message: string): FakeAnswer => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ success, message }),
});
const asPage = (status: number, heading: string): FakeAnswer => ({
  status,
  contentType: 'text/html',
  body: `<!DOCTYPE html><html><head><title>${heading}</title></head><body><h1>${heading}</h1></body></html>`,
});

export const calledFromAFile = inJson(
  'false',
  'Make sure you open this page through a web server, forms will not work in pages browsed as HTML files.',
);

export function answerFor(behavior: FormServiceBehavior, retryAfterSeconds: number): FakeAnswer {
  switch (behavior) {
    case 'accept':
    case 'accept-then-cut':
    case 'half-answer':
      return inJson('true', 'The form was submitted successfully.');
    case 'refuse':
      return inJson('false', 'Something went wrong. Please try again.');
    case 'bad-mailbox':
      return inJson('false', 'The email address of this form is invalid.');
    case 'activation':
      return inJson(
        'false',
        "This form needs Activation. We've sent you an email with an 'Activate Form' link.",
      );
    case 'too-many':
      return {
        ...asPage(429, 'Too many requests'),
        headers: { 'Retry-After': String(retryAfterSeconds) },
      };
    case 'error':
      return asPage(500, 'Internal server error');
    case 'unreachable':
      return asPage(522, 'Connection timed out');
    case 'redirect':
      return { ...asPage(302, 'Found'), headers: { Location: '/thank-you' } };
    case 'html':
    case 'flood':
    case 'hang':
    case 'cut':
      return asPage(200, 'Check that you are not a robot');
  }
}
