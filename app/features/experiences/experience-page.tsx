import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { EXPERIENCE_REQUEST_ID, ExperienceRequestForm } from "#app/features/experiences/experience-form.tsx";
import { PhotographGallery } from "#app/features/photographs/photograph-gallery.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { ExperiencePageData } from "#domain/pages/content-pages.ts";
import { includesPhotograph } from "#domain/pictures/photographs.ts";
import { ratingText } from "#domain/reviews/rating-text.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { say } from "#domain/words/say.ts";
import styles from "./experience-page.module.css";

type ExperiencePageProps = Omit<ExperiencePageData, "head"> & { crumbs: Crumb[] };

/** Renders /esperienze/{slug} (product.md#experience): the weekend, what its price includes, and the request form. */
export function ExperiencePage({ experience, vehicle, today, date, crumbs }: ExperiencePageProps) {
  const words = useWords("gallery", "experiences", "publishedReviews", "vehicleCard");
  const { experiences } = words;
  const placeName = usePlaceName();
  const { showsTypedRatings } = useSite();
  const [lead, ...others] = experience.images;
  const hasPhotographs = includesPhotograph(experience.images);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero kicker={experience.type} title={experience.name}>
        <p>
          {say(words, experiences.durationAndCity, {
            duration: experience.duration,
            city: placeName(experience.location),
          })}
        </p>
        {showsTypedRatings && experience.reviews > 0 && <Text numerals>{ratingText(words, experience)}</Text>}
        {!experience.available && <Badge variant="muted">{words.vehicleCard.unavailable}</Badge>}
      </PageHero>
      <PageGrid className={styles.body}>
        {hasPhotographs && (
          <div className={styles.photographs}>
            <PhotographGallery
              pictures={experience.images.map((src, index) => {
                const alt = say(words, experiences.furtherPicture, { name: experience.name, number: index + 1 });
                return { src, alt, label: alt };
              })}
              label={say(words, experiences.picturesOf, { name: experience.name })}
            />
          </div>
        )}
        {lead && !hasPhotographs && (
          <figure className={styles.lead}>
            <ThemedPicture
              src={lead}
              alt={say(words, experiences.illustrationOf, { name: experience.name })}
              lightboxLabel={say(words, words.gallery.enlarge, {
                picture: say(words, experiences.illustrationOf, { name: experience.name }),
              })}
              sizes="(min-width: 52rem) 56vw, 110vw"
              priority
            />
          </figure>
        )}
        <div className={styles.words}>
          <p className={styles.intro}>{experience.description}</p>
          <h2>{experiences.included}</h2>
          <ul>
            {experience.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {!hasPhotographs &&
            others.map((image, index) => (
              <ThemedPicture
                key={image}
                src={image}
                alt=""
                lightboxLabel={say(words, words.gallery.enlarge, {
                  picture: say(words, experiences.furtherPicture, { name: experience.name, number: index + 2 }),
                })}
                sizes="(min-width: 52rem) 56vw, 100vw"
              />
            ))}
        </div>
        <aside className={styles.request} aria-label={experiences.priceLabel}>
          <p className={styles.price}>
            <Price
              amount={experience.price}
              unit={say(words, experiences.each, { unit: experience.priceUnit })}
              size="large"
            />
            <Text as="span" look="caption">
              {experience.priceNote}
            </Text>
            <ButtonAnchor href={`#${EXPERIENCE_REQUEST_ID}`} className={styles.toRequest}>
              {experiences.request}
            </ButtonAnchor>
          </p>
          <ExperienceRequestForm experience={experience.slug} vehicle={vehicle} today={today} date={date} />
        </aside>
      </PageGrid>
    </>
  );
}
