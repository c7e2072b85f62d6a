import { renderingCaption } from '#content/pages/page-words.ts';
import { joinClasses } from '#design/parts/join-classes.ts';
import type { PreparedPicture } from '../../pictures/prepare-picture.ts';
import styles from './Rendering.module.css';

interface RenderingProps {
  readonly picture: PreparedPicture;
  readonly className?: string | undefined;
}

/** A picture with its caption. As long as it is a rendering, the caption says so. */
export function Rendering({ picture, className }: RenderingProps) {
  const { alt, avifSources, fallbackUrl, height, isRendering, sizes, webpSources, width } = picture;
  return (
    <figure className={joinClasses(styles.figure, className)}>
      <picture>
        <source type="image/avif" srcSet={avifSources} sizes={sizes} />
        <img
          className={styles.picture}
          src={fallbackUrl}
          srcSet={webpSources}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {isRendering && <figcaption className={styles.caption}>{renderingCaption}</figcaption>}
    </figure>
  );
}
