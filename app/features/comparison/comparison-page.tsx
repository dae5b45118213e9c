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
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { Cents } from "#domain/money.ts";
import type { ComparedVehicle, ComparisonPageData } from "#domain/pages/rental-pages.ts";
import {
  bookingFormPath,
  isCompleteSelection,
  type RentalSelection,
  vehicleSelectionPath,
} from "#domain/search/rental-selection.ts";
import { specificationText } from "#domain/vehicles/specification.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { type ComparedFigure, type ComparisonRow, MAX_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./comparison-page.module.css";
import { findSharedRental, type SharedRental, toRentalMoments } from "./shared-rental.ts";

/** Renders /confronto: two or three cars on one road, to scale, with prices and facts (product.md#comparison). */
export function ComparisonPage({ vehicles, rows, rental: query, suggestions, head }: ComparisonPageData) {
  const words = useWords("comparison", "pages", "places", "specifications");
  const { comparison: texts, pages } = words;
  const paths = usePaths();
  const selections = vehicles.map(({ selection }) => selection);
  const isPlaceShared = findSharedRental(selections) !== null;
  const slugs = vehicles.map(({ vehicle }) => vehicle.slug);
  return (
    <PrintLayout className={styles.sheet}>
      <Breadcrumbs crumbs={head.crumbs ?? []} />
      <PageHero title={texts.title} intro={comparisonIntro(words, selections)} />
      <PageGrid as="section" className={styles.root} aria-label={texts.caption}>
        {vehicles.length === 0 ? (
          <EmptyState
            title={texts.emptyTitle}
            hint={texts.emptyHint}
            actions={<ButtonLink to={paths.cars}>{pages.collection}</ButtonLink>}
          />
        ) : (
          <table className={styles.table} data-vehicle-count={vehicles.length}>
            <caption className={styles.caption}>{texts.caption}</caption>
            <thead>
              <tr>
                <td>{texts.barsNote}</td>
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
              <ComparisonTableRow label={texts.rows.total}>
                {vehicles.map((compared) => (
                  <td key={compared.vehicle.id}>
                    <OfferCell {...compared} isPlaceShared={isPlaceShared} />
                  </td>
                ))}
              </ComparisonTableRow>
              {rows.map(({ key, figures }) => (
                <ComparisonTableRow key={key} label={texts.rows[key]}>
                  {vehicles.map(({ vehicle }, index) => (
                    <td key={vehicle.id}>
                      {figures[index] && (
                        <FigureCell {...figures[index]} text={rowText(words, key, figures[index].text)} />
                      )}
                    </td>
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
                      aria-label={labelWithValue(words, {
                        label: texts.removeVehicle,
                        value: vehicleTitle(compared.vehicle),
                      })}
                    >
                      {texts.remove}
                    </Link>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        )}
        {vehicles.length > 0 && vehicles.length < MAX_COMPARED_VEHICLES && (
          <div className={classNames(styles.more, printLayoutStyles.leftOut)}>
            <h2>{texts.add}</h2>
            <SuggestedVehicles
              cars={suggestions.map((vehicle) => ({
                ...vehicle,
                to: paths.comparison([...slugs, vehicle.slug], query),
              }))}
            />
            <Link to={paths.explore(query)} className={styles.change}>
              {texts.addAnother}
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
  const words = useWords("comparison", "amounts", "places");
  const { comparison: texts } = words;
  if (offer.kind === "free") {
    const days = formatDays(words, offer.quote.days);
    return (
      <>
        <Price amount={offer.quote.total} size="small" />
        <Text as="span" look="caption" className={styles.days}>
          {isPlaceShared
            ? days
            : say(words, texts.daysAt, { days, at: sayAtPlace(words, placeLabel(words, selection.pickupCity)) })}
        </Text>
      </>
    );
  }
  const reason = {
    "no-dates": texts.noDates,
    unavailable: texts.unavailable,
    taken: texts.taken,
    impossible: offer.kind === "impossible" ? offer.message : "",
  }[offer.kind];
  return (
    <>
      <span className={styles.rate}>{amountPerDay(words, vehicle.fromRate)}</span>
      <Text as="span" look="caption" className={styles.days}>
        {reason}
      </Text>
    </>
  );
}

/** Returns a figure of a row in the page's language. Staff enter technical values in Italian. */
const rowText = (words: Words<"specifications">, key: ComparisonRow["key"], text: string) =>
  key === "acceleration" || key === "luggage" ? specificationText(words, key, text) : text;

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
  const words = useWords("comparison");
  const { comparison: texts } = words;
  const paths = usePaths();
  const title = vehicleTitle(vehicle);
  return offer.kind === "free" ? (
    <ButtonLink
      wide
      to={bookingFormPath(paths, vehicle, selection)}
      aria-label={labelWithValue(words, { label: texts.book, value: title })}
    >
      {texts.book}
    </ButtonLink>
  ) : (
    <ButtonLink
      wide
      variant="outline"
      to={vehicleSelectionPath(paths, vehicle, selection)}
      aria-label={labelWithValue(words, { label: texts.seeDates, value: title })}
    >
      {texts.seeDates}
    </ButtonLink>
  );
}

type SuggestedVehicle = ComparisonPageData["suggestions"][number] & { to: string };

/** Lists vehicles to add to the comparison, on the same road. */
function SuggestedVehicles({ cars }: { cars: readonly SuggestedVehicle[] }) {
  const words = useWords("amounts");
  return (
    <ul className={styles.furtherCars}>
      {cars.map((car) => (
        <li key={car.slug}>
          <Link to={car.to}>
            <VehicleFigure as="span" vehicle={car} view="cutout" sizes="(min-width: 52rem) 30vw, 46vw" />
            <b>{vehicleTitle(car)}</b>
            <span>{amountPerDay(words, car.fromRate)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const amountPerDay = (words: Words<"amounts">, amount: Cents) =>
  say(words, words.amounts.amountPerDay, { amount: formatMoney(words, amount) });

/** Returns the name of a rental's place in the page's language. */
const placeLabel = ({ language }: Words<never>, slugOrCity: string) => placeNameIn(language, nameOfPlace(slugOrCity));

/** Returns the sentence about dates and places above the vehicles. */
export function comparisonIntro(words: Words<"comparison" | "places">, selections: readonly RentalSelection[]): string {
  const { lead, eachAtItsBase } = words.comparison;
  const rental = findSharedRental(selections);
  if (rental) return `${sharedRentalText(words, rental)} ${lead}`;
  const [first] = selections;
  return first && isCompleteSelection(first)
    ? say(words, eachAtItsBase, momentTexts(words, toRentalMoments(first)))
    : lead;
}

/** Returns where and when all cars are collected and returned. */
export function sharedRentalText(words: Words<"comparison" | "places">, shared: SharedRental): string {
  const { rental, oneWayRental } = words.comparison;
  const [at, returnAt] = [shared.place, shared.returnPlace].map((place) => sayAtPlace(words, placeLabel(words, place)));
  const texts = { ...momentTexts(words, shared), at: at ?? "", returnAt: returnAt ?? "" };
  return say(words, shared.place === shared.returnPlace ? rental : oneWayRental, texts);
}

const momentTexts = (words: Words<never>, { pickup, back }: Pick<SharedRental, "pickup" | "back">) => ({
  pickupDay: formatWeekdayAndDay(words, pickup.date),
  pickupTime: pickup.time,
  returnDay: formatWeekdayAndDay(words, back.date),
  returnTime: back.time,
});
