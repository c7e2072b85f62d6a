// On hosting without our server, and on a page kept by the browser, the date in the page is that of the build (reading 24).

import { formatDay } from '#content/wording/dates.ts';

for (const date of document.querySelectorAll<HTMLElement>('[data-today]'))
  date.textContent = formatDay(new Date(), date.dataset.today ?? '');
