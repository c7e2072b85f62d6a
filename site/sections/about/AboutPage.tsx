import { proof } from '#content/business/proof.ts';
import {
  describeJob,
  listPapers,
  listPeople,
  listWarrantyProof,
  proofWords,
} from '#content/business/proof-words.ts';
import { aboutClosing, aboutHead, aboutStory } from '#content/pages/about.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import type { Breadcrumb } from '../../search-listing/breadcrumbs.ts';
import { ClosingCall } from '../closing-call/ClosingCall.tsx';
import { PageHead } from '../page-head/PageHead.tsx';
import { ProofLines } from '../parts/ProofLines.tsx';
import { Rendering } from '../rendering/Rendering.tsx';
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
      <AboutProof />
      <ClosingCall {...aboutClosing} />
    </>
  );
}

/** Papers, people and jobs, once the contractor has filled them in. */
function AboutProof() {
  const lines = [...listPapers(), ...listWarrantyProof(), ...listPeople()];
  if (lines.length === 0 && proof.jobs.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <h2>{proofWords.aboutHeading}</h2>
        <ProofLines lines={lines} />
        {proof.jobs.map((job) => (
          <figure key={job.picture}>
            <img src={job.picture} alt="" loading="lazy" />
            <figcaption className="fine">{describeJob(job)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
