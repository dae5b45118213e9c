import type { CSSProperties } from "react";
import { drawingUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import {
  findVehicleDimensions,
  type Measure,
  measureIfCertain,
  type VehicleDimensions,
} from "#domain/vehicles/vehicle-dimensions.ts";
import { say } from "#domain/words/say.ts";
import styles from "./dimension-drawing.module.css";

const MEASURE_ORDER = ["length", "wheelbase", "width", "height"] as const satisfies readonly Measure[];

type DrawnVehicle = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "hiddenDrawing" | "category">;

/**
 * Draws a car's three views on one ground line and to one scale, with its measures (product.md#vehicle-page). Renders nothing for a car without drawings.
 */
export function DimensionDrawing({ vehicle }: { vehicle: DrawnVehicle }) {
  const words = useWords("vehiclePage", "pictures");
  const { dimensions: texts } = words.vehiclePage;
  const dimensions = findVehicleDimensions(vehicle.slug);
  const drawing = vehicle.hiddenDrawing ?? vehicle.images.find((image) => !isPhotograph(image));
  const profile = drawingUrl(drawing, "cutout");
  const front = drawingUrl(drawing, "front-cutout");
  const rear = drawingUrl(drawing, "rear-cutout");
  if (!dimensions || !profile || !front || !rear) return null;
  const title = vehicleTitle(vehicle);
  const alt = (view: "side" | "front" | "rear") => say(words, words.pictures.views[view], { title });
  const isConvertible = vehicle.category === "cabrio";
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="atelier-title">
      <h2 id="atelier-title">{texts.title}</h2>
      <div className={styles.views} style={scaleStyle(dimensions)}>
        <div className={styles.profile}>
          <Picture src={profile} alt={alt("side")} sizes="(min-width: 52rem) 54vw, 100vw" />
          <DimensionLine dimensions={dimensions} measure="length" className={styles.length} />
        </div>
        <div className={styles.end}>
          <Picture src={front} alt={alt("front")} sizes="(min-width: 52rem) 22vw, 40vw" />
          <DimensionLine dimensions={dimensions} measure="width" className={styles.width} />
        </div>
        <div className={styles.end}>
          <Picture src={rear} alt={alt("rear")} sizes="(min-width: 52rem) 22vw, 40vw" />
          {!isConvertible && <DimensionLine dimensions={dimensions} measure="height" className={styles.height} />}
        </div>
      </div>
      <dl className={styles.measures}>
        {MEASURE_ORDER.map((measure) => {
          const value = measureIfCertain(dimensions, measure);
          const label = measure === "height" && isConvertible ? texts.heightClosed : texts.measures[measure];
          return (
            value !== null && (
              <div key={measure}>
                <dt>{label}</dt>
                <dd>{say(words, texts.millimetres, { value })}</dd>
              </div>
            )
          );
        })}
      </dl>
      <Text look="caption" className={styles.note}>
        {texts.note}
      </Text>
    </PageGrid>
  );
}

/** The lines' lengths follow the measures used for the illustrations, certain or not. */
const scaleStyle = ({ length, width, height }: VehicleDimensions) =>
  ({ "--length": length, "--width": width, "--height": height }) as CSSProperties;

/** Draws a measure; hidden from screen readers, because the list beside the drawing has it as text. */
function DimensionLine({
  dimensions,
  measure,
  className,
}: {
  dimensions: VehicleDimensions;
  measure: Measure;
  className: string | undefined;
}) {
  const words = useWords("vehiclePage");
  const value = measureIfCertain(dimensions, measure);
  if (value === null) return null;
  return (
    <p className={className} aria-hidden="true">
      <span>{say(words, words.vehiclePage.dimensions.millimetres, { value })}</span>
    </p>
  );
}
