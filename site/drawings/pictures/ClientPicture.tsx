import { picturePath } from '#content/business/pictures.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './ClientPicture.module.css';

interface ClientPictureProps {
  /** Its name in client/pictures/. */
  readonly file: string;
  /** Left out where the words beside it say the same. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A picture of the contractor's: a photograph is cut to its frame, a drawing is shown whole. */
export function ClientPicture({ file, label = '', className }: ClientPictureProps) {
  return (
    <img
      className={joinClasses(styles.picture, file.endsWith('.svg') && styles.drawing, className)}
      src={picturePath(file)}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  );
}
