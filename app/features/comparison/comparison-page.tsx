import type { ReactNode } from "react";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import paper from "#app/features/shell/paper.module.css";
import { Paper } from "#app/features/shell/paper.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { type ComparedFigure, MOST_COMPARED } from "#domain/catalogue/comparison.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { ComparedVehicle, ComparisonPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import {
  isCompleteSelection,
  type RentalSelection,
  requestAddress,
  vehicleAddress,
} from "#domain/search/rental-selection.ts";
import styles from "./comparison-page.module.css";
import { COMPARISON_WORDS as words } from "./comparison-words.ts";
import { daysOf, sharedRental } from "./shared-rental.ts";

/** /confronto: two or three cars on one road, to scale, with what each costs and offers (product.md#comparison). */
export function ComparisonPage({ vehicles, rows, rental: query, more, head }: ComparisonPageData) {
  const selections = vehicles.map(({ selection }) => selection);
  const isPlaceShared = sharedRental(selections) !== null;
  const slugs = vehicles.map(({ vehicle }) => vehicle.slug);
  return (
    <Paper className={styles.sheet}>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageOpening title={words.title} standfirst={standfirst(selections)} />
      <PageGrid as="section" className={styles.root} aria-label={words.caption}>
        {vehicles.length === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            hint={words.emptyHint}
            actions={<ButtonLink to={paths.cars}>{messages.featured.all}</ButtonLink>}
          />
        ) : (
          <table className={styles.table} data-cars={vehicles.length}>
            <caption className={styles.caption}>{words.caption}</caption>
            <thead>
              <tr>
                <td>{words.bars}</td>
                {vehicles.map(({ vehicle, selection }) => (
                  <th key={vehicle.id} scope="col" className={styles.car}>
                    <VehiclePlate
                      vehicle={vehicle}
                      view="cutout"
                      sizes="(min-width: 52rem) 28vw, 33vw"
                      priority
                      faded={!vehicle.available}
                      className={styles.plate}
                    />
                    <span>{vehicle.brand}</span>
                    <Link to={vehicleAddress(vehicle, selection)}>{vehicle.name}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row label={words.rows.total}>
                {vehicles.map((compared) => (
                  <td key={compared.vehicle.id}>
                    <Answer {...compared} isPlaceShared={isPlaceShared} />
                  </td>
                ))}
              </Row>
              {rows.map(({ key, figures }) => (
                <Row key={key} label={words.rows[key]}>
                  {vehicles.map(({ vehicle }, place) => (
                    <td key={vehicle.id}>{figures[place] && <Figure {...figures[place]} />}</td>
                  ))}
                </Row>
              ))}
            </tbody>
            <tfoot className={paper.leftOut}>
              <tr>
                <td />
                {vehicles.map((compared) => (
                  <td key={compared.vehicle.id}>
                    <NextStep {...compared} />
                    <Link
                      to={paths.comparison(
                        slugs.filter((slug) => slug !== compared.vehicle.slug),
                        query,
                      )}
                      className={styles.change}
                      aria-label={words.dropCar(vehicleTitle(compared.vehicle))}
                    >
                      {words.drop}
                    </Link>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        )}
        {vehicles.length > 0 && vehicles.length < MOST_COMPARED && (
          <div className={classNames(styles.more, paper.leftOut)}>
            <h2>{words.add}</h2>
            <FurtherCars
              cars={more.map((vehicle) => ({ ...vehicle, to: paths.comparison([...slugs, vehicle.slug], query) }))}
            />
            <Link to={paths.explore(query)} className={styles.change}>
              {words.addAnother}
            </Link>
          </div>
        )}
      </PageGrid>
    </Paper>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

/** What the car costs for the dates, and where where that differs, or what stands in the way. */
function Answer({ vehicle, offer, selection, isPlaceShared }: ComparedVehicle & { isPlaceShared: boolean }) {
  if (offer.kind === "free") {
    return (
      <>
        <Price amount={offer.quote.total} size="small" />
        <Text as="span" look="caption" className={styles.days}>
          {isPlaceShared
            ? daysLabel(offer.quote.days)
            : words.daysAt({ days: daysLabel(offer.quote.days), place: nameOfPlace(selection.pickupCity) })}
        </Text>
      </>
    );
  }
  const reason = {
    "no-dates": words.noDates,
    unavailable: words.unavailable,
    taken: words.taken,
    impossible: offer.kind === "impossible" ? offer.message : "",
  }[offer.kind];
  return (
    <>
      <span className={styles.rate}>{words.perDay(formatEuro(vehicle.dailyRate))}</span>
      <Text as="span" look="caption" className={styles.days}>
        {reason}
      </Text>
    </>
  );
}

function Figure({ text, share }: ComparedFigure) {
  return (
    <>
      <span className={styles.figure}>{text}</span>
      {share !== null && (
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share * 100} height="1" />
        </svg>
      )}
    </>
  );
}

function NextStep({ vehicle, selection, offer }: ComparedVehicle) {
  const title = vehicleTitle(vehicle);
  return offer.kind === "free" ? (
    <ButtonLink wide to={requestAddress(vehicle, selection)} aria-label={words.bookCar(title)}>
      {words.book}
    </ButtonLink>
  ) : (
    <ButtonLink wide variant="outline" to={vehicleAddress(vehicle, selection)} aria-label={words.seeDatesOf(title)}>
      {words.seeDates}
    </ButtonLink>
  );
}

type FurtherCar = ComparisonPageData["more"][number] & { to: string };

/** Cars that can be put beside those compared, on the same road. */
function FurtherCars({ cars }: { cars: readonly FurtherCar[] }) {
  return (
    <ul className={styles.furtherCars}>
      {cars.map((car) => (
        <li key={car.slug}>
          <Link to={car.to}>
            <VehiclePlate as="span" vehicle={car} view="cutout" sizes="(min-width: 52rem) 30vw, 46vw" />
            <b>{vehicleTitle(car)}</b>
            <span>{words.perDay(formatEuro(car.dailyRate))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the page says of its days and places before the cars. */
export function standfirst(selections: readonly RentalSelection[]): string {
  const rental = sharedRental(selections);
  if (rental) return `${words.rental(rental)} ${words.lead}`;
  const [first] = selections;
  return first && isCompleteSelection(first) ? words.eachWhereItStands(daysOf(first)) : words.lead;
}
