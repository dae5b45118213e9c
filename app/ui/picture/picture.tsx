import { NARROW_QUERY } from "#app/ui/breakpoints.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./picture.module.css";
import { pictureVariants } from "./picture-variants.ts";

interface PictureProps {
  /** One of our own pictures ("/pictures/cities/milan-1200.webp"), an uploaded one, or any other address. */
  src: string;
  /** What it shows; "" when the words beside it already say so. */
  alt: string;
  /** The width it takes on the page, as in HTML. */
  sizes?: string;
  /** Another composition for phones. */
  phoneSrc?: string;
  phoneSizes?: string;
  /**
   * The picture a visitor sees first: fetched at once and before the others. "if-shown": so if the styles show it, and not at all if they hide it.
   */
  priority?: boolean | "if-shown";
  /** Shown only while the page wears its day or its night (product.md#pictures); the other hour never fetches it. */
  onlyTheme?: "day" | "night" | undefined;
  /** One of several small ones that only repeat what is shown: never before another. */
  isDuplicate?: boolean;
  /** Shown on paper alone: fetched after all else, since printing does not wait for a picture that is not there yet. */
  printOnly?: boolean;
  /** Makes it a link to its largest file, which scripts open over the page (app/browser/start.ts): the name of the link. */
  lightboxLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * A picture with its sizes, formats, box and placeholder ground. Our own and uploaded ones are served in AVIF and WebP at several
 * widths; any other address is shown as it is, in a 16:9 box.
 */
export function Picture({ lightboxLabel, ...pictureProps }: PictureProps) {
  const { src, onlyTheme } = pictureProps;
  const picture = <SizedPicture {...pictureProps} />;
  if (!lightboxLabel) return picture;
  return (
    <a
      href={pictureVariants(src)?.largest ?? src}
      aria-label={lightboxLabel}
      className={classNames(styles.enlargeable, onlyTheme && styles[onlyTheme])}
      data-lightbox=""
    >
      {picture}
    </a>
  );
}

function SizedPicture({
  src,
  alt,
  sizes = "100vw",
  phoneSrc,
  phoneSizes = "100vw",
  priority,
  onlyTheme,
  isDuplicate,
  printOnly,
  className,
}: Omit<PictureProps, "lightboxLabel">) {
  const variants = pictureVariants(src);
  const phone = phoneSrc ? pictureVariants(phoneSrc) : null;
  const image = (
    <img
      src={variants?.src ?? src}
      srcSet={variants?.webp}
      sizes={variants ? sizes : undefined}
      width={variants?.width ?? 1200}
      height={variants?.height ?? 675}
      alt={alt}
      loading={printOnly || (priority === true && !onlyTheme) ? "eager" : "lazy"}
      decoding={priority || isDuplicate ? "sync" : "async"}
      fetchPriority={priority ? "high" : printOnly || isDuplicate ? "low" : undefined}
      className={classNames(styles.image, styles[variants?.ground ?? "light"], className)}
    />
  );
  if (!variants) return image;
  return (
    <picture className={onlyTheme && styles[onlyTheme]}>
      {phone && (
        <>
          <source
            media={NARROW_QUERY}
            type="image/avif"
            srcSet={phone.avif}
            sizes={phoneSizes}
            width={phone.width}
            height={phone.height}
          />
          <source
            media={NARROW_QUERY}
            type="image/webp"
            srcSet={phone.webp}
            sizes={phoneSizes}
            width={phone.width}
            height={phone.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={variants.avif} sizes={sizes} />
      {image}
    </picture>
  );
}
