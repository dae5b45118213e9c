import { jetPageWords } from "#app/features/jets/jet-page-words.ts";
import { PictureGallery } from "#app/features/vehicle/gallery.tsx";
import type { Jet } from "#domain/catalogue/jet.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import { jetPictures } from "./jet-pictures.ts";

/** The pictures of a jet (product.md#jet-pages), going round. */
export function JetGallery({ jet }: { jet: Pick<Jet, "slug" | "brand" | "model" | "images"> }) {
  return (
    <PictureGallery
      pictures={jetPictures(jet)}
      label={jetPageWords.picturesOf({ jet: jetTitle(jet) })}
      caption={
        jet.images.some((image) => image.startsWith("/pictures/")) &&
        "Illustrazione nostra. Modello e prestazioni sono quelli indicati; livrea e interni dell'esemplare te li confermiamo con il preventivo."
      }
    />
  );
}
