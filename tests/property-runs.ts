import fc from 'fast-check';

// On how many cases a property is tried; one whose cases are slow names its own number.
fc.configureGlobal({ numRuns: process.env.THOROUGH ? 3_000 : 200 });
