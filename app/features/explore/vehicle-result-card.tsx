import { ResultCard, ResultFacts } from "#app/features/explore/result-card.tsx";
import { ResultTotal, ResultUnavailableReason } from "#app/features/explore/result-footer.tsx";
import { totalText } from "#app/features/explore/result-texts.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { toTransmissionKind } from "#domain/catalogue/filters.ts";
import type { VehicleResult } from "#domain/catalogue/search-results.ts";
import { deliveredFromText } from "#domain/delivery/delivery-rows.ts";
import { sumSupplements } from "#domain/delivery/supplement.ts";
import { supplementsOf } from "#domain/prices/price-line.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import { highlightText, specificationText } from "#domain/vehicles/specification.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./vehicle-result-card.module.css";

interface VehicleResultCardProps {
  result: VehicleResult;
  criteria: SearchCriteria;
  /** Whether the vehicle is shown on the dark studio background. */
  isLead?: boolean;
  /** Whether this is the first result of a list, whose picture is not lazy. */
  priority?: boolean;
  /** Replaces the vehicle's highlight. */
  badge?: string;
  /** Why the vehicle is unavailable for these dates. */
  unavailableReason?: string;
}

/** Renders a vehicle among the results: facts, total for the dates and terms (a price is never shown without its terms). */
export function VehicleResultCard(props: VehicleResultCardProps) {
  const { result, criteria, isLead = false, priority = false, badge, unavailableReason } = props;
  const { vehicle, quote, delivery, longer } = result;
  const words = useWords("explore", "vehicleCard", "specifications", "prices", "places", "delivery");
  const { explore } = words;
  const paths = usePaths();
  const lines = quote ? priceLines(words, quote, { rateFirst: true }) : [];
  const total = lines.find(({ kind }) => kind === "total");
  const supplement = sumSupplements(quote ? supplementsOf(quote.lines) : (delivery?.supplements ?? []));
  const address = paths.vehicle(
    vehicle,
    vehiclePageQuery({ ...criteria, ...(longer && { returnDate: longer.returnDate }) }, delivery !== null),
  );
  const { transmission } = vehicle.specs;
  const highlight = vehicle.highlights[0];
  const nameOf = (place: string) => placeNameIn(words.language, place);
  const transmissionText = transmission && explore.facts[toTransmissionKind(transmission)];
  const isUnavailable = !vehicle.available || unavailableReason !== undefined;
  const action = actionLabelFor(words, vehicle.available, isUnavailable);
  const rate = formatMoney(words, vehicle.fromRate);
  const minimumText = longer && say(words, explore.minimumDays, { count: longer.minimumDays });
  return (
    <ResultCard
      layout={isLead ? "leads" : "beside"}
      picture={
        <>
          <VehicleFigure
            vehicle={vehicle}
            view={isLead ? "studio" : "cutout"}
            sizes={
              isLead ? "(min-width: 80rem) 45vw, 100vw" : "(min-width: 64rem) 40vw, (min-width: 40rem) 54vw, 100vw"
            }
            priority={priority}
            faded={isUnavailable}
          />
          <FavouriteButton vehicle={vehicle} className={styles.favourite} />
        </>
      }
      kicker={vehicle.brand}
      badge={
        isUnavailable && !badge
          ? words.vehicleCard.unavailable
          : (badge ?? minimumText ?? (highlight && highlightText(words, highlight)))
      }
      name={vehicle.name}
      to={address}
      facts={
        <>
          <ResultFacts>
            {[
              say(words, words.vehicleCard.seats, { count: vehicle.specs.seats }),
              vehicle.specs.power && specificationText(words, "power", vehicle.specs.power),
              vehicle.specs.topSpeed,
              transmissionText,
            ]
              .filter(Boolean)
              .join(", ")}
          </ResultFacts>
          <ResultFacts>
            {delivery
              ? deliveredFromText(words, {
                  ...delivery,
                  base: nameOf(delivery.base),
                  place: nameOf(delivery.place),
                })
              : say(words, explore.pickupAt, { city: nameOf(vehicle.location) })}
          </ResultFacts>
          {badge !== undefined && minimumText && <ResultFacts>{minimumText}</ResultFacts>}
        </>
      }
      priceTerms={
        <>
          {unavailableReason && (
            <>
              <dt>{explore.dailyRate}</dt>
              <dd>{rate}</dd>
            </>
          )}
          {supplement > 0 ? (
            <>
              <dt>{explore.insurance}</dt>
              <dd>{explore.insuranceIncluded}</dd>
              <dt>{explore.supplement}</dt>
              <dd>{formatMoney(words, supplement)}</dd>
            </>
          ) : (
            <>
              <dt>{explore.insuranceAndDelivery}</dt>
              <dd>{explore.bothIncluded}</dd>
            </>
          )}
          <dt>{explore.kilometresPerDay}</dt>
          <dd>{kilometresText(words, vehicle.terms.includedKilometresPerDay)}</dd>
          <dt>{explore.deposit}</dt>
          <dd>{formatMoney(words, vehicle.terms.deposit)}</dd>
        </>
      }
      total={
        unavailableReason ? (
          <ResultUnavailableReason>{unavailableReason}</ResultUnavailableReason>
        ) : (
          <ResultTotal label={quote ? totalText(words, lines) : explore.dailyRate} amount={total?.value ?? rate} />
        )
      }
      action={action}
      actionLabel={labelWithValue(words, { label: action, value: vehicleTitle(vehicle) })}
    />
  );
}

/** A vehicle out of service is not bookable; a vehicle that is booked for these dates may be free on other dates. */
function actionLabelFor(
  { explore, vehicleCard }: Words<"explore" | "vehicleCard">,
  available: boolean,
  isUnavailable: boolean,
): string {
  if (!available) return vehicleCard.see;
  return isUnavailable ? explore.seeFreeDates : vehicleCard.book;
}

/** Returns the query for the vehicle's page: dates and return place, and the pickup place when the vehicle is delivered there. Omits the filters. */
function vehiclePageQuery(criteria: SearchCriteria, isDelivered: boolean): string {
  const { city, returnCity, pickupDate, returnDate, pickupTime, returnTime } = criteria;
  const rentalParams = { ...(isDelivered && { city }), returnCity, pickupDate, returnDate, pickupTime, returnTime };
  const definedParams = Object.fromEntries(Object.entries(rentalParams).filter(([, value]) => value !== undefined));
  return searchToQuery({ ...definedParams, service: "auto", brands: [], categories: [], sort: DEFAULT_SORT });
}
