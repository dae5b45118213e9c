import { PictureGallery } from "#app/features/vehicle/gallery.tsx";
import type { Jet } from "#domain/catalogue/jet.ts";
import { jetTitle } from "#domain/jets/fleet.ts";

/** What the views of our own pictures show, by the last part of their name. */
const VIEWS: Readonly<Record<string, { label: string; of: string }>> = {
  profile: { label: "Fianco", of: "in pista, di fianco" },
  detail: { label: "Da vicino", of: "un particolare" },
};

/** The pictures of a jet (product.md#jet-pages), going round. */
export function JetGallery({ jet }: { jet: Pick<Jet, "brand" | "model" | "images"> }) {
  const title = jetTitle(jet);
  const pictures = jet.images.map((src, index) => {
    const view = VIEWS[/^\/pictures\/jets\/[^/]+\/([a-z]+)-\d+\./.exec(src)?.[1] ?? ""];
    if (view) return { src, alt: `${title}: ${view.of}`, label: view.label };
    return { src, alt: `${title}, foto ${index + 1}`, label: `Foto ${index + 1}` };
  });
  return (
    <PictureGallery
      pictures={pictures}
      label={`Immagini di ${title}`}
      caption={
        jet.images.some((image) => image.startsWith("/pictures/")) &&
        "Illustrazione nostra. Modello e prestazioni sono quelli indicati; livrea e interni dell'esemplare te li confermiamo con il preventivo."
      }
    />
  );
}
