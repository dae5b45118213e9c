import { classNames } from "#app/ui/class-names.ts";
import type { ApiDashboard } from "#domain/api/dashboard.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { counted, formatNumber } from "#domain/numbers.ts";
import { formatItalianMonth } from "#domain/rental-period/civil-time.ts";
import styles from "./figure-cards.module.css";

/** The cards, with true figures (product.md#dashboard). */
export function FigureCards({ data, className }: { data: ApiDashboard; className?: string | undefined }) {
  const { revenue } = data;
  return (
    <dl className={classNames(styles.figures, className)}>
      <Figure
        term="Prenotazioni attive"
        note={counted(data.confirmed_bookings, "confermata, da ritirare", "confermate, da ritirare")}
      >
        {formatNumber(data.active_bookings)}
      </Figure>
      <Figure
        term={`Fatturato di ${formatItalianMonth(revenue.month)}`}
        note={counted(revenue.rentals, "noleggio nel mese", "noleggi nel mese")}
      >
        {formatEuro(eurosToCents(revenue.total) ?? 0)}
      </Figure>
      <Figure
        term="Veicoli disponibili"
        note={`su ${counted(data.vehicles, "modello", "modelli")}, ${formatNumber(data.units)} unità`}
      >
        {formatNumber(data.available_vehicles)}
      </Figure>
      <Figure term="Brand attivi" note="nella collezione">
        {formatNumber(data.active_brands)}
      </Figure>
      <Figure
        term="Città attive"
        note={data.countries === 1 ? "in 1 Paese" : `in ${formatNumber(data.countries)} Paesi`}
      >
        {formatNumber(data.active_cities)}
      </Figure>
      <Figure
        term="Pagine SEO"
        note={`${formatNumber(data.active_brands)} brand × ${formatNumber(data.active_cities)} città`}
      >
        {formatNumber(data.seo_pages)}
      </Figure>
    </dl>
  );
}

function Figure({ term, note, children }: { term: string; note: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        <small>{note}</small>
      </dd>
    </div>
  );
}
