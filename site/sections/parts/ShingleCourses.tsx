import type { ReactNode } from 'react';
import { joinClasses } from '#design/parts/join-classes.ts';
import { ShingleColumn } from '../../drawings/ornaments/ShingleColumn.tsx';
import styles from './ShingleCourses.module.css';

interface ShingleCoursesProps {
  /** Of the list items; at most twelve. */
  readonly cardCount: number;
  /** Side by side on a phone; twice as many on a tablet held upright. */
  readonly cardsOnPhone: 1 | 2;
  readonly className?: string | undefined;
  /** List items. */
  readonly children: ReactNode;
}

/**
 * Cards in courses of shingles, each laid half a shingle further than the one above: a half one closes the first and opens
 * the second. A last course that is not full is not closed.
 */
export function ShingleCourses({ cardCount, cardsOnPhone, className, children }: ShingleCoursesProps) {
  const cardsInCourse = cardCount % 4 === 0 || (cardCount > 6 && cardCount % 3 !== 0) ? 4 : 3;
  const fullCourses = Math.floor(cardCount / cardsInCourse);
  return (
    <div
      className={joinClasses(styles.courses, className)}
      data-cards={cardsInCourse}
      data-phone={cardsOnPhone}
    >
      <ul>{children}</ul>
      {Array.from({ length: fullCourses }, (_, course) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a course is its place
        <div key={course} className={styles.half}>
          <ShingleColumn />
        </div>
      ))}
    </div>
  );
}
