import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { Brand } from "#domain/catalogue/profiles.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

export type BrandTeaser = Pick<Brand, "id" | "name" | "slug" | "logoUrl">;

/** The active brands by name (A 2 "Brand grid"), with its own words while they are on their way (A 4, A 8). */
export function BrandGrid({ brands }: { brands: BrandTeaser[] | Promise<BrandTeaser[]> }) {
  return (
    <section className="section brands" aria-labelledby="brands-title">
      <div className="grid-page">
        <h2 id="brands-title">{messages.brands.title}</h2>
        <Suspense
          fallback={
            <p className="brands-loading soft" role="status">
              {messages.brands.loading}
            </p>
          }
        >
          <Await resolve={brands}>{(loaded) => <BrandList brands={loaded} />}</Await>
        </Suspense>
      </div>
    </section>
  );
}

function BrandList({ brands }: { brands: BrandTeaser[] }) {
  return (
    <ul className="brands-list">
      {brands.map(({ id, name, slug, logoUrl }) => (
        <li key={id}>
          <Link to={paths.brand(slug)}>
            {logoUrl && <img src={logoUrl} alt="" width={96} height={40} loading="lazy" className="brands-logo" />}
            <b>{name}</b>
            <span>{messages.brands.card}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
