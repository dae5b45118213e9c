import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { seenFrom } from "#app/features/catalogue/catalogue-words.ts";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import styles from "./car-in-city.module.css";

interface CarInCityProps {
  /** Drawn by us. */
  vehicle: CardVehicle;
  city: { slug: string; name: string };
}

/** A car on the pavement before its city, by day and, its lamps lit, by night. */
export function CarInCity({ vehicle, city }: CarInCityProps) {
  return (
    <div className={styles.root}>
      <div className={styles.city}>
        <PictureByHour
          src={`/pictures/cities/${city.slug}-1200.webp`}
          alt={city.name}
          sizes="(min-width: 52rem) 72vw, calc(100vw - 40px)"
          priority
        />
      </div>
      <div className={styles.ground} />
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
