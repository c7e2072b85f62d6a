// What client/company.ts, prices.ts and offers.ts may hold: formats that the compiler cannot see.

import type { company as thisCompany } from '#client/company.ts';
import type { CompanyDetails, OpeningHours } from '#content/business/company.ts';
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
export type Company = Omit<Widened<typeof thisCompany>, 'hours'> & Pick<CompanyDetails, 'hours'>;

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
    ...listHoursFindings(folder, company.hours),
  ];
}

function listHoursFindings(folder: ClientFolder, hours: readonly OpeningHours[]): readonly Finding[] {
  const days: readonly string[] = hours.flatMap((entry) => entry.days);
  const wrongDays = [
    ...weekdays
      .filter((day) => !days.includes(day))
      .map((day) => `${day} has no hours: a day off has opens and closes null.`),
    ...weekdays
      .filter((day) => days.filter((other) => other === day).length > 1)
      .map((day) => `${day} stands twice in the hours: keep one.`),
    ...days
      .filter((day) => !weekdays.includes(day))
      .map((day) => `${day} is no day: write it out in English, Monday.`),
  ].map((advice) => findingAt(folder, file, /\bhours:/, advice));
  const wrongTimes = hours.flatMap(({ days: [day = ''], opens, closes }) => {
    const times = [opens, closes].filter((time) => time !== null);
    const [odd] = times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time));
    if (odd !== undefined)
      return [findingAt(folder, file, `'${odd}'`, `${odd} is no time: write 24-hour HH:MM, 07:00.`)];
    if (times.length === 1 || (opens !== null && closes !== null && opens >= closes))
      return [
        findingAt(
          folder,
          file,
          `'${day}'`,
          `${day} opens at ${opens} and closes at ${closes}: opens comes first, or both are null.`,
        ),
      ];
    return [];
  });
  return [...wrongDays, ...wrongTimes];
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

/** Whether `text` is an ISO date, not after `today`. */
export function isPastDay(text: string, today: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && text <= today;
}
