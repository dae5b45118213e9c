import { BrandLead } from "#app/features/brands/brand-lead.tsx";
import { CarInside } from "#app/features/brands/car-inside.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { Section, SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import { formatEuro } from "#domain/money.ts";
import type { BrandPageData } from "#domain/pages/brand-pages.ts";
import { paths } from "#domain/paths.ts";
import { DEFAULT_SORT, searchToQuery } from "#domain/search/search.ts";
import styles from "./brand-pages.module.css";

/** /{brand} (product.md#brand-pages): model count, city count, average daily price, city links with the day's lowest price, and the cars. */
export function BrandPage(props: BrandPageData) {
  const { brand, total, cities, deliveredTo, categories, vehicles, paging, prices, today, head } = props;
  const nameOf = (slug: string) => cities.find((city) => city.slug === slug)?.name ?? slug;
  const { replyWithinHours } = useSite();
  const ready = vehicles.filter(({ available }) => available);
  const lead = paging.page === 1 ? (ready[1] ?? ready[0] ?? vehicles[0]) : undefined;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageOpening title={head.h1} standfirst={brand.description} />
      {total.displayed > 0 ? (
        <>
          <BrandLead
            vehicle={lead}
            facts={[
              { label: "Modelli", value: String(total.displayed), figure: true },
              { label: "Città", value: String(cities.length), figure: true },
              { label: "Prezzo medio al giorno", value: formatEuro(total.averageRate), figure: true },
              { label: "Categorie", value: categories.map(({ slug }) => CATEGORIES[slug].shortLabel).join(", ") },
            ]}
          />
          <Section className={styles.vehicles} aria-labelledby="brand-vehicles">
            <SectionHeading
              id="brand-vehicles"
              size="title"
              title={vehicles.length === 1 ? `La nostra ${brand.name}` : `Le nostre ${brand.name}`}
            />
            <VehicleList
              vehicles={vehicles}
              paging={paging}
              shownAbove={lead?.id}
              aboveOne={lead && <CarInside vehicle={lead} />}
            />
          </Section>
          <PriceTable
            id="brand-cities"
            title="I prezzi per città"
            note={`Il prezzo più basso di ogni città al ${ITALIAN.date(today)}, assicurazione e consegna comprese.`}
            group="Città"
            rows={prices.map((row) => ({ ...row, name: nameOf(row.slug), to: paths.brandCity(brand.slug, row.slug) }))}
          />
        </>
      ) : (
        <EmptyListing
          title={`Nessuna ${brand.name}, per ora`}
          hint={`Scrivici quale modello cerchi: ti rispondiamo entro ${replyWithinHours} ore.`}
          actions={<LinkMore to={paths.cars}>Tutta la collezione</LinkMore>}
        />
      )}
      {deliveredTo.length > 0 && (
        <SideSection id="brand-delivered" title="Consegna altrove">
          <div>
            <p className={styles.note}>Senza supplemento, anche nelle città in cui non ne teniamo.</p>
            <ul className={styles.cities}>
              {deliveredTo.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.explore(searchOf(brand.slug, name))}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </SideSection>
      )}
      <CustomContent html={head.content} />
      <RelatedText
        lines={[
          {
            text: `Le categorie in cui trovi ${brand.name}:`,
            links: categories.map(({ slug }) => ({ to: paths.category(slug), name: CATEGORIES[slug].shortLabel })),
          },
          {
            text: "Le auto di ogni marchio, nelle stesse città:",
            links: cities.map(({ slug, name }) => ({ to: paths.city(slug), name })),
          },
        ]}
      />
    </>
  );
}

/** The brand's cars for one city, those that are delivered there among them. */
const searchOf = (brand: string, city: string) =>
  searchToQuery({ city, service: "auto", brands: [brand], categories: [], sort: DEFAULT_SORT });
