import { BrandFacts, type Fact } from "#app/features/brands/brand-facts.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { type CardVehicle, VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-lead.module.css";

interface BrandLeadProps {
  vehicle: CardVehicle | undefined;
  facts: readonly Fact[];
  /** Where the list below is short, its cards are as large as this picture: there the car looks at the visitor instead of showing its profile twice. */
  view: "studio" | "front";
}

/**
 * The first view of a brand: one of its cars, lit, and its figures beside it. A photographed car, whose card has its first photograph, is on its second;
 * with a single one the figures stand in a row.
 */
export function BrandLead({ vehicle, facts, view }: BrandLeadProps) {
  const shown = vehicle && asNotListed(vehicle);
  if (!shown) return facts.length > 0 ? <BrandFacts facts={facts} /> : null;
  return (
    <PageGrid className={styles.root}>
      <figure>
        <VehiclePlate vehicle={shown} view={view} sizes="(min-width: 52rem) 72vw, 100vw" priority />
      </figure>
      {facts.length > 0 && <BrandFacts facts={facts} beside />}
    </PageGrid>
  );
}

/** The car with a picture that its card does not show so; a drawn one has its views. */
function asNotListed(vehicle: CardVehicle): CardVehicle | undefined {
  if (carPicture(vehicle, "front")) return vehicle;
  const [, second] = vehicle.images;
  return second ? { ...vehicle, images: [second] } : undefined;
}
