import type { CSSProperties } from "react";
import { drawingUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { DIMENSIONS_WORDS } from "#app/features/vehicles/vehicle-words.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import {
  findVehicleDimensions,
  type Measure,
  measureIfCertain,
  type VehicleDimensions,
} from "#domain/vehicles/vehicle-dimensions.ts";
import styles from "./dimension-drawing.module.css";

const MEASURE_ORDER = ["length", "wheelbase", "width", "height"] as const satisfies readonly Measure[];

type DrawnVehicle = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "hiddenDrawing" | "category">;

/**
 * Draws a car's three views on one ground line and to one scale, with its measures (product.md#vehicle-page). Renders nothing for a car without drawings.
 */
export function DimensionDrawing({ vehicle }: { vehicle: DrawnVehicle }) {
  const dimensions = findVehicleDimensions(vehicle.slug);
  const drawing = vehicle.hiddenDrawing ?? vehicle.images.find((image) => !isPhotograph(image));
  const profile = drawingUrl(drawing, "cutout");
  const front = drawingUrl(drawing, "front-cutout");
  const rear = drawingUrl(drawing, "rear-cutout");
  if (!dimensions || !profile || !front || !rear) return null;
  const views = DIMENSIONS_WORDS.views({ title: vehicleTitle(vehicle) });
  const isConvertible = vehicle.category === "cabrio";
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="atelier-title">
      <h2 id="atelier-title">{DIMENSIONS_WORDS.title}</h2>
      <div className={styles.views} style={scaleStyle(dimensions)}>
        <div className={styles.profile}>
          <Picture src={profile} alt={views.profile} sizes="(min-width: 52rem) 54vw, 100vw" />
          <DimensionLine dimensions={dimensions} measure="length" className={styles.length} />
        </div>
        <div className={styles.end}>
          <Picture src={front} alt={views.front} sizes="(min-width: 52rem) 22vw, 40vw" />
          <DimensionLine dimensions={dimensions} measure="width" className={styles.width} />
        </div>
        <div className={styles.end}>
          <Picture src={rear} alt={views.rear} sizes="(min-width: 52rem) 22vw, 40vw" />
          {!isConvertible && <DimensionLine dimensions={dimensions} measure="height" className={styles.height} />}
        </div>
      </div>
      <dl className={styles.measures}>
        {MEASURE_ORDER.map((measure) => {
          const value = measureIfCertain(dimensions, measure);
          const label =
            measure === "height" && isConvertible ? DIMENSIONS_WORDS.heightClosed : DIMENSIONS_WORDS.measures[measure];
          return (
            value !== null && (
              <div key={measure}>
                <dt>{label}</dt>
                <dd>{DIMENSIONS_WORDS.measure(value)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <Text look="caption" className={styles.note}>
        {DIMENSIONS_WORDS.note}
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
  const value = measureIfCertain(dimensions, measure);
  if (value === null) return null;
  return (
    <p className={className} aria-hidden="true">
      <span>{DIMENSIONS_WORDS.measure(value)}</span>
    </p>
  );
}
