import { Fragment } from "react";
import { Link } from "#app/ui/link.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { fillText } from "#domain/words/text.ts";
import styles from "./related-links.module.css";

interface RelatedLine {
  /** The text before the links. */
  text: string;
  links: readonly { to: string; name: string }[];
}

interface RelatedLinksProps {
  lines: readonly RelatedLine[];
}

/** Renders related links as sentences that end in linked names. Leaves out sentences without names. */
export function RelatedLinks({ lines }: RelatedLinksProps) {
  const { formats, listings } = useWords("listings");
  const linesWithLinks = lines.filter(({ links }) => links.length > 0);
  if (linesWithLinks.length === 0) return null;
  return (
    <SideSection id="related-title" title={listings.related}>
      <div className={styles.text}>
        {linesWithLinks.map(({ text, links }) => (
          <p key={text}>
            {text}{" "}
            {links.map(({ to, name }, index) => (
              <Fragment key={to}>
                {separatorBefore(index, links.length, formats.and)}
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

/** The text before a name of a list; `and` is the form of its last two: "{first} e {last}". */
function separatorBefore(index: number, count: number, and: string): string {
  if (index === 0) return "";
  return index === count - 1 ? fillText(and, () => "") : ", ";
}
