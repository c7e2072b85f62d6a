// The looks of a paper that travels alone. Fonts are those the reader's machine has: the file stays small and fetches nothing.

export interface SheetColors {
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
  readonly line: string;
  readonly ground: string;
  readonly sheet: string;
}

export function paperStyle({ text, soft, accent, line, ground, sheet }: SheetColors): string {
  return `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{padding:2rem 1rem;background:${ground};color:${text};font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:50rem;margin:0 auto;padding:clamp(1.25rem,5vw,3rem);background:${sheet};border:1px solid ${line}}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;padding-bottom:1rem;border-bottom:3px solid ${text}}
.company,h1,h2,.figures dd{font-family:Besley,Rockwell,Georgia,'Times New Roman',serif;font-variant-numeric:lining-nums}
.company{font-size:1.375rem;font-weight:600}
address{font-style:normal;font-size:.875rem;text-align:right}
h1{margin:1.5rem 0 .5rem;font-size:2rem;line-height:1.1;font-weight:600}
h2{margin-bottom:.6rem;font-size:1.25rem;line-height:1.2;font-weight:600}
section{margin-top:1.5rem;padding-top:1rem;border-top:1px solid ${line};break-inside:avoid}
section>*+*{margin-top:.6rem}
dt{color:${soft};font-size:.875rem}
dd{font-weight:600;white-space:pre-line}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;font-size:.9375rem}
.head div{display:flex;gap:.5rem;align-items:baseline}
.facts,.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(11rem,100%),1fr));gap:.75rem 1.5rem}
.figures{grid-template-columns:repeat(auto-fit,minmax(min(8.5rem,100%),1fr));align-items:end}
.figures div{display:flex;flex-direction:column-reverse}
.figures dd{font-size:1.5rem;line-height:1.2}
.figures .main dd{color:${accent};font-size:2rem}
.fine{color:${soft};font-size:.875rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.35rem 1rem .35rem 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top}
th{color:${soft};font-size:.875rem;font-weight:400}
tfoot td{font-weight:700}
th:last-child,td:last-child{padding-right:0;text-align:right}
.offer{padding:.75rem 1rem;border:2px dashed ${accent}}
.offer strong{color:${accent};font-size:1.5rem}
.boxes{padding-left:0;list-style:none}
.boxes li::before{content:'☐ '}
@page{margin:16mm 15mm}
@media print{body{padding:0;background:none;font-size:10pt}main{max-width:none;padding:0;border:0}}
`.trim();
}
