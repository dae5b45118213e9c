import { BENEFITS } from "#app/features/club/club-copy.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./club-benefits.module.css";

/** What a member has. */
export function ClubBenefits() {
  return (
    <Section band="deep" id="benefici" className={styles.root} aria-labelledby="benefits-title">
      <PageGrid>
        <h2 id="benefits-title">I benefici</h2>
        <ul>
          {BENEFITS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}
