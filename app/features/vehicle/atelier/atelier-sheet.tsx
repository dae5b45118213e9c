import type { CSSProperties } from "react";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { ATELIER_WORDS } from "#app/features/vehicle/vehicle-words.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { type CarDimensions, carDimensions, certain, type Measure } from "#domain/catalogue/car-dimensions.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import styles from "./atelier-sheet.module.css";

const MEASURES = ["length", "wheelbase", "width", "height"] as const satisfies readonly Measure[];

type Car = Pick<Vehicle, "slug" | "brand" | "name" | "images" | "category">;

/** A car's three views on one ground line and at one scale, with its measures (product.md#vehicle-page). Nothing for a car we have not drawn. */
export function AtelierSheet({ vehicle }: { vehicle: Car }) {
  const dimensions = carDimensions(vehicle.slug);
  const profile = carPicture(vehicle, "cutout");
  const front = carPicture(vehicle, "front-cutout");
  const rear = carPicture(vehicle, "rear-cutout");
  if (!dimensions || !profile || !front || !rear) return null;
  const views = ATELIER_WORDS.views({ title: vehicleTitle(vehicle) });
  const open = vehicle.category === "cabrio";
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby="atelier-title">
      <h2 id="atelier-title">{ATELIER_WORDS.title}</h2>
      <div className={styles.views} style={scaleOf(dimensions)}>
        <div className={styles.profile}>
          <Picture src={profile} alt={views.profile} sizes="(min-width: 52rem) 54vw, 100vw" />
          <Line dimensions={dimensions} measure="length" className={styles.length} />
        </div>
        <div className={styles.end}>
          <Picture src={front} alt={views.front} sizes="(min-width: 52rem) 22vw, 40vw" />
          <Line dimensions={dimensions} measure="width" className={styles.width} />
        </div>
        <div className={styles.end}>
          <Picture src={rear} alt={views.rear} sizes="(min-width: 52rem) 22vw, 40vw" />
          {!open && <Line dimensions={dimensions} measure="height" className={styles.height} />}
        </div>
      </div>
      <dl className={styles.measures}>
        {MEASURES.map((measure) => {
          const value = certain(dimensions, measure);
          const label = measure === "height" && open ? ATELIER_WORDS.heightClosed : ATELIER_WORDS.measures[measure];
          return (
            value !== null && (
              <div key={measure}>
                <dt>{label}</dt>
                <dd>{ATELIER_WORDS.measure(value)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <Text look="caption" className={styles.note}>
        {ATELIER_WORDS.note}
      </Text>
    </PageGrid>
  );
}

/** The lines' lengths follow the measures the pictures are drawn by, certain or not. */
const scaleOf = ({ length, width, height }: CarDimensions) =>
  ({ "--length": length, "--width": width, "--height": height }) as CSSProperties;

/** A measure drawn where it is taken; the list beside the sheet says it to who does not see. */
function Line({
  dimensions,
  measure,
  className,
}: {
  dimensions: CarDimensions;
  measure: Measure;
  className: string | undefined;
}) {
  const value = certain(dimensions, measure);
  if (value === null) return null;
  return (
    <p className={className} aria-hidden="true">
      <span>{ATELIER_WORDS.measure(value)}</span>
    </p>
  );
}
