// Lights the storms of one city on the map, the year axis and the list. Without it all are lit, and a city's link leads to
// its own page.

/** In the address of the page. */
const parameter = 'city';

export function chooseStormCity(page: HTMLElement): void {
  const choices = [...page.querySelectorAll<HTMLAnchorElement>('a[data-storm-city]')];
  const summary = page.querySelector('[data-storm-summary]');
  const withoutChoice = summary?.textContent ?? '';

  const choose = (slug: string | null) => {
    const choice = choices.find(({ dataset }) => dataset.stormCity === slug);
    const shown = [...page.querySelectorAll<HTMLElement | SVGElement>('[data-storm]')];
    const isOfCity = ({ dataset }: HTMLElement | SVGElement) =>
      dataset.cities?.split(' ').includes(slug ?? '');
    const numbers = new Set(shown.filter(isOfCity).map(({ dataset }) => dataset.storm));
    page.toggleAttribute('data-chosen', choice !== undefined);
    // A mark on the map stands for the cities it is nearest to.
    for (const each of shown)
      each.toggleAttribute('data-lit', isOfCity(each) ?? numbers.has(each.dataset.storm));
    for (const each of choices) {
      if (each === choice) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    }
    if (summary) summary.textContent = choice?.dataset.stormCount ?? withoutChoice;
  };

  page.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('a[data-storm-city]');
    // Ctrl and the like open a link elsewhere.
    if (!(pressed instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { stormCity } = pressed.dataset;
    // Pressed again, all are lit as before.
    const slug = pressed.hasAttribute('aria-current') ? null : (stormCity ?? null);
    choose(slug);
    const url = new URL(location.href);
    if (slug) url.searchParams.set(parameter, slug);
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  });

  choose(new URLSearchParams(location.search).get(parameter));
}
