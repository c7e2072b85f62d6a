import { wizardWords } from '#content/pages/wizard-words.ts';
import { Spinner } from '#design/parts/Spinner.tsx';
import { VisuallyHidden } from '#design/parts/VisuallyHidden.tsx';

/** In the place of a part that is still being fetched. */
export function StepLoading() {
  return (
    <p>
      <Spinner />
      <VisuallyHidden>{wizardWords.loading}</VisuallyHidden>
    </p>
  );
}
