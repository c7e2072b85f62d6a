import { paint } from '../sheet/paint.ts';

// Boards are staggered in two layers, so that no joint runs through.
const upperJoints = 'M130 152V172M390 152V172';
const lowerJoints = 'M0 172H520M260 172V192';

/** Insulation boards on the deck: what every low-slope membrane lies on. */
export function LowSlopeDeck() {
  return (
    <>
      <path d="M-4 152H524V192H-4z" fill={paint('water')} />
      <path d={upperJoints + lowerJoints} stroke={paint('patina')} strokeWidth="1" />
      <path d="M-4 192H524V210H-4z" fill={paint('wood')} />
    </>
  );
}
