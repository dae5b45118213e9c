import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import type { SearchAlternatives } from "#domain/search/alternatives.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import styles from "./no-results.module.css";

const { alternatives: words } = EXPLORE_WORDS;

/**
 * Renders title, hint and alternatives that keep as much of the search as possible (product.md#no-dead-ends): other dates, other vehicles, contacts.
 */
export function NoResults({
  criteria,
  ways: alternatives,
}: {
  criteria: SearchCriteria;
  ways: SearchAlternatives | null;
}) {
  const { category: _category, ...withoutCategory } = criteria;
  const hasCategoryFilter = criteria.category !== undefined || criteria.categories.length > 0;
  return (
    <>
      <EmptyState
        title={EXPLORE_WORDS.emptyTitle}
        hint={EXPLORE_WORDS.emptyHint}
        actions={
          <>
            {hasCategoryFilter ? (
              <ButtonLink to={paths.explore(searchToQuery({ ...withoutCategory, categories: [] }))}>
                {words.withoutCategory}
              </ButtonLink>
            ) : (
              <Button popoverTarget="ricerca" popoverTargetAction="show">
                {words.otherSearch}
              </Button>
            )}
            {criteria.brands.length > 0 && (
              <MoreLink to={paths.explore(searchToQuery({ ...criteria, brands: [] }))}>{words.withoutBrand}</MoreLink>
            )}
            {hasCategoryFilter && (
              <MoreLink as="button" type="button" popoverTarget="ricerca" popoverTargetAction="show">
                {words.otherSearch}
              </MoreLink>
            )}
            <MoreLink to={paths.explore()}>{words.clearAll}</MoreLink>
          </>
        }
      />
      <div className={styles.ways}>
        {alternatives && <OtherDates criteria={criteria} ways={alternatives} />}
        {alternatives && <OtherCategories criteria={criteria} categories={alternatives.categories} />}
        <ContactOptions />
      </div>
      {alternatives && <NearestVehicles criteria={criteria} nearest={alternatives.nearest} />}
    </>
  );
}

function OtherDates({ criteria, ways: { dates, soonest } }: { criteria: SearchCriteria; ways: SearchAlternatives }) {
  if (dates.length === 0 && !soonest) return null;
  return (
    <section aria-labelledby="altre-date">
      <h3 id="altre-date">{words.dates}</h3>
      <ul>
        {soonest && (
          <li>
            <Link to={paths.explore(searchToQuery({ ...criteria, ...soonest }))}>
              <b>
                {words.periodFrom({
                  ...soonest,
                  from: formatItalianDay(soonest.pickupDate),
                  to: formatItalianDay(soonest.returnDate),
                })}
              </b>
              <span>{soonest.returnTime === undefined ? words.soonest : words.nearestPossible}</span>
            </Link>
          </li>
        )}
        {dates.map(({ shift, pickupDate, returnDate }) => (
          <li key={shift}>
            <Link to={paths.explore(searchToQuery({ ...criteria, pickupDate, returnDate }))}>
              <b>{words.period({ from: formatItalianDay(pickupDate), to: formatItalianDay(returnDate) })}</b>
              <span>{words.shift(shift)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherCategories({
  criteria,
  categories,
}: {
  criteria: SearchCriteria;
  categories: SearchAlternatives["categories"];
}) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="altre-categorie">
      <h3 id="altre-categorie">{words.categories}</h3>
      <ul>
        {categories.map(({ slug, count }) => (
          <li key={slug}>
            <Link to={paths.explore(searchToQuery({ ...criteria, category: slug, categories: [] }))}>
              <b>{CATEGORIES[slug].shortLabel}</b>
              {count !== null && <span>{words.count(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the ways to contact the company. */
function ContactOptions() {
  const site = useSite();
  return (
    <section aria-labelledby="una-persona">
      <h3 id="una-persona">{words.person}</h3>
      <ul>
        <li>
          <a href={site.phoneHref}>
            <b>{words.call}</b>
            <span>{site.phone}</span>
          </a>
        </li>
        <li>
          <a href={site.whatsappHref} rel="noopener">
            <b>{words.whatsapp}</b>
          </a>
        </li>
        <li>
          <Link to={paths.contacts}>
            <b>{words.write}</b>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function NearestVehicles({ criteria, nearest }: { criteria: SearchCriteria; nearest: SearchAlternatives["nearest"] }) {
  if (nearest.length === 0) return null;
  const { returnCity, ...criteriaWithoutReturn } = criteria;
  const hasDates = criteria.pickupDate !== undefined && criteria.returnDate !== undefined;
  return (
    <section aria-labelledby="vicine" className={styles.nearest}>
      <h3 id="vicine">{hasDates ? words.nearestForDates : words.nearest}</h3>
      {nearest.map(({ kilometres, ...result }) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={returnCity === criteria.city ? criteriaWithoutReturn : criteria}
          badge={words.distanceFrom({ city: result.vehicle.location, kilometres })}
        />
      ))}
    </section>
  );
}
