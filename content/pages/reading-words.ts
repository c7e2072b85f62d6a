// Small labels of pages that are read from top to bottom: the two legal pages and the accessibility statement.

export const readingWords = {
  onThisPage: 'On this page',
} as const;
