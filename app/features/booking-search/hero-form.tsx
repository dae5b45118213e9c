import { type FormEvent, useEffect, useState } from "react";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import { say } from "#domain/words/say.ts";
import styles from "./hero-form.module.css";

/** The id of the search, for links: `/#cerca`. */
export const SEARCH_ID = "cerca";

export interface HeroFormProps {
  places: SearchPlaces;
  /** Preselects pickup and return city. */
  city?: string | undefined;
  /** The preselected category, from the URL. */
  category: CategorySlug | null;
}

export default island("search/hero-form", HeroForm, {
  words: ["search", "periods", "placeFields", "fields", "heroForm", "categories"],
});

/**
 * Renders the search of the home page with a badge for the preselected category, which is in the URL: `/?category=suv`. With scripts a category link
 * (`data-category`) changes both in place and keeps the form's values; without scripts it navigates.
 */
function HeroForm({ places, city, category: initialCategory }: HeroFormProps) {
  const { heroForm } = useWords("heroForm");
  const [category, setCategory] = useState(initialCategory);

  useEffect(() => {
    markSelectedCategory(category);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-category]") : null;
      const slug = link?.dataset.category ?? "";
      if (!isCategorySlug(slug) || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      setCategory(slug);
      scrollToSearch();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [category]);

  return (
    <>
      <RentalSearchForm key={city} places={places} city={city} category={category} />
      <Text as="div" look="caption" className={styles.note}>
        {category && <CategoryBadge category={category} onRemove={() => setCategory(null)} />}
        <p>{heroForm.included}</p>
      </Text>
    </>
  );
}

/** Writes the category to the URL and marks the links to it. */
function markSelectedCategory(category: CategorySlug | null): void {
  const address = new URL(location.href);
  if (category) address.searchParams.set("category", category);
  else address.searchParams.delete("category");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
  for (const link of document.querySelectorAll<HTMLElement>("a[data-category]")) {
    if (link.dataset.category === category) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function scrollToSearch(): void {
  const search = document.getElementById(SEARCH_ID);
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  search?.focus({ preventScroll: true });
  search?.scrollIntoView({ behavior: prefersReducedMotion ? "auto" : "smooth", block: "center" });
}

/** Renders the preselected category and the button that clears it. Without scripts the button submits a form to the plain home page. */
function CategoryBadge({ category, onRemove }: { category: CategorySlug; onRemove: () => void }) {
  const words = useWords("heroForm", "categories");
  const { heroForm, categories } = words;
  const paths = usePaths();
  function remove(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form className={styles.badge} action={paths.homeSearch} method="get" onSubmit={remove}>
      <span>{say(words, heroForm.category, { category: categories.names[category] })}</span>
      <button type="submit" aria-label={heroForm.removeCategory}>
        <CloseIcon size={14} />
      </button>
    </form>
  );
}
