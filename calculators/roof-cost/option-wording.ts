// How the price book's figures read on cards and papers: "+15%", "10/12–12/12", "$9.00 per sq ft", "50+ years".

import { formatDollarsAndCents } from '#content/wording/money.ts';
import type { RoofPitch, RoofType } from './answers.ts';
import { priceOfMaterial, roofPitches, roofTypes } from './price-book.ts';

/** 1 → "No surcharge", 1.15 → "+15%", 1.0875 → "+8.75%", to the four decimals a factor counts with. Below 1 it is a discount. */
export function describeSurcharge(multiplier: number): string {
  const percent = Math.round((multiplier - 1) * 10_000) / 100;
  if (percent === 0) return 'No surcharge';
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** "2/12–4/12", and "12/12+" for the open class. */
export function describePitchRange(pitch: RoofPitch): string {
  const { fromRise, toRise } = roofPitches[pitch];
  return toRise === null ? `${fromRise}/12+` : `${fromRise}/12–${toRise}/12`;
}

export function describeMaterialPrice(roofType: RoofType): string {
  return `${formatDollarsAndCents(priceOfMaterial(roofType))} per sq ft`;
}

export function describeLife(roofType: RoofType): string {
  const { lifeYears, oftenLastsLonger } = roofTypes[roofType];
  return `${lifeYears}${oftenLastsLonger ? '+' : ''} years`;
}
