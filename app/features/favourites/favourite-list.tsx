import {
  CARD_PROPS_BY_SPAN,
  FULL_ROW_CARD_PROPS_BY_SPAN,
  gridSpan,
  isFullRow,
} from "#app/features/catalogue/grid-spans.ts";
import { currentRentalQuery } from "#app/features/comparison/current-rental-query.ts";
import { useFavouriteOffers, useFavouriteVehicles } from "#app/features/favourites/favourite-vehicles.ts";
import {
  DAILY_RATES_NOTE,
  favouriteAvailabilityText,
  favouriteTotal,
  favouriteTotalsNote,
} from "#app/features/favourites/favourite-words.ts";
import { type CardVehicle, VehicleCard } from "#app/features/vehicles/vehicle-card.tsx";
import rows from "#app/features/vehicles/vehicle-list.module.css";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./favourite-list.module.css";

export default island("favourites/favourite-list", FavouriteList, {
  words: ["amounts", "categories", "pictures", "vehicleCard"],
  shouldHydrateWhenVisible: () => true,
});

/** Lists the favourite vehicles of this browser, or says why there are none. */
function FavouriteList() {
  const list = useFavouriteVehicles();
  // Before hydration the page shows the empty state, the most frequent one; `FavouritesFlagScript` hides it when there are favourites.
  if (list.state === "unread" || list.state === "none") {
    return (
      <EmptyState
        className={list.state === "unread" ? styles.unread : undefined}
        title="Ancora nessuna vettura"
        hint="Tocca il cuore su una scheda: la ritrovi qui."
        actions={<ButtonLink to={paths.cars}>{messages.featured.all}</ButtonLink>}
      />
    );
  }
  if (list.state === "failed") {
    return (
      <EmptyState
        title="Non riusciamo a leggere le schede"
        hint="Le tue scelte ci sono ancora. Riprova tra un momento."
        actions={<Button onClick={list.tryAgain}>Riprova</Button>}
      />
    );
  }
  if (list.state === "waiting") {
    return (
      <>
        <PriceBasisNote rental={favouriteTotalsNote(currentRentalQuery(location.search))} />
        <ul className={LIST_CLASS} aria-busy="true" aria-label="Stiamo leggendo le tue vetture">
          {SKELETON_KEYS.slice(0, list.count).map((key, index) => (
            <li key={key} data-span={gridSpan(index, list.count)}>
              <Skeleton className={styles.place} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <FavouriteCards vehicles={list.vehicles} />;
}

/** Renders the cards with totals for the dates of the last search, which are named above them. */
function FavouriteCards({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  const query = currentRentalQuery(location.search);
  const rental = favouriteTotalsNote(query);
  const offers = useFavouriteOffers(
    vehicles.map(({ slug }) => slug),
    query,
  );
  return (
    <>
      <PriceBasisNote rental={rental} />
      <ul className={LIST_CLASS}>
        {vehicles.map((vehicle, index) => {
          const span = gridSpan(index, vehicles.length);
          const hasFullRow = isFullRow(index, vehicles.length);
          return (
            <li key={vehicle.slug} data-span={span} data-full-row={hasFullRow || undefined}>
              <VehicleCard
                vehicle={vehicle}
                {...(hasFullRow ? FULL_ROW_CARD_PROPS_BY_SPAN : CARD_PROPS_BY_SPAN)[span]}
                headingLevel={2}
                query={query}
                availabilityText={
                  favouriteAvailabilityText(offers.get(vehicle.slug), vehicle.dailyRate) ??
                  (rental ? ANSWER_PLACEHOLDER : undefined)
                }
                total={favouriteTotal(offers.get(vehicle.slug))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Says what the prices below refer to. In a wide window the comparison's link is beside it. */
function PriceBasisNote({ rental = DAILY_RATES_NOTE }: { rental: string | undefined }) {
  return <p className={styles.rental}>{rental}</p>;
}

/** The row styles of `VehicleList`. This list is separate, because it loads its vehicles in the browser. */
const LIST_CLASS = classNames(rows.list, styles.list);

/** Keeps the height of a line while the totals load, to avoid a layout shift. */
const ANSWER_PLACEHOLDER = "\u00a0";

/** Keys of the skeletons shown while the vehicles load. */
const SKELETON_KEYS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
