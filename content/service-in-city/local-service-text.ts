import type { FactName } from '../cities/local-facts.ts';
import type { Question } from '../services/service.ts';

/** A sentence that ties one of the service's six issues to this town. Issues with a remark come first on the page. */
export interface IssueRemark<IssueTitle extends string = string> {
  readonly issue: IssueTitle;
  readonly remark: string;
}

/** What we say about one service in one town and nowhere else. Texts may hold the slots of `cities/local-slots.ts`. */
export interface LocalServiceText<IssueTitle extends string = string> {
  /** One sentence that the paragraphs go on from. */
  readonly intro: string;
  /** Two or three, together about 110 to 160 words. */
  readonly paragraphs: readonly string[];
  readonly points: readonly [Question, Question];
  readonly issueRemarks: readonly IssueRemark<IssueTitle>[];
  /** Facts the text states; printed as its sources. */
  readonly sources: readonly FactName[];
}

/** The issue titles of one service, so that a remark on an issue it does not have is a compile error. */
export type IssueTitleOf<Service extends { readonly issues: readonly { readonly title: string }[] }> =
  Service['issues'][number]['title'];
