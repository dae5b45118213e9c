import { EXPLORE_WORDS } from "#app/features/explore/explore-words.ts";
import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { useSite } from "#app/ui/site.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianDay } from "#domain/rental-period/civil-time.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import type { WaysOn } from "#domain/search/ways-on.ts";
import styles from "./nothing-found.module.css";

const { waysOn: words } = EXPLORE_WORDS;

/** The title, the hint, and ways on that keep as much of the search as they can (product.md#no-dead-ends): other dates, other cars, a person. */
export function NothingFound({ criteria, ways }: { criteria: SearchCriteria; ways: WaysOn | null }) {
  const { category: _category, ...withoutCategory } = criteria;
  const narrowed = criteria.category !== undefined || criteria.categories.length > 0;
  return (
    <>
      <EmptyState
        title={EXPLORE_WORDS.emptyTitle}
        hint={EXPLORE_WORDS.emptyHint}
        actions={
          <>
            {narrowed ? (
              <ButtonLink to={paths.explore(searchToQuery({ ...withoutCategory, categories: [] }))}>
                {words.withoutCategory}
              </ButtonLink>
            ) : (
              <Button popoverTarget="ricerca" popoverTargetAction="show">
                {words.otherSearch}
              </Button>
            )}
            {criteria.brands.length > 0 && (
              <LinkMore to={paths.explore(searchToQuery({ ...criteria, brands: [] }))}>{words.withoutBrand}</LinkMore>
            )}
            {narrowed && (
              <LinkMore as="button" type="button" popoverTarget="ricerca" popoverTargetAction="show">
                {words.otherSearch}
              </LinkMore>
            )}
            <LinkMore to={paths.explore()}>{words.startAgain}</LinkMore>
          </>
        }
      />
      <div className={styles.ways}>
        {ways && <OtherDates criteria={criteria} ways={ways} />}
        {ways && <OtherCategories criteria={criteria} categories={ways.categories} />}
        <Person />
      </div>
      {ways && <NearestCars criteria={criteria} nearest={ways.nearest} />}
    </>
  );
}

function OtherDates({ criteria, ways: { dates, soonest } }: { criteria: SearchCriteria; ways: WaysOn }) {
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
              <span>{words.soonest}</span>
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

function OtherCategories({ criteria, categories }: { criteria: SearchCriteria; categories: WaysOn["categories"] }) {
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

/** Somebody who knows what no page says. */
function Person() {
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

function NearestCars({ criteria, nearest }: { criteria: SearchCriteria; nearest: WaysOn["nearest"] }) {
  if (nearest.length === 0) return null;
  const { returnCity, ...elsewhere } = criteria;
  const dated = criteria.pickupDate !== undefined && criteria.returnDate !== undefined;
  return (
    <section aria-labelledby="vicine" className={styles.nearest}>
      <h3 id="vicine">{dated ? words.nearestForDates : words.nearest}</h3>
      {nearest.map(({ kilometres, ...result }) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={returnCity === criteria.city ? elsewhere : criteria}
          mark={words.away({ city: result.vehicle.location, kilometres })}
        />
      ))}
    </section>
  );
}
