import { paint } from '../sheet/paint.ts';

/** Decking and underlayment that both metal profiles lie on. */
export function PanelDeck() {
  return (
    <>
      <path d="M-4 166H524V192H-4z" fill={paint('wood')} />
      <path d="M0 160H520V166H0z" fill={paint('patina')} stroke="none" />
    </>
  );
}
