// Points on the open slope: near views of the drawn house, not to scale.

import { rectangle } from '../geometry/camera.ts';
import { onFrontSlope, slopeLength } from '../hero/StreetHouse.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Cap, look, lookAt, OnSlope, Piece, type PointProps } from './HouseCuts.tsx';

/** Round patches on the slope, in feet: across, up, how large. */
const patches = (...places: readonly (readonly [number, number, number])[]) =>
  places
    .map(
      ([x, up, r]) =>
        `M${x - r} ${up}q${0.1 * r}${-r} ${r}${-0.9 * r}t${r} ${0.8 * r}q0 ${r}${-r} ${r}t${-r}${-0.9 * r}z`,
    )
    .join('');

export function Shingles({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(6.5, 8), 24);
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, 15)} />
      {!isSound && (
        <OnSlope camera={camera}>
          <path
            d={patches([5, 8.4, 0.8], [8.2, 9.6, 0.6], [7.2, 6.2, 0.9], [9.6, 7.2, 0.5])}
            fill={paint('hair')}
            stroke="none"
          />
          <path d="M3.4 6.6h1.5v.7zM6.2 10.1h1.5v.7zM9 5.2h1.5v.7z" fill={paint(`${look.tone}-side`)} />
          <path d="M5.6 4.4l.4.8-.2.5M8.6 11l-.3.7.4.6" stroke={paint('chalk')} strokeWidth=".07" />
        </OnSlope>
      )}
    </>
  );
}

export function Ridge({ isSound, covering = look }: PointProps) {
  const camera = lookAt(onFrontSlope(9, slopeLength - 2), 22);
  const foot = slopeLength - 0.9;
  return (
    <>
      <Piece camera={camera} look={covering} corners={rectangle(0, 8, 20, slopeLength)} />
      <Cap camera={camera} from={0} to={20} look={covering} />
      {!isSound && (
        <OnSlope camera={camera} feet={0.15}>
          <path d={`M8.4 ${foot}h1.2v.9h-1.2z`} fill={paint('wood')} />
          <path d={`M9.7 ${foot - 2.2}l1.2-.3.1.9-1.2.3z`} fill={paint(`${covering.tone}-side`)} />
          <path d={`M8.7 ${foot + 0.5}v.01M9.3 ${foot + 0.5}v.01`} strokeWidth=".14" />
        </OnSlope>
      )}
    </>
  );
}

export function PipeBoot({ isSound, covering = look }: PointProps) {
  const camera = lookAt(onFrontSlope(7, 9.6), 26);
  const [x, y] = camera.project(onFrontSlope(7, 8));
  return (
    <>
      <Piece camera={camera} look={covering} corners={rectangle(0, 1, 16, slopeLength)} />
      <OnSlope camera={camera}>
        {/* Up to the edge of the course that covers its upper end, and down over the course below. */}
        <path d="M5.6 6.5h2.8v3.2H5.6z" fill={paint('water')} />
      </OnSlope>
      <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
        <path d="M-9-30V-92H9V-30z" fill={paint('wall')} />
        <ellipse cy="-92" rx="9" ry="3.6" fill={paint('mid')} />
        <path d="M-21 0L-11-34H11L21 0z" fill={paint(isSound ? 'underlay' : 'mid')} />
        {!isSound && (
          <>
            <path d="M-6-34L-9-20-6-8M5-34L8-16" strokeWidth="3" />
            <path
              d="M-12-84V-40M12-70V-44"
              stroke={paint('water-line')}
              strokeWidth="2.4"
              strokeDasharray="5 5"
            />
          </>
        )}
      </g>
    </>
  );
}

export function Skylight({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(9, 8), 24);
  const steps = [5.8, 7, 8.2, 9.4].map((up) => `M6.2 ${up}H7v1.2h-.8zM10.4 ${up}h.8v1.2h-.8z`).join('');
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 18, 15.6)} />
      <OnSlope camera={camera}>
        <path d={`${steps}M6.2 4.9h5v.9h-5zM6.2 10.6h5v.7h-5z`} fill={paint('water')} />
      </OnSlope>
      <OnSlope camera={camera} feet={0.35}>
        <path d="M7 5.8h3.4v4.8H7z" fill={paint('wall')} />
        <path d="M7.35 6.15h2.7v4.1h-2.7z" fill={paint('glass')} />
        {!isSound && (
          <path
            d={patches([8.2, 7.4, 0.8], [9.2, 8.6, 0.7], [8.1, 9.3, 0.5])}
            fill={paint('wall')}
            stroke={paint('hair')}
          />
        )}
      </OnSlope>
    </>
  );
}

export function TestSquare({ isSound }: PointProps) {
  const camera = lookAt(onFrontSlope(26.4, 12), 11.5);
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(12, 2, 41, slopeLength)} />
      <Cap camera={camera} from={12} to={41} look={look} />
      <OnSlope camera={camera}>
        <g stroke={paint('chalk')} strokeWidth=".15">
          {/* Ten feet each way. */}
          <path d="M20.6 7.6h11.6M20.6 17.6h11.6M21.4 6.8v11.6M31.4 6.8v11.6" strokeWidth=".26" />
          {!isSound && (
            <>
              <path
                d={patches([23.4, 13.4, 0.3], [25.6, 15.6, 0.3], [27.4, 12.2, 0.3], [29.4, 15, 0.3])}
                fill={paint(`${look.tone}-line`)}
              />
              <path d={patches([24.6, 10.4, 0.3], [28.6, 9.6, 0.3])} fill={paint(`${look.tone}-line`)} />
              <path d="M30 11.2l1 1.2 1.4.2" />
            </>
          )}
        </g>
      </OnSlope>
    </>
  );
}
