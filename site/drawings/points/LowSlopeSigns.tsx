// Signs of trouble on low-slope roofs, on a field of membrane or cut open; not to scale.

import type { ReactNode } from 'react';
import { createCamera } from '../geometry/camera.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 32, scale: 22, origin: [86, 166] });

interface FieldProps {
  readonly sheet?: 'membrane' | 'hair';
  readonly children: ReactNode;
}

/** The open roof from near, its sheets lapped and turned up at the parapet behind. */
const Field = ({ sheet = 'membrane', children }: FieldProps) => (
  <>
    <path d="M0 0H288V184H0z" fill={paint(sheet)} stroke="none" />
    <path d="M-2 167L288 63M288 129L134 184" stroke={paint('mid')} />
    <path d="M-4 0H288L-4 104z" fill={paint('brick')} />
    <path d="M-4 82L226 0" stroke={paint('mid')} />
    <path d="M-4 94L288-10V2L-4 106z" fill={paint('wall')} />
    <path d="M-4 70L192 0H176L-4 64z" fill={paint('roof-metal')} />
    <path d="M-4 64L176 0H134L-4 49z" fill={paint('wall')} />
    <path d="M-4 49L134 0H-4z" fill={paint('lawn')} />
    {children}
  </>
);

const puddle = (
  <path
    d="M70 112q10-26 60-30 52-6 84 10 30 16 6 36-20 18-76 18-84-2-74-34z"
    fill={paint('water')}
    stroke={paint('water-line')}
  />
);

/** Insulation in two layers on a steel deck. */
const deck = (
  <>
    <path d="M-4 92H292V144H-4zM-4 118H292M76 92V118M212 92V118M140 118V144" fill={paint('insulation')} />
    <path
      d="M-4 146h24l6 16h22l6-16h24l6 16h22l6-16h24l6 16h22l6-16h24l6 16h22l6-16h24l6 16h22"
      strokeWidth="4"
    />
  </>
);

/** By the name of their file. */
export const lowSlopeSigns = {
  // A lap that has let go, and the screw that cut the sheet beside it.
  'sign-open-seam': (
    <Field>
      <path d="M93 130l22-17 25-15 26-4 22 2z" fill={paint('ink')} />
      <path d="M93 130l22-17 25-15 26-4 22 2-49-14-47 17z" fill={paint('wall')} />
      <path d="M170 136l16-13" strokeWidth="4" />
      <path d="M190 138l20-3M208 129l4 12" stroke={paint('mid')} strokeWidth="4" />
    </Field>
  ),
  // It bridges the corner at the wall instead of lying in it.
  'sign-shrunk-sheet': (
    <>
      {deck}
      <path d="M-4-4H84V144H-4zM0 24H84M0 54H84M0 84H84M0 114H84" fill={paint('brick')} />
      <path d="M87 44L150 92H87z" fill={paint('wall')} strokeWidth="1" strokeDasharray="4 4" />
      <path d="M87 14V40Q118 62 150 88H292" strokeWidth="6" />
    </>
  ),
  'sign-blisters': (
    <Field sheet="hair">
      <g fill={paint('roof-slate-pale')}>
        <path d="M74 88q8-22 24-22t24 22q-24 12-48 0zM190 82q6-16 18-16t18 16q-18 10-36 0z" />
        <path d="M198 142q6-20 22-20t22 20q-22 12-44 0zM98 128q12-42 46-42t46 42q-46 24-92 0z" />
      </g>
      <path d="M116 116q8-20 26-22 8 10 2 18 14-2 22 8-24 14-50-4z" fill={paint('ink')} />
    </Field>
  ),
  // With the edge of dirt that earlier water has left.
  'sign-ponding': (
    <Field>
      <ellipse
        cx="145"
        cy="117"
        rx="96"
        ry="44"
        stroke={paint('wood-line')}
        strokeWidth="4"
        strokeDasharray="2 6"
      />
      {puddle}
      <path d="M104 112q20-14 52-12M150 130q30 2 50-8" stroke={paint('wall')} strokeWidth="3" />
    </Field>
  ),
  'sign-thin-surface': (
    <Field>
      <path
        d="M66 96q24-26 70-18 60-12 86 14 14 28-24 44-66 22-114-2-26-16-18-38z"
        fill={paint('hair')}
        stroke="none"
      />
      <path d="M84 92l22 14 26-10 24 16 30-12 22 10M106 106l-8 22 30 10 28-26M128 138l34 4 24-42M132 96l8-18" />
    </Field>
  ),
  // Under leaves; the water stands around it.
  'sign-blocked-drain': (
    <Field>
      {puddle}
      <ellipse cx="146" cy="112" rx="40" ry="20" fill={paint('side')} />
      <path d="M122 112q2-30 24-30t24 30q-24 12-48 0zM134 114V88M146 117V84M158 114V88" fill={paint('mid')} />
      <g fill={paint('wood-dark')}>
        <path d="M104 108q10-10 24 2-12 10-24-2zM128 122q10-8 22 4-12 8-22-4zM156 112q8-14 26-2-12 12-26 2z" />
        <path d="M138 94q8-10 20 2-12 8-20-2zM180 120q8-6 18 4-12 8-18-4zM98 126q8-6 16 4-10 8-16-4z" />
      </g>
    </Field>
  ),
  // Its panel hangs loose, and screws go through the sheet at its curb.
  'sign-leaking-unit': (
    <Field>
      <path d="M115 139l98-35 4 24-63 17z" fill={paint('water-line')} fillOpacity=".45" stroke="none" />
      <Box camera={camera} from={[2, 1.4, 0]} to={[8, 5.6, 0.7]} />
      <Box camera={camera} from={[2.2, 1.6, 0.7]} to={[7.8, 5.4, 4.4]} />
      <path d="M116 114l47-17V49l-47 17z" fill={paint('ink')} />
      <path d="M125 122l48-17-9-54-48 17z" fill={paint('side')} />
      <path d="M172 85l29-11M172 72l29-11M172 59l29-11" stroke={paint('mid')} />
      <path d="M125 138l1-1M154 128l1-1M183 118l1-1M209 109l1-1" strokeWidth="6" />
    </Field>
  ),
  // The joint is open, and the wall below is wet and cracked.
  'sign-open-coping': (
    <>
      <path d="M0 0H288V184H0z" fill={paint('membrane')} stroke="none" />
      <path d="M-4 120L292 14V190H-4z" fill={paint('brick')} />
      <path
        d="M-4 138L292 32M-4 156L292 50M-4 174L292 68M0 190L292 86M60 190L292 104"
        stroke={paint('mid')}
      />
      <path
        d="M30 126v18M90 104v18M150 83v18M58 134v18M118 112v18M210 80v18M40 158v18M100 137v18M220 94v18"
        stroke={paint('mid')}
      />
      <path d="M150 42L190 30l4 26-24 8z" fill={paint('ink')} />
      <path d="M163 60l22-8 9 72-42 15z" fill={paint('water-line')} fillOpacity=".5" stroke="none" />
      <path d="M177 57l4 14-11 18 4 14-8 16" strokeWidth="2.6" />
      <Box camera={camera} from={[-12, -0.3, 4.2]} to={[4.4, 1.9, 4.7]} />
      <Box camera={camera} from={[5.1, -0.3, 4.2]} to={[24, 1.9, 4.7]} />
    </>
  ),
  // Boards full of water under a soft spot, and rust on the deck.
  'sign-wet-insulation': (
    <>
      {deck}
      <path
        d="M82 92q60 20 124 0V144H70z"
        fill={paint('water')}
        stroke={paint('water-line')}
        strokeDasharray="5 4"
      />
      <path d="M-4 89H76q66 22 136 0H292" strokeWidth="6" />
      <path d="M84 162h22M142 162h22M118 146h24M176 146h24" stroke={paint('roof-tile')} strokeWidth="5" />
      <path d="M96 104v14M124 112v16M152 112v16M180 104v14" stroke={paint('water-line')} strokeWidth="3" />
    </>
  ),
  // Wind has the metal, and the sheet begins to peel off its board.
  'sign-loose-edge': (
    <>
      <path d="M-4 152L292 46V-4H-4z" fill={paint('membrane')} />
      <path d="M-4 152L292 46V190H-4z" fill={paint('wall')} />
      <path d="M-4 186L292 80M26 190L292 96M80 190L292 114" stroke={paint('hair')} />
      <path d="M110 111L292 46V18L96 98z" fill={paint('wood')} />
      <path d="M110 112l60-40 70-52 60-34h-66l-66 42-70 50z" fill={paint('membrane')} />
      <path d="M-4 152l114-40 60-40 70-52 60-34V4l-54 32-70 52-64 42L-4 170z" fill={paint('roof-metal')} />
    </>
  ),
} as const;
