import type * as z from 'zod/mini';

/** Field name → what to tell the visitor; the first complaint about a field wins. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a schema says about typed input: the clean value, or a message for every field that needs another look. */
export type Checked<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors };

/** Keeps only the fields the schema knows, and of those only own properties, never inherited ones. */
function ownFields(
  schema: z.ZodMiniObject,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) if (Object.hasOwn(input, name)) known[name] = input[name];
  return known;
}

export function checkFields<S extends z.ZodMiniObject>(
  schema: S,
  input: Readonly<Record<string, unknown>>,
): Checked<z.output<S>> {
  const result = schema.safeParse(ownFields(schema, input));
  if (result.success) return { kind: 'valid', value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (field && !(field in errors)) errors[field] = issue.message;
  }
  return { kind: 'invalid', errors };
}
