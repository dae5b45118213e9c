import type { ReactNode } from "react";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CardPriceFooter } from "#app/ui/cards/card-price-footer.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { toTransmissionKind } from "#domain/catalogue/filters.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import { highlightText } from "#domain/vehicles/specification.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { say } from "#domain/words/say.ts";
import { vehiclePhotographAlt } from "./photograph-alt.ts";
import styles from "./vehicle-card.module.css";
import { vehiclePictureUrl } from "./vehicle-picture-url.ts";

/** The fields of a vehicle that a card shows. */
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
  | "fromRate"
>;

interface VehicleCardProps {
  vehicle: CardVehicle;
  /** cutout: in profile on a road, to scale. front-cutout: seen from the front on it. studio: on a dark background, for the card that leads a row. */
  view?: "cutout" | "front-cutout" | "studio";
  /** At this width the card takes a whole row: picture and text side by side. */
  wide?: "tablet" | "window" | "always";
  /** The page's only card: its link is the page's button. */
  isOnlyCard?: boolean;
  /** Shown above the text, beside the picture of a `wide` card. */
  banner?: ReactNode;
  /** Replaces the category at the end of the kicker, when the page already names the category; nothing when empty. */
  note?: string | undefined;
  /** The HTML `sizes` attribute of the picture. */
  sizes?: string;
  /** Query without "?" for the link to the vehicle's page, to keep the dates of a search. */
  query?: string;
  /** The city that the vehicle is delivered from. */
  deliveredFrom?: string;
  /** The availability for the selected dates, above the price. */
  availabilityText?: string | undefined;
  /** The total for those dates, in place of the daily rate. */
  total?: { amount: Cents; days: number } | undefined;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Categories too tall for the front view's scale: they would extend beyond the frame's upper edge. */
const TALL_CATEGORIES: readonly CategorySlug[] = ["suv", "berline", "van"];

/**
 * Renders a vehicle's card (product.md#featured-cars): picture, brand, name, category, seats, top speed, transmission, daily rate. The whole card
 * links to its page.
 */
export function VehicleCard(props: VehicleCardProps) {
  const {
    vehicle,
    view = "cutout",
    wide,
    isOnlyCard,
    banner,
    note,
    sizes = "(min-width: 52rem) 30vw, 50vw",
    query,
    deliveredFrom,
    availabilityText,
    total,
    headingLevel = 3,
    priority,
  } = props;
  const words = useWords("vehicleCard", "pictures", "categories", "amounts");
  const { vehicleCard: texts } = words;
  const kickerNote = note ?? words.categories.names[vehicle.category];
  const paths = usePaths();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const address = paths.vehicle(vehicle, query);
  const highlight = vehicle.highlights[0];
  const action = vehicle.available ? texts.book : texts.see;
  return (
    <article className={classNames(styles.root, wide && styles[wide], isOnlyCard && styles.alone)}>
      <div
        className={styles.plateBox}
        data-figure={figureKind(vehicle, view)}
        data-tall={(view === "front-cutout" && TALL_CATEGORIES.includes(vehicle.category)) || undefined}
      >
        {vehicle.available ? (
          highlight && (
            <Badge variant="corner" className={styles.badge}>
              {highlightText(words, highlight)}
            </Badge>
          )
        ) : (
          <Badge variant="corner" className={classNames(styles.badge, styles.badgeUnavailable)}>
            {texts.unavailable}
          </Badge>
        )}
        <VehicleFigure
          vehicle={vehicle}
          view={view}
          sizes={sizes}
          faded={!vehicle.available}
          {...(priority && { priority })}
        />
        <FavouriteButton vehicle={vehicle} className={styles.favourite} />
      </div>
      {banner}
      <p className={styles.line}>
        <span>{vehicle.brand}</span>
        {kickerNote && <span>{kickerNote}</span>}
      </p>
      <Heading className={styles.name}>
        <Link to={address}>{vehicle.name}</Link>
      </Heading>
      <p className={styles.facts} data-note={deliveredFrom ? undefined : kickerNote || undefined}>
        <span>{say(words, texts.seats, { count: vehicle.specs.seats })}</span>
        {vehicle.specs.topSpeed && <span>{vehicle.specs.topSpeed}</span>}
        {vehicle.specs.transmission && (
          <span>{texts.transmissions[toTransmissionKind(vehicle.specs.transmission)]}</span>
        )}
        {deliveredFrom && <span>{say(words, texts.fromCity, { city: deliveredFrom })}</span>}
      </p>
      {availabilityText && <p className={styles.answer}>{availabilityText}</p>}
      <CardPriceFooter
        className={styles.foot}
        price={
          total ? (
            <Price
              amount={total.amount}
              unit={say(words, texts.forDays, { days: formatDays(words, total.days) })}
              className={styles.price}
            />
          ) : (
            <Price amount={vehicle.fromRate} unit={words.amounts.perDay} className={styles.price} />
          )
        }
        address={address}
        action={action}
        actionLabel={labelWithValue(words, { label: action, value: vehicleTitle(vehicle) })}
      />
    </article>
  );
}

interface VehicleFigureProps {
  /** A span inside a label, where block elements are not allowed. */
  as?: "div" | "span";
  vehicle: Pick<Vehicle, "images" | "imageAlts" | "brand" | "name">;
  view: "cutout" | "front-cutout" | "rear-cutout" | "studio";
  sizes: string;
  priority?: boolean;
  /** The vehicle is unavailable. */
  faded?: boolean;
  className?: string | undefined;
}

const FRONT_VIEW_CLASS = classNames(styles.cutout, styles.facing);

const FIGURE_CLASSES = {
  cutout: styles.cutout,
  "front-cutout": FRONT_VIEW_CLASS,
  "rear-cutout": FRONT_VIEW_CLASS,
  studio: styles.studio,
  photo: undefined,
} as const;

/** What the cut-out drawings show. */
const SHOWN_BY = { cutout: "side", "front-cutout": "front", "rear-cutout": "rear" } as const;

type FigureVehicle = VehicleFigureProps["vehicle"];

/** Returns "photo" for the staff's photograph, otherwise the illustration's view. */
function figureKind(vehicle: FigureVehicle, view: VehicleFigureProps["view"]) {
  return vehiclePictureUrl(vehicle, view) ? view : "photo";
}

/** Renders the picture of a vehicle: cut out on a road, in the studio, or the staff's photograph. */
export function VehicleFigure({
  as: Box = "div",
  vehicle,
  view,
  sizes,
  priority,
  faded,
  className,
}: VehicleFigureProps) {
  const words = useWords("pictures");
  const illustration = vehiclePictureUrl(vehicle, view);
  // A vehicle without pictures shows an empty road.
  const firstImage = vehicle.images[0] ?? "";
  return (
    <Box
      className={classNames(
        styles.plate,
        FIGURE_CLASSES[firstImage ? figureKind(vehicle, view) : "cutout"],
        faded && styles.faded,
        className,
      )}
    >
      {firstImage && (
        <Picture
          src={illustration ?? firstImage}
          alt={
            illustration && view !== "studio"
              ? say(words, words.pictures.views[SHOWN_BY[view]], { title: vehicleTitle(vehicle) })
              : vehiclePhotographAlt(words, vehicle, firstImage)
          }
          sizes={sizes}
          {...(priority && { priority })}
        />
      )}
    </Box>
  );
}
