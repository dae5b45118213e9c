import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import printLayoutStyles from "#app/features/shell/print-layout.module.css";
import { PrintLayout } from "#app/features/shell/print-layout.tsx";
import { SpecTable } from "#app/features/vehicles/spec-table.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { isSaturday } from "#domain/experiences/weekend.ts";
import type { VehiclePageData } from "#domain/pages/vehicle-pages.ts";
import { orderForFinish } from "#domain/pictures/finish-order.ts";
import { offeredCancellation } from "#domain/prices/offered-cancellation.ts";
import { ratingText } from "#domain/reviews/rating-text.ts";
import type { Finish } from "#domain/units/finish.ts";
import { highlightText } from "#domain/vehicles/specification.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import { PublishedReviews } from "../reviews/published-reviews.tsx";
import AvailabilityMonths from "./availability-months.tsx";
import { toBookableVehicle } from "./bookable-vehicle.ts";
import { FinishLabel } from "./colours/finish-label.tsx";
import { DimensionDrawing } from "./dimension-drawing.tsx";
import { Gallery } from "./gallery.tsx";
import PriceBar from "./price-bar.tsx";
import PriceBox from "./price-box.tsx";
import { RentalFacts } from "./rental-facts.tsx";
import styles from "./vehicle-page.module.css";
import print from "./vehicle-print.module.css";

/** Renders a vehicle's page (product.md#vehicle-page): pictures, price and terms in the first view; then facts, availability and similar vehicles. */
export function VehiclePage(props: VehiclePageData) {
  const {
    vehicle,
    selection,
    offer,
    calendar,
    calendarRates,
    places,
    delivery,
    finishes,
    freeFinishes,
    extras,
    furtherDriverPrice,
    hasCancellationFees,
    experience,
    faqs,
    head,
  } = props;
  const { similar, similarElsewhere } = props;
  const { showsTypedRatings } = useSite();
  const words = useWords("vehiclePage", "vehicleCard", "categories", "places", "finishes", "publishedReviews");
  const { vehiclePage: texts, language } = words;
  const paths = usePaths();
  const bookableVehicle = toBookableVehicle(vehicle);
  const { category } = vehicle;
  const categoryName = words.categories.names[category];
  const city = placeNameIn(language, vehicle.location);
  const place = sayAtPlace(words, city);
  return (
    <PrintLayout className={print.sheet}>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageGrid as="header" className={classNames(styles.head, print.name)}>
        <h1>
          {head.h1 === vehicleTitle(vehicle) ? (
            <>
              <Link to={paths.brand(vehicle.brandSlug)}>{vehicle.brand}</Link> <span>{vehicle.name}</span>
            </>
          ) : (
            head.h1
          )}
        </h1>
        <p className={styles.aside}>
          <span>{say(words, texts.categoryAndCity, { category: categoryName, city })}</span>
          {showsTypedRatings && vehicle.reviews > 0 && (
            <Text as="span" numerals>
              {ratingText(words, vehicle)}
            </Text>
          )}
          {vehicle.available ? (
            vehicle.highlights.length > 0 && (
              <Badge className={styles.badge}>
                {vehicle.highlights.map((tag) => highlightText(words, tag)).join(", ")}
              </Badge>
            )
          ) : (
            <Badge className={styles.badge}>{words.vehicleCard.unavailable}</Badge>
          )}
          <FavouriteButton vehicle={vehicle} labelled className={printLayoutStyles.leftOut} />
        </p>
      </PageGrid>
      <PageGrid className={classNames(styles.body, print.columns)}>
        <div className={classNames(styles.gallery, print.gallery)}>
          <Gallery {...inChosenColour(vehicle, finishes, selection.colour)} />
        </div>
        <div className={classNames(styles.price, print.price)}>
          <div className={styles.follows}>
            <PriceBox
              {...{ selection, offer, calendar, places, delivery, finishes, freeFinishes, extras }}
              vehicle={bookableVehicle}
            />
          </div>
          {experience && (
            <ExperienceOffer experience={experience} vehicleSlug={vehicle.slug} pickupDate={selection.pickupDate} />
          )}
        </div>
        <RentalFacts
          terms={(offer.kind === "free" && offer.terms) || vehicle.terms}
          offered={{ furtherDriverPrice, cancellation: offeredCancellation(offer, hasCancellationFees) }}
          opensOnDesktop
          updatedId="costi"
          className={classNames(styles.facts, printLayoutStyles.leftOut)}
        />
        <div className={classNames(styles.main, print.words)}>
          {vehicle.description && <p className={styles.intro}>{vehicle.description}</p>}
          <h2>{texts.title}</h2>
          <SpecTable
            vehicle={vehicle}
            colours={finishes.length === 1 && finishes[0] && <FinishLabel finish={finishes[0]} />}
          />
          {finishes.length > 1 && <ColourList finishes={finishes} />}
          {vehicle.available && (
            <div className={printLayoutStyles.leftOut}>
              <AvailabilityMonths
                vehicle={bookableVehicle}
                calendar={calendar}
                rates={calendarRates}
                selection={selection}
              />
            </div>
          )}
        </div>
      </PageGrid>
      <DimensionDrawing vehicle={vehicle} />
      <div className={printLayoutStyles.leftOut}>
        <PublishedReviews reviews={props.reviews} />
        {similar.length > 0 && (
          <section className={styles.similar} aria-labelledby="similar-title">
            <SectionHeading
              id="similar-title"
              size="title"
              title={
                <Bilingual
                  english={say(words, similarElsewhere ? texts.moreElsewhere : texts.more, {
                    category: words.categories.cardNames[category],
                    city,
                  })}
                >
                  {similarElsewhere ? texts.similarElsewhere[category] : say(words, texts.similar[category], { place })}
                </Bilingual>
              }
              aside={
                <MoreLink
                  to={
                    similarElsewhere
                      ? paths.category(vehicle.category)
                      : paths.cityCategory(vehicle.citySlug, vehicle.category)
                  }
                >
                  {texts.allSimilar[category]}
                </MoreLink>
              }
            />
            <VehicleList
              vehicles={similar}
              isOneRow
              {...(similarElsewhere && { noteOf: ({ location }: Vehicle) => placeNameIn(language, location) })}
            />
          </section>
        )}
        <CustomContent html={head.content} />
        <RelatedLinks
          lines={[
            {
              text: texts.sameBrand,
              links: [
                {
                  to: paths.brandCity(vehicle.brandSlug, vehicle.citySlug),
                  name: say(words, texts.inCity, { what: vehicle.brand, place }),
                },
                { to: paths.brand(vehicle.brandSlug), name: say(words, texts.everywhere, { what: vehicle.brand }) },
              ],
            },
            {
              text: texts.sameCategory,
              links: [
                {
                  to: paths.cityCategory(vehicle.citySlug, vehicle.category),
                  name: say(words, texts.inCity, { what: categoryName, place }),
                },
                { to: paths.category(vehicle.category), name: say(words, texts.everywhere, { what: categoryName }) },
              ],
            },
          ]}
        />
        <FaqList faqs={faqs} />
      </div>
      <PriceBar vehicle={bookableVehicle} selection={selection} offer={offer} today={calendar.from} />
    </PrintLayout>
  );
}

/** Returns what the gallery shows first: the chosen colour, if the address names one (product.md#colours). */
function inChosenColour(vehicle: Vehicle, finishes: readonly Finish[], colour: string) {
  const chosen = finishes.find(({ key }) => key === colour);
  if (!chosen) return { vehicle, finishes };
  return {
    vehicle: { ...vehicle, images: orderForFinish(vehicle.images, chosen.key) },
    finishes: [chosen, ...finishes.filter((finish) => finish !== chosen)],
  };
}

/** Renders "Colori": every colour of the vehicle with its interior. */
export function ColourList({ finishes }: { finishes: readonly Finish[] }) {
  const { colours } = useWords("vehiclePage").vehiclePage;
  return (
    <section className={styles.colours} aria-labelledby="colours-title">
      <h2 id="colours-title">{colours.title}</h2>
      <p className={styles.coloursPromise}>{colours.promise}</p>
      <ul className={styles.finishes}>
        {finishes.map((finish) => (
          <li key={finish.key}>
            <FinishLabel finish={finish} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders an experience that can be combined with the vehicle, below the price. */
function ExperienceOffer({
  experience,
  vehicleSlug,
  pickupDate,
}: {
  experience: NonNullable<VehiclePageData["experience"]>;
  vehicleSlug: string;
  pickupDate: VehiclePageData["selection"]["pickupDate"];
}) {
  const words = useWords("vehiclePage");
  const texts = words.vehiclePage.experience;
  const paths = usePaths();
  const { name, price, priceUnit, image } = experience;
  const saturday = pickupDate && isSaturday(pickupDate) ? pickupDate : undefined;
  return (
    <p className={classNames(styles.experience, printLayoutStyles.leftOut)}>
      {image && <ThemedPicture src={image} alt="" sizes="(min-width: 52rem) 31vw, 100vw" />}
      <MoreLink
        id="esperienza"
        to={paths.experience(experience.slug, vehicleSlug, saturday)}
        data-update-on-navigation=""
      >
        {say(words, texts.add, { name })}
      </MoreLink>{" "}
      <Text as="span" look="caption" className={styles.experienceTerms}>
        {say(words, texts.terms, { price: formatMoney(words, price), unit: priceUnit })}
      </Text>
    </p>
  );
}
