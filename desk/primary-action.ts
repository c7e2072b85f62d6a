import type { Stage } from '#leads/progress/stage.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';

/** What comes next; its button is the one dark button of the page. Null: nothing to do before the visit. */
export function primaryAction(
  { stage, visitAt, next, phoneNormalized }: (DeskPage & { readonly kind: 'request' })['details'],
  now: number,
): 'call' | Stage | null {
  const isDue = stage === 'new' || (next !== null && Date.parse(next.at) <= now);
  if (isDue && stage !== 'won' && stage !== 'lost') return phoneNormalized === null ? 'called' : 'call';
  if (stage === 'called') return 'visit-set';
  return stage === 'visit-set' && visitAt !== null && Date.parse(visitAt) < now ? 'won' : null;
}
