import { type BrandFact, BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import { viewAltText } from "#app/features/catalogue/catalogue-words.ts";
import { PageHero, PageIntro } from "#app/features/catalogue/page-hero.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { type CardVehicle, VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { type City, isCitySlug } from "#domain/cities/city.ts";
import { paths } from "#domain/paths.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import styles from "./brand-hero.module.css";

interface BrandHeroProps {
  title: string;
  vehicle: CardVehicle | undefined;
  /** What there is to say of the brand: beside its title where there is room, on a phone below its car. */
  intro: string | null;
  facts: readonly BrandFact[];
  /** Where it stands, if the page is about that; a car that is drawn by us is shown there. */
  city?: Pick<City, "slug" | "name">;
}

/**
 * The first view of a brand: one of its cars in profile, which its card shows from the front, and its figures beside it. A photographed car, whose card has its first photograph, is on its second;
 * with a single one the figures stand in a row.
 */
export function BrandHero({ title, vehicle, intro, facts, city }: BrandHeroProps) {
  const pictured = vehicle && withAlternatePicture(vehicle);
  const header = <PageHero title={title}>{intro && <PageIntro>{intro}</PageIntro>}</PageHero>;
  if (!pictured) {
    return (
      <>
        {header}
        {facts.length > 0 && <BrandFacts facts={facts} />}
      </>
    );
  }
  return (
    <div className={classNames(styles.root, !city && styles.ofMaker)}>
      {header}
      <PageGrid className={styles.lead}>
        <figure>
          {city && isCitySlug(city.slug) && vehiclePictureUrl(pictured, "cutout") ? (
            <VehicleInCity vehicle={pictured} city={{ ...city, slug: city.slug }} />
          ) : (
            <VehicleFigure vehicle={pictured} view="studio" sizes="(min-width: 52rem) 72vw, 100vw" priority />
          )}
        </figure>
        {facts.length > 0 && (
          <div className={styles.rail}>
            <BrandFacts facts={facts} layout="beside" />
            <ButtonLink wide to={paths.vehicle(pictured)}>
              {BRAND_WORDS.seeCar(pictured.name)}
            </ButtonLink>
          </div>
        )}
      </PageGrid>
    </div>
  );
}

/** The car with a picture that its card does not show so; a drawn one has its views. */
function withAlternatePicture(vehicle: CardVehicle): CardVehicle | undefined {
  if (vehiclePictureUrl(vehicle, "studio")) return vehicle;
  const [, second] = vehicle.images;
  return second ? { ...vehicle, images: [second] } : undefined;
}

interface VehicleInCityProps {
  /** Drawn by us. */
  vehicle: CardVehicle;
  city: { slug: string; name: string };
}

/** A car on the pavement before its city, by day and, its lamps lit, by night. */
function VehicleInCity({ vehicle, city }: VehicleInCityProps) {
  return (
    <div className={styles.carInCity}>
      <div className={styles.cityPicture}>
        <ThemedPicture
          src={`/pictures/cities/${city.slug}-1200.webp`}
          alt={city.name}
          sizes="(min-width: 52rem) 72vw, calc(100vw - 40px)"
          priority
        />
      </div>
      <div className={styles.pavement} />
      <div className={styles.car}>
        <ThemedPicture
          src={vehiclePictureUrl(vehicle, "cutout") ?? ""}
          alt={viewAltText({ title: vehicleTitle(vehicle), view: "cutout" })}
          sizes="(min-width: 52rem) 37vw, 60vw"
        />
      </div>
    </div>
  );
}
