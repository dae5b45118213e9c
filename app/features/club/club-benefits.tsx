import { BENEFITS } from "#app/features/club/club-copy.ts";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./club-benefits.module.css";

/** What a member has. */
export function ClubBenefits() {
  return (
    <Section band="deep" id="benefici" className={styles.root} aria-labelledby="benefits-title">
      <PageGrid>
        <GridHeading id="benefits-title">I benefici</GridHeading>
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
