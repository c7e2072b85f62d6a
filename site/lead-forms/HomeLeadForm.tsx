import { leadFieldWords as labels, leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { checkFields } from '#leads/forms/field-errors.ts';
import { homeLead, homeLeadDefaults } from '#leads/forms/home-lead.ts';
import frame from './LeadFormFrame.module.css';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './useLeadForm.ts';

const serviceOptions = serviceChoices.map((choice) => ({ value: choice, label: choice }));

/** The short form on the home page. Source: specification §2, §3, §5. */
export function HomeLeadForm({ fine }: { readonly fine?: string | undefined }) {
  const leadForm = useLeadForm({
    form: 'home',
    defaults: homeLeadDefaults,
    check: (values) => checkFields(homeLead, values),
  });
  const field = (name: keyof typeof homeLeadDefaults) => ({
    label: labels[name],
    ...leadForm.fields.propsOf(name),
  });
  const half = { required: true, className: frame.half };
  return (
    <LeadFormFrame name={words.homeFormName} leadForm={leadForm} fine={fine}>
      <TextField autoComplete="name" required {...field('name')} />
      <TextField type="email" autoComplete="email" {...half} {...field('email')} />
      <TextField type="tel" autoComplete="tel" {...half} {...field('phone')} />
      <SelectField prompt={words.chooseService} options={serviceOptions} required {...field('service')} />
      <TextAreaField mark={words.optional} rows={3} {...field('message')} />
    </LeadFormFrame>
  );
}
