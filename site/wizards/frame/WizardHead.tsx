import type { ReactNode } from 'react';
import styles from './WizardHead.module.css';

interface WizardHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** The offer beside the heading. */
  readonly children?: ReactNode;
}

/** Marks the first question as answered when Next is pressed before the wizard's script is there, which then continues. */
const noteNextPress = `addEventListener('submit',e=>e.target.closest('[data-wizard]')&&(e.target.dataset.nextPressed=''))`;

/** Opens the plain form, with what was typed in the first question, when the wizard's script cannot be fetched or begun. */
const openPlainForm = `addEventListener('astro:hydration-error',()=>{
const dormant=document.querySelector('noscript[data-plain-form]')
if(!dormant)return
dormant.outerHTML=dormant.textContent
for(const typed of document.querySelectorAll('[data-wizard] input'))
if(typed.value!==typed.defaultValue)
for(const field of document.querySelectorAll('form[action] [name="'+typed.name+'"]'))field.value=typed.value.replace(/,/g,'')
})`;

/** Name of the calculator and the offer that comes with it: low enough that the first question is in the first window. */
export function WizardHead({ heading, lead, children }: WizardHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constants above */}
      <script dangerouslySetInnerHTML={{ __html: `${noteNextPress};${openPlainForm}` }} />
      <div>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
