/** The company's mark as SVG path data: a gable roof with its chimney, over the dimension line of its span. */
export const logoMark = {
  width: 48,
  height: 44,
  roof: 'M24 3.5 47 26H36.6L24 13.7 11.4 26H1L24 3.5zM33 5.5h6v9.7l-6-5.9z',
  dimension: 'M1.5 37h45M1.5 33v8M46.5 33v8',
  lineWidth: 2.6,
} as const;
