// Words of the 404 page. Quoted wording: specification §2 "404 page".

export const notFoundPage = {
  title: 'Page Not Found',
  description: 'We can’t find that page. Go to the home page, or look in the site map.',
  heading: '404',
  text: 'Oops! Page not found',
  hint: 'We can’t find that page. The address may be mistyped, or the page has moved.',
  homeLink: 'Return to Home',
  sitemapLink: 'See the site map',
} as const;
