import HeroFormIsland, { type HeroFormProps, SEARCH_ID } from "#app/features/booking-search/hero-form.tsx";
import photographStyles from "#app/features/photographs/hero-photographs.module.css";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { TALL_HERO_SIZES } from "#app/ui/picture/picture-variants.ts";
import { ThemedEagerImage } from "#app/ui/picture/themed-eager-image.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { withHeadingRegion } from "#domain/company/company-region.ts";
import type { HeroPhotographs } from "#domain/pictures/hero-photograph.ts";
import styles from "./hero-search.module.css";

interface HeroSearchProps extends HeroFormProps {
  /** Replaces the title at every window width. */
  title?: string;
  /** The company's own photographs behind the title, instead of the riviera. */
  photographs?: HeroPhotographs | null;
  /** Whether the riviera and its car are behind the title; false for a company without cars. */
  withPicture?: boolean;
}

/**
 * Renders the booking hero (product.md#search-form): title, search form, badge of a preselected category, and behind them the riviera by day or
 * night. Both pictures are lazy: the hidden picture is never fetched. The script in the head requests the visible picture early, so that it paints
 * with the page.
 */
export function HeroSearch({ title, photographs, withPicture = true, ...form }: HeroSearchProps) {
  const hasPicture = withPicture || Boolean(photographs);
  const site = useSite();
  const words = useWords("company", "home");
  return (
    <section className={classNames(styles.root, !hasPicture && styles.bare)} aria-labelledby="hero-title">
      <div
        {...(hasPicture && { "data-ground": photographs ? "night" : "hour" })}
        className={classNames(styles.scene, photographs && photographStyles.photographed)}
        style={photographs ? veils(photographs) : undefined}
      >
        {photographs && <HeroPictures {...photographs} />}
        {hasPicture && !photographs && (
          <>
            <Picture
              src="/pictures/heroes/day-1280.webp"
              phoneSrc="/pictures/heroes/day-tall-800.webp"
              phoneSizes={TALL_HERO_SIZES}
              alt=""
              priority="if-shown"
              className={styles.day}
            />
            <Picture
              src="/pictures/heroes/night-1280.webp"
              phoneSrc="/pictures/heroes/night-tall-800.webp"
              phoneSizes={TALL_HERO_SIZES}
              alt=""
              priority="if-shown"
              className={styles.night}
            />
            <ThemedEagerImage by="hour" />
          </>
        )}
        <PageGrid className={styles.title}>
          <h1 id="hero-title">
            {title ?? (
              <>
                <span className={styles.titleWide}>{words.home.title}</span>
                <span className={styles.titlePhone}>{withHeadingRegion(words, words.home.phoneTitle, site)}</span>
              </>
            )}
          </h1>
        </PageGrid>
      </div>
      <PageGrid className={styles.search} id={SEARCH_ID} tabIndex={-1}>
        <HeroFormIsland {...form} />
      </PageGrid>
    </section>
  );
}

/** Renders the company's own photographs, the one for the visitor's hour visible. */
function HeroPictures({ day, night }: HeroPhotographs) {
  if (day === night) return <Picture src={day.address} alt="" priority />;
  return (
    <>
      <Picture src={day.address} alt="" priority="if-shown" className={styles.day} />
      <Picture src={night.address} alt="" priority="if-shown" className={styles.night} />
      <ThemedEagerImage by="hour" />
    </>
  );
}

/** The strengths of the veils, for the style sheet. */
const veils = ({ day, night }: HeroPhotographs) => ({ "--veil-day": `${day.veil}%`, "--veil-night": `${night.veil}%` });
