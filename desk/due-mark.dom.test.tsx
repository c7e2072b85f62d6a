import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LeadRecord } from '#server/office/lead-record.ts';
import { DueMark } from './StageMark.tsx';

test('a call that was due on an earlier day is marked late, one of today is not', () => {
  const now = Date.parse('2026-11-26T20:00:00Z');
  const textAt = (at: string) => {
    const lead = {
      stage: 'called',
      next: { step: 'call', at },
      visitAt: null,
      quarantine: null,
      receivedAt: at,
    };
    return render(<DueMark lead={lead as unknown as LeadRecord} now={now} />).container.textContent;
  };
  expect(textAt('2026-11-25T14:00:00Z')).toContain('(late)');
  expect(textAt('2026-11-26T14:00:00Z')).not.toContain('(late)');
  expect(textAt('2026-11-27T14:00:00Z')).not.toContain('(late)');
});
