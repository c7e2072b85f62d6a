// The 96 local texts joined: for every service and every town, what only that page says. Source: rulings 25 and 27.
// A pair without a text is a compile error. Not here: what all pages of one service say (services/).

import type { CitySlug } from '../cities/city-slugs.ts';
import { fillLocalSlots } from '../cities/local-slots.ts';
import type { RoofIssue } from '../services/service.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { commercialRoofingTexts } from './commercial-roofing.ts';
import { emergencyRepairsTexts } from './emergency-repairs.ts';
import { flatRoofSystemsTexts } from './flat-roof-systems.ts';
import type { IssueRemark, LocalServiceText } from './local-service-text.ts';
import { metalRoofingTexts } from './metal-roofing.ts';
import { roofInspectionTexts } from './roof-inspection.ts';
import { roofRepairTexts } from './roof-repair.ts';
import { roofReplacementTexts } from './roof-replacement.ts';
import { tileRoofingTexts } from './tile-roofing.ts';

const localTexts: Readonly<Record<ServiceSlug, Readonly<Record<CitySlug, LocalServiceText>>>> = {
  'roof-replacement': roofReplacementTexts,
  'roof-repair': roofRepairTexts,
  'tile-roofing': tileRoofingTexts,
  'metal-roofing': metalRoofingTexts,
  'flat-roof-systems': flatRoofSystemsTexts,
  'commercial-roofing': commercialRoofingTexts,
  'emergency-repairs': emergencyRepairsTexts,
  'roof-inspection': roofInspectionTexts,
};

/** The local text of one service in one town, ready to print: every figure filled in. */
export function findLocalText(service: ServiceSlug, city: CitySlug): LocalServiceText {
  const { intro, paragraphs, points, issueRemarks, sources } = localTexts[service][city];
  const fill = (text: string) => fillLocalSlots(text, city);
  const [first, second] = points;
  return {
    intro: fill(intro),
    paragraphs: paragraphs.map(fill),
    points: [
      { question: fill(first.question), answer: fill(first.answer) },
      { question: fill(second.question), answer: fill(second.answer) },
    ],
    issueRemarks: issueRemarks.map(({ issue, remark }) => ({ issue, remark: fill(remark) })),
    sources,
  };
}

/** An issue of the service, with what is to be said about it in this town, if anything is. */
export interface LocalIssue extends RoofIssue {
  readonly remark?: string;
}

/** The service's issues for one town: those with a local remark first, the others behind in their own order. */
export function arrangeIssues(
  issues: readonly RoofIssue[],
  issueRemarks: readonly IssueRemark[],
): readonly LocalIssue[] {
  const remarked = issueRemarks.flatMap(({ issue, remark }) =>
    issues.filter(({ title }) => title === issue).map((found) => ({ ...found, remark })),
  );
  const others = issues.filter(({ title }) => issueRemarks.every(({ issue }) => issue !== title));
  return [...remarked, ...others];
}
