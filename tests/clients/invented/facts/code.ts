import type { ResidentialCode } from '#client/shapes/fact.ts';

export const residentialCode = {
  name: 'Invented Residential Code',
  sections: {
    atticVents: '86.2',
    cricket: '93.2',
    iceBarrier: '95.1',
    nails: '95.26',
    dripEdge: '95.28',
    tileSlope: '95.3',
    woodSlope: '95.7',
  },
} as const satisfies ResidentialCode;
