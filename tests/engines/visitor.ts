// What a visitor does in any engine: looks for a control by its name, presses it, types. Waits are for a state of the page.

import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

const patienceMs = 30_000;

/**
 * Where the control called `name` can be pressed, brought into the window; null where there is none yet, or while typefaces
 * come in, which move it. Runs in the page.
 */
async function findPoint(name: string): Promise<{ x: number; y: number } | null> {
  if (document.fonts.status === 'loading') return null;
  const scope = document.querySelector('dialog[open]') ?? document;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const named = [
    ...scope.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], summary, label, [aria-label]'),
  ].filter((element) => nameOf(element).includes(name) && isSeen(element));
  const found =
    named.find((element) => nameOf(element) === name) ??
    named.find((element) => nameOf(element).startsWith(name)) ??
    named[0];
  if (!found) return null;
  const field = found instanceof HTMLLabelElement ? found.control : null;
  const target = field && isSeen(field) ? field : found;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A press meets what is painted, and that is the page before it was scrolled until two frames later.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

const selectAll = () => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};

export function visitorWith(engine: Engine) {
  /** The first answer that is true; the test fails with the page's words where there is none in time. */
  const until = async <Args extends readonly unknown[], Value>(
    what: string,
    work: (...args: Args) => Value,
    ...args: Args
  ): Promise<NonNullable<Awaited<Value>>> => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      // A page on its way out answers no questions.
      const answer = await engine.ask(work, ...args).catch(() => null);
      if (answer) return answer as NonNullable<Awaited<Value>>;
      if (Date.now() > deadline) {
        const words = await engine.ask(() => document.querySelector('main')?.textContent);
        throw new Error(`${engine.name}: no ${what}. The page says:\n${words}`);
      }
      await pause(50);
    }
  };
  /** What the page says that is like `pattern`, as people see it: hidden words do not count. */
  const seeLike = (pattern: string) =>
    until(
      `words like ${pattern}`,
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden, and where words end, counts here
      (wanted) => new RegExp(wanted).exec(document.body.innerText.replaceAll(/\s+/g, ' '))?.[0] ?? '',
      pattern,
    );
  const see = (text: string) => seeLike(text.replaceAll(/[$.()?]/g, '\\$&'));
  const press = async (name: string) => {
    const { x, y } = await until(`control "${name}" that a press hits`, findPoint, name);
    await engine.pressAt(x, y);
  };
  const fill = async (label: string, text: string) => {
    await press(label);
    await engine.ask(selectAll);
    await engine.type(text);
  };
  return {
    until,
    see,
    seeLike,
    press,
    fill,
    /** Opens a page and waits until React has taken over what it shows, where it has anything to take over. */
    open: async (url: string) => {
      await engine.go(url);
      await until('page', () => document.readyState === 'complete');
    },
    /** The calculators' script runs. */
    stepAlive: () =>
      until('live step', () =>
        Object.keys(document.querySelector('[data-wizard-step]') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      ),
    /** A lead form's script comes when somebody turns to the form. */
    formAlive: () =>
      until('live form', () => {
        const form = document.querySelector('form[data-form]');
        form?.scrollIntoView({ block: 'center', behavior: 'instant' });
        form?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return form instanceof HTMLFormElement && form.noValidate;
      }),
    /** As long after the page appeared as a person needs to fill in a form (leads/forms/spam-signs.ts). */
    fillTimePassed: () => until('time to fill in a form', (least) => performance.now() > least, 1500),
    /** What a list opens is the system's own, so the option is set and not pressed. */
    choose: (label: string, option: string) =>
      until(
        `option ${option}`,
        (wantedLabel, wantedOption) => {
          const found = [...document.querySelectorAll('label')].find(
            ({ textContent }) => textContent.trim() === wantedLabel,
          );
          const list = found?.control;
          if (!(list instanceof HTMLSelectElement)) return false;
          list.value = wantedOption;
          list.dispatchEvent(new Event('change', { bubbles: true }));
          return list.value === wantedOption;
        },
        label,
        option,
      ),
  };
}

export type Visitor = ReturnType<typeof visitorWith>;
