/** A place on a plane, in feet: across and up. */
export type FlatPoint = readonly [x: number, y: number];
