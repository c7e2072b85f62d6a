// An island that throws takes all it has drawn out of the page, the server's plain form with it. Here that form is put back,
// with what was typed in it, and posts as it does without script. What the island threw is told by React.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Typed = Readonly<Record<string, string>>;

/** No script may fill in a file. */
const controls = 'input:not([type="file"]), select, textarea';
const isChoice = (control: Control) => control.matches('[type="radio"], [type="checkbox"]');

function readTyped(nodes: Iterable<Node>): Typed {
  const typed: Record<string, string> = {};
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const control of node.querySelectorAll<Control>(controls)) {
      const isGiven = !isChoice(control) || (control as HTMLInputElement).checked;
      // Of a slider and its number field, the one that was changed counts.
      const isOther = control.name in typed && control.getAttribute('value') === control.value;
      if (isGiven && !isOther) typed[control.name] = control.value;
    }
  }
  return typed;
}

export function fillIn(plain: Element, typed: Typed): void {
  for (const control of plain.querySelectorAll<Control>(controls)) {
    const value = typed[control.name] ?? control.value;
    if (isChoice(control)) (control as HTMLInputElement).checked = control.value === typed[control.name];
    // A number field takes no commas, which the calculators do.
    else control.value = control.type === 'number' ? value.replace(/,/g, '') : value;
  }
}

/** Puts an island that holds `part` back as it was built, should its script empty it, and hands over what was typed. */
export function restoreServerMarkup(part: string, fallBack: (island: Element, typed: Typed) => void): void {
  if (typeof document === 'undefined') return;
  for (const island of document.querySelectorAll('astro-island[ssr]')) {
    if (!island.querySelector(part)) continue;
    const built = island.innerHTML;
    const watch = new MutationObserver((changes) => {
      if (island.hasChildNodes()) return;
      watch.disconnect();
      island.innerHTML = built;
      fallBack(island, readTyped(changes.flatMap(({ removedNodes }) => [...removedNodes])));
    });
    watch.observe(island, { childList: true });
  }
}

restoreServerMarkup('form[data-form]', fillIn);
