import { sampleCertificate as words } from '#content/pages/sample-documents.ts';
import styles from './CertificateSheets.module.css';
import type { SheetsOfSample } from './SampleSheets.tsx';

const letterOf = (at: number) => String.fromCharCode(65 + at);

function Certificate() {
  return (
    <>
      <p className="display card-heading">{words.title}</p>
      <ul className={`small framed ${styles.form}`}>
        {words.fields.map(({ name, width }, index) => (
          <li key={name} data-width={width}>
            <b>{letterOf(index)}</b> {name}
          </li>
        ))}
      </ul>
      <dl className={`small ruled lines ${styles.checks}`} data-detail="">
        {words.fields.map(({ name, check }, index) => (
          <div key={name} className="beside" data-gap="0">
            <dt>
              <b>{letterOf(index)}</b>
            </dt>
            <dd>{check}</dd>
          </div>
        ))}
      </dl>
      <p className="fine" data-detail="">
        {words.note}
      </p>
    </>
  );
}

export const certificateSheets: SheetsOfSample = {
  foot: words.foot,
  pages: [<Certificate key="certificate" />],
};
