import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { checkFields } from '#leads/forms/field-errors.ts';
import { homeLead, homeLeadDefaults } from '#leads/forms/home-lead.ts';
import { recallContactDetails, rememberContactDetails, splitName } from './contact-details.ts';
import { fieldOf } from './field-of.ts';
import frame from './LeadFormFrame.module.css';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './useLeadForm.ts';

const serviceOptions = serviceChoices.map((choice) => ({ value: choice, label: choice }));

/** The short form on the home page. Source: specification §2, §3, §5. */
export function HomeLeadForm({ fine }: { readonly fine: string }) {
  const leadForm = useLeadForm({
    form: 'home',
    defaults: homeLeadDefaults,
    check: (values) => checkFields(homeLead, values),
    recall: () => {
      const { firstName, lastName, email, phone } = recallContactDetails();
      return { name: `${firstName} ${lastName}`.trim(), email, phone };
    },
    remember: ({ name = '', email = '', phone = '' }) =>
      rememberContactDetails({ ...splitName(name), email, phone }),
  });
  const field = fieldOf('home', leadForm);
  return (
    <LeadFormFrame form="home" name={words.homeFormName} leadForm={leadForm} fine={fine}>
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        className={frame.half}
        {...field('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        className={frame.half}
        {...field('phone')}
      />
      <SelectField
        label="Service needed"
        prompt={words.chooseService}
        options={serviceOptions}
        required
        {...field('service')}
      />
      <TextAreaField label="Message" mark={words.optional} rows={4} {...field('message')} />
    </LeadFormFrame>
  );
}
