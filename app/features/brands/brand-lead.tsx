import { BrandFacts, type Fact } from "#app/features/brands/brand-facts.tsx";
import { type CardVehicle, VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./brand-lead.module.css";

interface BrandLeadProps {
  vehicle: CardVehicle | undefined;
  facts: readonly Fact[];
  /** The only car of the list below, where its profile stands: here it looks at the visitor. */
  alone?: boolean;
}

/** The first view of a brand: one of its cars, lit, and its figures beside it. Without a car the figures stand in a row. */
export function BrandLead({ vehicle, facts, alone = false }: BrandLeadProps) {
  if (!vehicle) return facts.length > 0 ? <BrandFacts facts={facts} /> : null;
  return (
    <PageGrid className={styles.root}>
      <figure>
        <VehiclePlate
          vehicle={vehicle}
          view={alone ? "front" : "studio"}
          sizes="(min-width: 52rem) 72vw, 100vw"
          priority
        />
      </figure>
      {facts.length > 0 && <BrandFacts facts={facts} beside />}
    </PageGrid>
  );
}
