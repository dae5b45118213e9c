import { LanguageList } from "#app/features/shell/language-menu.tsx";
import { useIsLinked, useSiteScope } from "#app/features/shell/site-scope.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { modelPromise } from "#domain/company/advertised-points.ts";
import { inServedCountries } from "#domain/company/company-region.ts";
import { estimateCapitalsEm } from "#domain/names/fit-name.ts";
import { listOpeningHours } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { THEME_CHOICES } from "#domain/theme.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./site-footer.module.css";

const NAVIGATION = [
  ["home", "home"],
  ["cars", "cars"],
  ["coverage", "whereWeOperate"],
  ["magazine", "magazineIndex"],
  ["contacts", "contacts"],
] as const;

/** Renders the footer: about the company, navigation, services, contacts, copyright, privacy and terms (product.md#footer). */
export function SiteFooter() {
  const site = useSite();
  const words = useWords("footer", "pages", "company", "openingHours", "places");
  const { footer, pages } = words;
  const paths = usePaths();
  const siteScope = useSiteScope();
  const isLinked = useIsLinked();
  return (
    <footer data-ground="velvet" className={styles.root}>
      <VisuallyHidden as="h2">{site.name}</VisuallyHidden>
      <PageGrid className={styles.top}>
        <p className={styles.blurb}>{aboutText(words, site, siteScope?.countries ?? [])}</p>
        <nav aria-labelledby="footer-navigation">
          <h3 id="footer-navigation">{footer.navigation}</h3>
          <ul>
            {NAVIGATION.filter(([, path]) => isLinked(paths[path])).map(([name, path]) => (
              <li key={name}>
                <Link to={paths[path]}>{pages[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h3>{footer.services}</h3>
          <ul>
            <li>
              <Link to={paths.hub}>{footer.rental}</Link>
            </li>
            {isLinked(paths.jets) && (
              <li>
                <Link to={paths.jets}>{pages.jets}</Link>
              </li>
            )}
            {isLinked(paths.club) && (
              <li>
                <Link to={paths.club}>{pages.club}</Link>
              </li>
            )}
            <li>
              <span>{footer.driver}</span>
            </li>
          </ul>
        </div>
        <div className={styles.contacts}>
          <h3>{pages.contacts}</h3>
          <address>
            <ul>
              <li>
                <Text as="a" numerals href={site.phoneHref}>
                  {site.phone}
                </Text>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <li>
                <span>{say(words, footer.address, site.address)}</span>
              </li>
              <li>
                <span>{openingHoursIn(words, site)[0]?.hours}</span>
              </li>
            </ul>
          </address>
        </div>
      </PageGrid>
      {site.logos ? (
        <PageGrid aria-hidden="true" style={LOGO_MARGINS}>
          <span style={{ gridColumn: "1 / -1" }}>
            <CompanyLogo logos={site.logos} ground="dark" alt="" maxWidth="min(26rem, 76vw)" maxHeight="8rem" />
          </span>
        </PageGrid>
      ) : (
        <div className={styles.mark} aria-hidden="true" data-name={site.name} style={scaleOfName(site.name)} />
      )}
      <div className={styles.base}>
        <PageGrid className={styles.baseRow}>
          <p className={styles.copyright}>{copyrightText(words, site)}</p>
          <Link to={paths.privacy}>{pages.privacy}</Link>
          <Link to={paths.terms}>{pages.terms}</Link>
          <LanguageList id="languages-footer" className={styles.languages} />
          <ThemeSwitch />
        </PageGrid>
      </div>
    </footer>
  );
}

/** Returns what the company is, where it rents, what it promises and when it was founded, as far as it states each. */
function aboutText(
  words: Words<"footer" | "company" | "places">,
  site: SiteConfiguration,
  countries: readonly string[],
): string {
  const { footer } = words;
  const where = inServedCountries(words, countries, site);
  const promise = modelPromise(words, site);
  return [
    where === null ? footer.company : say(words, footer.companyIn, { where }),
    ...(promise === null ? [] : [`${promise}.`]),
    ...(site.foundedYear === null ? [] : [say(words, footer.founded, { year: String(site.foundedYear) })]),
  ].join(" ");
}

/** Returns the rows of opening hours. An earlier version stored them in Italian only. */
const openingHoursIn = (words: Words<"openingHours">, { openingHours, hours, address }: SiteConfiguration) =>
  words.language === "it" ? openingHours : listOpeningHours(words, hours, address.city);

function copyrightText(words: Words<"footer">, { foundedYear, legalName, vatNumber }: SiteConfiguration): string {
  const { footer } = words;
  return [
    foundedYear === null
      ? say(words, footer.copyright, { company: legalName })
      : say(words, footer.copyrightSince, { year: String(foundedYear), company: legalName }),
    footer.rights,
    ...(vatNumber === "" ? [] : [say(words, footer.vatNumber, { vatNumber })]),
  ].join(" · ");
}

/** The space between bands, and half of it. Inline, so that a page without a logo has no styles for one; the build renames the styles' variables. */
const LOGO_MARGINS = { marginBlock: "clamp(56px, 7vw, 104px) clamp(28px, 3.5vw, 52px)" };

/** Up to this width in em a name has its full size; a wider one spans the page, which is `PAGE_WIDTH_EM` wide. */
const MAX_FULL_SIZE_WIDTH_EM = 4.8;
const PAGE_WIDTH_EM = 4.6;

function scaleOfName(name: string) {
  const width = estimateCapitalsEm(name);
  return width > MAX_FULL_SIZE_WIDTH_EM ? { "--name-scale": (PAGE_WIDTH_EM / width).toFixed(3) } : undefined;
}

/** Renders the theme switch: light, dark, or by device and time of day (product.md#day-and-night). app/browser/theme.ts handles it. */
function ThemeSwitch() {
  const { footer } = useWords("footer");
  return (
    <fieldset className={styles.theme}>
      <legend>{footer.theme}</legend>
      {THEME_CHOICES.map((choice) => (
        <button key={choice} type="button" data-action="theme" data-choice={choice} aria-pressed={choice === "auto"}>
          {footer.themes[choice]}
        </button>
      ))}
    </fieldset>
  );
}
