import type { Graph, Thing } from 'schema-dts';

/** Several descriptions in one script, able to point at each other by `@id`. */
export function describeTogether(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

// A "</script>" inside a text would end the element; the two line separators are legal in JSON and not in older scripts.
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a `<script>` element whatever the texts contain. */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
