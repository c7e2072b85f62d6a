interface DrawingFileProps {
  /** Of its file, which site/pages/drawings/[drawing].svg.ts draws. */
  readonly name: string;
  /** Left out where the words beside it say the same. */
  readonly label?: string;
  /** Of its sheet; most are as wide and high as a vignette. */
  readonly size?: readonly [width: number, height: number];
}

/** A drawing that is a file of its own, as wide as its place, and is fetched when it comes near the window. */
export function DrawingFile({ name, label = '', size: [width, height] = [288, 184] }: DrawingFileProps) {
  return (
    <img
      className="wide"
      src={`/drawings/${name}.svg`}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
