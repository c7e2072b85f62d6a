import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { checkerOf, defaultsOf } from '#leads/forms/form-table.ts';
import { homeFields } from '#leads/forms/home-lead.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';

const home = {
  form: 'home',
  table: homeFields,
  defaults: defaultsOf(homeFields),
  check: checkerOf(homeFields),
} as const;

/** The short form on the home page. Source: specification §2, §3, §5. */
export function HomeLeadForm({ fine }: { readonly fine?: string | undefined }) {
  return <LeadFormFrame {...home} name={words.homeFormName} fine={fine} />;
}
