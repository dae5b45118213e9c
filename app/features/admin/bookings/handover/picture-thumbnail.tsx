import styles from "./handover-pictures.module.css";

interface PictureThumbnailProps {
  address: string;
  alt: string;
  /** What the picture shows, written below it. */
  caption?: string | undefined;
}

/** A thumbnail in a `ThumbnailList` that opens its picture in another tab. */
export function PictureThumbnail({ address, alt, caption }: PictureThumbnailProps) {
  return (
    <li>
      <a className={styles.thumbnail} href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={alt} width={64} height={48} loading="lazy" />
        {caption && <span aria-hidden="true">{caption}</span>}
      </a>
    </li>
  );
}
