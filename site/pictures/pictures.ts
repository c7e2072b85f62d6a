// Every picture that is not a drawing: what it shows, and whether it is a computer rendering. The file is beside this one
// under the same name. To replace a rendering, see docs/make-it-yours.md, "Pictures".

export interface Picture {
  /** What it shows, for visitors who do not see it. */
  readonly alt: string;
  /** Captioned as such wherever it is shown, and listed by `npm run check:launch`. */
  readonly isRendering: boolean;
}

export const pictures = {
  'roof-replacement': {
    alt: 'A long roof half shingled: brown architectural shingles below, gray underlayment with bundles laid out above.',
    isRendering: true,
  },
  'roof-repair': {
    alt: 'A brown shingle roof with one patch opened down to the decking, a hammer lying beside it.',
    isRendering: true,
  },
  'tile-roofing': {
    alt: 'A one-story house with a roof of red clay barrel tile.',
    isRendering: true,
  },
  'metal-roofing': {
    alt: 'A two-story house and garage with a forest green standing seam roof.',
    isRendering: true,
  },
  'flat-roof-systems': {
    alt: 'A white membrane roof with walk pads, pipe flashings and three rooftop units.',
    isRendering: true,
  },
  'commercial-roofing': {
    alt: 'A brick row of shops with a flat white roof and air conditioners on it, seen from above.',
    isRendering: true,
  },
  'emergency-repairs': {
    alt: 'A dark shingle roof in the rain with a blue tarp battened over the ridge and a fallen limb below it.',
    isRendering: true,
  },
  'roof-inspection': {
    alt: 'A gray shingle roof with a chalked test square, hail strikes circled and a yellow tape along its edge.',
    isRendering: true,
  },
  'house-with-new-shingles': {
    alt: 'A two-story house with a new brown shingle roof in evening light.',
    isRendering: true,
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** Names of the pictures that do not show real work yet. */
export const renderingNames: readonly PictureName[] = (Object.keys(pictures) as PictureName[]).filter(
  (name) => pictures[name].isRendering,
);
