import { classNames } from "#app/ui/class-names.ts";
import type { ApiDashboard } from "#domain/api/dashboard.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { formatItalianMonth } from "#domain/rental-period/civil-time.ts";
import styles from "./figure-cards.module.css";

/** The cards, with true figures (product.md#dashboard). */
export function FigureCards({ data, className }: { data: ApiDashboard; className?: string | undefined }) {
  const { revenue } = data;
  return (
    <dl className={classNames(styles.figures, className)}>
      <Figure
        term="Prenotazioni attive"
        note={
          data.confirmed_bookings === 1
            ? "1 confermata, da ritirare"
            : `${count(data.confirmed_bookings)} confermate, da ritirare`
        }
      >
        {count(data.active_bookings)}
      </Figure>
      <Figure
        term={`Fatturato di ${formatItalianMonth(revenue.month)}`}
        note={revenue.rentals === 1 ? "1 noleggio nel mese" : `${count(revenue.rentals)} noleggi nel mese`}
      >
        {formatEuro(eurosToCents(revenue.total) ?? 0)}
      </Figure>
      <Figure
        term="Veicoli disponibili"
        note={`su ${data.vehicles === 1 ? "1 modello" : `${count(data.vehicles)} modelli`}, ${count(data.units)} unità`}
      >
        {count(data.available_vehicles)}
      </Figure>
      <Figure term="Brand attivi" note="nella collezione">
        {count(data.active_brands)}
      </Figure>
      <Figure term="Città attive" note={data.countries === 1 ? "in 1 Paese" : `in ${count(data.countries)} Paesi`}>
        {count(data.active_cities)}
      </Figure>
      <Figure term="Pagine SEO" note={`${count(data.active_brands)} brand × ${count(data.active_cities)} città`}>
        {count(data.seo_pages)}
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

const count = (figure: number) => figure.toLocaleString("it-IT", { useGrouping: "always" });
