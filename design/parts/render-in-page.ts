import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

export interface RenderedPart {
  readonly host: HTMLElement;
  /** What React complained of while taking over the server's HTML. */
  readonly complaints: readonly string[];
  readonly rerender: (element: ReactElement) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** For tests: enters `text` as a keyboard does. React hears of a value only when it was not set by a script. */
export async function enterText(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

/** For tests: renders as the build does, then takes over in the page as an island does. */
export async function renderInPage(element: ReactElement): Promise<RenderedPart> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.createElement('main');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  const complaints: string[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(host, element, { onRecoverableError: (error) => complaints.push(String(error)) });
  });
  return {
    host,
    complaints,
    rerender: (next) => act(async () => root?.render(next)),
    leave: async () => {
      await act(async () => root?.unmount());
      host.remove();
    },
  };
}
