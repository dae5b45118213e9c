import { useWatch } from "react-hook-form";

interface SlugHintProps {
  /** Returns the public path of a slug. */
  pathOf: (slug: string) => string;
  /** The stored slug; undefined for a new row. */
  stored: string | undefined;
}

/** The hint of a slug field: the resulting URL, and what happens to the current URL. */
export function SlugHint({ pathOf, stored }: SlugHintProps) {
  const slug: unknown = useWatch({ name: "slug" });
  const typedSlug = typeof slug === "string" ? slug.trim() : "";
  if (stored !== undefined && typedSlug !== stored) return `${pathOf(stored)} porterà al nuovo indirizzo (301).`;
  return typedSlug ? pathOf(typedSlug) : "Si scrive da sé con il nome.";
}
