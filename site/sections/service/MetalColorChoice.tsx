import { metalColors, metalColorWords } from '#content/services/metal-colors.ts';
import { MetalColorSwatch } from '../../drawings/cards/MetalColorSwatch.tsx';
import styles from './MetalColorChoice.module.css';

/** The color the page opens with. */
const { slug: colorAtFirst } = metalColors.find(({ slug }) => slug === 'forest-green') ??
  metalColors[0] ?? { slug: null };

/** Swatches under the house they color. design/tokens/drawing.css carries the choice to it, so no script is needed. */
export function MetalColorChoice() {
  return (
    <fieldset className={`above-4 ${styles.swatches}`}>
      <legend className={`fine ${styles.legend}`}>{metalColorWords.legend}</legend>
      {metalColors.map(({ name, slug }) => (
        <label key={slug} className={styles.swatch} data-metal={slug}>
          <input
            className="covering"
            type="radio"
            name="metal-color"
            value={slug}
            defaultChecked={slug === colorAtFirst}
            autoComplete="off"
          />
          <MetalColorSwatch />
          <span className={`ring ${styles.name}`}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
