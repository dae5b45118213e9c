import { Fragment } from "react";
import { Link } from "#app/ui/link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import styles from "./related-links.module.css";

interface RelatedLine {
  /** The text before the links. */
  text: string;
  links: readonly { to: string; name: string }[];
}

interface RelatedLinksProps {
  title?: string;
  lines: readonly RelatedLine[];
  /** The conjunction before the last name. */
  and?: string;
}

/** Renders related links as sentences that end in linked names. Leaves out sentences without names. */
export function RelatedLinks({ title = "Continua da qui", lines, and = "e" }: RelatedLinksProps) {
  const linesWithLinks = lines.filter(({ links }) => links.length > 0);
  if (linesWithLinks.length === 0) return null;
  return (
    <SideSection id="related-title" title={title}>
      <div className={styles.text}>
        {linesWithLinks.map(({ text, links }) => (
          <p key={text}>
            {text}{" "}
            {links.map(({ to, name }, index) => (
              <Fragment key={to}>
                {separatorBefore(index, links.length, and)}
                <Link to={to}>{name}</Link>
              </Fragment>
            ))}
            .
          </p>
        ))}
      </div>
    </SideSection>
  );
}

function separatorBefore(index: number, count: number, and: string): string {
  if (index === 0) return "";
  return index === count - 1 ? ` ${and} ` : ", ";
}
