import { accessibilityHead, accessibilitySections } from '#content/pages/accessibility.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { ContactLinks } from './ContactLinks.tsx';

export function AccessibilityPage({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} {...accessibilityHead} />
      <div className="wrap section ruled-rows">
        {accessibilitySections.map(({ heading, paragraphs }) => (
          <section key={heading} className="two-columns" data-split="5 7">
            <h2 className="chapter-heading">{heading}</h2>
            <div className="stack measure">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <ContactLinks text={paragraph} />
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
