import { features } from '#client/switches.ts';
import {
  contactFormWords,
  leadFieldWords as labels,
  leadFormWords as words,
} from '#content/pages/lead-form-words.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { contactLead, contactLeadDefaults } from '#leads/forms/contact-lead.ts';
import { checkFields } from '#leads/forms/field-errors.ts';
import { textConsent } from '#leads/forms/text-consent.ts';
import { pagePaths } from '../search-listing/routes.ts';
import type { KnownCase } from './ask-path.ts';
import styles from './ContactLeadForm.module.css';
import frame from './LeadFormFrame.module.css';
import { LeadFormFrame } from './LeadFormFrame.tsx';
import { useLeadForm } from './useLeadForm.ts';

const serviceOptions = serviceChoices.map((choice) => ({ value: choice, label: choice }));
const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const mayBeTold: Readonly<Record<keyof KnownCase | 'service', (value: string) => boolean>> = {
  service: (value) => serviceChoices.includes(value),
  // A name and no sentence: somebody else may have written the link.
  city: (value) => /^\p{Lu}[\p{L} .’'-]{1,30}$/u.test(value),
  urgency: (value) => Object.hasOwn(contactFormWords.urgency, value),
  needsInsuranceClaim: (value) =>
    features.claimHelp && Object.hasOwn(contactFormWords.needsInsuranceClaim, value),
};

/** What the link that led here knew of the case (ask-path.ts). */
function caseInAddress(query: string) {
  const told = new URLSearchParams(query);
  return Object.fromEntries(
    Object.entries(mayBeTold).flatMap(([name, isSound]) => {
      const value = told.get(name) ?? '';
      return isSound(value) ? [[name, value]] : [];
    }),
  );
}

const required = { required: true, className: frame.half };
const optional = { mark: words.optional, className: frame.half };

/** The full form on the contact page. Source: specification §2, §3, §5; reading 8. */
export function ContactLeadForm() {
  const leadForm = useLeadForm({
    form: 'contact',
    defaults: contactLeadDefaults,
    check: (values) => checkFields(contactLead, values),
    readAddress: caseInAddress,
  });
  const { values, fields } = leadForm;
  const field = (name: keyof typeof values & keyof typeof labels) => ({
    label: labels[name],
    ...fields.propsOf(name),
  });
  const choice = (name: 'urgency' | 'preferredContact') => ({
    name,
    legend: labels[name],
    options: optionsOf(contactFormWords[name]),
    value: values[name],
    onChoose: (value: string) => fields.change(name, value),
  });
  return (
    <LeadFormFrame
      name={words.contactFormName}
      leadForm={leadForm}
      heading={
        <div>
          <h2 className={styles.heading}>{contactFormWords.heading}</h2>
          <p className={styles.underHeading}>{contactFormWords.underHeading}</p>
        </div>
      }
    >
      <TextField autoComplete="given-name" {...required} {...field('firstName')} />
      <TextField autoComplete="family-name" {...required} {...field('lastName')} />
      <TextField type="email" autoComplete="email" {...required} {...field('email')} />
      <TextField type="tel" autoComplete="tel" {...required} {...field('phone')} />
      <TextField autoComplete="street-address" {...optional} {...field('address')} />
      <TextField autoComplete="address-level2" {...optional} {...field('city')} />
      <SelectField prompt={words.chooseService} options={serviceOptions} required {...field('service')} />
      <SegmentedChoice {...choice('urgency')} />
      <SegmentedChoice {...choice('preferredContact')} />
      {features.financing && (
        <SelectField
          prompt={words.noAnswer}
          options={optionsOf(contactFormWords.needsFinancing)}
          {...optional}
          {...field('needsFinancing')}
        />
      )}
      {features.claimHelp && (
        <SelectField
          prompt={words.noAnswer}
          options={optionsOf(contactFormWords.needsInsuranceClaim)}
          {...optional}
          {...field('needsInsuranceClaim')}
        />
      )}
      <TextAreaField mark={words.optional} rows={5} {...field('message')} />
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
          {textConsent.text} {contactFormWords.consentLinks.lead}{' '}
          <a href={pagePaths['privacy-policy']}>{contactFormWords.consentLinks.privacy}</a>{' '}
          {contactFormWords.consentLinks.and}{' '}
          <a href={pagePaths['terms-of-service']}>{contactFormWords.consentLinks.terms}</a>.{' '}
          <span className={styles.optional}>({words.optional})</span>
        </span>
      </label>
    </LeadFormFrame>
  );
}
