// The residential code and the sections we have read. The sentences: state.ts.

import type { ResidentialCode } from '#client/shapes/fact.ts';

export const residentialCode = {
  name: 'Residential Code of Ohio',
  sections: {
    atticVents: '806.2',
    cricket: '903.2.2',
    iceBarrier: '905.1.2',
    nails: '905.2.6',
    dripEdge: '905.2.8.5',
    tileSlope: '905.3.2',
    woodSlope: '905.7.2',
  },
} as const satisfies ResidentialCode;
