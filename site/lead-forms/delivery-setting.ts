// Where this build sends leads. Set by astro.config.ts from LEAD_DELIVERY; the mailbox is in it only in the direct build.

export interface DirectDelivery {
  readonly formServiceUrl: string;
  readonly mailbox: string;
  readonly carbonCopies: readonly string[];
}

declare global {
  /** Written into the code by astro.config.ts; compared in place, so that the bundler can drop what never runs. */
  const __DELIVERY__: DirectDelivery | null;
  /** LEAD_RETENTION_DAYS as it was when the site was built; the privacy policy promises it. */
  const __LEAD_RETENTION_DAYS__: number;
}

/** Null in the build with a lead server. */
export const directDelivery = __DELIVERY__;

export const leadDelivery = directDelivery === null ? 'server' : 'direct';
