/** How long a computer that stays in the office stays signed in. */
export const officeDeviceDays = 30;
/** How long an invitation can be used; it works once. */
export const invitationMinutes = 15;
/** Of a person, in characters. */
export const longestPersonName = 60;
