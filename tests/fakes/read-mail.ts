/** One mail as a mail program would show it. */
export interface ReadMail {
  readonly source: string;
  /** Header names in lower case, values unfolded and decoded, in order of appearance. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly html: string;
}

/** Reads what our own mails are made of: text and HTML as alternatives, nothing attached. */
export function readMail(source: string): ReadMail {
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)/.exec(headerOf(headers, 'content-type'))?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(splitPart) : [{ headers, body }];
  const find = (type: string) => {
    const part = parts.find((each) => headerOf(each.headers, 'content-type').startsWith(type));
    return part ? decodeBody(part.body, headerOf(part.headers, 'content-transfer-encoding')) : '';
  };
  return {
    source,
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    text: find('text/plain'),
    html: find('text/html'),
  };
}

export function headerOf(headers: ReadMail['headers'], name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

function splitPart(part: string): { headers: [string, string][]; body: string } {
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
