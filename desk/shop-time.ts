import { company } from '#content/business/company.ts';
import { formatMoment } from '#content/wording/dates.ts';

/** A moment as the shop's clock shows it. */
export const formatShopTime = (iso: string): string => formatMoment(iso, company.timeZone);
