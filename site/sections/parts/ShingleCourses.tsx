import type { ReactNode } from 'react';
import { ShingleColumn } from '../../drawings/ornaments/ShingleColumn.tsx';
import styles from './ShingleCourses.module.css';

interface ShingleCoursesProps {
  readonly cardsInFirstCourse: 3 | 4;
  /** List items. */
  readonly children: ReactNode;
}

/** Cards in two courses of shingles, the second laid half a shingle further: a half one closes the first and opens the second. */
export function ShingleCourses({ cardsInFirstCourse, children }: ShingleCoursesProps) {
  const half = (
    <div className={styles.half}>
      <ShingleColumn />
    </div>
  );
  return (
    <div className={styles.courses} data-cards={cardsInFirstCourse}>
      {half}
      <ul>{children}</ul>
      {half}
    </div>
  );
}
