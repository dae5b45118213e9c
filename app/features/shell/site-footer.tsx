import { LanguageList } from "#app/features/shell/language-menu.tsx";
import { SHELL_WORDS } from "#app/features/shell/shell-words.ts";
import { useIsLinked, useSiteScope } from "#app/features/shell/site-scope.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { modelPromise } from "#domain/company/advertised-points.ts";
import { servedCountries } from "#domain/company/company-region.ts";
import { messages } from "#domain/messages.it.ts";
import { estimateCapitalsEm } from "#domain/names/fit-name.ts";
import { paths } from "#domain/paths.ts";
import { THEME_CHOICES } from "#domain/theme.ts";
import { THEME_WORDS } from "./shell-words.ts";
import styles from "./site-footer.module.css";

const NAVIGATION = [
  { label: messages.header.home, to: paths.home },
  { label: messages.drawer.cars, to: paths.cars },
  { label: messages.drawer.coverage, to: paths.whereWeOperate },
  { label: messages.drawer.magazine, to: paths.magazineIndex },
  { label: messages.drawer.contacts, to: paths.contacts },
];

/** Renders the footer: about the company, navigation, services, contacts, copyright, privacy and terms (product.md#footer). */
export function SiteFooter() {
  const site = useSite();
  const words = useWords("company");
  const siteScope = useSiteScope();
  const isLinked = useIsLinked();
  return (
    <footer data-ground="velvet" className={styles.root}>
      <VisuallyHidden as="h2">{site.name}</VisuallyHidden>
      <PageGrid className={styles.top}>
        <p className={styles.blurb}>
          {SHELL_WORDS.company({
            countries: servedCountries(words, siteScope?.countries ?? [], site),
            promise: modelPromise(words, site),
            founded: site.foundedYear,
          })}
        </p>
        <nav aria-labelledby="footer-navigation">
          <h3 id="footer-navigation">{messages.footer.navigation}</h3>
          <ul>
            {NAVIGATION.filter(({ to }) => isLinked(to)).map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h3>{messages.footer.services}</h3>
          <ul>
            <li>
              <Link to={paths.hub}>{messages.footer.rental}</Link>
            </li>
            {isLinked(paths.jets) && (
              <li>
                <Link to={paths.jets}>{messages.drawer.jets}</Link>
              </li>
            )}
            {isLinked(paths.club) && (
              <li>
                <Link to={paths.club}>{messages.footer.club}</Link>
              </li>
            )}
            <li>
              <span>{messages.footer.driver}</span>
            </li>
          </ul>
        </div>
        <div className={styles.contacts}>
          <h3>{messages.footer.contacts}</h3>
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
                <span>{SHELL_WORDS.address(site.address)}</span>
              </li>
              <li>
                <span>{site.openingHours[0]?.hours}</span>
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
          <p className={styles.copyright}>
            {SHELL_WORDS.copyright({
              since: site.foundedYear,
              company: site.legalName,
              vatNumber: site.vatNumber,
            })}
          </p>
          <Link to={paths.privacy}>{messages.footer.privacy}</Link>
          <Link to={paths.terms}>{messages.footer.terms}</Link>
          <LanguageList id="languages-footer" className={styles.languages} />
          <ThemeSwitch />
        </PageGrid>
      </div>
    </footer>
  );
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
  return (
    <fieldset className={styles.theme}>
      <legend>{THEME_WORDS.title}</legend>
      {THEME_CHOICES.map((choice) => (
        <button key={choice} type="button" data-action="theme" data-choice={choice} aria-pressed={choice === "auto"}>
          {THEME_WORDS.choices[choice]}
        </button>
      ))}
    </fieldset>
  );
}
