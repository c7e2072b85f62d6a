/** How long a computer that stays in the office stays signed in. */
export const officeDeviceDays = 30;
