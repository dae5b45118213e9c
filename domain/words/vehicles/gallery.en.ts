import type { Translated } from "#domain/words/text.ts";
import type { GALLERY_IT } from "./gallery.it.ts";

export const GALLERY_EN: Translated<typeof GALLERY_IT> = {
  labels: {
    "three-quarter": "Three-quarter",
    side: "Side",
    front: "Front",
    rear: "Rear",
    cabin: "Interior",
    detail: "Close-up",
    rearSeats: "Rear seats",
    wheel: "Wheel",
  },
  numbered: {
    label: "Photo {number}",
    alt: "{title}, photo {number}",
  },
  interior: {
    cabin: "{title}, the interior from the driver's door: {interior}",
    lounge: "{title}, the passengers' lounge: {interior}",
    rearSeats: "{title}, the rear seats: {interior}",
  },
  wheel: "{title}, close-up of the front wheel and its brake",
  picturesOf: "Pictures of the {title}",
  picturesInColour: "{gallery}, {colour}",
  thumbnail: "{number} of {count}: {label}",
  position: "{number} of {count}",
  showAll: "Show all {count} photos",
  scrollRegion: "{gallery}, scrollable",
  illustrationNote: "Our own illustration. Model and engine are as stated.",
  illustrationNoteWithColours:
    "Our own illustration. Model and engine are as stated; colours and interior are those listed under ‘Colours’.",
  lastIllustrationsNote: "The illustrations at the end are our own.",
  shownIn: "View in",
  carousel: "carousel",
  previous: "Previous picture",
  next: "Next picture",
  enlarge: "Enlarge: {picture}",
};
