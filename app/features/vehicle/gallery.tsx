import type { ReactNode } from "react";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { CarouselArrows } from "#app/ui/arrows.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { Finish } from "#domain/units/finish.ts";
import { colourWords } from "./colours/colour-words.ts";
import styles from "./gallery.module.css";
import { type GalleryPicture, galleryPictures } from "./gallery-pictures.ts";

/** The pictures of a car. */
export function Gallery({
  vehicle,
  finishes,
}: {
  vehicle: Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">;
  finishes: readonly Finish[];
}) {
  return (
    <PictureGallery
      pictures={galleryPictures(vehicle)}
      label={`Immagini della ${vehicleTitle(vehicle)}`}
      caption={carPicture(vehicle, "studio") && colourWords.pictures(finishes.length)}
    />
  );
}

interface PictureGalleryProps {
  pictures: readonly GalleryPicture[];
  label: string;
  /** Said under the pictures. */
  caption: ReactNode;
}

/**
 * Pictures one at a time, going round by arrows, arrow keys and swipe (product.md#vehicle-page), with thumbnails (app/browser/carousels.ts). Before
 * scripts it is a row one can swipe, and the thumbnails are links to its pictures.
 */
export function PictureGallery({ pictures, label, caption }: PictureGalleryProps) {
  return (
    <section className={styles.root} aria-roledescription="carosello" aria-label={label} data-carousel="quick">
      <div className={styles.stage}>
        <section
          className={styles.viewport}
          data-viewport=""
          aria-label="Scorri le immagini"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: before scripts it scrolls, after it takes the arrow keys: both need the focus
          tabIndex={0}
        >
          <ul className={styles.track}>
            {pictures.map((picture, index) => (
              <li key={picture.src} id={`immagine-${index + 1}`}>
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes="(min-width: 52rem) 64vw, 100vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        </section>
        {pictures.length > 1 && (
          <CarouselArrows
            previous="Immagine precedente"
            next="Immagine successiva"
            look="overlay"
            className={styles.arrows}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#immagine-${index + 1}`}
                aria-label={`${index + 1} di ${pictures.length}: ${picture.label}`}
                aria-current={index === 0 ? "true" : undefined}
              >
                <Picture src={picture.src} alt="" sizes="(min-width: 52rem) 15vw, 24vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Text look="caption" className={styles.caption}>
        <span>{caption}</span>
        <Text as="span" numerals aria-live="polite" data-shown="">
          1 di {pictures.length}
        </Text>
      </Text>
    </section>
  );
}
