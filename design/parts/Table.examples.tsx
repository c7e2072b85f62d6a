import type { Example } from './example.ts';
import { Table } from './Table.tsx';

export const tableExamples: Example[] = [
  {
    name: 'figures',
    element: (
      <Table
        caption="What a roof of 2,000 sq ft comes to"
        columns={[
          { title: 'Material' },
          { title: 'Total', isFigure: true },
          { title: 'Years', isFigure: true },
        ]}
        rows={[
          ['Metal', '$18,000', '50'],
          ['Slate', '$30,000', '75'],
        ]}
      />
    ),
  },
  {
    name: 'two columns that explain themselves',
    element: (
      <Table
        caption="Opening hours"
        showsCaption={false}
        showsColumnTitles={false}
        columns={[{ title: 'Day' }, { title: 'Hours', isFigure: true }]}
        rows={[
          ['Monday', '7AM–6PM'],
          ['Sunday', 'Closed'],
        ]}
      />
    ),
  },
];
