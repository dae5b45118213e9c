import { Link } from "react-router";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { transmissionKind } from "#domain/catalogue/filters.ts";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import { carPicture } from "./car-picture.ts";
import "./vehicle-card.css";

/** What a card says of a car. */
export type CardVehicle = Pick<
  Vehicle,
  | "slug"
  | "name"
  | "brand"
  | "category"
  | "citySlug"
  | "available"
  | "images"
  | "imageAlts"
  | "highlights"
  | "specs"
  | "dailyRate"
>;

interface VehicleCardProps {
  vehicle: CardVehicle;
  /** cutout: in profile on a hairline road, to scale. studio: lit in the dark, for the one car a row is led by. */
  view?: "cutout" | "studio";
  /** The picture's width on the page, as in HTML. */
  sizes?: string;
  /** Query without "?" carried to the car's page, so that the dates of a search are not lost. */
  query?: string;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

const TRANSMISSION_LABELS = { auto: "Automatico", manuale: "Manuale" } as const;

/** A car in a row of cars (A 2 "Featured cars", B 2.2): picture, brand, name, category, seats, top speed, transmission, price per day. The whole card leads to its page. */
export function VehicleCard(props: VehicleCardProps) {
  const {
    vehicle,
    view = "cutout",
    sizes = "(min-width: 52rem) 30vw, 50vw",
    query,
    headingLevel = 3,
    priority,
  } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const address = query ? `${paths.vehicle(vehicle)}?${query}` : paths.vehicle(vehicle);
  const highlight = vehicle.highlights[0];
  return (
    <article className={vehicle.available ? "vehicle-card" : "vehicle-card is-unavailable"}>
      <div className="vehicle-card-plate-box">
        {vehicle.available ? (
          highlight && <Badge variant="corner">{highlight}</Badge>
        ) : (
          <Badge variant="corner">Non disponibile</Badge>
        )}
        <VehiclePlate vehicle={vehicle} view={view} sizes={sizes} {...(priority && { priority })} />
        <FavouriteButton vehicle={vehicle} />
      </div>
      <p className="vehicle-card-line">
        <span>{vehicle.brand}</span>
        <span>{CATEGORIES[vehicle.category].shortLabel}</span>
      </p>
      <Heading className="vehicle-card-name">
        <Link to={address}>{vehicle.name}</Link>
      </Heading>
      <p className="vehicle-card-facts">
        <span>{vehicle.specs.seats} posti</span>
        {vehicle.specs.topSpeed && <span>{vehicle.specs.topSpeed}</span>}
        <span>{TRANSMISSION_LABELS[transmissionKind(vehicle.specs.transmission)]}</span>
      </p>
      <p className="vehicle-card-foot">
        <Price amount={vehicle.dailyRate} unit="al giorno" />
        <Link to={address} className="vehicle-card-book" aria-label={`Prenota Ora: ${vehicleTitle(vehicle)}`}>
          Prenota Ora
        </Link>
      </p>
    </article>
  );
}

interface VehiclePlateProps {
  vehicle: Pick<Vehicle, "images" | "imageAlts" | "brand" | "name">;
  view: "cutout" | "studio";
  sizes: string;
  priority?: boolean;
}

/** The picture of a car on its ground: cut out on a road, lit in the studio, or the staff's own photograph. */
export function VehiclePlate({ vehicle, view, sizes, priority }: VehiclePlateProps) {
  const own = carPicture(vehicle, view);
  const kind = own ? view : "photo";
  const first = vehicle.images[0] ?? "";
  return (
    <div className={`vehicle-plate vehicle-plate-${kind}`}>
      <Picture
        src={own ?? first}
        alt={
          own && view === "cutout"
            ? `${vehicleTitle(vehicle)} di profilo`
            : (vehicle.imageAlts[first] ?? vehicleTitle(vehicle))
        }
        sizes={sizes}
        {...(priority && { priority })}
      />
    </div>
  );
}
