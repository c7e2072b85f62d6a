// Signs of trouble on metal and tile roofs, on the slope of the drawn house or cut open; not to scale.

import type { ReactNode } from 'react';
import { rectangle } from '../geometry/camera.ts';
import { onFrontSlope } from '../hero/StreetHouse.tsx';
import { lookOf, type RoofLook } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Valley } from './EdgePoints.tsx';
import { FrontEave, lookAt, OnSlope, Piece } from './HouseCuts.tsx';

import { PipeBoot, Ridge } from './SlopePoints.tsx';

const [metal, tile] = [lookOf('metal'), lookOf('tile')];
const camera = lookAt(onFrontSlope(8, 8), 22);
const eave = lookAt(onFrontSlope(9, 2.4), 15);

/** The open slope under its covering, and on it what is wrong, in feet. */
const Open = ({ look, children }: { readonly look: RoofLook; readonly children: ReactNode }) => (
  <>
    <Piece camera={camera} look={look} corners={rectangle(0, 0, 18, 16)} />
    <OnSlope camera={camera}>{children}</OnSlope>
  </>
);

/** A panel cut across, and what it lies on. */
const Cut = ({ panel, children }: { readonly panel: string; readonly children: ReactNode }) => (
  <>
    <path d="M-4 138H292V190H-4z" fill={paint('wood')} />
    <path d="M-4 135H292" stroke={paint('patina')} strokeWidth="6" />
    <path d={panel} stroke={paint('roof-metal-line')} strokeWidth="6" />
    {children}
  </>
);

/** By the name of their file. */
export const steepSigns = {
  // One is tight; one has backed out from under its cracked washer.
  'sign-backed-out-screws': (
    <Cut panel="M-4 128H30l14-44h36l14 44H208l14-44h36l14 44H292">
      <path d="M124 122V158M176 84V146" strokeWidth="5" />
      <path d="M112 122h24M164 93l9 3M179 97l10-6" stroke={paint('mid')} strokeWidth="7" />
      <path d="M116 116h16M168 80h16" strokeWidth="7" />
      <path d="M184 104v16M168 106v10" stroke={paint('water-line')} strokeWidth="3" strokeDasharray="6 5" />
    </Cut>
  ),
  // Screwed down at both ends, it has nowhere to grow.
  'sign-buckled-panel': (
    <Cut panel="M-4 128H80q24 0 38-40t26-32 26 32 38 40h84">
      <path d="M70 118V160M218 118V160" strokeWidth="5" />
      <path d="M60 119h20M208 119h20" strokeWidth="7" />
      <path d="M98 104H70m9-7l-9 7 9 7M190 104h28m-9-7l9 7-9 7" stroke={paint('mid')} strokeWidth="2.4" />
    </Cut>
  ),
  'sign-oil-canning': (
    <Open look={metal}>
      <g stroke={paint('roof-metal-accent')} strokeWidth=".55" strokeOpacity=".8">
        <path d="M3.1 0q1 1.3 0 2.6t0 2.6 0 2.6 0 2.6 0 2.6 0 2.6M9.2 0q1 1.3 0 2.6t0 2.6 0 2.6 0 2.6 0 2.6 0 2.6" />
        <path d="M6.2 0q-1 1.3 0 2.6t0 2.6 0 2.6 0 2.6 0 2.6 0 2.6M12.2 0q-1 1.3 0 2.6t0 2.6 0 2.6 0 2.6 0 2.6 0 2.6" />
      </g>
    </Open>
  ),
  // Below scratches.
  'sign-rusted-panel': (
    <Open look={metal}>
      <path
        d="M5.4 9.4h1.6l-.5-8h-.8zM10 7.4h1.2l-.4-6h-.5zM12.6 10h1l-.3-5h-.4z"
        fill={paint('roof-tile')}
        fillOpacity=".75"
        stroke="none"
      />
      <path d="M5.2 8.8l2.2 1.4M9.6 7l1.8.9M12.2 9.6l1.6.8" stroke={paint('chalk')} strokeWidth=".13" />
    </Open>
  ),
  'sign-metal-boot': <PipeBoot isSound={false} covering={metal} />,
  // It has let go in one sheet, over the eave and onto the gutter.
  'sign-sliding-snow': (
    <>
      <FrontEave camera={eave} from={0} to={26} drop={9} />
      <Piece camera={eave} look={metal} corners={rectangle(0, 0, 26, 16)} />
      <OnSlope camera={eave} feet={1.3}>
        <path d="M2-2.2l3 .5 3-.5 3 .5 3-.5 3 .5v6.7l-4-.6-5 .8-6-1z" fill={paint('wall')} />
      </OnSlope>
      <path d="M92 146l33-14 39-3 33-14 40-2 33-14-2 24-34 14-40 2-33 14-40 2-32 14z" fill={paint('shade')} />
    </>
  ),
  // One has slid down and left a gap; another is cracked through.
  'sign-slipped-tiles': (
    <Open look={tile}>
      <path d="M5.1 5.8q1.3-1.4 2.6 0v2.9h-2.6z" fill={paint('underlay')} />
      <path d="M5.4 4.2q1.2-1.4 2.5.1l.3 3-2.6-.1z" fill={paint('roof-tile-side')} />
      <path d="M9.3 5.2l-.5 1 .9.8-.5 1.6" stroke={paint('chalk')} strokeWidth=".12" />
    </Open>
  ),
  // Tiles taken up over felt that has dried out and torn.
  'sign-torn-underlayment': (
    <Open look={tile}>
      <path d="M2.5 3.6q1.3-1.4 2.6 0 1.2-1.4 2.5 0 1.3-1.4 2.6 0v8h-7.7z" fill={paint('underlay')} />
      <path d="M2.5 6.4h7.7M2.5 9.2h7.7" stroke={paint('mid')} />
      <path
        d="M3.2 7.4l1.4-.9 1.8.5 2-.6 1.4 1-1 .8.6.9-1.6-.2-1.4.8-1.8-.6-1.4.2.7-.9z"
        fill={paint('wood')}
      />
    </Open>
  ),
  'sign-frosted-tiles': (
    <Open look={tile}>
      <g fill={paint('brick')}>
        <path d="M2 5.4l.8-.6.9.4.2 1-.8.6-.9-.4zM4.4 8.4l1-.8 1 .6-.1 1-1 .5-.9-.4zM8.2 5.8l.8-.5.8.5-.2.9-.8.3z" />
        <path d="M9.6 9.6l.9-.7 1.1.6-.2 1.1-1 .3zM7 11.2l.6-.5.8.4-.3.8-.7.2zM12 7.2l.8-.6.8.6-.3.9-.9.2zM6.4 4l.7-.5.7.5-.4.7z" />
      </g>
      <path d="M5.4 5.9l.8.7-.2.6 1 .6" stroke={paint('chalk')} strokeWidth=".11" />
    </Open>
  ),
  'sign-tile-valley': <Valley isSound={false} covering={tile} />,
  'sign-tile-ridge': <Ridge isSound={false} covering={tile} />,
  // Rafters hang below the line they were built to.
  'sign-sagging-frame': (
    <>
      <path d="M30 190V144H258V190z" fill={paint('wall')} />
      <path d="M8 140L144 38 280 140" stroke={paint('mid')} strokeDasharray="7 5" />
      <path d="M8 146Q88 114 144 58 200 114 280 146M30 146H258" stroke={paint('wood-line')} strokeWidth="8" />
      <path
        d="M4 138Q86 104 144 48 202 104 284 138"
        stroke={paint('roof-tile')}
        strokeWidth="11"
        strokeDasharray="20 3"
        strokeLinecap="butt"
      />
    </>
  ),
} as const;
