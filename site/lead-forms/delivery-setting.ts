// Where this build sends leads. Set by astro.config.ts from LEAD_DELIVERY; the mailbox is in it only in the direct build.

export type DeliverySetting =
  | { readonly kind: 'server' }
  | {
      readonly kind: 'direct';
      readonly formServiceUrl: string;
      readonly mailbox: string;
      readonly carbonCopies: readonly string[];
    };

declare const __DELIVERY__: DeliverySetting;

export const deliverySetting: DeliverySetting = __DELIVERY__;
