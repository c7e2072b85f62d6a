import { paint } from '../sheet/DrawingSheet.tsx';
import type { PointProps } from './HouseCuts.tsx';

/** The eave cut open: soffit, baffle and insulation, and the way the air takes. */
export function SoffitSection({ isSound }: PointProps) {
  const batts = isSound ? 'M96 158L104 122 288 118V158z' : 'M26 158L34 148 104 106 140 92 288 96V158z';
  return (
    <>
      <path d="M70 158V184H92V158z" fill={paint('wall')} />
      {/* The plate, and the edge of the rafter that it bears beyond the cut: the air runs beside it. */}
      <path d="M70 146H92V158H70z" fill={paint('wood')} strokeWidth="1.2" />
      <path d="M59 157.8L70 151.2V146H92V138L288 20.4" stroke={paint('wood-line')} strokeWidth="1.2" />
      <path d={batts} fill={paint('insulation')} strokeWidth="1" />
      <path d="M20 158H288v8H20z" fill={paint('wood')} strokeWidth="1.2" />
      <path d="M34 158H56v8H34z" fill={paint('wall')} strokeWidth="1.2" />
      <path d="M14 153.6L288-10.8v-12L14 141.6z" fill={paint('wood')} />
      <path d="M10 146L288-20.8v-10L10 136z" fill={paint('roof-architectural')} />
      {isSound ? (
        <>
          <path d="M76 146L88 130 150 92" stroke={paint('patina')} strokeWidth="3" />
          <path
            d="M44 172L58 136 128 96 206 50"
            stroke={paint('water-line')}
            strokeWidth="2.6"
            strokeDasharray="8 5"
          />
          <path d="M206 50l-13 2 6 10z" fill={paint('water-line')} stroke="none" />
        </>
      ) : (
        <path d="M38 170l14 12M52 170l-14 12" strokeWidth="3" />
      )}
    </>
  );
}

/** The boards from below, between two rafters, with the tips of the shingle nails. */
export function AtticBoards({ isSound }: PointProps) {
  return (
    <>
      <path d="M0 0H288V184H0z" fill={paint('wood')} stroke="none" />
      <path d="M0 46H288M0 94H288M0 142H288" stroke={paint('wood-line')} strokeWidth="1.6" />
      {!isSound && (
        <g fill={paint('wood-line')} fillOpacity=".58" stroke="none">
          <path d="M108 52q34-26 74-8 36 16 22 52-12 38-58 34-54-6-58-38 0-26 20-40z" />
          <path d="M128 64q24-14 48 0 20 14 8 32-14 20-40 14-30-8-28-26 0-12 12-20z" />
        </g>
      )}
      <path d="M18 0H42V184H18zM246 0H270V184H246z" fill={paint('wood-dark')} />
      {[60, 100, 140, 184, 226].flatMap((x) =>
        [30, 78, 126].map((y) => (
          <circle
            key={`${x} ${y}`}
            cx={y === 78 ? x + 14 : x}
            cy={y}
            r={isSound ? 2.4 : 3.4}
            fill={paint(isSound ? 'mid' : 'roof-tile')}
            strokeWidth=".8"
          />
        )),
      )}
    </>
  );
}
