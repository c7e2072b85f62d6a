/** Every page, every property on thousands of cases, every soak run at full length: once a day, not at every change. */
export const isThorough = process.env.THOROUGH !== undefined;
