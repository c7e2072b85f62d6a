import { useLayoutEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What `control` says if somebody has changed it since the page was built. */
function changedValue(control: Control): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const byDefault =
      [...control.options].find((option) => option.hasAttribute('selected')) ?? control.options[0];
    return control.value === byDefault?.value ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    if (control.checked === control.defaultChecked) return undefined;
    if (control.checked) return control.value;
    return control.type === 'checkbox' ? '' : undefined;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * What a visitor entered in the built page before its script was there, by field name: React would put the old values back
 * at its next rendering. Of two controls with one name (slider and number field) the one used last counts.
 */
export function readTypedBeforeScript(form: HTMLElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of form.querySelectorAll<Control>('input, select, textarea')) {
    const value = changedValue(control);
    if (value === undefined || (control.name in typed && control !== document.activeElement)) continue;
    typed[control.name] = value;
  }
  return typed;
}

/**
 * The same of the built form that `selector` names, read while it is still there: of a page that the browser has translated
 * React draws the form again, which is then empty and without the focus.
 */
export function useTypedBeforeScript(selector: string): Record<string, string> {
  const [built] = useState(() => {
    const form = globalThis.document?.querySelector<HTMLElement>(selector);
    return { typed: form ? readTypedBeforeScript(form) : {}, focusedId: form && document.activeElement?.id };
  });
  useLayoutEffect(() => {
    if (built.focusedId && document.activeElement === document.body)
      document.getElementById(built.focusedId)?.focus();
  }, [built]);
  return built.typed;
}
