import styles from './Icon.module.css';

/** Strokes on a 24 × 24 sheet. */
const strokes = {
  alert: 'M12 3L2.5 20h19ZM12 10v4M12 17v.4',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-back': 'M20 12H5M11 6l-6 6 6 6',
  calendar: 'M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5',
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  mail: 'M3 6h18v12H3ZM3 7l9 7 9-7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  pause: 'M9 5v14M15 5v14',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12ZM12 6.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z',
  play: 'M8 5l11 7-11 7Z',
  plus: 'M12 4v16M4 12h16',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7Z',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof strokes;

export const iconNames = Object.keys(strokes) as IconName[];

/** Always decoration: the words beside it, or the control's accessible name, say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}

/** Decoration: the words beside it ("Processing...") say that something is under way. */
export function Spinner() {
  return (
    <svg className={`${styles.icon} ${styles.turning}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
