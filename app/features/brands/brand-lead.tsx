import { BrandFacts, type Fact } from "#app/features/brands/brand-facts.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { type CardVehicle, VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-lead.module.css";

interface BrandLeadProps {
  vehicle: CardVehicle | undefined;
  facts: readonly Fact[];
}

/**
 * The first view of a brand: one of its cars, and its figures beside it. The car stands in the list below too, in profile or in its first photograph:
 * here it looks at the visitor, or is its second photograph. With neither the figures stand in a row.
 */
export function BrandLead({ vehicle, facts }: BrandLeadProps) {
  const shown = vehicle && asNotListed(vehicle);
  if (!shown) return facts.length > 0 ? <BrandFacts facts={facts} /> : null;
  return (
    <PageGrid className={styles.root}>
      <figure>
        <VehiclePlate vehicle={shown} view="front" sizes="(min-width: 52rem) 72vw, 100vw" priority />
      </figure>
      {facts.length > 0 && <BrandFacts facts={facts} beside />}
    </PageGrid>
  );
}

/** The car with a picture that its card does not show. */
function asNotListed(vehicle: CardVehicle): CardVehicle | undefined {
  if (carPicture(vehicle, "front")) return vehicle;
  const [, second] = vehicle.images;
  return second ? { ...vehicle, images: [second] } : undefined;
}
