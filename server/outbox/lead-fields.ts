import type { Lead } from '#leads/forms/lead.ts';

/**
 * Everything a lead holds, side by side: what was typed, the calculator's answers and what the server worked out.
 * For receivers that are programs, and for export.
 */
export function leadFields(lead: Lead): Record<string, unknown> {
  switch (lead.form) {
    case 'home':
    case 'contact':
      return { ...lead.contact };
    case 'roof-cost':
      return { ...lead.contact, ...lead.answers, ...lead.estimate };
    case 'energy-savings':
      return { ...lead.contact, ...lead.answers, ...lead.savings };
  }
}
