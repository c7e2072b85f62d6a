import { Spinner } from '#design/parts/Spinner.tsx';
import { VisuallyHidden } from '#design/parts/VisuallyHidden.tsx';

interface StepOnItsWayProps {
  readonly hasFailed: boolean;
}

/** In the place of a step that is still being fetched. One that cannot be fetched is the boundary's affair. */
export function StepOnItsWay({ hasFailed }: StepOnItsWayProps) {
  if (hasFailed) throw new Error('A step of the calculator could not be fetched.');
  return (
    <p>
      <Spinner />
      <VisuallyHidden>Loading</VisuallyHidden>
    </p>
  );
}
