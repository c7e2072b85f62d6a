// Where a request came from: how the visit began, the tags of a campaign, and the page the request was sent from.
// The browser sends it with the request, in one field of its own; anybody can make it up, so it is bounded and cleaned here.

import { cleanLine } from './clean-text.ts';

/** Added by the site, not by the visitor. Holds a query, as `writeAttribution` writes it. */
export const attributionField = '_attribution';

/** Texts that are empty where nothing is known. */
export interface Attribution {
  /** Path of the page the visit began on. */
  readonly firstPage: string;
  /** Host of the page that linked to it. */
  readonly referrer: string;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmTerm: string;
  readonly utmContent: string;
  /** Which click ids the first address had ("gclid"), never their values: those tell one person from all others. */
  readonly clickIds: string;
  /** Path of the page the request was sent from. */
  readonly sentFrom: string;
}

const tags = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

/** What advertising systems add to addresses, and whose they are. */
const clickIdOwners = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  msclkid: 'Microsoft Ads',
  fbclid: 'Facebook',
} as const;
type ClickId = keyof typeof clickIdOwners;
const clickIdNames = Object.keys(clickIdOwners) as ClickId[];

const longestField = 4_000;
const longestPath = 200;
const longestTag = 100;

/** @param query of the first page's address, as `location.search` has it. */
export function writeAttribution({
  query,
  ...known
}: {
  readonly query: string;
  readonly firstPage?: string;
  readonly referrer?: string;
  readonly sentFrom?: string;
}): string {
  const asked = new URLSearchParams(query);
  const told: [string, string][] = [
    ...Object.entries(known),
    ...Object.entries(tags).map(([name, tag]): [string, string] => [
      name,
      asked.get(tag)?.slice(0, longestTag) ?? '',
    ]),
    ['clickIds', clickIdNames.filter((name) => asked.has(name)).join(' ')],
  ];
  return new URLSearchParams(told.filter(([, text]) => text !== '')).toString();
}

/** What `input` says about where it came from; undefined when that is nothing. */
export function readAttribution(input: Readonly<Record<string, unknown>>): Attribution | undefined {
  const sent = Object.hasOwn(input, attributionField) ? input[attributionField] : '';
  if (typeof sent !== 'string' || sent.length > longestField) return undefined;
  const query = new URLSearchParams(sent);
  const text = (name: string) => query.get(name) ?? '';
  const clickIds = text('clickIds').split(' ');
  const attribution = {
    firstPage: cleanPath(text('firstPage')),
    referrer: cleanHost(text('referrer')),
    utmSource: cleanTag(text('utmSource')),
    utmMedium: cleanTag(text('utmMedium')),
    utmCampaign: cleanTag(text('utmCampaign')),
    utmTerm: cleanTag(text('utmTerm')),
    utmContent: cleanTag(text('utmContent')),
    clickIds: clickIdNames.filter((name) => clickIds.includes(name)).join(' '),
    sentFrom: cleanPath(text('sentFrom')),
  };
  return Object.values(attribution).some(Boolean) ? attribution : undefined;
}

/**
 * The one name under which a request is counted: the campaign's own ("google / cpc"), the advertising system, the host that
 * linked to us, or "Direct" for an address that was typed. Null when nothing is known of how the visit began.
 */
export function sourceOf(attribution: Attribution | undefined): string | null {
  if (attribution === undefined) return null;
  const { utmSource, utmMedium, clickIds, referrer, firstPage } = attribution;
  if (utmSource !== '') return [utmSource, utmMedium].filter(Boolean).join(' / ').toLowerCase();
  const [clickId] = clickIds.split(' ');
  if (clickId) return clickIdOwners[clickId as ClickId];
  if (referrer !== '') return referrer.replace(/^www\./, '');
  return firstPage === '' ? null : 'Direct';
}

function cleanPath(path: string): string {
  return path.length <= longestPath && /^\/(?!\/)[\w./~%-]*$/.test(path) ? path : '';
}

function cleanHost(host: string): string {
  return /^[a-z\d.-]{1,253}$/i.test(host) ? host.toLowerCase() : '';
}

/** Mailing programs put addresses of people into tags; those name no campaign. */
function cleanTag(tag: string): string {
  const text = cleanLine(tag.slice(0, longestTag));
  return text.includes('@') ? '' : text;
}
