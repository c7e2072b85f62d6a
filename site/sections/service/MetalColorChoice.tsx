import { type MetalColorSlug, metalColors, metalColorWords } from '#content/services/metal-colors.ts';
import { Icon } from '#design/parts/Icon.tsx';
import { MetalColorSwatch } from '../../drawings/cards/MetalColorSwatch.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import styles from './MetalColorChoice.module.css';

/** The color the page opens with. */
const colorAtFirst: MetalColorSlug = 'forest-green';

/** Six swatches. The styles beside this file carry the choice to the drawing above, so no script is needed. */
export function MetalColorChoice() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={metalColorWords.heading} lead={metalColorWords.lead} />
        <fieldset className={styles.swatches}>
          <legend className="visually-hidden">{metalColorWords.legend}</legend>
          {metalColors.map(({ name, slug }) => (
            <label key={slug} className={styles.swatch}>
              <input
                type="radio"
                name="metal-color"
                value={slug}
                defaultChecked={slug === colorAtFirst}
                autoComplete="off"
              />
              <MetalColorSwatch color={slug} />
              <span className={styles.name}>
                {name}
                <Icon name="check" />
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
