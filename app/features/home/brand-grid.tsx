import { Suspense } from "react";
import { Await } from "react-router";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import styles from "./brand-grid.module.css";

export type BrandTeaser = Pick<Brand, "id" | "name" | "slug" | "logoUrl">;

/** The number of brands whose height equals the loading text's. */
const PLACEHOLDER_BRANDS = 9;

/** Lists the active brands by name, or a loading text (product.md#brand-grid). */
export function BrandGrid({ brands }: { brands: BrandTeaser[] | Promise<BrandTeaser[]> }) {
  const { home } = useWords("home");
  return (
    <Section
      className={styles.root}
      style={{ "--cards": Array.isArray(brands) ? brands.length : PLACEHOLDER_BRANDS }}
      aria-labelledby="brands-title"
    >
      <PageGrid className={styles.grid}>
        <h2 id="brands-title">{home.brands.title}</h2>
        {Array.isArray(brands) ? <BrandList brands={brands} /> : <DeferredBrands brands={brands} />}
      </PageGrid>
    </Section>
  );
}

/** Suspends only when there is something to wait for: React may stream a boundary's content after its fallback and move it into place by a script. */
function DeferredBrands({ brands }: { brands: Promise<BrandTeaser[]> }) {
  const { home } = useWords("home");
  return (
    <Suspense
      fallback={
        <Text look="soft" className={styles.loading} role="status">
          {home.brands.loading}
        </Text>
      }
    >
      <Await resolve={brands}>{(loaded) => <BrandList brands={loaded} />}</Await>
    </Suspense>
  );
}

function BrandList({ brands }: { brands: BrandTeaser[] }) {
  const { home } = useWords("home");
  const paths = usePaths();
  return (
    <ul className={styles.list}>
      {brands.map(({ id, name, slug, logoUrl }) => (
        <li key={id}>
          <Link to={paths.brand(slug)}>
            {logoUrl && <img src={logoUrl} alt="" width={64} height={40} loading="lazy" className={styles.logo} />}
            <b>{name}</b>
            <span>{home.brands.card}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
