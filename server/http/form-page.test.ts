import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fillForm } from './form-page.ts';
import { markup } from './markup.ts';

/** A page as the build writes it, with the form inside `<noscript>` as on the calculators' pages. */
const built = `<!doctype html><html><head><title>Roofs &amp; more</title></head><body><h1>Roofs</h1><noscript data-plain-form="roof-cost">
<form class="a" aria-label="Work it out" action="/api/leads/roof-cost" method="post">
<label for="r-name">Name</label><input autoComplete="name" required="" id="r-name" type="text" name="name"/>
<input min="500" id="r-area" aria-describedby="r-area-mark" type="number" name="area" value="2000"/>
<span><select required="" name="kind" id="r-kind"><option value="" selected="">Choose</option><option value="Tile &amp; slate">Tile</option></select></span>
<label><input type="radio" name="urgency" value="urgent"/></label><label><input type="radio" name="urgency" checked="" value="normal"/></label>
<input type="checkbox" name="consent" value="2026-11"/><textarea rows="2" name="address" id="r-address">12 &lt;b&gt;</textarea>
<input id="r-_honey" tabindex="-1" name="_honey"/><button>Send</button></form></noscript><astro-island prefix="r1" ssr client="idle"><form></form></astro-island><form action="/search"><input name="name"/></form></body></html>`;

const fill = (action: string, typed: Record<string, unknown>, errors: Record<string, string> = {}) =>
  fillForm(built, action, {
    typed,
    errors,
    titlePrefix: 'Error: ',
    summary: (idOf) => markup`<p>${Object.keys(errors).map(idOf).join()}</p>`,
  });
const render = (typed: Record<string, unknown>, errors?: Record<string, string>) =>
  `${fill('/api/leads/roof-cost', typed, errors)}`;

function formIn(html: string) {
  const { document } = new Window();
  document.write(html);
  const textIn = (selector: string) =>
    (document.querySelector(selector) as unknown as HTMLInputElement).value;
  return { document, textIn };
}

// Where script failed or came late, an island in its place would say nothing of all this.
// Proves R30.4.
test('a page whose form was not filled in is the page that was built, as browsers without script have it', () => {
  expect(formIn(render({})).document.body.innerHTML).toBe(
    formIn(
      built
        .replace('method="post">', 'method="post"><p></p>')
        .replace(/<.?noscript[^>]*>| client="idle"/g, ''),
    ).document.body.innerHTML,
  );
  expect(fill('/api/leads/home', {})).toBeNull();
});

test('what was typed and chosen is there again, to the letter', () => {
  const typed = {
    name: 'O"Neil & <b>Sons</b> &quot;&amp;',
    area: '3000',
    kind: 'Tile & slate',
    urgency: 'urgent',
    consent: '2026-11',
    address: '</textarea>12 Linden\n  Ave &lt;',
  };
  const { document, textIn } = formIn(render(typed));
  expect(textIn('#r-name')).toBe(typed.name);
  expect(textIn('#r-area')).toBe('3000');
  expect(textIn('#r-kind')).toBe(typed.kind);
  expect(textIn('#r-address')).toBe(typed.address);
  expect([...document.querySelectorAll('[checked]')].map((choice) => choice.getAttribute('value'))).toEqual([
    'urgent',
    '2026-11',
  ]);
  expect(textIn('form[action="/search"] input')).toBe('');
});

test('a mistake is told at its field, in the summary and in the title', () => {
  const html = render({ area: '9' }, { area: 'At least 500 <square feet>', kind: 'Please choose' });
  const { document } = formIn(html);
  expect(document.title).toBe('Error: Roofs & more');
  const area = document.querySelector('#r-area');
  expect(area?.getAttribute('aria-invalid')).toBe('true');
  expect(area?.getAttribute('aria-describedby')).toBe('r-area-error r-area-mark');
  expect(document.querySelector('#r-area-error')?.textContent).toBe('At least 500 <square feet>');
  expect(document.querySelector('select + p')?.textContent).toBe('Please choose');
  expect(html).toContain('<p>r-area,r-kind</p>');
});

test('the honeypot, and what no browser sends, does not come back', () => {
  const html = render({ _honey: 'filled', name: ['Dana'], address: { toString: 1 }, toString: 'x' });
  expect(html).not.toContain('filled');
  expect(html).not.toContain('Dana');
});

const tagsOf = (html: string) =>
  html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ value="[^"]*"/, '')) ?? [];
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '</noscript><h1>Hello</h1>',
    '</noscript><img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</textarea></form><form action=//evil.example>',
    '<!--',
    '$& $1 $`',
  ),
);

test('nothing that is typed becomes markup, in any field', () => {
  const plain = tagsOf(render({ name: 'x', area: 'x', kind: 'x', urgency: 'x', consent: 'x', address: 'x' }));
  const names = ['name', 'area', 'kind', 'urgency', 'consent', 'address'];
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, nasty]))), (typed) => {
      const tags = tagsOf(render(typed));
      expect(tags.map((tag) => tag.replace(/ (selected|checked)=""/, ''))).toEqual(
        plain.map((tag) => tag.replace(/ (selected|checked)=""/, '')),
      );
    }),
  );
});
