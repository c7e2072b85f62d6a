// Names of states that do not belong on this contractor's pages.

import { usStates } from '../../ops/client/us-states.ts';

/** A name that stands for something else: a county, a river, a city, a street. */
const namesNoState =
  /^(?: (?:County|Counties|Parish|City|River|Valley|Lake|Bay|Beach|Springs|Falls|Gulf|Avenue|Street|Road|Boulevard|Pike|District|Department)\b)/;

// The longer first: West Virginia is not Virginia.
const stateNames = Object.values(usStates).toSorted((a, b) => b.length - a.length);
const stateName = new RegExp(`\\b(?:${stateNames.join('|')})\\b`, 'g');
const codeBehindTown = new RegExp(`[a-z], (${Object.keys(usStates).join('|')})\\b`, 'g');

/** States that `text` names besides this one, by name or by their code behind a town. */
export function findStatesBesides(
  text: string,
  state: { readonly name: string; readonly code: string },
): readonly string[] {
  const named = [...text.matchAll(stateName)].filter(
    ({ 0: name, index }) => name !== state.name && !namesNoState.test(text.slice(index + name.length)),
  );
  const coded = [...text.matchAll(codeBehindTown)].flatMap(([, code = '']) =>
    code === state.code ? [] : [code],
  );
  return [...named.map(([name]) => name), ...coded];
}
