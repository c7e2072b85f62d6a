import { descriptionMaxCharacters, type PageListing, titleMaxCharacters } from '#content/pages/page-words.ts';
import { type Breadcrumb, breadcrumbsToPage } from './breadcrumbs.ts';
import { type PageName, pagePaths } from './routes.ts';

/** What a page tells search engines and anybody who is sent its link. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Canonical path; join with the site's origin by `canonicalUrl`. */
  readonly path: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /**
   * False for pages that no result list should show: the 404 page, the replies to a sent form, a town nobody has
   * written about, and a service in a town of which too few facts matter there.
   */
  readonly isIndexable: boolean;
}

/** The picture, 1200 × 630, that is shown where a link to any page is shared. */
export const linkPicturePath = '/link-picture.png';

function assertWithin(maxCharacters: number, subject: string, text: string, path: string): void {
  if (text.trim() === '') throw new Error(`${path} has no ${subject}.`);
  if (text.length > maxCharacters) {
    throw new Error(
      `The ${subject} of ${path} has ${text.length} characters, at most ${maxCharacters} fit: "${text}"`,
    );
  }
}

/**
 * Checks the title and description of a page and adds what follows from its path.
 * @throws Error naming the page when a text is missing or too long, which stops the build.
 */
export function pageMetadata(
  page: Pick<PageMetadata, 'title' | 'description' | 'keywords' | 'path' | 'breadcrumbs'> & {
    readonly isIndexable?: boolean;
  },
): PageMetadata {
  assertWithin(titleMaxCharacters, 'title', page.title, page.path);
  assertWithin(descriptionMaxCharacters, 'description', page.description, page.path);
  return { isIndexable: true, ...page };
}

/** A page of which there is one; on the way to it it is called what its heading says. */
export function oneOffPage(
  page: PageName,
  { heading }: { readonly heading: string },
  listing: PageListing,
): PageMetadata {
  return pageMetadata({ ...listing, path: pagePaths[page], breadcrumbs: breadcrumbsToPage(page, heading) });
}

/** For pages that are shown but never listed. */
export function unlistedPageMetadata(
  page: Pick<PageMetadata, 'title' | 'description' | 'path'>,
): PageMetadata {
  return { ...page, keywords: [], breadcrumbs: [], isIndexable: false };
}
