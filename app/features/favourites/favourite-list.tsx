import { LEADING, leadsRows, ROW_SHARES, rowShare } from "#app/features/catalogue/row-shares.ts";
import { type CardVehicle, VehicleCard } from "#app/features/catalogue/vehicle-card.tsx";
import rows from "#app/features/catalogue/vehicle-list.module.css";
import { rentalQuery } from "#app/features/comparison/rental-query.ts";
import { useFavouriteOffers, useFavouriteVehicles } from "#app/features/favourites/favourite-vehicles.ts";
import {
  FAVOURITE_RATES,
  favouriteAnswer,
  favouriteRental,
  favouriteTotal,
} from "#app/features/favourites/favourite-words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./favourite-list.module.css";

export default island("favourites/favourite-list", FavouriteList, () => true);

/** The cars of this browser's favourites, or what is to be said in their place. */
function FavouriteList() {
  const list = useFavouriteVehicles();
  // Before it is read, the page says what is most often so; where it is not, `KeptBefore` has hidden that.
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
        <PricesOf rental={favouriteRental(rentalQuery(location.search))} />
        <ul className={ROWS} aria-busy="true" aria-label="Stiamo leggendo le tue vetture">
          {PLACES.slice(0, list.count).map((place, index) => (
            <li key={place} data-share={rowShare(index, list.count)}>
              <Skeleton className={styles.place} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return <KnownFavourites vehicles={list.vehicles} />;
}

/** The cards, each with its total for the days of the last search, which stand above them. */
function KnownFavourites({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  const query = rentalQuery(location.search);
  const rental = favouriteRental(query);
  const offers = useFavouriteOffers(
    vehicles.map(({ slug }) => slug),
    query,
  );
  return (
    <>
      <PricesOf rental={rental} />
      <ul className={ROWS}>
        {vehicles.map((vehicle, index) => {
          const share = rowShare(index, vehicles.length);
          const leads = leadsRows(index, vehicles.length);
          return (
            <li key={vehicle.slug} data-share={share} data-leads={leads || undefined}>
              <VehicleCard
                vehicle={vehicle}
                {...(leads ? LEADING : ROW_SHARES)[share]}
                headingLevel={2}
                query={query}
                answer={
                  favouriteAnswer(offers.get(vehicle.slug), vehicle.dailyRate) ?? (rental ? ANSWER_PLACE : undefined)
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

/** What the prices below are. In a wide window the way to the comparison stands beside it. */
function PricesOf({ rental = FAVOURITE_RATES }: { rental: string | undefined }) {
  return <p className={styles.rental}>{rental}</p>;
}

/** The rows of a `VehicleList`; the cars come from elsewhere. */
const ROWS = classNames(rows.list, styles.list);

/** A line kept free while the totals are on their way, so that nothing moves. */
const ANSWER_PLACE = "\u00a0";

/** Places kept while the cars are on their way. */
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;
