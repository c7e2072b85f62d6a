import { createAutoResponseCarrier } from './auto-response.ts';
import type { Carrier } from './carrier.ts';
import { createDiskCarrier, type DiskConfiguration } from './disk.ts';
import { createFormServiceCarrier, type FormServiceConfiguration } from './form-service.ts';
import { createSmtpCarrier, type SmtpConfiguration } from './smtp.ts';
import { createWebhookCarrier, type WebhookConfiguration } from './webhook.ts';

/** What each configured carrier needs. One that lacks a setting cannot be expressed: it stops the start instead. */
export type CarrierSettings =
  | ({ readonly name: 'form-service' } & Omit<FormServiceConfiguration, 'siteUrl'>)
  | ({ readonly name: 'smtp' } & SmtpConfiguration)
  | ({ readonly name: 'webhook' } & WebhookConfiguration)
  | ({ readonly name: 'disk' } & DiskConfiguration);

/** The carriers that were asked for, in that order; with SMTP and `autoResponse` also the one to the visitor. */
export function createCarriers(
  settings: readonly CarrierSettings[],
  { siteUrl, autoResponse }: { readonly siteUrl: string; readonly autoResponse: boolean },
): readonly Carrier[] {
  const carriers = settings.map((each) => createCarrier(each, siteUrl));
  const smtp = settings.find((each) => each.name === 'smtp');
  return autoResponse && smtp ? [...carriers, createAutoResponseCarrier(smtp)] : carriers;
}

function createCarrier(settings: CarrierSettings, siteUrl: string): Carrier {
  switch (settings.name) {
    case 'form-service':
      return createFormServiceCarrier({ ...settings, siteUrl });
    case 'smtp':
      return createSmtpCarrier(settings);
    case 'webhook':
      return createWebhookCarrier(settings);
    case 'disk':
      return createDiskCarrier(settings);
  }
}
