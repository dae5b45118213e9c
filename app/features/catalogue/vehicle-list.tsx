import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { carPicture } from "./car-picture.ts";
import { pageInList } from "./catalogue-words.ts";
import { carLeadsRows, carShare, FACING_SIZES, LEADING, ROW_SHARES } from "./row-shares.ts";
import { type CardVehicle, VehicleCard, VehiclePlate } from "./vehicle-card.tsx";
import styles from "./vehicle-list.module.css";

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  headingLevel?: 2 | 3;
  /** How many of the first cards are in the first view: their pictures come at once. */
  priorities?: number;
  /** Where in a long list this is; both from 1. */
  paging?: { page: number; pages: number };
  /** One row that scrolls sideways on a phone. */
  inOneRow?: boolean;
  /** Query without "?" carried to each car's page. */
  query?: string;
  /** Another list follows: the comparison stands at its foot. */
  continued?: boolean;
  /** What is said above each name in place of the category; nothing when empty. */
  noteOf?: (vehicle: Vehicle) => string;
  /** Of one car alone, the picture above its words where they have room (above-one.tsx). */
  aboveOne?: ReactNode;
  /** Id of the car that the page has shown in profile above the list: its card shows it from the front, unless that view cannot stand alone. */
  shownAbove?: string | undefined;
  /** They come from elsewhere: each says from which city. */
  brought?: boolean;
}

/** Where all are of these, plates are as low as the cars. */
const LOW: readonly CategorySlug[] = ["sportive", "cabrio"];

/** From the front they are a mere block among others: shown so only beside their profile or their cabin. */
const IN_PROFILE: readonly CategorySlug[] = ["suv", "van"];

/** Cars three in a row, two on a phone. */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, headingLevel = 3, priorities = 0, paging, inOneRow, continued } = props;
  const { query, noteOf, aboveOne, shownAbove, brought } = props;
  return (
    <>
      <PageGrid
        as="ul"
        className={classNames(styles.list, inOneRow && styles.inOneRow)}
        data-low={vehicles.every(({ category }) => LOW.includes(category)) || undefined}
      >
        {vehicles.map((vehicle, index) => {
          const share = carShare(index, vehicles.length);
          const leads = !inOneRow && carLeadsRows(index, vehicles.length);
          const facing = vehicle.id === shownAbove && (share === "whole" || !IN_PROFILE.includes(vehicle.category));
          return (
            <li key={vehicle.id} data-share={share} data-leads={leads || undefined}>
              <VehicleCard
                vehicle={vehicle}
                {...(leads ? LEADING : ROW_SHARES)[share]}
                {...(facing && {
                  view: "front-cutout",
                  sizes: FACING_SIZES[leads ? "whole" : share],
                })}
                note={noteOf?.(vehicle)}
                above={
                  share === "whole" ? aboveOne : share === "lead" && <OtherSide vehicle={vehicle} facing={facing} />
                }
                headingLevel={headingLevel}
                priority={index < priorities}
                {...(brought && { from: vehicle.location })}
                {...(query && { query })}
              />
            </li>
          );
        })}
      </PageGrid>
      {!inOneRow && !continued && <ComparisonBar />}
      {paging && paging.pages > 1 && <Pages {...paging} />}
    </>
  );
}

/** Links to the page before and the page after; the list is one address per page, so that search engines reach every car. */
function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname } = useLocation();
  const address = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <PageGrid as="nav" className={styles.root} aria-label="Pagine">
      <p>
        {page > 1 && <LinkMore to={address(page - 1)}>Vetture precedenti</LinkMore>}
        <Text as="span" look="soft" numerals>
          {pageInList({ page, pages })}
        </Text>
        {page < pages && <LinkMore to={address(page + 1)}>Altre vetture</LinkMore>}
      </p>
    </PageGrid>
  );
}

interface OtherSideProps {
  vehicle: CardVehicle;
  /** Its card shows it from the front. */
  facing: boolean;
}

/** Above the words of the car that leads a list, where they have room: the car from its other end. Of a photographed one its second photograph, if it has that. */
function OtherSide({ vehicle, facing }: OtherSideProps) {
  const [, second] = vehicle.images;
  const drawn = carPicture(vehicle, "cutout") !== null;
  if (!drawn && !second) return null;
  return (
    <div className={styles.otherSide} data-tall>
      <VehiclePlate
        vehicle={drawn || !second ? vehicle : { ...vehicle, images: [second] }}
        view={facing ? "rear-cutout" : "front-cutout"}
        sizes="(min-width: 64rem) 15vw, 1px"
      />
    </div>
  );
}
