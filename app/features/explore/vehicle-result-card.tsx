import { seatsLabel } from "#app/features/catalogue/catalogue-words.ts";
import { SEE_VEHICLE, VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { ResultCard, ResultFacts } from "#app/features/explore/result-card.tsx";
import { ResultRefusal, ResultTotal } from "#app/features/explore/result-foot.tsx";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import type { VehicleResult } from "#domain/catalogue/explore.ts";
import { transmissionKind } from "#domain/catalogue/filters.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { deliveredFrom } from "#domain/delivery/delivery-words.ts";
import { supplementTotal } from "#domain/delivery/supplement.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import styles from "./vehicle-result-card.module.css";

interface VehicleResultCardProps {
  result: VehicleResult;
  criteria: SearchCriteria;
  /** Lit in the studio. */
  leads?: boolean;
  /** The first of a list: its picture comes at once. */
  priority?: boolean;
  /** Stands where the car's highlight stands. */
  mark?: string;
  /** Why it cannot be had for these dates. */
  refusal?: string;
}

const GEARBOX = { auto: "cambio automatico", manuale: "cambio manuale" } as const;

/** A car found: what it is, what it costs in all for the dates, and what that includes (no price without its terms). */
export function VehicleResultCard(props: VehicleResultCardProps) {
  const { result, criteria, leads = false, priority = false, mark, refusal } = props;
  const { vehicle, quote, delivery } = result;
  const lines = quote ? priceLines({ ...quote, dailyRate: vehicle.dailyRate }, { rateFirst: true }) : [];
  const total = lines.find(({ kind }) => kind === "total");
  const supplement = supplementTotal(quote?.supplements ?? delivery?.supplements ?? []);
  const address = paths.vehicle(vehicle, rentalQuery(criteria, delivery !== null));
  const gearbox = GEARBOX[transmissionKind(vehicle.specs.transmission)];
  const unavailable = !vehicle.available || refusal !== undefined;
  const action = actionFor(vehicle.available, unavailable);
  const rate = formatEuro(vehicle.dailyRate);
  return (
    <ResultCard
      look={leads ? "leads" : "beside"}
      picture={
        <>
          <VehiclePlate
            vehicle={vehicle}
            view={leads ? "studio" : "cutout"}
            sizes={leads ? "(min-width: 80rem) 45vw, 100vw" : "(min-width: 64rem) 40vw, (min-width: 40rem) 54vw, 100vw"}
            priority={priority}
            faded={unavailable}
          />
          <FavouriteButton vehicle={vehicle} className={styles.favourite} />
        </>
      }
      above={vehicle.brand}
      mark={unavailable && !mark ? messages.rental.unavailable : (mark ?? vehicle.highlights[0])}
      name={vehicle.name}
      address={address}
      facts={
        <>
          <ResultFacts>
            {[seatsLabel(vehicle.specs), vehicle.specs.power, vehicle.specs.topSpeed, gearbox]
              .filter(Boolean)
              .join(", ")}
          </ResultFacts>
          <ResultFacts>
            {delivery
              ? deliveredFrom(delivery.base, delivery.place, delivery.supplements)
              : EXPLORE_WORDS.pickupAt(vehicle.location)}
          </ResultFacts>
        </>
      }
      bill={
        <>
          {refusal && (
            <>
              <dt>{EXPLORE_WORDS.dailyRate}</dt>
              <dd>{rate}</dd>
            </>
          )}
          {supplement > 0 ? (
            <>
              <dt>{EXPLORE_WORDS.insurance}</dt>
              <dd>{EXPLORE_WORDS.insuranceIncluded}</dd>
              <dt>{EXPLORE_WORDS.supplement}</dt>
              <dd>{formatEuro(supplement)}</dd>
            </>
          ) : (
            <>
              <dt>{EXPLORE_WORDS.insuranceAndDelivery}</dt>
              <dd>{EXPLORE_WORDS.bothIncluded}</dd>
            </>
          )}
          <dt>{EXPLORE_WORDS.kilometresPerDay}</dt>
          <dd>{formatKilometres(vehicle.terms.includedKilometresPerDay)}</dd>
          <dt>Deposito cauzionale</dt>
          <dd>{formatEuro(vehicle.terms.deposit)}</dd>
        </>
      }
      total={
        refusal ? (
          <ResultRefusal>{refusal}</ResultRefusal>
        ) : (
          <ResultTotal
            label={quote ? EXPLORE_WORDS.totalOf(lines) : EXPLORE_WORDS.dailyRate}
            amount={total?.value ?? rate}
          />
        )
      }
      action={action}
      actionLabel={labelWithValue({ label: action, value: vehicleTitle(vehicle) })}
    />
  );
}

/** A car out of service has no dates to offer; one that is taken for these may be free for others. */
function actionFor(available: boolean, unavailable: boolean): string {
  if (!available) return SEE_VEHICLE;
  return unavailable ? "Vedi le date libere" : messages.featured.book;
}

/** The dates of the search and where the car comes back go along to its page, and for a car that is delivered where to; what narrows the list does not. */
function rentalQuery(criteria: SearchCriteria, delivered: boolean): string {
  const { city, returnCity, pickupDate, returnDate, pickupTime, returnTime } = criteria;
  const ends = { ...(delivered && { city }), returnCity, pickupDate, returnDate, pickupTime, returnTime };
  const said = Object.fromEntries(Object.entries(ends).filter(([, value]) => value !== undefined));
  return searchToQuery({ ...said, service: "auto", brands: [], categories: [], sort: DEFAULT_SORT });
}
