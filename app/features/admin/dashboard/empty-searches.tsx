import { EmptySectionText } from "#app/features/admin/dashboard/empty-section-text.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEmptySearch } from "#domain/api/dashboard/dashboard.ts";
import { formatNumber } from "#domain/numbers.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import styles from "./dashboard-screen.module.css";

interface EmptySearchesProps {
  searches: readonly ApiEmptySearch[];
  today: string;
  className?: string | undefined;
}

/** Lists the searches of the last seven days that found nothing. */
export function EmptySearches({ searches, today, className }: EmptySearchesProps) {
  return (
    <section className={className} aria-labelledby="senza-risultati">
      <SectionHead>
        <h2 id="senza-risultati">Ricerche senza risultati</h2>
        <Spacer />
        <span className={textStyles.meta}>ultimi 7 giorni</span>
      </SectionHead>
      {searches.length === 0 ? (
        <EmptySectionText>Ogni ricerca ha trovato un'auto.</EmptySectionText>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Ricerca</th>
              <th scope="col">Città</th>
              <th scope="col" data-align="end">
                Volte
              </th>
              <th scope="col" data-align="end">
                Ultima
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ query, city, wanted, times, last_on }) => (
              <tr key={query}>
                <td>
                  <a className={textStyles.strong} href={paths.explore(query)} target="_blank" rel="noopener">
                    {wanted.join(", ") || "Qualsiasi auto"}
                  </a>
                </td>
                <td>{city ?? "Ovunque"}</td>
                <td data-align="end">{formatNumber(times)}</td>
                <td data-align="end" className={textStyles.meta}>
                  {last_on === today ? "oggi" : formatItalianShort(last_on)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
