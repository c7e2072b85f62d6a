import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { hasPhotographFlag } from '../outbox/pending-flag.ts';

const UploadList = lazy(async () => {
  try {
    return { default: (await import('./UploadList.tsx')).UploadList };
  } catch {
    // After a reload without a connection: the photos are still sent.
    return { default: () => null };
  }
});

/** How far the photos of a request have come; fetched only when there are some on this device. */
export function PhotographUploads(props: ComponentProps<typeof UploadList>) {
  const [hasUploads, setHasUploads] = useState(false);
  useEffect(() => {
    const look = () => setHasUploads(true);
    if (hasPhotographFlag()) look();
    addEventListener('photograph-uploads', look);
    return () => removeEventListener('photograph-uploads', look);
  }, []);
  return (
    hasUploads && (
      <Suspense>
        <UploadList {...props} />
      </Suspense>
    )
  );
}
