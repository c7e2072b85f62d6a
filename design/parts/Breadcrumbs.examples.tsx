import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Example } from './example.ts';

export const breadcrumbsExamples: Example[] = [
  {
    name: 'three deep',
    element: (
      <Breadcrumbs
        label="Breadcrumb"
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Services', path: '/services' },
          { name: 'Metal', path: '/metal' },
        ]}
      />
    ),
  },
];
