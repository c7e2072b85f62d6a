import { describeJob, listJobs, proofWords as words } from '#content/business/proof-words.ts';
import { formatMonth } from '#content/wording/dates.ts';
import { ClientPicture } from '../../drawings/pictures/ClientPicture.tsx';
import styles from './Jobs.module.css';

/** Finished jobs with their photos, all or those in one city; nothing without jobs. */
export function Jobs({ city }: { readonly city?: string }) {
  const jobs = listJobs(city);
  if (jobs.length === 0) return null;
  return (
    <section className="section" id="jobs">
      <div className="wrap">
        <h2>{words.jobsHeading}</h2>
        <p className="lead above-4">{words.jobsLead}</p>
        <ul className="columns above-6" data-columns="3" data-fold="tablet">
          {jobs.map((job) => (
            <li key={job.after} className="shingle">
              <div className={`fitting ${styles.pair}`} data-fill="">
                {(['before', 'after'] as const).map(
                  (when) =>
                    job[when] !== undefined && (
                      <figure key={when}>
                        <ClientPicture file={job[when]} label={`${words[when]}, ${job.city}`} />
                        <figcaption className="small">{words[when]}</figcaption>
                      </figure>
                    ),
                )}
              </div>
              <div className={styles.words}>
                <h3>
                  {job.city}, {formatMonth(job.month)}
                </h3>
                <p className="soft">{describeJob(job)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
