import { NARROW_QUERY } from "#app/ui/breakpoints.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./picture.module.css";
import { pictureVariants } from "./picture-variants.ts";

interface PictureProps {
  /** One of our own pictures ("/pictures/cities/milan-1200.webp"), an uploaded one, or any other URL. */
  src: string;
  /** Alternative text; "" if the text beside it says the same. */
  alt: string;
  /** Rendered width, as the `sizes` of HTML. */
  sizes?: string;
  /** Another crop for phones. */
  phoneSrc?: string;
  phoneSizes?: string;
  /** The picture that is seen first: fetched immediately, before all others. "if-shown": only if the styles show it. */
  priority?: boolean | "if-shown";
  /** Shown only by day or only at night (product.md#pictures); otherwise it is not fetched. */
  onlyTheme?: "day" | "night" | undefined;
  /** One of several thumbnails that repeat a larger picture: lowest priority. */
  isDuplicate?: boolean;
  /** Only for print: fetched last, but before printing, which does not wait for pictures. */
  printOnly?: boolean;
  /** Makes the picture a link to its largest file, which scripts open in the lightbox (app/browser/start.ts); the accessible name of that link. */
  lightboxLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * A picture with its sizes, formats, box and placeholder colour. Our own and uploaded pictures have AVIF and WebP files of several widths; any other
 * URL is shown unchanged in a 16:9 box.
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
      style={variants?.style}
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
