import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { hasPhotographFlag } from '../outbox/pending-flag.ts';

const FollowingList = lazy(async () => {
  try {
    return { default: (await import('./FollowingList.tsx')).FollowingList };
  } catch {
    // After a reload without a connection: the photos are still sent.
    return { default: () => null };
  }
});

/** How far the photos of a request have come; fetched only when there are some on this device. */
export function FollowingPhotographs(props: ComponentProps<typeof FollowingList>) {
  const [isFollowing, setIsFollowing] = useState(false);
  useEffect(() => {
    const look = () => setIsFollowing(true);
    if (hasPhotographFlag()) look();
    addEventListener('photographs-following', look);
    return () => removeEventListener('photographs-following', look);
  }, []);
  return (
    isFollowing && (
      <Suspense>
        <FollowingList {...props} />
      </Suspense>
    )
  );
}
