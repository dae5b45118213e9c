import { useWatch } from "react-hook-form";

interface SlugHintProps {
  /** The public path of a slug. */
  pathOf: (slug: string) => string;
  /** The slug of the row as it is stored; undefined for a new one. */
  stored: string | undefined;
}

/** Under a slug: the address it makes, and what becomes of the present one. */
export function SlugHint({ pathOf, stored }: SlugHintProps) {
  const slug: unknown = useWatch({ name: "slug" });
  const typedSlug = typeof slug === "string" ? slug.trim() : "";
  if (stored !== undefined && typedSlug !== stored) return `${pathOf(stored)} porterà al nuovo indirizzo (301).`;
  return typedSlug ? pathOf(typedSlug) : "Si scrive da sé con il nome.";
}
