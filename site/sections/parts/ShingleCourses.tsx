import type { ReactNode } from 'react';
import { joinClasses } from '#design/parts/join-classes.ts';
import { ShingleColumn } from '../../drawings/ornaments/ShingleColumn.tsx';
import styles from './ShingleCourses.module.css';

interface ShingleCoursesProps {
  readonly cardsInFirstCourse: 3 | 4;
  readonly className?: string | undefined;
  /** List items. */
  readonly children: ReactNode;
}

/** Cards in two courses of shingles, the second laid half a shingle further: a half one closes the first and opens the second. */
export function ShingleCourses({ cardsInFirstCourse, className, children }: ShingleCoursesProps) {
  const half = (
    <div className={styles.half}>
      <ShingleColumn />
    </div>
  );
  return (
    <div className={joinClasses(styles.courses, className)} data-cards={cardsInFirstCourse}>
      {half}
      <ul>{children}</ul>
      {half}
    </div>
  );
}
