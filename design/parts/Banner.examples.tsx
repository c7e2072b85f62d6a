import { Banner } from './Banner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Example } from './example.ts';
import { TextField } from './TextField.tsx';

export const bannerExamples: Example[] = [
  {
    name: 'danger',
    element: (
      <Banner tone="danger" title="Please check your inputs">
        Please correct the errors before continuing.
      </Banner>
    ),
  },
  { name: 'success', element: <Banner tone="success" title="Success! Preparing your estimate..." /> },
  {
    name: 'note',
    element: <Banner tone="note">The inspection takes about an hour.</Banner>,
  },
  {
    name: 'error summary with the field it points to',
    element: (
      <>
        <ErrorSummary
          title="One field needs another look."
          text="Nothing has been sent yet, and what you typed is still here."
          errors={[{ fieldId: 'example-phone', message: 'Phone number is required' }]}
          attempt={0}
        />
        <TextField id="example-phone" label="Phone" type="tel" error="Phone number is required" />
      </>
    ),
  },
];
