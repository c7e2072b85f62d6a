/**
 * Who is signed in at a demonstration. Only the database of `npm run demo` holds this person, so that the switch alone
 * opens no other.
 */
export const demonstrator = { id: 'demonstration', name: 'Demonstration' } as const;
