// Words that do not belong on this contractor's pages: another state's name, weather his roofs never see.

import type { Climate } from '#client/shapes/business.ts';
import { usStates } from '../../ops/client/us-states.ts';

/** Words that hold in one climate alone. */
const climateWords: Partial<Record<Climate, RegExp>> = {
  freezing:
    /\b(?:ice dams?|ice barriers?|icicles?|frost|freez(?:es?|ing)|thaw(?:s|ing)?|snow(?:s|y|fall| guards?)?)\b/i,
  coastal: /\b(?:salt air|salt spray|storm surge|sea breeze|tropical storms?)\b/i,
  arid: /\b(?:monsoons?|haboobs?|dust storms?)\b/i,
};

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

/** The first words in `text` of each climate that is not in `climate`. */
export const findWeatherBesides = (text: string, climate: readonly Climate[]): readonly string[] =>
  Object.entries(climateWords).flatMap(([name, words]) =>
    climate.includes(name as Climate) ? [] : [...(words.exec(text) ?? [])],
  );
