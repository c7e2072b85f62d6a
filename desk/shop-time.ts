import { company } from '#content/business/company.ts';
import { createMomentFormat } from '#content/wording/dates.ts';

/** A moment as the shop's clock shows it. */
export const formatShopTime = createMomentFormat(company.timeZone);
