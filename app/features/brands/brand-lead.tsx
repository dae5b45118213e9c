import { BrandFacts, type Fact } from "#app/features/brands/brand-facts.tsx";
import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { seenFrom } from "#app/features/catalogue/catalogue-words.ts";
import { PageOpening, Standfirst } from "#app/features/catalogue/page-opening.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { type CardVehicle, VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { paths } from "#domain/paths.ts";
import { type City, isCitySlug } from "#domain/places.ts";
import styles from "./brand-lead.module.css";

interface BrandLeadProps {
  title: string;
  vehicle: CardVehicle | undefined;
  /** What there is to say of the brand: beside its title where there is room, on a phone below its car. */
  standfirst: string | null;
  facts: readonly Fact[];
  /** Where it stands, if the page is about that; a car that is drawn by us is shown there. */
  city?: Pick<City, "slug" | "name">;
}

/**
 * The first view of a brand: one of its cars in profile, which its card shows from the front, and its figures beside it. A photographed car, whose card has its first photograph, is on its second;
 * with a single one the figures stand in a row.
 */
export function BrandLead({ title, vehicle, standfirst, facts, city }: BrandLeadProps) {
  const shown = vehicle && asNotListed(vehicle);
  const opening = <PageOpening title={title}>{standfirst && <Standfirst>{standfirst}</Standfirst>}</PageOpening>;
  if (!shown) {
    return (
      <>
        {opening}
        {facts.length > 0 && <BrandFacts facts={facts} />}
      </>
    );
  }
  return (
    <div className={classNames(styles.root, !city && styles.ofMaker)}>
      {opening}
      <PageGrid className={styles.lead}>
        <figure>
          {city && isCitySlug(city.slug) && carPicture(shown, "cutout") ? (
            <CarInCity vehicle={shown} city={{ ...city, slug: city.slug }} />
          ) : (
            <VehiclePlate vehicle={shown} view="studio" sizes="(min-width: 52rem) 72vw, 100vw" priority />
          )}
        </figure>
        {facts.length > 0 && (
          <div className={styles.rail}>
            <BrandFacts facts={facts} layout="beside" />
            <ButtonLink wide to={paths.vehicle(shown)}>
              {BRAND_WORDS.seeCar(shown.name)}
            </ButtonLink>
          </div>
        )}
      </PageGrid>
    </div>
  );
}

/** The car with a picture that its card does not show so; a drawn one has its views. */
function asNotListed(vehicle: CardVehicle): CardVehicle | undefined {
  if (carPicture(vehicle, "studio")) return vehicle;
  const [, second] = vehicle.images;
  return second ? { ...vehicle, images: [second] } : undefined;
}

interface CarInCityProps {
  /** Drawn by us. */
  vehicle: CardVehicle;
  city: { slug: string; name: string };
}

/** A car on the pavement before its city, by day and, its lamps lit, by night. */
function CarInCity({ vehicle, city }: CarInCityProps) {
  return (
    <div className={styles.carInCity}>
      <div className={styles.cityPicture}>
        <PictureByHour
          src={`/pictures/cities/${city.slug}-1200.webp`}
          alt={city.name}
          sizes="(min-width: 52rem) 72vw, calc(100vw - 40px)"
          priority
        />
      </div>
      <div className={styles.pavement} />
      <div className={styles.car}>
        <PictureByHour
          src={carPicture(vehicle, "cutout") ?? ""}
          alt={seenFrom({ title: vehicleTitle(vehicle), view: "cutout" })}
          sizes="(min-width: 52rem) 37vw, 60vw"
        />
      </div>
    </div>
  );
}
