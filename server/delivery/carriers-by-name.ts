import type { CarrierSettings } from '../carrier-settings.ts';
import type { Carrier } from './carrier.ts';
import { createDiskCarrier } from './disk.ts';
import { createFormServiceCarrier } from './form-service.ts';
import { createSmtpCarrier } from './smtp.ts';
import { createWebhookCarrier } from './webhook.ts';

/** The carriers that were asked for, in that order. */
export function createCarriers(settings: readonly CarrierSettings[], siteUrl: string): readonly Carrier[] {
  return settings.map((each) => createCarrier(each, siteUrl));
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
