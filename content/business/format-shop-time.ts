import { company } from '#client/company.ts';
import { createMomentFormat } from '../wording/dates.ts';

/** A moment as the shop's clock shows it. */
export const formatShopTime = createMomentFormat(company.timeZone);
