import { type AccuLynxConfiguration, createAccuLynxCarrier } from './acculynx.ts';
import { type AutoResponseOptions, createAutoResponseCarrier } from './auto-response-carrier.ts';
import type { Carrier } from './carrier.ts';
import { createDiskCarrier, type DiskConfiguration } from './disk.ts';
import { createFormServiceCarrier, type FormServiceConfiguration } from './form-service.ts';
import { createJobNimbusCarrier, type JobNimbusConfiguration } from './jobnimbus.ts';
import { createSmtpCarrier, type SmtpConfiguration } from './smtp.ts';
import { createWebhookCarrier, type WebhookConfiguration } from './webhook.ts';

/** What each configured carrier needs. One that lacks a setting cannot be expressed: it stops the start instead. */
export type CarrierSettings =
  | ({ readonly name: 'form-service' } & Omit<FormServiceConfiguration, 'siteUrl'>)
  | ({ readonly name: 'smtp' } & SmtpConfiguration)
  | ({ readonly name: 'webhook' } & WebhookConfiguration)
  | ({ readonly name: 'jobnimbus' } & JobNimbusConfiguration)
  | ({ readonly name: 'acculynx' } & AccuLynxConfiguration)
  | ({ readonly name: 'disk' } & DiskConfiguration);

interface CarrierCircumstances {
  readonly siteUrl: string;
  /** Null: the visitor gets no mail. */
  readonly autoResponse: Omit<AutoResponseOptions, 'smtpUrl' | 'from'> | null;
  /** Whether the office reads requests at the desk. */
  readonly desk: boolean;
}

/** The carriers that were asked for, in that order; with SMTP and `autoResponse` also the one to the visitor. */
export function createCarriers(
  settings: readonly CarrierSettings[],
  { siteUrl, autoResponse, desk }: CarrierCircumstances,
): readonly Carrier[] {
  const carriers = settings.map((each) => createCarrier(each, siteUrl, desk));
  const smtp = settings.find((each) => each.name === 'smtp');
  return autoResponse && smtp
    ? [...carriers, createAutoResponseCarrier({ ...smtp, ...autoResponse })]
    : carriers;
}

function createCarrier(settings: CarrierSettings, siteUrl: string, desk: boolean): Carrier {
  switch (settings.name) {
    case 'form-service':
      return createFormServiceCarrier({ ...settings, siteUrl });
    case 'smtp':
      return createSmtpCarrier({ ...settings, deskUrl: desk ? `${siteUrl}/desk` : undefined });
    case 'webhook':
      return createWebhookCarrier(settings);
    case 'jobnimbus':
      return createJobNimbusCarrier(settings);
    case 'acculynx':
      return createAccuLynxCarrier(settings);
    case 'disk':
      return createDiskCarrier(settings);
  }
}
