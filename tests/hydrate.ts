import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

/**
 * Renders as the build does, lets `beforeScript` work on that, then takes over in the page as an island does; `complaints`
 * are React's about that.
 */
export function hydrate(element: ReactElement, beforeScript: (page: HTMLElement) => void = () => {}) {
  const container = document.createElement('main');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  beforeScript(container);
  const complaints: string[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(String(error));
  return { ...render(element, { container, hydrate: true, onRecoverableError }), complaints };
}

export type Hydrated = ReturnType<typeof hydrate>;

/** Enters `text` as a keyboard does. */
export const enterText = (field: Element, text: string) =>
  fireEvent.change(field, { target: { value: text } });

export function fillHomeForm(): void {
  const needed = {
    Name: 'Dana Whitaker',
    Email: 'dana@example.org',
    Phone: '937.555.0188',
    'Service needed': 'Roof Repair',
  };
  for (const [label, text] of Object.entries(needed)) enterText(screen.getByLabelText(label), text);
}
