import { notFoundPage as words } from '#content/pages/not-found.ts';

export function NotFoundPage() {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{words.heading}</h1>
        <p className="lead">{words.text}</p>
        <p>{words.hint}</p>
        <p>
          <a href="/">{words.homeLink}</a>
        </p>
      </div>
    </section>
  );
}
