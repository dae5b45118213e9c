import { useWatch } from "react-hook-form";
import textStyles from "#app/ui/panel/text.module.css";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "#domain/seo/heads/fit-text.ts";
import { isOverridePageType, type KnownSlugs, publicPathOf } from "#domain/seo/overrides/override-page-types.ts";
import styles from "./search-preview.module.css";

/** The entry as a search result would show it (product.md#seo-manager): what stands past the advised length is struck. */
export function SearchPreview({ known, host }: { known: KnownSlugs; host: string }) {
  const [type = "", slug = "", title = "", description = ""] = useWatch({
    name: ["page_type", "slug", "custom_title", "custom_description"],
  }).map((value: unknown) => (typeof value === "string" ? value.trim() : ""));
  const path = isOverridePageType(type) ? publicPathOf(type, slug, known) : null;
  return (
    <section aria-labelledby="seo-preview-title">
      <h3 id="seo-preview-title" className={styles.title}>
        Anteprima nei risultati
      </h3>
      <div className={styles.result}>
        <p className={styles.path}>{[host, ...(path?.split("/").filter(Boolean) ?? ["…"])].join(" › ")}</p>
        <p className={styles.headline}>
          <Fitting text={title} longest={LONGEST_TITLE} otherwise="Il titolo che la pagina si scrive da sé" />
        </p>
        <p className={styles.text}>
          <Fitting
            text={description}
            longest={LONGEST_DESCRIPTION}
            otherwise="La descrizione che la pagina si scrive da sé."
          />
        </p>
      </div>
    </section>
  );
}

function Fitting({ text, longest, otherwise }: { text: string; longest: number; otherwise: string }) {
  if (text === "") return <span className={textStyles.meta}>{otherwise}</span>;
  return (
    <>
      {text.slice(0, longest)}
      {text.length > longest && <del>{text.slice(longest)}</del>}
    </>
  );
}
