// Words of the 404 page. Quoted wording: specification §2 "404 page".

export const notFoundPage = {
  title: 'Page Not Found',
  description: 'This address leads nowhere on our site. Go back home, or look in the site map.',
  heading: '404',
  text: 'Oops! Page not found',
  hint: 'The address may be mistyped, or the page has moved. Nothing is wrong with your roof.',
  homeLink: 'Return to Home',
  sitemapLink: 'See the site map',
} as const;
