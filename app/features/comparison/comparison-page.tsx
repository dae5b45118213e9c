import type { ReactNode } from "react";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { PrintLayout } from "#app/features/shell/print-layout.tsx";
import { VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { ComparedVehicle, ComparisonPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import {
  bookingFormPath,
  isCompleteSelection,
  type RentalSelection,
  vehicleSelectionPath,
} from "#domain/search/rental-selection.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { type ComparedFigure, MAX_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import styles from "./comparison-page.module.css";
import { COMPARISON_WORDS as words } from "./comparison-words.ts";
import { findSharedRental, toRentalMoments } from "./shared-rental.ts";

/** Renders /confronto: two or three cars on one road, to scale, with prices and facts (product.md#comparison). */
export function ComparisonPage({ vehicles, rows, rental: query, suggestions, head }: ComparisonPageData) {
  const selections = vehicles.map(({ selection }) => selection);
  const isPlaceShared = findSharedRental(selections) !== null;
  const slugs = vehicles.map(({ vehicle }) => vehicle.slug);
  return (
    <PrintLayout className={styles.sheet}>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageHero title={words.title} intro={comparisonIntro(selections)} />
      <PageGrid as="section" className={styles.root} aria-label={words.caption}>
        {vehicles.length === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            hint={words.emptyHint}
            actions={<ButtonLink to={paths.cars}>{messages.featured.all}</ButtonLink>}
          />
        ) : (
          <table className={styles.table} data-vehicle-count={vehicles.length}>
            <caption className={styles.caption}>{words.caption}</caption>
            <thead>
              <tr>
                <td>{words.barsNote}</td>
                {vehicles.map(({ vehicle, selection }) => (
                  <th key={vehicle.id} scope="col" className={styles.car}>
                    <VehicleFigure
                      vehicle={vehicle}
                      view="cutout"
                      sizes="(min-width: 52rem) 28vw, 33vw"
                      priority
                      faded={!vehicle.available}
                      className={styles.plate}
                    />
                    <span>{vehicle.brand}</span>
                    <Link to={vehicleSelectionPath(paths, vehicle, selection)}>{vehicle.name}</Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <ComparisonTableRow label={words.rows.total}>
                {vehicles.map((compared) => (
                  <td key={compared.vehicle.id}>
                    <OfferCell {...compared} isPlaceShared={isPlaceShared} />
                  </td>
                ))}
              </ComparisonTableRow>
              {rows.map(({ key, figures }) => (
                <ComparisonTableRow key={key} label={words.rows[key]}>
                  {vehicles.map(({ vehicle }, index) => (
                    <td key={vehicle.id}>{figures[index] && <FigureCell {...figures[index]} />}</td>
                  ))}
                </ComparisonTableRow>
              ))}
            </tbody>
            <tfoot className={printLayoutStyles.leftOut}>
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
                      aria-label={words.removeVehicle(vehicleTitle(compared.vehicle))}
                    >
                      {words.remove}
                    </Link>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        )}
        {vehicles.length > 0 && vehicles.length < MAX_COMPARED_VEHICLES && (
          <div className={classNames(styles.more, printLayoutStyles.leftOut)}>
            <h2>{words.add}</h2>
            <SuggestedVehicles
              cars={suggestions.map((vehicle) => ({
                ...vehicle,
                to: paths.comparison([...slugs, vehicle.slug], query),
              }))}
            />
            <Link to={paths.explore(query)} className={styles.change}>
              {words.addAnother}
            </Link>
          </div>
        )}
      </PageGrid>
    </PrintLayout>
  );
}

function ComparisonTableRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

/** Renders the vehicle's total for the dates, or why it is unavailable, and its place when the vehicles' places differ. */
function OfferCell({ vehicle, offer, selection, isPlaceShared }: ComparedVehicle & { isPlaceShared: boolean }) {
  if (offer.kind === "free") {
    return (
      <>
        <Price amount={offer.quote.total} size="small" />
        <Text as="span" look="caption" className={styles.days}>
          {isPlaceShared
            ? formatDays(ITALIAN_FORMATS, offer.quote.days)
            : words.daysAt({
                days: formatDays(ITALIAN_FORMATS, offer.quote.days),
                place: nameOfPlace(selection.pickupCity),
              })}
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

function FigureCell({ text, ratio }: ComparedFigure) {
  return (
    <>
      <span className={styles.figure}>{text}</span>
      {ratio !== null && (
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={ratio * 100} height="1" />
        </svg>
      )}
    </>
  );
}

function NextStep({ vehicle, selection, offer }: ComparedVehicle) {
  const title = vehicleTitle(vehicle);
  return offer.kind === "free" ? (
    <ButtonLink wide to={bookingFormPath(paths, vehicle, selection)} aria-label={words.bookCar(title)}>
      {words.book}
    </ButtonLink>
  ) : (
    <ButtonLink
      wide
      variant="outline"
      to={vehicleSelectionPath(paths, vehicle, selection)}
      aria-label={words.seeDatesOf(title)}
    >
      {words.seeDates}
    </ButtonLink>
  );
}

type SuggestedVehicle = ComparisonPageData["suggestions"][number] & { to: string };

/** Lists vehicles to add to the comparison, on the same road. */
function SuggestedVehicles({ cars }: { cars: readonly SuggestedVehicle[] }) {
  return (
    <ul className={styles.furtherCars}>
      {cars.map((car) => (
        <li key={car.slug}>
          <Link to={car.to}>
            <VehicleFigure as="span" vehicle={car} view="cutout" sizes="(min-width: 52rem) 30vw, 46vw" />
            <b>{vehicleTitle(car)}</b>
            <span>{words.perDay(formatEuro(car.dailyRate))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the sentence about dates and places above the vehicles. */
export function comparisonIntro(selections: readonly RentalSelection[]): string {
  const rental = findSharedRental(selections);
  if (rental) return `${words.rental(rental)} ${words.lead}`;
  const [first] = selections;
  return first && isCompleteSelection(first) ? words.eachAtItsBase(toRentalMoments(first)) : words.lead;
}
