/** The company's mark as SVG path data: three courses of shingles as a gable, over a dimension line. */
export const logoMark = {
  width: 48,
  height: 44,
  shingles:
    'M23.25 4.9L13.85 15.95H23.25zM24.75 4.9L34.15 15.95H24.75z' +
    'M12.58 17.45L8 22.85H17.25V17.45zM18.75 17.45H29.25V22.85H18.75zM30.75 17.45H35.42L40 22.85H30.75z' +
    'M6.72 24.35L1.5 30.5H12.25V24.35zM13.75 24.35H23.25V30.5H13.75zM24.75 24.35H34.25V30.5H24.75zM35.75 24.35H41.28L46.5 30.5H35.75z',
  dimension: 'M1.5 39h45M1.5 35.5v7M46.5 35.5v7',
  lineWidth: 2.6,
} as const;
