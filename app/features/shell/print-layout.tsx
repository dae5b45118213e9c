import type { ReactNode } from "react";
import { CompanyLogo } from "#app/ui/picture/company-logo.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { say } from "#domain/words/say.ts";
import styles from "./print-layout.module.css";

/**
 * Renders a page that prints as a letter of the company: the letterhead appears on paper only, and the site's layout is hidden. Elements that are
 * useless on paper have the class `printLayoutStyles.leftOut`.
 */
export function PrintLayout({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { name, markLine, logos, phone, email, address } = useSite();
  const words = useWords("footer");
  return (
    <div className={`${styles.sheet} ${className}`}>
      <div className={styles.head}>
        {logos ? (
          <CompanyLogo logos={logos} ground="light" alt={name} maxWidth="60mm" maxHeight="12mm" printOnly />
        ) : (
          <p className={styles.mark}>
            <b>{name}</b>
            {markLine !== "" && <span>{markLine}</span>}
          </p>
        )}
        <p className={styles.reach}>
          {say(words, words.footer.contactLine, { phone, email })}
          <br />
          {say(words, words.footer.address, address)}
        </p>
      </div>
      {children}
    </div>
  );
}
