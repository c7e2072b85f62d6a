import { Banner } from '#design/parts/Banner.tsx';

/** What became of a press, and what is wrong with which field. */
export function Message({
  tone = 'danger',
  text,
  wrong = [],
}: {
  readonly tone?: 'danger' | 'success' | 'note' | undefined;
  /** Null: nothing is to be said. */
  readonly text: string | null | undefined;
  readonly wrong?: readonly { readonly id: string; readonly text: string }[];
}) {
  if (!text) return null;
  return (
    <Banner tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p>{text}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((each) => (
            <li key={each.id}>
              <a href={`#${each.id}`}>{each.text}</a>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
