import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ComparisonBar } from "#app/features/comparison/comparison-bar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
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
  /** The number of cards in the first view, whose pictures are not lazy. */
  priorityCount?: number;
  /** The position in a paginated list; both from 1. */
  paging?: { page: number; pages: number };
  /** One row that scrolls sideways on a phone. */
  isOneRow?: boolean;
  /** Query without "?" for the links to the vehicles' pages. */
  query?: string;
  /** Whether another list follows, so the comparison's link is below that list. */
  hasFollowingList?: boolean;
  /** Returns the text above a name in place of the category; nothing when empty. */
  noteOf?: (vehicle: Vehicle) => string;
  /** A picture above the text of the card if there is a single vehicle, where there is room (vehicle-card-banner.tsx). */
  onlyCardBanner?: ReactNode;
  /** Id of the vehicle that the page shows in profile above the list: its card shows the front view, unless its category needs the profile. */
  heroVehicleId?: string | undefined;
  /** The vehicles are delivered from other cities: each card names its city. */
  areDelivered?: boolean;
}

/** If all vehicles belong to these categories, the frames are lower. */
const LOW_CATEGORIES: readonly CategorySlug[] = ["sportive", "cabrio"];

/** Categories whose front view is hard to recognise on its own: it is shown only beside a profile or interior picture. */
const PROFILE_ONLY_CATEGORIES: readonly CategorySlug[] = ["suv", "van"];

/** Lays out vehicles three in a row, or two on a phone. */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, headingLevel = 3, priorityCount = 0, paging, isOneRow, hasFollowingList } = props;
  const { query, noteOf, onlyCardBanner, heroVehicleId, areDelivered } = props;
  const { language } = useWords();
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
                {...(areDelivered && { deliveredFrom: placeNameIn(language, vehicle.location) })}
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

/** Links to the previous and the next page. Each page has its own URL, so that search engines reach every vehicle. */
function VehicleListPagination({ page, pages }: { page: number; pages: number }) {
  const words = useWords("vehicleCard");
  const pathname = addLanguagePrefix(words.language, useLocation().pathname);
  const { vehicleCard: texts } = words;
  const pageUrl = (number: number) => (number === 1 ? pathname : `${pathname}?page=${number}`);
  return (
    <PageGrid as="nav" className={styles.root} aria-label={texts.pages}>
      <p>
        {page > 1 && <MoreLink to={pageUrl(page - 1)}>{texts.previousCars}</MoreLink>}
        <Text as="span" look="soft" numerals>
          {say(words, texts.position, { page, pages })}
        </Text>
        {page < pages && <MoreLink to={pageUrl(page + 1)}>{texts.nextCars}</MoreLink>}
      </p>
    </PageGrid>
  );
}

interface SecondPictureProps {
  vehicle: CardVehicle;
  /** Whether the card shows the front view. */
  isFrontView: boolean;
}

/**
 * Renders the vehicle from its other end above the text of a leading card, where there is room; a photographed vehicle shows its second photograph,
 * if it has one.
 */
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
