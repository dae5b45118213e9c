import { type BrandFact, BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { PageHero, PageIntro } from "#app/features/catalogue/page-hero.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { type CardVehicle, VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type City, isCitySlug } from "#domain/cities/city.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./brand-hero.module.css";

interface BrandHeroProps {
  title: string;
  vehicle: CardVehicle | undefined;
  /** The brand's introduction: beside its title where there is room, on a phone below its car. */
  intro: string | null;
  facts: readonly BrandFact[];
  /** The city of the page, if any; an illustrated car is shown in front of it. */
  city?: Pick<City, "slug" | "name">;
}

/**
 * Renders the first view of a brand: its figures beside one of its cars in profile, because the car's card shows it from the front. A photographed
 * car shows its second photograph, because its card has the first. A car with a single photograph is not shown: the figures are in a row.
 */
export function BrandHero({ title, vehicle, intro, facts, city }: BrandHeroProps) {
  const words = useWords("brandPages");
  const paths = usePaths();
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
              {say(words, words.brandPages.seeCar, { name: pictured.name })}
            </ButtonLink>
          </div>
        )}
      </PageGrid>
    </div>
  );
}

/** Returns the vehicle with a picture that differs from its card's; an illustrated one has several views. */
function withAlternatePicture(vehicle: CardVehicle): CardVehicle | undefined {
  if (vehiclePictureUrl(vehicle, "studio")) return vehicle;
  const [, second] = vehicle.images;
  return second ? { ...vehicle, images: [second] } : undefined;
}

interface VehicleInCityProps {
  /** An illustrated vehicle. */
  vehicle: CardVehicle;
  city: { slug: string; name: string };
}

/** Renders a car on the pavement in front of its city, by day and by night with its lamps on. */
function VehicleInCity({ vehicle, city }: VehicleInCityProps) {
  const words = useWords("brandPages");
  return (
    <div className={styles.carInCity}>
      <div className={styles.cityPicture}>
        <ThemedPicture
          src={`/pictures/cities/${city.slug}-1200.webp`}
          alt={placeNameIn(words.language, city.name)}
          sizes="(min-width: 52rem) 72vw, calc(100vw - 40px)"
          priority
        />
      </div>
      <div className={styles.pavement} />
      <div className={styles.car}>
        <ThemedPicture
          src={vehiclePictureUrl(vehicle, "cutout") ?? ""}
          alt={say(words, words.brandPages.inProfile, { title: vehicleTitle(vehicle) })}
          sizes="(min-width: 52rem) 37vw, 60vw"
        />
      </div>
    </div>
  );
}
