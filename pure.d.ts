// What content, calculators and leads may use of the platform: pure functions that browsers and Node both have.

declare class URLSearchParams {
  constructor(query: string | readonly (readonly [string, string])[]);
  get(name: string): string | null;
  has(name: string): boolean;
  getAll(name: string): string[];
  toString(): string;
}

declare class TextEncoder {
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}
