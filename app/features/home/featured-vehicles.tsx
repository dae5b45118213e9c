import { VehicleCard } from "#app/features/vehicles/vehicle-card.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import styles from "./featured-vehicles.module.css";

/**
 * Renders the featured vehicles (product.md#featured-cars), or nothing if there are none. The first vehicle is large, on the studio background. The
 * second is shown from the front beside it, the other vehicles on a road.
 */
export function FeaturedVehicles({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { showsTypedRatings } = useSite();
  const { home } = useWords("home");
  const paths = usePaths();
  if (vehicles.length === 0) return null;
  return (
    <Section className={styles.root} style={{ "--cards": vehicles.length }} aria-labelledby="featured-title">
      <SectionHeading
        id="featured-title"
        title={home.featured.title}
        mirrored
        aside={
          <>
            {showsTypedRatings && <p>{home.featured.bestRated}</p>}
            <MoreLink to={paths.explore()} className={styles.all}>
              {home.featured.all}
            </MoreLink>
          </>
        }
      />
      <PageGrid className={styles.grid}>
        {vehicles.map((vehicle, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            sizes={FEATURED_PICTURE_SIZES[Math.min(index, 2)] ?? "50vw"}
            {...(index === 1 && { wide: "tablet" })}
            {...(index === 0
              ? { view: "studio" }
              : (index === 1 || isSignatureVehicle(vehicle)) && { view: "front-cutout" })}
          />
        ))}
      </PageGrid>
    </Section>
  );
}

/** The vehicle of the page's first picture is in profile there, so its card shows it from the front. */
const isSignatureVehicle = ({ images }: Vehicle) => images[0]?.startsWith("/pictures/cars/bentley-continental-gt/");

/**
 * In a wide window the first vehicle takes eight columns, the second four, the others three each. In a narrower window there are two rows with one
 * vehicle and two rows with two; on a tablet the text of the second vehicle is beside its picture.
 */
const FEATURED_PICTURE_SIZES = [
  "(min-width: 52rem) 62vw, 92vw",
  "(min-width: 52rem) 30vw, (min-width: 40rem) 62vw, 92vw",
  "(min-width: 52rem) 22vw, 46vw",
];
