import { ArrowLink } from './ArrowLink.tsx';
import type { Example } from './example.ts';

export const arrowLinkExamples: Example[] = [
  { name: 'on the page', element: <ArrowLink href="/about">About the company</ArrowLink> },
  {
    name: 'on a strong surface',
    element: (
      <div data-surface="strong">
        <ArrowLink href="/about">About the company</ArrowLink>
      </div>
    ),
  },
  {
    name: 'inside a card that is one link',
    element: (
      <a href="/about">
        <ArrowLink>See how we do it</ArrowLink>
      </a>
    ),
  },
];
