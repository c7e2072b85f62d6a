import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, withContentSecurityPolicy } from './content-security-policy.ts';

const none = { connectOrigins: [] };
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('an inline script may run by its hash, a linked one because it is ours', () => {
  const policy = contentSecurityPolicy(
    '<script>go()</script><script type="module" src="/a.js"></script>',
    none,
  );
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
});

test('structured data needs no permission because nothing runs', () => {
  expect(contentSecurityPolicy('<script type="application/ld+json">{"a":1}</script>', none)).toContain(
    "script-src 'self';",
  );
});

test('no policy allows inline code in general', () => {
  const policy = contentSecurityPolicy('<style>a{}</style><script>1</script>', none);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(hash('a{}'));
});

test('the page may post to the form service only in the build that does', () => {
  expect(contentSecurityPolicy('', none)).toContain("connect-src 'self';");
  expect(contentSecurityPolicy('', { connectOrigins: ['https://forms.example'] })).toContain(
    "connect-src 'self' https://forms.example;",
  );
});

test('the policy comes before anything it applies to', () => {
  const html = withContentSecurityPolicy('<head><meta charset="utf-8"><script>x</script></head>', none);
  expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<script'));
  expect(() => withContentSecurityPolicy('<head></head>', none)).toThrow('charset');
});
