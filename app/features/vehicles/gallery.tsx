import type { ReactNode } from "react";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { type GalleryProps, PhotographGallery } from "#app/features/photographs/photograph-gallery.tsx";
import { CarouselArrows } from "#app/ui/arrows.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { includesPhotograph, isPhotograph } from "#domain/pictures/photographs.ts";
import type { Finish } from "#domain/units/finish.ts";
import { colourInSentence } from "#domain/units/finish-words.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import { FinishLabel } from "./colours/finish-label.tsx";
import styles from "./gallery.module.css";
import { illustratedFinishes, slideId, toGalleryPictures } from "./gallery-pictures.ts";

/** Renders the pictures of a vehicle. When it is illustrated in several finishes, swatches switch between them, without scripts too. */
export function Gallery({
  vehicle,
  finishes,
}: {
  vehicle: Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">;
  finishes: readonly Finish[];
}) {
  const words = useWords("gallery", "pictures", "finishes");
  const { gallery } = words;
  const selectableFinishes = illustratedFinishes(vehicle, finishes);
  const label = say(words, gallery.picturesOf, { title: vehicleTitle(vehicle) });
  const caption = vehicle.images.every(isPhotograph)
    ? ""
    : includesPhotograph(vehicle.images)
      ? gallery.lastIllustrationsNote
      : finishes.length === 0
        ? gallery.illustrationNote
        : gallery.illustrationNoteWithColours;
  if (selectableFinishes.length < 2)
    return (
      <PictureGallery
        pictures={toGalleryPictures(words, vehicle, selectableFinishes[0], finishes)}
        label={label}
        caption={caption}
      />
    );
  return (
    <FinishSwatches finishes={selectableFinishes}>
      {selectableFinishes.map((finish, index) => (
        <PictureGallery
          key={finish.key}
          pictures={toGalleryPictures(words, vehicle, finish, finishes)}
          label={say(words, gallery.picturesInColour, {
            gallery: label,
            colour: colourInSentence(words, finish.paint?.name ?? ""),
          })}
          caption={caption}
          alternative={index}
        />
      ))}
    </FinishSwatches>
  );
}

/**
 * Renders swatches below the galleries that they switch. Each finish has one child, in the same order; the child whose swatch is checked is visible.
 * CSS alone switches them, so it works before scripts; hidden pictures are not fetched. At most three.
 */
function FinishSwatches({ finishes, children }: { finishes: readonly Finish[]; children: ReactNode[] }) {
  const { gallery } = useWords("gallery");
  return (
    <div className={styles.paints}>
      {children.map((child, index) => (
        <div key={finishes[index]?.key} className={styles.inPaint}>
          {child}
        </div>
      ))}
      <fieldset className={styles.swatches}>
        <legend>{gallery.shownIn}</legend>
        {finishes.map((finish, index) => (
          <label key={finish.key}>
            <input type="radio" name="shown-finish" value={finish.key} defaultChecked={index === 0} />
            <FinishLabel finish={{ ...finish, leather: null, stitching: null, trim: null }} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Renders pictures: as a mosaic if a photograph is among them, drawings as a carousel. */
export function PictureGallery(props: GalleryProps) {
  if (props.pictures.length === 0) return null;
  return includesPhotograph(props.pictures.map(({ src }) => src)) ? (
    <PhotographGallery {...props} />
  ) : (
    <DrawingGallery {...props} />
  );
}

/**
 * Renders drawings as a looping carousel with arrows, arrow keys and swipe (product.md#vehicle-page), and thumbnails
 * (app/browser/gallery/carousels.ts). Before scripts it is a row to swipe, and the thumbnails are links to its pictures.
 */
function DrawingGallery({ pictures, label, caption, alternative = 0 }: GalleryProps) {
  const words = useWords("gallery");
  const { gallery } = words;
  const count = pictures.length;
  return (
    <section className={styles.root} aria-roledescription={gallery.carousel} aria-label={label} data-carousel="quick">
      <div className={styles.stage}>
        <section
          className={styles.viewport}
          data-viewport=""
          aria-label={say(words, gallery.scrollRegion, { gallery: label })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls before scripts and handles arrow keys with them: both need the focus
          tabIndex={0}
        >
          <ul className={styles.track}>
            {pictures.map((picture, index) => (
              <li key={picture.src} id={slideId(index, alternative)}>
                <ThemedPicture
                  src={picture.src}
                  alt={picture.alt}
                  lightboxLabel={say(words, gallery.enlarge, { picture: picture.alt })}
                  sizes="(min-width: 52rem) 64vw, 100vw"
                  priority={index === 0 && alternative === 0}
                />
              </li>
            ))}
          </ul>
        </section>
        {pictures.length > 1 && (
          <CarouselArrows previous={gallery.previous} next={gallery.next} look="overlay" className={styles.arrows} />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} data-count={pictures.length}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${slideId(index, alternative)}`}
                aria-label={say(words, gallery.thumbnail, { number: index + 1, count, label: picture.label })}
                aria-current={index === 0 ? "true" : undefined}
              >
                <ThemedPicture
                  src={picture.src}
                  alt=""
                  sizes={pictures.length === 3 ? "(min-width: 52rem) 20vw, 31vw" : "(min-width: 52rem) 15vw, 24vw"}
                  isDuplicate
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Text look="caption" className={styles.caption}>
        <span>{caption}</span>
        <Text as="span" numerals aria-live="polite" data-slide-counter="">
          {say(words, gallery.position, { number: 1, count })}
        </Text>
      </Text>
    </section>
  );
}
