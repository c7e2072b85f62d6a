import { accessibilityHead, accessibilitySections } from '#content/pages/accessibility.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { ContactLinks } from './ContactLinks.tsx';

export function AccessibilityPage() {
  return (
    <>
      <PageHead page="accessibility" {...accessibilityHead} />
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
