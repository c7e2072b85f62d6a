import { thankYouPage as words } from '#content/pages/thank-you.ts';

const [beforeReference = '', afterReference = ''] = words.referenceText.split('{reference}');

export function RequestReceivedPage() {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{words.heading}</h1>
        {/* Hidden until the server has a reference to show. */}
        <p className="lead" data-reference-line="" hidden>
          {beforeReference}
          <strong data-reference="" />
          {afterReference}
        </p>
        <h2>{words.nextHeading}</h2>
        <ol>
          {words.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.emergencyText}</p>
        <p>
          <a href="/">{words.homeLink}</a>
        </p>
      </div>
    </section>
  );
}
