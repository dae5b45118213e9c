import { VehicleResultCard } from "#app/features/explore/vehicle-result-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { SearchAlternatives } from "#domain/search/alternatives.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import { formatWeekdayAndDay } from "#domain/words/formats/format-date.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./no-results.module.css";

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
  const { explore } = useWords("explore");
  const { alternatives: texts } = explore;
  const paths = usePaths();
  const { category: _category, ...withoutCategory } = criteria;
  const hasCategoryFilter = criteria.category !== undefined || criteria.categories.length > 0;
  return (
    <>
      <EmptyState
        title={explore.emptyTitle}
        hint={explore.emptyHint}
        actions={
          <>
            {hasCategoryFilter ? (
              <ButtonLink to={paths.explore(searchToQuery({ ...withoutCategory, categories: [] }))}>
                {texts.withoutCategory}
              </ButtonLink>
            ) : (
              <Button popoverTarget="ricerca" popoverTargetAction="show">
                {texts.otherSearch}
              </Button>
            )}
            {criteria.brands.length > 0 && (
              <MoreLink to={paths.explore(searchToQuery({ ...criteria, brands: [] }))}>{texts.withoutBrand}</MoreLink>
            )}
            {hasCategoryFilter && (
              <MoreLink as="button" type="button" popoverTarget="ricerca" popoverTargetAction="show">
                {texts.otherSearch}
              </MoreLink>
            )}
            <MoreLink to={paths.explore()}>{texts.clearAll}</MoreLink>
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
  const words = useWords("explore");
  const { alternatives: texts } = words.explore;
  const paths = usePaths();
  if (dates.length === 0 && !soonest) return null;
  return (
    <section aria-labelledby="altre-date">
      <h3 id="altre-date">{texts.dates}</h3>
      <ul>
        {soonest && (
          <li>
            <Link to={paths.explore(searchToQuery({ ...criteria, ...soonest }))}>
              <b>{soonestText(words, soonest)}</b>
              <span>{soonest.returnTime === undefined ? texts.soonest : texts.nearestPossible}</span>
            </Link>
          </li>
        )}
        {dates.map(({ shift, pickupDate, returnDate }) => (
          <li key={shift}>
            <Link to={paths.explore(searchToQuery({ ...criteria, pickupDate, returnDate }))}>
              <b>
                {say(words, texts.period, {
                  from: formatWeekdayAndDay(words, pickupDate),
                  to: formatWeekdayAndDay(words, returnDate),
                })}
              </b>
              <span>{say(words, shift < 0 ? texts.daysBefore : texts.daysAfter, { count: Math.abs(shift) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the nearest possible rental; its return has a time if it moved too. */
function soonestText(
  words: Words<"explore">,
  { pickupDate, pickupTime, returnDate, returnTime }: NonNullable<SearchAlternatives["soonest"]>,
): string {
  const { periodFrom, periodBetween } = words.explore.alternatives;
  const moments = {
    from: formatWeekdayAndDay(words, pickupDate),
    pickupTime,
    to: formatWeekdayAndDay(words, returnDate),
  };
  return returnTime === undefined
    ? say(words, periodFrom, moments)
    : say(words, periodBetween, { ...moments, returnTime });
}

function OtherCategories({
  criteria,
  categories,
}: {
  criteria: SearchCriteria;
  categories: SearchAlternatives["categories"];
}) {
  const words = useWords("explore", "categories");
  const { explore, categories: names } = words;
  const paths = usePaths();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="altre-categorie">
      <h3 id="altre-categorie">{explore.alternatives.categories}</h3>
      <ul>
        {categories.map(({ slug, count }) => (
          <li key={slug}>
            <Link to={paths.explore(searchToQuery({ ...criteria, category: slug, categories: [] }))}>
              <b>{names.names[slug]}</b>
              {count !== null && <span>{say(words, explore.plainCount, { count })}</span>}
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
  const { alternatives: texts } = useWords("explore").explore;
  const paths = usePaths();
  return (
    <section aria-labelledby="una-persona">
      <h3 id="una-persona">{texts.person}</h3>
      <ul>
        <li>
          <a href={site.phoneHref}>
            <b>{texts.call}</b>
            <span>{site.phone}</span>
          </a>
        </li>
        <li>
          <a href={site.whatsappHref} rel="noopener">
            <b>{texts.whatsapp}</b>
          </a>
        </li>
        <li>
          <Link to={paths.contacts}>
            <b>{texts.write}</b>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function NearestVehicles({ criteria, nearest }: { criteria: SearchCriteria; nearest: SearchAlternatives["nearest"] }) {
  const words = useWords("explore");
  const { alternatives: texts } = words.explore;
  if (nearest.length === 0) return null;
  const { returnCity, ...criteriaWithoutReturn } = criteria;
  const hasDates = criteria.pickupDate !== undefined && criteria.returnDate !== undefined;
  return (
    <section aria-labelledby="vicine" className={styles.nearest}>
      <h3 id="vicine">{hasDates ? texts.nearestForDates : texts.nearest}</h3>
      {nearest.map(({ kilometres, ...result }) => (
        <VehicleResultCard
          key={result.vehicle.id}
          result={result}
          criteria={returnCity === criteria.city ? criteriaWithoutReturn : criteria}
          badge={say(words, texts.distanceFrom, {
            city: placeNameIn(words.language, result.vehicle.location),
            distance: kilometresText(words, kilometres),
          })}
        />
      ))}
    </section>
  );
}
