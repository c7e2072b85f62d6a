import { useState } from 'react';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { formatPhone } from '#leads/forms/phone.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import { readToday } from '../../paper/read-today.ts';

/** What a visitor's own paper says of them and their request, today. */
export function describeIssue<
  Entries extends { readonly phone: string; readonly request: SentRequest | null },
>(entries: Entries) {
  const whereabouts = entries.request?.whereabouts;
  return {
    customer: { ...entries, phone: formatPhone(entries.phone) },
    reference: whereabouts?.kind === 'received' ? whereabouts.reference : null,
    issuedOn: readToday(),
  };
}

/** A paper as a file to keep. `save` never throws: what fails is in `state`. */
export function usePaperFile(compose: () => PaperDocument, onSaved?: () => void) {
  const [state, setState] = useState<'idle' | 'preparing' | 'failed'>('idle');
  const save = async (saveAs: (paper: PaperDocument) => void | Promise<void>) => {
    setState('preparing');
    try {
      await saveAs(compose());
      setState('idle');
      onSaved?.();
    } catch {
      setState('failed');
    }
  };
  return { state, save: (saveAs: Parameters<typeof save>[0]) => void save(saveAs) };
}
