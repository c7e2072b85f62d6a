import { createMomentFormat } from '../wording/dates.ts';
import { company } from './company.ts';

/** A moment as the shop's clock shows it. */
export const formatShopTime = createMomentFormat(company.timeZone);
