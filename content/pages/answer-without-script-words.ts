// What the lead service writes into a page that comes back with mistakes, for browsers without script. The rest of that page is
// the one they came from.

export const answerWithoutScriptWords = {
  errorText: 'Nothing has been sent yet, and what you typed is still here. Please look at:',
  titleWithErrors: (title: string) => `Error: ${title}`,
} as const;
