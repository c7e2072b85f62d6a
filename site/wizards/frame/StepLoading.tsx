import { wizardWords } from '#content/pages/wizard-words.ts';
import { Spinner } from '#design/parts/Icon.tsx';

/** In the place of a part that is still being fetched. */
export function StepLoading() {
  return (
    <p>
      <Spinner />
      <span className="visually-hidden">{wizardWords.loading}</span>
    </p>
  );
}
