import { useRef } from 'react';
import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { checkerOf, defaultsOf } from '#leads/forms/form-table.ts';
import { homeFields } from '#leads/forms/home-lead.ts';
import { EmergencyNote, emergencyAt } from './EmergencyNote.tsx';
import { FormFields } from './FormField.tsx';
import frame from './LeadFormFrame.module.css';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './useLeadForm.ts';

const [defaults, check] = [defaultsOf(homeFields), checkerOf(homeFields)];

/** The short form on the home page. Source: specification §2, §3, §5. */
export function HomeLeadForm({ fine }: { readonly fine?: string | undefined }) {
  const formRef = useRef<HTMLFormElement>(null);
  const leadForm = useLeadForm({ form: 'home', defaults, check }, formRef);
  return (
    <LeadFormFrame name={words.homeFormName} leadForm={leadForm} formRef={formRef} fine={fine}>
      <FormFields
        table={homeFields}
        fields={leadForm.fields}
        half={frame.half}
        emergency={{ at: emergencyAt(leadForm.values), note: <EmergencyNote /> }}
      />
    </LeadFormFrame>
  );
}
