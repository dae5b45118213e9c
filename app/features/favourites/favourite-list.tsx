import {
  CARD_PROPS_BY_SPAN,
  FULL_ROW_CARD_PROPS_BY_SPAN,
  gridSpan,
  isFullRow,
} from "#app/features/catalogue/grid-spans.ts";
import { currentRentalQuery } from "#app/features/comparison/current-rental-query.ts";
import {
  favouriteAvailabilityText,
  favouriteTotal,
  favouriteTotalsNote,
  type PlaceNames,
} from "#app/features/favourites/favourite-totals.ts";
import { useFavouriteOffers, useFavouriteVehicles } from "#app/features/favourites/favourite-vehicles.ts";
import { type CardVehicle, VehicleCard } from "#app/features/vehicles/vehicle-card.tsx";
import rows from "#app/features/vehicles/vehicle-list.module.css";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import styles from "./favourite-list.module.css";

export default island("favourites/favourite-list", FavouriteList, {
  words: ["amounts", "categories", "favouriteList", "favourites", "pictures", "places", "vehicleCard"],
  shouldHydrateWhenVisible: () => true,
});

interface FavouriteListProps {
  placeNames: PlaceNames;
}

/** Lists the favourite vehicles of this browser, or says why there are none. */
function FavouriteList({ placeNames }: FavouriteListProps) {
  const words = useWords("favouriteList", "places");
  const { favouriteList: texts } = words;
  const paths = usePaths();
  const list = useFavouriteVehicles();
  // Before hydration the page shows the empty state, the most frequent one; `FavouritesFlagScript` hides it when there are favourites.
  if (list.state === "unread" || list.state === "none") {
    return (
      <EmptyState
        className={list.state === "unread" ? styles.unread : undefined}
        title={texts.none}
        hint={texts.noneHint}
        actions={<ButtonLink to={paths.cars}>{texts.collection}</ButtonLink>}
      />
    );
  }
  if (list.state === "failed") {
    return (
      <EmptyState
        title={texts.failed}
        hint={texts.failedHint}
        actions={<Button onClick={list.tryAgain}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (list.state === "waiting") {
    return (
      <>
        <PriceBasisNote rental={favouriteTotalsNote(words, currentRentalQuery(location.search), placeNames)} />
        <ul className={LIST_CLASS} aria-busy="true" aria-label={texts.loading}>
          {SKELETON_KEYS.slice(0, list.count).map((key, index) => (
            <li key={key} data-span={gridSpan(index, list.count)}>
              <Skeleton className={styles.place} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <FavouriteCards vehicles={list.vehicles} placeNames={placeNames} />;
}

/** Renders the cards with totals for the dates of the last search, which are named above them. */
function FavouriteCards({ vehicles, placeNames }: FavouriteListProps & { vehicles: readonly CardVehicle[] }) {
  const words = useWords("favouriteList", "places", "amounts");
  const query = currentRentalQuery(location.search);
  const rental = favouriteTotalsNote(words, query, placeNames);
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
                  favouriteAvailabilityText(words, offers.get(vehicle.slug), vehicle.fromRate) ??
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
function PriceBasisNote({ rental }: { rental: string | undefined }) {
  const { favouriteList } = useWords("favouriteList");
  return <p className={styles.rental}>{rental ?? favouriteList.dailyRates}</p>;
}

/** The row styles of `VehicleList`. This list is separate, because it loads its vehicles in the browser. */
const LIST_CLASS = classNames(rows.list, styles.list);

/** Keeps the height of a line while the totals load, to avoid a layout shift. */
const ANSWER_PLACEHOLDER = "\u00a0";

/** Keys of the skeletons shown while the vehicles load. */
const SKELETON_KEYS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
