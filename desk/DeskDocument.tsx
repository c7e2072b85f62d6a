import type { ReactNode } from 'react';
import { company } from '#client/company.ts';
import { browserBarColor } from '#design/tokens/browser-bar-color.ts';
import type { DeskFrame, DeskPage } from '#server/desk/desk-page.ts';
import styles from './DeskDocument.module.css';

interface DeskDocumentProps {
  readonly frame: DeskFrame;
  readonly page: DeskPage['kind'];
  readonly title: string;
  readonly children: ReactNode;
}

const places = [
  { page: 'list', href: '/desk', name: 'Requests' },
  { page: 'numbers', href: '/desk/numbers', name: 'Numbers' },
  { page: 'announcements', href: '/desk/announcements', name: 'Site' },
  { page: 'people', href: '/desk/people', name: 'People' },
  { page: 'record', href: '/desk/record', name: 'Record' },
] as const;

export function DeskDocument({ frame, page, title, children }: DeskDocumentProps) {
  const { person, waiting, newestChange, isDemonstration, stylesheetHref, scriptHref } = frame;
  const count = waiting ? `(${waiting}) ` : '';
  return (
    <html lang="en-US" className={styles.document} data-fonts="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content={browserBarColor} />
        <title>{`${count}${title} | Desk, ${company.name.value}`}</title>
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/desk/manifest.webmanifest" />
        <link rel="stylesheet" href={stylesheetHref} />
        <script type="module" src={scriptHref} />
      </head>
      <body data-changes={person === null ? undefined : newestChange}>
        <a className="skip-link" data-print="hide" href="#content">
          Skip to content
        </a>
        {isDemonstration && (
          <aside className={styles.demonstration} aria-label="Demonstration">
            Demonstration: every person on these pages is invented, and nothing is kept.
          </aside>
        )}
        <header data-surface="strong">
          <div className={`wrap row ${styles.bar}`}>
            <p className={`row ${styles.name}`} data-gap="2" data-align="baseline">
              <b className="display">{company.shortName}</b> Desk
            </p>
            {person !== null && (
              <>
                <nav aria-label="Desk" data-print="hide">
                  <ul className={`row ${styles.places}`} data-align="stretch">
                    {places.map((place) => (
                      <li key={place.page}>
                        <a
                          className="bare"
                          href={place.href}
                          aria-current={place.page === page ? 'page' : undefined}
                        >
                          {place.name}
                          {place.page === 'list' && <b data-waiting=""> {count.trim()}</b>}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
                <form
                  className={`row soft ${styles.person}`}
                  method="post"
                  action="/desk/sign-out"
                  data-print="hide"
                >
                  <span>{person}</span>
                  <button type="submit" className={styles.quiet}>
                    Sign out
                  </button>
                </form>
              </>
            )}
          </div>
        </header>
        <main id="content" className={`wrap ${styles.main}`} tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
