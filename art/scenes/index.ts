import { cityPosters } from "./cities/index.ts";
import { weekendInFranciacorta } from "./experiences/weekend-in-franciacorta.ts";
import { heroDay, heroDayTall, heroNight, heroNightTall } from "./heroes/riviera.ts";
import { club } from "./house/club.ts";
import { garage } from "./house/garage.ts";
import { service } from "./house/service.ts";
import { signature } from "./house/signature.ts";
import { track } from "./house/track.ts";
import { cars } from "./magazine/cars.ts";
import { destinations } from "./magazine/destinations.ts";
import { events } from "./magazine/events.ts";
import { lifestyle } from "./magazine/lifestyle.ts";
import { type Picture, renderPicture } from "./picture.ts";

const WIDE = 16 / 9;
const full = { widths: [480, 800, 1200, 1600], ratio: WIDE };
const byNight = { widths: [480, 800, 1440], ratio: WIDE };
const hero = { widths: [800, 1280, 1920, 2560], ratio: 20 / 9 };
/** On most phones it is the first thing to be seen: 696 pixels come in one way of a slow line (docs/performance.md), which takes 9.5 KB. */
const upright = (quality: number): Pick<Picture, "widths" | "ratio" | "avif"> => ({
  widths: [480, 696, 800, 1200],
  ratio: 4 / 5,
  avif: { quality: 34, qualityAt: { 696: quality }, effort: 6, chromaSubsampling: "4:2:0" },
});
const article = { widths: [480, 800, 1200], ratio: 16 / 10 };
const event = { widths: [480, 800, 1200], ratio: WIDE };
const hall = { widths: [1280, 1920, 2560], ratio: 16 / 5 };
const plate = { widths: [800, 1200, 1600], ratio: WIDE };

const pictures: readonly Picture[] = [
  ...Object.entries(cityPosters).flatMap(([slug, draw]): Picture[] => [
    { path: `cities/${slug}`, ...full, draw: () => draw("day") },
    { path: `cities/${slug}-night`, ...byNight, draw: () => draw("night") },
  ]),
  { path: "heroes/day", ...hero, draw: heroDay },
  { path: "heroes/night", ...hero, draw: heroNight },
  { path: "heroes/day-tall", ...upright(28), draw: heroDayTall },
  { path: "heroes/night-tall", ...upright(31), draw: heroNightTall },
  { path: "experiences/weekend-in-franciacorta", ...full, draw: () => weekendInFranciacorta("day") },
  { path: "experiences/weekend-in-franciacorta-night", ...byNight, draw: () => weekendInFranciacorta("night") },
  ...Object.entries({ lifestyle, cars, destinations }).flatMap(([name, draw]): Picture[] => [
    { path: `magazine/${name}`, ...article, draw: () => draw("day") },
    { path: `magazine/${name}-night`, ...article, draw: () => draw("night") },
  ]),
  // An evening with its lamps lit, at any hour.
  { path: "magazine/events", ...article, draw: events },
  { path: "house/signature", ...plate, draw: signature },
  { path: "house/club", ...hall, draw: club },
  { path: "house/garage", ...event, draw: garage },
  { path: "house/track", ...event, draw: () => track("day") },
  { path: "house/track-night", ...event, draw: () => track("night") },
  // The house's arrival is an evening wherever it is shown alone; by day the page for contacts shows its morning.
  { path: "house/service", ...plate, draw: () => service("night") },
  { path: "house/service-day", ...plate, draw: () => service("day") },
];

/** Every scene of the house, each with the command that writes it. */
export const scenes = pictures.map((picture) => ({
  ...picture,
  name: picture.path,
  render: () => renderPicture(picture),
}));
