import { contactFormWords, leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { emergencyChoice } from '#content/services/service-choices.ts';
import { contactFields } from '#leads/forms/contact-lead.ts';
import { checkerOf, defaultsOf } from '#leads/forms/form-table.ts';
import type { ContactPrefill } from './contact-path.ts';
import { LeadFormFrame } from './LeadFormFrame.tsx';

const [defaults, check] = [defaultsOf(contactFields), checkerOf(contactFields)];

const mayBeTold: readonly (keyof ContactPrefill | 'service')[] = [
  'service',
  'city',
  'urgency',
  'needsInsuranceClaim',
];

/** A name and no sentence: somebody else may have written the link. */
const nameOfTown = /^\p{Lu}[\p{L} .’'-]{1,30}$/u;

/** What the link that led here knew of the case (contact-path.ts). */
function caseInAddress(query: string) {
  const told = new URLSearchParams(query);
  const known = mayBeTold.map((name) => [name, told.get(name) ?? ''] as const);
  const checked = check(Object.fromEntries(known));
  const errors = checked.kind === 'invalid' ? checked.errors : {};
  return Object.fromEntries(
    known.filter(
      ([name, value]) =>
        value !== '' && errors[name] === undefined && (name !== 'city' || nameOfTown.test(value)),
    ),
  );
}

/** Asking for an emergency repair already says how soon. */
const answerHowSoon = ({ service }: { readonly service?: string }) =>
  service === emergencyChoice ? ({ urgency: 'emergency' } as const) : {};

/** The full form on the contact page. Source: specification §2, §3, §5; reading 8. */
export function ContactLeadForm() {
  return (
    <LeadFormFrame
      form="contact"
      table={contactFields}
      defaults={defaults}
      check={check}
      readAddress={caseInAddress}
      follow={answerHowSoon}
      name={words.contactFormName}
      heading={
        <div>
          <h2 className="chapter-heading">{contactFormWords.heading}</h2>
          <p className="soft above-2">{contactFormWords.underHeading}</p>
        </div>
      }
    />
  );
}
