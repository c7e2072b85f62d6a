/** Of pictures in storage: copied ones, and the JPEGs of earlier releases. Their first bytes say which. */
export const pictureTypeOf = (bytes: Buffer) =>
  bytes[0] === 0x89
    ? ({ mediaType: 'image/png', ending: 'png' } as const)
    : ({ mediaType: 'image/jpeg', ending: 'jpg' } as const);
