import { drawCar } from "./cars/draw-car.ts";
import { carModel } from "./cars/models/index.ts";
import { type StudioTones, studioScene, WIDTH } from "./cars/studio.ts";
import { cropScene, rasteriseScene } from "./render/rasterise.ts";
import { widths } from "./render/widths.ts";
import { writePicture } from "./render/write-picture.ts";

/** A category's plate: a close, dark 4:3 view of one car in a studio of its own tone. */
interface Plate {
  readonly name: string;
  readonly car: string;
  /** Which of its other finishes it wears, from 0; without it, its first paint. */
  readonly otherFinish?: number;
  /** Left and top of the view, and its width, in scene units. */
  readonly view: readonly [left: number, top: number, width: number];
  readonly tones: StudioTones;
}

const plates: readonly Plate[] = [
  {
    name: "sportive",
    car: "ferrari-296-gtb",
    view: [70, 228, 520],
    tones: { edge: "#0d0b0a", wall: "#2c2019", light: "#8a5a42" },
  },
  {
    name: "suv",
    car: "bentley-bentayga-s",
    view: [60, 160, 600],
    tones: { edge: "#0a0b0c", wall: "#22262a", light: "#6d7880" },
  },
  {
    name: "cabrio",
    car: "maserati-grancabrio",
    view: [48, 196, 580],
    tones: { edge: "#0d0b0b", wall: "#2b2220", light: "#947058" },
  },
  {
    name: "berline",
    car: "bentley-flying-spur",
    view: [40, 190, 580],
    tones: { edge: "#0c0b09", wall: "#2a261e", light: "#8c7a58" },
  },
  {
    name: "van",
    car: "mercedes-benz-v-300",
    // Silver: its black is lost in the dark.
    otherFinish: 0,
    view: [64, 140, 640],
    tones: { edge: "#090a0d", wall: "#1f242c", light: "#5f6d80" },
  },
];

const RASTER_WIDTH = 2880;

async function renderPlate(plate: Plate): Promise<void> {
  const model = carModel(plate.car);
  const finish = plate.otherFinish === undefined ? undefined : model.otherFinishes?.[plate.otherFinish];
  const car = await drawCar({ ...model, ...finish });
  const scene = await rasteriseScene(studioScene(car, "dark", plate.tones), RASTER_WIDTH, 1);
  const [x, y, width] = plate.view;
  const crop = await cropScene(scene, { x, y, width, height: (width * 3) / 4 }, WIDTH);
  await writePicture(crop, `categories/${plate.name}`, widths.category);
}

/** One job a category. */
export const categoryJobs = plates.map((plate) => ({ name: plate.name, render: () => renderPlate(plate) }));
