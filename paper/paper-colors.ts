/** The tokens --text, --text-soft, --text-accent and --line-control: a PDF cannot read custom properties. */
export const paperColors = { text: '#15232b', soft: '#43535b', accent: '#ac4314', line: '#7d8d94' } as const;
