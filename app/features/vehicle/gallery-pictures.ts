import { drawnPaint } from "#domain/catalogue/drawn-paints.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";

export interface GalleryPicture {
  src: string;
  alt: string;
  /** What the picture shows, in one or two words: "Fianco". */
  label: string;
}

/** What the views of our own pictures show, by the last part of their name. */
const VIEWS: Readonly<Record<string, { label: string; of: string }>> = {
  studio: { label: "Fianco", of: "di profilo" },
  front: { label: "Davanti", of: "da davanti" },
  rear: { label: "Dietro", of: "da dietro" },
};

/** The pictures of a car in their order, each with words for those who don't see it: the staff's own, else ours; photographs are numbered. */
export function galleryPictures(
  vehicle: Pick<Vehicle, "slug" | "brand" | "name" | "images" | "imageAlts">,
): GalleryPicture[] {
  const title = vehicleTitle(vehicle);
  const paint = drawnPaint(vehicle.slug);
  return vehicle.images.map((src, index) => {
    const written = vehicle.imageAlts[src];
    const view = VIEWS[/^\/pictures\/cars\/[^/]+\/([a-z]+)-\d+\./.exec(src)?.[1] ?? ""];
    if (view) return { src, alt: written ?? viewWords({ title, view: view.of, paint }), label: view.label };
    return { src, alt: written ?? `${title}, foto ${index + 1}`, label: `Foto ${index + 1}` };
  });
}

const viewWords = ({ title, view, paint }: { title: string; view: string; paint: string | undefined }) =>
  paint ? `${title} ${view}, colore ${paint.toLowerCase()}` : `${title} ${view}`;
