import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { jetBenefits } from "#domain/jets/jet-texts.ts";
import styles from "./jet-benefits.module.css";

/** The four benefits of the hub (product.md#jet-pages), beside a cabin. */
export function JetBenefits() {
  const site = useSite();
  return (
    <PageGrid as="section" className={styles.root} aria-label="Perché volare con noi">
      <Picture
        src="/pictures/jets/dassault-falcon-900lx/cabin-800.webp"
        alt=""
        sizes="(min-width: 52rem) min(43vw, 762px), (min-width: 40rem) 92vw, 94vw"
      />
      <ul>
        {jetBenefits(site).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
