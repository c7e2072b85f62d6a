import { paint } from '../sheet/paint.ts';

/** Decking, underlayment and the batten that the tiles hang on, seen along the slope. */
export function TileDeck() {
  return (
    <>
      <path d="M-4 176H524V202H-4z" fill={paint('wood')} />
      <path d="M0 170H520V176H0z" fill={paint('patina')} stroke="none" />
      <path d="M-4 156H524V170H-4z" fill={paint('wood-dark')} />
    </>
  );
}
