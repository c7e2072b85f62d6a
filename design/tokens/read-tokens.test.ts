import { describe, expect, it } from 'vitest';
import { readTokens, resolveTokens } from './read-tokens.ts';

const tokens = readTokens([
  ':root { --palette-copper: #ac4314; /* --old: #000; */ }',
  ':root { --d-copper: var(--palette-copper); } @media print { :root { --d-copper: #000; } }',
]);

describe('writing colors out', () => {
  it('follows a token to its value', () => {
    expect(resolveTokens('fill="var(--d-copper)"', tokens)).toBe('fill="#ac4314"');
  });

  it('takes the general value of a token, not the one for paper', () => {
    expect(tokens.get('--d-copper')).toBe('var(--palette-copper)');
  });

  it('passes over what is only mentioned in a comment', () => {
    expect(tokens.has('--old')).toBe(false);
  });

  it('stops the build at a token that nobody sets', () => {
    expect(() => resolveTokens('var(--d-gold)', tokens)).toThrow('--d-gold');
  });
});
