import type { CSSProperties, ReactNode } from "react";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { type GalleryPicture, slideId } from "#app/features/vehicles/gallery-pictures.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { parseUploadedPicture, uploadedPictureWidths } from "#domain/pictures/uploaded-picture.ts";
import { say } from "#domain/words/say.ts";
import styles from "./photograph-gallery.module.css";

/** Pictures of the mosaic in a wide window: the large first one and four below it. */
const MAX_MOSAIC_PICTURES = 5;
/** Ratios of width to height that fill the frame of a picture and lose little by it: those of cameras and phones, from 4:3 to somewhat over 2:1. */
const MIN_FILLING_RATIO = 1.3;
const MAX_FILLING_RATIO = 2.2;
/** The largest frame that a window shows, in CSS pixels. */
const MAX_FRAME_PIXELS = { width: 1200, height: 800 };

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  label: string;
  /** Shown below the pictures. */
  caption?: ReactNode;
  /** The index of this gallery among several galleries in the same place; only gallery 0 is visible from the start. */
  alternative?: number;
}

/**
 * Renders a gallery with photographs (product.md#pictures): a mosaic in a wide window, a row to swipe in a narrow one, where it becomes a looping
 * carousel (app/browser/gallery/carousels.ts). Each picture opens in the lightbox. Without scripts the link to all pictures unfolds the mosaic.
 */
export function PhotographGallery({ pictures, label, caption, alternative = 0 }: GalleryProps) {
  const words = useWords("gallery");
  const { gallery } = words;
  const count = pictures.length;
  const listId = alternative ? `immagini-${alternative + 1}` : "immagini";
  return (
    <section className={styles.root} aria-label={label} data-carousel="quick" data-mosaic="">
      <div className={styles.stage}>
        <div className={styles.viewport} data-viewport="">
          <ul id={listId} className={styles.track} data-count={count}>
            {pictures.map((picture, index) => (
              <li
                key={picture.src}
                id={slideId(index, alternative)}
                className={fillsFrame(picture) ? undefined : styles.uncropped}
                style={sizeLimits(picture)}
              >
                <ThemedPicture
                  src={picture.src}
                  alt={picture.alt}
                  lightboxLabel={say(words, gallery.enlarge, { picture: picture.alt })}
                  sizes={
                    index === 0 || count === 2 ? "(min-width: 52rem) 64vw, 100vw" : "(min-width: 52rem) 32vw, 100vw"
                  }
                  priority={index === 0 && alternative === 0}
                />
              </li>
            ))}
          </ul>
          {count > MAX_MOSAIC_PICTURES && (
            <a className={styles.all} href={`#${listId}`} data-lightbox="all">
              {say(words, gallery.showAll, { count })}
            </a>
          )}
        </div>
        {count > 1 && (
          <div className={styles.arrows} hidden data-arrows="">
            <button type="button" aria-label={gallery.previous} data-action="previous">
              <ArrowLeftIcon />
            </button>
            <button type="button" aria-label={gallery.next} data-action="next">
              <ArrowRightIcon />
            </button>
          </div>
        )}
      </div>
      <Text look="caption" className={styles.caption}>
        <span>{caption}</span>
        {count > 1 && (
          <Text as="span" numerals aria-live="polite" data-slide-counter="">
            {say(words, gallery.position, { number: 1, count })}
          </Text>
        )}
      </Text>
    </section>
  );
}

/** Whether a picture may be cropped to its frame. All others are shown uncropped: portraits, square pictures and panoramas. */
function fillsFrame({ src }: GalleryPicture): boolean {
  const picture = parseUploadedPicture(src)?.picture;
  const ratio = picture && picture.width / picture.height;
  return !ratio || (ratio >= MIN_FILLING_RATIO && ratio <= MAX_FILLING_RATIO);
}

/** Returns the size of a picture's largest file as limits, if a frame can be larger; undefined otherwise, and if we do not know the size. */
function sizeLimits({ src }: GalleryPicture): CSSProperties | undefined {
  const picture = parseUploadedPicture(src)?.picture;
  if (!picture) return undefined;
  const width = Math.max(...uploadedPictureWidths(picture));
  const height = Math.round((width * picture.height) / picture.width);
  if (width >= MAX_FRAME_PIXELS.width && height >= MAX_FRAME_PIXELS.height) return undefined;
  return { "--own-width": `${width}px`, "--own-height": `${height}px` } as CSSProperties;
}
