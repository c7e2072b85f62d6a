import type { ReactNode } from 'react';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { Breadcrumbs } from '#design/parts/Breadcrumbs.tsx';
import { Icon } from '#design/parts/Icon.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { type Breadcrumb, breadcrumbsToPage } from '../../search-listing/breadcrumbs.ts';
import type { PageName } from '../../search-listing/routes.ts';
import emergency from './EmergencySection.module.css';
import styles from './PageHead.module.css';

interface Head {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Under the lead: buttons, a date. */
  readonly children?: ReactNode;
  /** A drawing or a picture on the right; without one the lead stands there. */
  readonly picture?: ReactNode;
  /** Picture or lead is much higher than what it stands beside: both begin at the top. */
  readonly isTall?: boolean;
  /** Runs on to the edge of the window. */
  readonly isEdge?: boolean;
  /** Where every minute counts: on slate, with the number to call as large as the heading. */
  readonly isUrgent?: boolean;
}

/** A page of which there is one, by its name, or the way to one of several. */
type PageHeadProps = Head & ({ readonly page: PageName } | { readonly breadcrumbs: readonly Breadcrumb[] });

/** The top of every inner page: where one is, what the page is about. */
export function PageHead(props: PageHeadProps) {
  const { heading, lead, children, picture, isTall, isEdge, isUrgent } = props;
  const breadcrumbs = 'page' in props ? breadcrumbsToPage(props.page, heading) : props.breadcrumbs;
  const hasPicture = picture !== undefined;
  return (
    <div className={`hero-band ${styles.band}`} data-surface={isUrgent ? 'strong' : undefined}>
      <div
        className={joinClasses(
          'wrap',
          styles.inside,
          hasPicture ? styles.withPicture : 'two-columns',
          isTall && styles.tall,
          isEdge && styles.edge,
        )}
        data-split="7 5"
        data-align={hasPicture || isTall ? undefined : 'end'}
      >
        <div className="whole">
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        {hasPicture ? (
          <>
            <div>
              <h1>{heading}</h1>
              {lead !== undefined && <p className="lead above-5">{lead}</p>}
              {isUrgent && (
                <p className="above-5" data-page-actions="">
                  <a className={`phone-number ${emergency.number} ${styles.press}`} href={phoneHref}>
                    <Icon name="phone" />
                    {company.phone.value.display}
                  </a>
                </p>
              )}
              {children}
            </div>
            <div>{picture}</div>
          </>
        ) : (
          <>
            <h1>{heading}</h1>
            <div>
              {lead !== undefined && <p className="lead">{lead}</p>}
              {children}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
