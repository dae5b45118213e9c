import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { pagePositionText } from "../catalogue/catalogue-words.ts";
import {
  CARD_PROPS_BY_SPAN,
  FRONT_VIEW_SIZES,
  FULL_ROW_CARD_PROPS_BY_SPAN,
  isVehicleFullRow,
  vehicleGridSpan,
} from "../catalogue/grid-spans.ts";
import { type CardVehicle, VehicleCard, VehicleFigure } from "./vehicle-card.tsx";
import styles from "./vehicle-list.module.css";
import { vehiclePictureUrl } from "./vehicle-picture-url.ts";

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  headingLevel?: 2 | 3;
  /** How many of the first cards are in the first view: their pictures come at once. */
  priorityCount?: number;
  /** Where in a long list this is; both from 1. */
  paging?: { page: number; pages: number };
  /** One row that scrolls sideways on a phone. */
  isOneRow?: boolean;
  /** Query without "?" carried to each car's page. */
  query?: string;
  /** Another list follows: the comparison stands at its foot. */
  hasFollowingList?: boolean;
  /** What is said above each name in place of the category; nothing when empty. */
  noteOf?: (vehicle: Vehicle) => string;
  /** Of one car alone, the picture above its words where they have room (vehicle-card-banner.tsx). */
  onlyCardBanner?: ReactNode;
  /** Id of the car that the page has shown in profile above the list: its card shows it from the front, unless that view cannot stand alone. */
  heroVehicleId?: string | undefined;
  /** They come from elsewhere: each says from which city. */
  areDelivered?: boolean;
}

/** Where all are of these, plates are as low as the cars. */
const LOW_CATEGORIES: readonly CategorySlug[] = ["sportive", "cabrio"];

/** From the front they are a mere block among others: shown so only beside their profile or their cabin. */
const PROFILE_ONLY_CATEGORIES: readonly CategorySlug[] = ["suv", "van"];

/** Cars three in a row, two on a phone. */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, headingLevel = 3, priorityCount = 0, paging, isOneRow, hasFollowingList } = props;
  const { query, noteOf, onlyCardBanner, heroVehicleId, areDelivered } = props;
  return (
    <>
      <PageGrid
        as="ul"
        className={classNames(styles.list, isOneRow && styles.inOneRow)}
        data-low-figures={vehicles.every(({ category }) => LOW_CATEGORIES.includes(category)) || undefined}
      >
        {vehicles.map((vehicle, index) => {
          const span = vehicleGridSpan(index, vehicles.length);
          const hasFullRow = !isOneRow && isVehicleFullRow(index, vehicles.length);
          const isFrontView =
            vehicle.id === heroVehicleId && (span === "whole" || !PROFILE_ONLY_CATEGORIES.includes(vehicle.category));
          return (
            <li key={vehicle.id} data-span={span} data-full-row={hasFullRow || undefined}>
              <VehicleCard
                vehicle={vehicle}
                {...(hasFullRow ? FULL_ROW_CARD_PROPS_BY_SPAN : CARD_PROPS_BY_SPAN)[span]}
                {...(isFrontView && {
                  view: "front-cutout",
                  sizes: FRONT_VIEW_SIZES[hasFullRow ? "whole" : span],
                })}
                note={noteOf?.(vehicle)}
                banner={
                  span === "whole"
                    ? onlyCardBanner
                    : span === "lead" && <SecondPicture vehicle={vehicle} isFrontView={isFrontView} />
                }
                headingLevel={headingLevel}
                priority={index < priorityCount}
                {...(areDelivered && { deliveredFrom: vehicle.location })}
                {...(query && { query })}
              />
            </li>
          );
        })}
      </PageGrid>
      {!isOneRow && !hasFollowingList && <ComparisonBar />}
      {paging && paging.pages > 1 && <VehicleListPagination {...paging} />}
    </>
  );
}

/** Links to the page before and the page after; the list is one address per page, so that search engines reach every car. */
function VehicleListPagination({ page, pages }: { page: number; pages: number }) {
  const { pathname } = useLocation();
  const pageUrl = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <PageGrid as="nav" className={styles.root} aria-label="Pagine">
      <p>
        {page > 1 && <MoreLink to={pageUrl(page - 1)}>Vetture precedenti</MoreLink>}
        <Text as="span" look="soft" numerals>
          {pagePositionText({ page, pages })}
        </Text>
        {page < pages && <MoreLink to={pageUrl(page + 1)}>Altre vetture</MoreLink>}
      </p>
    </PageGrid>
  );
}

interface SecondPictureProps {
  vehicle: CardVehicle;
  /** Its card shows it from the front. */
  isFrontView: boolean;
}

/** Above the words of the car that leads a list, where they have room: the car from its other end. Of a photographed one its second photograph, if it has that. */
function SecondPicture({ vehicle, isFrontView }: SecondPictureProps) {
  const [, secondImage] = vehicle.images;
  const isIllustrated = vehiclePictureUrl(vehicle, "cutout") !== null;
  if (!isIllustrated && !secondImage) return null;
  return (
    <div className={styles.otherSide} data-tall>
      <VehicleFigure
        vehicle={isIllustrated || !secondImage ? vehicle : { ...vehicle, images: [secondImage] }}
        view={isFrontView ? "rear-cutout" : "front-cutout"}
        sizes="(min-width: 64rem) 15vw, 1px"
      />
    </div>
  );
}
