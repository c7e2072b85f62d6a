// A US phone number as people here write it.

/** "+19375550142" or "9375550142" → "(937) 555-0142". Anything that is not ten US digits comes back as it was. */
export function formatPhone(digits: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? digits : `(${area}) ${exchange}-${line}`;
}
