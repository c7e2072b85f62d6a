/** One mail as a mail program would show it. */
export interface ReadMail {
  readonly source: string;
  /** Header names in lower case, values unfolded and decoded, in order of appearance. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly fileName: string; readonly bytes: Uint8Array }[];
}

interface Part {
  readonly headers: [string, string][];
  readonly body: string;
}

/** Reads what our own mails are made of: text and HTML as alternatives, and files in base64. */
export function readMail(source: string): ReadMail {
  const whole = splitPart(source);
  const { headers } = whole;
  const parts = partsOf(whole);
  const find = (type: string) => {
    const part = parts.find((each) => headerOf(each.headers, 'content-type').startsWith(type));
    return part ? decodeBody(part.body, headerOf(part.headers, 'content-transfer-encoding')) : '';
  };
  return {
    source,
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    text: find('text/plain'),
    html: find('text/html'),
    attachments: parts.flatMap((part) => {
      const disposition = headerOf(part.headers, 'content-disposition');
      const [, fileName] = /filename\*?\d*\*?=(?:utf-8'')?"?([^";]+)/.exec(disposition) ?? [];
      return fileName
        ? [
            {
              fileName: decodeURIComponent(fileName),
              bytes: new Uint8Array(Buffer.from(part.body, 'base64')),
            },
          ]
        : [];
    }),
  };
}

/** Every part that is not itself made of parts. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(headerOf(part.headers, 'content-type'))?.[1];
  return boundary ? part.body.split(`--${boundary}`).slice(1, -1).map(splitPart).flatMap(partsOf) : [part];
}

export function headerOf(headers: ReadMail['headers'], name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

function splitPart(part: string): Part {
  const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: rest.join('\r\n\r\n').replace(/\r\n$/, '') };
}

function decodeBody(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body.replace(/=\r\n/g, ''))
        : Buffer.from(body);
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      (encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : quotedPrintable(word.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
