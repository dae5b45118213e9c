import type { ApiEmptySearch } from "#domain/api/dashboard.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";
import "./empty-searches.css";

/** What people looked for in the last seven days and did not find. */
export function EmptySearches({ searches, today }: { searches: readonly ApiEmptySearch[]; today: string }) {
  return (
    <section className="dashboard-searches" aria-labelledby="senza-risultati">
      <div className="panel-section-head">
        <h2 id="senza-risultati">Ricerche senza risultati</h2>
        <span className="panel-spacer" />
        <span className="panel-meta">ultimi 7 giorni</span>
      </div>
      {searches.length === 0 ? (
        <p className="dashboard-none">Ogni ricerca ha trovato un'auto.</p>
      ) : (
        <table className="dashboard-search-table">
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
                  <a className="panel-strong" href={`/explore?${query}`} target="_blank" rel="noopener">
                    {wanted.join(", ") || "Qualsiasi auto"}
                  </a>
                </td>
                <td>{city ?? "Ovunque"}</td>
                <td data-align="end">{times.toLocaleString("it-IT")}</td>
                <td data-align="end" className="panel-meta">
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
