import { aboutClosing, aboutHead, aboutStory } from '#content/pages/about.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Rendering } from '../parts/Rendering.tsx';
import styles from './AboutPage.module.css';
import { CoreValues } from './CoreValues.tsx';
import { WhyChoose } from './WhyChoose.tsx';

interface AboutPageProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly picture: PreparedPicture;
}

export function AboutPage({ breadcrumbs, picture }: AboutPageProps) {
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        {...aboutHead}
        picture={<Rendering className={styles.besideHead} picture={picture} />}
      />
      <section className="section">
        <div className={`wrap ${styles.story}`}>
          <h2>{aboutStory.heading}</h2>
          <div className={styles.paragraphs}>
            {aboutStory.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Rendering className={styles.afterStory} picture={picture} />
        </div>
      </section>
      <CoreValues />
      <WhyChoose />
      <ClosingCall {...aboutClosing} />
    </>
  );
}
