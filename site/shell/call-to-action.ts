/** The one thing every page asks for; it leads to the contact form. */
export const callToAction = 'Get a free inspection';
