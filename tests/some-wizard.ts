import type { WizardDescription } from '#site/wizards/frame/wizard-description.ts';

export type Field = 'size' | 'material' | 'email';
export type Step = 'size' | 'material' | 'contact';
export interface Answers {
  readonly size: string;
  readonly material: string;
}

/** A wizard of three steps: a size from 500, a material, and the email of the visitor. */
export const someWizard: WizardDescription<Answers, Step, Field> = {
  form: 'roof-cost',
  steps: (['size', 'material', 'contact'] as const).map((name) => ({
    name,
    title: name,
    subtitle: '',
    fields: [name === 'contact' ? 'email' : name],
  })),
  defaults: { size: '2000', material: 'slate', email: '' },
  defaultAnswers: { size: '2000', material: 'slate' },
  readAnswers: ({ size, material }) =>
    Number(size) >= 500
      ? { kind: 'valid', answers: { size, material } }
      : { kind: 'invalid', errors: { size: 'too small' }, validAnswers: { material } },
  contactFields: ['email'],
  checkContact: ({ email }) =>
    email ? { kind: 'valid' } : { kind: 'invalid', errors: { email: 'is needed' } },
  choices: [],
  lastQuestion: 'contact',
};
