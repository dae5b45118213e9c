import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { LOGO_WORDS as WORDS } from "#app/features/admin/site-settings/logos/logo-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { toCompanyLogos } from "#domain/site-settings/logo-settings.ts";
import styles from "./logos.module.css";

/** Previews the logos, or the word mark, on the grounds on which they appear, before they are saved (product.md#logo). */
export function LogoPreview() {
  const { logo = "", logo_on_dark = "", name = "", mark_line: markLine = "" } = useWatch<SiteSettings>();
  const logos = toCompanyLogos({ logo, logo_on_dark });
  const mark = (ground: "page" | "light" | "dark", maxWidth: string, maxHeight: string) =>
    logos ? (
      <CompanyLogo logos={logos} ground={ground} alt={name} maxWidth={maxWidth} maxHeight={maxHeight} />
    ) : (
      <span className={styles.wordMark}>
        <b>{name}</b>
        {markLine !== "" && <span>{markLine}</span>}
      </span>
    );
  return (
    <FieldBox as="fieldset" aria-label={WORDS.previewTitle}>
      <FieldLegend as="p">{WORDS.previewTitle}</FieldLegend>
      <div className={styles.places}>
        <Place title={WORDS.places.header} className={styles.header}>
          {mark("page", "180px", "40px")}
        </Place>
        <Place title={WORDS.places.headerByNight} className={classNames(styles.header, styles.night)}>
          {mark("page", "180px", "40px")}
        </Place>
        <Place title={WORDS.places.footer} className={styles.footer}>
          {mark("dark", "200px", "72px")}
        </Place>
        <Place title={WORDS.places.mail} className={styles.mail}>
          {mark("light", "160px", "48px")}
        </Place>
        <Place title={WORDS.places.share} className={styles.share}>
          {mark("light", "90px", "24px")}
        </Place>
        <Place title={WORDS.places.print} className={styles.print}>
          {mark("light", "150px", "40px")}
        </Place>
        {logos && (
          <Place title={WORDS.places.icon} className={styles.icon}>
            <span>
              <CompanyLogo logos={logos} ground="light" alt="" maxWidth="39px" maxHeight="39px" />
            </span>
          </Place>
        )}
      </div>
    </FieldBox>
  );
}

function Place({ title, className, children }: { title: string; className: string | undefined; children: ReactNode }) {
  return (
    <figure>
      <div className={classNames(styles.place, className)}>{children}</div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
