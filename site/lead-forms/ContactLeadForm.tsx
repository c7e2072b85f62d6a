import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { contactLead, contactLeadDefaults } from '#leads/forms/contact-lead.ts';
import { checkFields } from '#leads/forms/field-errors.ts';
import { textConsent } from '#leads/forms/text-consent.ts';
import styles from './ContactLeadForm.module.css';
import frame from './LeadFormFrame.module.css';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './useLeadForm.ts';

const serviceOptions = serviceChoices.map((choice) => ({ value: choice, label: choice }));
const urgencyOptions = [
  { value: 'emergency', label: 'Emergency' },
  { value: 'urgent', label: 'Urgent' },
  { value: 'normal', label: 'Normal' },
];
const preferredContactOptions = [
  { value: 'email', label: 'E-mail me' },
  { value: 'phone', label: 'Call me' },
];
const financingOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'maybe', label: 'Maybe' },
];
const insuranceOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Unsure' },
];

/** The service named in the address (`?service=Metal Roofing`), as links from the service pages carry it. */
function serviceInAddress(query: string) {
  const service = new URLSearchParams(query).get('service') ?? '';
  return (serviceChoices as readonly string[]).includes(service) ? { service } : {};
}

/** The full form on the contact page. Source: specification §2, §3, §5; reading 8. */
export function ContactLeadForm() {
  const leadForm = useLeadForm({
    form: 'contact',
    defaults: contactLeadDefaults,
    check: (values) => checkFields(contactLead, values),
    readAddress: serviceInAddress,
  });
  const { values, fields } = leadForm;
  const { propsOf } = fields;
  const half = { className: frame.half };
  const choice = (name: 'urgency' | 'preferredContact') => ({
    name,
    value: values[name],
    onChoose: (value: string) => fields.change(name, value),
  });
  return (
    <LeadFormFrame
      name={words.contactFormName}
      leadForm={leadForm}
      heading={
        <div>
          <h2 className={styles.heading}>Tell us about the roof</h2>
          <p className={styles.underHeading}>All fields are required unless marked optional.</p>
        </div>
      }
    >
      <TextField label="First name" autoComplete="given-name" required {...half} {...propsOf('firstName')} />
      <TextField label="Last name" autoComplete="family-name" required {...half} {...propsOf('lastName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...half} {...propsOf('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" required {...half} {...propsOf('phone')} />
      <TextField
        label="Address"
        mark={words.optional}
        autoComplete="street-address"
        {...half}
        {...propsOf('address')}
      />
      <TextField
        label="City"
        mark={words.optional}
        autoComplete="address-level2"
        {...half}
        {...propsOf('city')}
      />
      <SelectField
        label="Service needed"
        prompt={words.chooseService}
        options={serviceOptions}
        required
        {...propsOf('service')}
      />
      <SegmentedChoice legend="How soon?" options={urgencyOptions} {...choice('urgency')} />
      <SegmentedChoice
        legend="Preferred contact"
        options={preferredContactOptions}
        {...choice('preferredContact')}
      />
      <SelectField
        label="Financing needed?"
        mark={words.optional}
        prompt={words.noAnswer}
        options={financingOptions}
        {...half}
        {...propsOf('needsFinancing')}
      />
      <SelectField
        label="Insurance claim?"
        mark={words.optional}
        prompt={words.noAnswer}
        options={insuranceOptions}
        {...half}
        {...propsOf('needsInsuranceClaim')}
      />
      <TextAreaField label="Message" mark={words.optional} rows={5} {...propsOf('message')} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="textConsent"
          value={textConsent.version}
          checked={values.textConsent === textConsent.version}
          onChange={(event) =>
            fields.change('textConsent', event.currentTarget.checked ? textConsent.version : '')
          }
        />
        <span>
          {textConsent.text} <span className={styles.optional}>({words.optional})</span>
        </span>
      </label>
    </LeadFormFrame>
  );
}
