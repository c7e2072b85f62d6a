import styles from './Slider.module.css';

const marks = Array.from({ length: 26 }, (_, mark) => mark);

/** Decoration: twenty-five even parts, a long mark every fifth. */
export function SliderRuler() {
  return (
    <svg className={styles.ruler} aria-hidden="true">
      {marks.map((mark) => (
        <rect
          key={mark}
          className={mark % 5 === 0 ? styles.longMark : undefined}
          x={`${mark * 4}%`}
          width="1.5"
          height={mark % 5 === 0 ? 12 : 7}
        />
      ))}
    </svg>
  );
}
