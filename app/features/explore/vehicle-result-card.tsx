import { Link } from "react-router";
import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import type { VehicleResult } from "#domain/catalogue/explore.ts";
import { transmissionKind } from "#domain/catalogue/filters.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";

interface VehicleResultCardProps {
  result: VehicleResult;
  criteria: SearchCriteria;
  priority: boolean;
  /** Stands where the car's highlight stands. */
  mark?: string;
  /** Why it cannot be had for these dates. */
  refusal?: string;
}

const GEARBOX = { auto: "cambio automatico", manuale: "cambio manuale" } as const;

/** A car found: what it is, what it costs in all for the dates, and what that includes (design 1: no price without its terms). */
export function VehicleResultCard({ result, criteria, priority, mark, refusal }: VehicleResultCardProps) {
  const { vehicle, quote } = result;
  const lines = quote ? priceLines({ ...quote, dailyRate: vehicle.dailyRate }, { rateFirst: true }) : [];
  const rental = lines.find(({ kind }) => kind === "rental");
  const total = lines.find(({ kind }) => kind === "total");
  const address = `${paths.vehicle(vehicle)}${periodQuery(criteria)}`;
  const gearbox = GEARBOX[transmissionKind(vehicle.specs.transmission)];
  const unavailable = !vehicle.available || refusal !== undefined;
  return (
    <article className={unavailable ? "result is-unavailable" : "result"}>
      <VehiclePlate vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 42vw, 100vw" priority={priority} />
      <FavouriteButton vehicle={vehicle} />
      <div className="result-details">
        <p className="result-line">
          <span>{vehicle.brand}</span>
          <em>{unavailable && !mark ? messages.rental.unavailable : (mark ?? vehicle.highlights[0])}</em>
        </p>
        <h2>
          <Link to={address} className="result-link">
            {vehicle.name}
          </Link>
        </h2>
        <p className="result-facts">
          {[`${vehicle.specs.seats} posti`, vehicle.specs.power, vehicle.specs.topSpeed, gearbox]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p className="result-facts">Ritiro a {vehicle.location}, consegna gratuita</p>
        <dl className="result-bill">
          <dt>Tariffa al giorno</dt>
          <dd>{formatEuro(vehicle.dailyRate)}</dd>
          <dt>Assicurazione e consegna</dt>
          <dd>Incluse</dd>
          <dt>Deposito cauzionale</dt>
          <dd>{formatEuro(vehicle.terms.deposit)}</dd>
          {refusal ? (
            <dt className="result-total is-refusal">{refusal}</dt>
          ) : (
            quote && (
              <>
                <dt className="result-total">
                  {total?.label}, {rental?.label}
                </dt>
                <dd className="result-total">{total?.value}</dd>
              </>
            )
          )}
        </dl>
        <Link
          to={address}
          className="result-action"
          aria-label={`${unavailable ? "Vedi le date libere" : "Prenota Ora"}: ${vehicleTitle(vehicle)}`}
        >
          {unavailable ? "Vedi le date libere" : "Prenota Ora"}
        </Link>
      </div>
    </article>
  );
}

/** The dates and cities of the search go along to the car's page; what narrows the list does not. */
function periodQuery({
  category: _c,
  vehicle: _v,
  priceRange: _p,
  transmission: _t,
  serviceNamed: _s,
  ...criteria
}: SearchCriteria): string {
  const { city: _city, ...dates } = criteria;
  const query = searchToQuery({ ...dates, service: "auto", brands: [], categories: [], sort: "rating" });
  return query ? `?${query}` : "";
}
