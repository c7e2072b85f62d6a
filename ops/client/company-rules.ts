// What client/company.ts, prices.ts and offers.ts may hold: formats that the compiler cannot see.

import type { company as thisCompany } from '#client/company.ts';
import type { CompanyDetails } from '#content/business/company.ts';
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
export type Company = Omit<Widened<typeof thisCompany>, 'hours'> &
  Pick<CompanyDetails, 'hours' | 'specialDays'>;

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
  return [
    ...checks.flatMap(([isSound, field, advice]) =>
      isSound ? [] : [findingAt(folder, file, new RegExp(`\\b${field}:`), advice)],
    ),
    ...listHoursFindings(folder, company),
  ];
}

function listHoursFindings(folder: ClientFolder, { hours, specialDays = [] }: Company): readonly Finding[] {
  const days: readonly string[] = hours.flatMap((entry) => entry.days);
  const wrongDays = [
    ...weekdays
      .filter((day) => !days.includes(day))
      .map((day) => `${day} has no hours: a day off has opens and closes null.`),
    ...weekdays
      .filter((day) => days.filter((other) => other === day).length > 1)
      .map((day) => `${day} stands twice in the hours: keep one.`),
  ].map((advice) => findingAt(folder, file, /\bhours:/, advice));
  const wrongDates = specialDays
    .filter(({ on }) => !isDay(on))
    .map(({ name, on }) =>
      findingAt(folder, file, on, `“${on}” is no date for ${name}: write it like 2026-11-26.`),
    );
  const wrongTimes = [
    ...hours.map(({ days: [day = 'Monday'], opens, closes }) => ({ name: day as string, opens, closes })),
    ...specialDays,
  ].flatMap(({ name, opens, closes }) => {
    const times = [opens, closes].filter((time) => time !== null);
    const [odd] = times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time));
    if (odd !== undefined)
      return [findingAt(folder, file, `'${odd}'`, `${odd} is no time: write 24-hour HH:MM, 07:00.`)];
    if (times.length === 1 || (opens !== null && closes !== null && opens >= closes))
      return [
        findingAt(
          folder,
          file,
          `'${name}'`,
          `${name} opens at ${opens} and closes at ${closes}: opens comes first, or both are null.`,
        ),
      ];
    return [];
  });
  return [...wrongDays, ...wrongDates, ...wrongTimes];
}

/** Prices and offers: every figure zero or more; the day of the review a day that has come. */
export function listPriceFindings(
  folder: ClientFolder,
  priceFile: 'client/prices.ts' | 'client/offers.ts',
  today: string,
): readonly Finding[] {
  const visit = (name: string, value: unknown): readonly Finding[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, part]) => visit(key, part));
    if (name === 'pricesReviewedOn' && !isPastDay(String(value), today))
      return [
        findingAt(
          folder,
          priceFile,
          name,
          `“${value}” is no day that has come: write the ISO date of the last review, 2026-05-31.`,
        ),
      ];
    if (typeof value !== 'number' || (Number.isFinite(value) && value >= 0)) return [];
    const advice = `${name} is ${value}: write a number of zero or more.`;
    return [findingAt(folder, priceFile, new RegExp(`\\b${name}\\b`), advice)];
  };
  return visit('', { ...folder.modules.get(priceFile) });
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether `text` is an ISO date, not after `today`. */
export function isPastDay(text: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) && text <= today;
}
