// What client/company.ts, switches.ts, hours.json, prices.json and offers.json may hold: what no type and no schema can say.

import type { company as thisCompany } from '#client/company.ts';
import type { Hours } from '#client/shapes/business.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';
import { usStates } from './us-states.ts';

/** The shape of client/company.ts, whatever its values. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [Key in keyof T]: Widened<T[Key]> };
export type Company = Widened<typeof thisCompany>;

const file = 'client/company.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function listCompanyFindings(
  folder: ClientFolder,
  company: Company,
  thisYear: number,
): readonly Finding[] {
  const { phone, email, bookingUrl, region, regionCode, foundedYear } = company;
  const digits = phone.value.display.replaceAll(/\D/g, '');
  const checks: readonly (readonly [isSound: boolean, field: string, advice: string])[] = [
    [
      /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone.value.e164),
      'phone',
      `${phone.value.e164} is no US number: write +1 and ten digits, +19375550142.`,
    ],
    [
      phone.value.e164.endsWith(digits) && digits.length === 10,
      'phone',
      `${phone.value.display} and ${phone.value.e164} are two numbers: write the same ten digits in both.`,
    ],
    [/^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(email.value), 'email', `${email.value} is no email address.`],
    [
      /^https:\/\/[^/\s]+\.[^/\s]+/.test(bookingUrl.value),
      'bookingUrl',
      `${bookingUrl.value} is no address that begins with https://.`,
    ],
    [
      usStates[regionCode] !== undefined,
      'regionCode',
      `${regionCode} is no state: write its two letters, OH.`,
    ],
    [
      usStates[regionCode] === undefined || usStates[regionCode] === region,
      'region',
      `region is ${region} and regionCode ${regionCode}, which is ${usStates[regionCode]}: make both the same state.`,
    ],
    [
      /^\d{5}$/.test(company.postalCode),
      'postalCode',
      `${company.postalCode} is no ZIP code of five digits.`,
    ],
    [
      isTimeZone(company.timeZone),
      'timeZone',
      `${company.timeZone} is no time zone: write its IANA name, America/New_York.`,
    ],
    [
      company.shortName.length <= 12,
      'shortName',
      `shortName has ${company.shortName.length} characters: at most 12 fit under an icon.`,
    ],
    [
      !/^the /i.test(company.serviceArea),
      'serviceArea',
      `serviceArea stands before a noun, and “${company.serviceArea} roofs” does not read: leave “the” to theServiceArea.`,
    ],
    [
      /^[A-Z]{2,5}$/.test(company.referencePrefix),
      'referencePrefix',
      `${company.referencePrefix} is no prefix: write two to five capital letters.`,
    ],
    [
      foundedYear > 1800 && foundedYear <= thisYear,
      'foundedYear',
      `${foundedYear} is no year in which a company of today was founded.`,
    ],
  ];
  return checks.flatMap(([isSound, field, advice]) =>
    isSound ? [] : [findingAt(folder, file, new RegExp(`\\b${field}:`), advice)],
  );
}

export function listHoursFindings(folder: ClientFolder, { hours, specialDays }: Hours): readonly Finding[] {
  const file = 'client/hours.json';
  const days: readonly string[] = hours.flatMap((entry) => entry.days);
  const wrongDays = [
    ...weekdays
      .filter((day) => !days.includes(day))
      .map((day) => `${day} has no hours: a day off has opens and closes null.`),
    ...weekdays
      .filter((day) => days.filter((other) => other === day).length > 1)
      .map((day) => `${day} stands twice in the hours: keep one.`),
  ].map((advice) => findingAt(folder, file, '"hours"', advice));
  const wrongTimes = [
    ...hours.map(({ days: [day = 'Monday'], opens, closes }) => ({ name: day as string, opens, closes })),
    ...specialDays,
  ].flatMap(({ name, opens, closes }) => {
    const times = [opens, closes].filter((time) => time !== null);
    if (times.length === 1 || (opens !== null && closes !== null && opens >= closes))
      return [
        findingAt(
          folder,
          file,
          `"${name}"`,
          `${name} opens at ${opens} and closes at ${closes}: opens comes first, or both are null.`,
        ),
      ];
    return [];
  });
  return [...wrongDays, ...wrongTimes];
}

/** A roof that costs less or more a square foot has its point in the wrong place. */
const dollarsPerSquareFoot = { least: 1, most: 100 };

/** What is wrong with one figure of prices.json or offers.json, by its name and what it stands in; undefined when it may stand. */
function judgeFigure(name: string, group: string, value: number): string | undefined {
  if (!Number.isFinite(value) || value < 0) return `${name} is ${value}: write a number of zero or more.`;
  const { least, most } = dollarsPerSquareFoot;
  if (group === 'dollarsPerSquareFoot' && (value < least || value > most))
    return `${name} is ${value} dollars a square foot: write dollars and cents between ${least} and ${most}, 9.50.`;
  const mustCount = /(?:Hours|Days|Count|Months)$/.test(name) || /(?:Hours|Months|months)$/.test(group);
  if (value === 0 && (mustCount || ['stories', 'roofPitch', 'roofAccess'].includes(group)))
    return `${name} is 0: write a number above zero.`;
  return undefined;
}

/** Prices and offers: every figure one that can be; the day of the review a day that has come. */
export function listPriceFindings(
  folder: ClientFolder,
  priceFile: 'client/prices.json' | 'client/offers.json',
  today: string,
): readonly Finding[] {
  const visit = (name: string, group: string, value: unknown): readonly Finding[] => {
    const at = new RegExp(`\\b${/^\d/.test(name) ? group : name}\\b`);
    if (typeof value === 'object' && value !== null) {
      const { from, to } = value as { from?: unknown; to?: unknown };
      const isBackwards = typeof from === 'number' && typeof to === 'number' && from > to;
      return [
        ...(isBackwards
          ? [
              findingAt(
                folder,
                priceFile,
                at,
                `${name} goes from ${from} to ${to}: the lower figure comes first.`,
              ),
            ]
          : []),
        ...Object.entries(value).flatMap(([key, part]) => visit(key, name, part)),
      ];
    }
    if (name === 'pricesReviewedOn' && value !== null && !isPastDay(String(value), today))
      return [
        findingAt(
          folder,
          priceFile,
          name,
          `“${value}” is no day that has come: write the ISO date of the last review, 2026-05-31.`,
        ),
      ];
    const fault = typeof value === 'number' ? judgeFigure(name, group, value) : undefined;
    return fault === undefined ? [] : [findingAt(folder, priceFile, at, fault)];
  };
  return visit('', '', { ...folder.modules.get(priceFile) });
}

/** Lists of switches.ts: something in each, and nothing twice. */
export function listSwitchFindings(folder: ClientFolder): readonly Finding[] {
  const switches = 'client/switches.ts';
  const { offeredServices, offeredMaterials, climate } = folder.modules.get(switches) ?? {};
  const { dollarsPerSquareFoot: prices } = folder.modules.get('client/prices.json') ?? {};
  const materials = (prices && offeredMaterials ? offeredMaterials : []) as readonly string[];
  const unpriced = materials
    .filter((material) => !Object.hasOwn(prices as object, material))
    .map((material) =>
      findingAt(
        folder,
        'client/prices.json',
        '"dollarsPerSquareFoot"',
        `there is no price for ${material}: write one, or take it out of offeredMaterials in client/switches.ts.`,
      ),
    );
  const lists = Object.entries({ offeredServices, offeredMaterials, climate }).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const twice = list.filter((entry, at) => list.indexOf(entry) < at);
    return [
      ...(list.length === 0 ? [`${name} is empty: name at least one.`] : []),
      ...twice.map((entry) => `${name} has ${entry} twice: keep one.`),
    ].map((advice) => findingAt(folder, switches, `${name}`, advice));
  });
  return [...unpriced, ...lists];
}

export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether `text` is an ISO date, not after `today`. */
export function isPastDay(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) && text <= today;
}
