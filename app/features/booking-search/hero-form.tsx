import { type FormEvent, useEffect, useState } from "react";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { Text } from "#app/ui/text.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { CATEGORIES, type CategorySlug, isCategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./hero-form.module.css";

/** Names the search in addresses: `/#cerca`. */
export const SEARCH_ID = "cerca";

export interface HeroFormProps {
  places: SearchPlaces;
  /** Fills both cities. */
  city?: string | undefined;
  /** The preselected one, as the address has it. */
  category: CategorySlug | null;
}

export default island("search/hero-form", HeroForm);

/**
 * The search of the home page with the badge of a preselected category, which lives in the address, `/?category=suv`. A link to one
 * (`data-category`) changes both in place, so that nothing typed is lost; without scripts it is a link like any other.
 */
function HeroForm({ places, city, category: initialCategory }: HeroFormProps) {
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
        <p>Assicurazione completa e consegna in città, già nel prezzo.</p>
      </Text>
    </>
  );
}

/** The category in the address, and on the links that lead to one. */
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

/** The preselected category and the button that clears it; without scripts the button is a form that leads to the plain home page. */
function CategoryBadge({ category, onRemove }: { category: CategorySlug; onRemove: () => void }) {
  function remove(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form className={styles.badge} action={paths.homeSearch} method="get" onSubmit={remove}>
      <span>{labelWithValue({ label: "Categoria", value: CATEGORIES[category].shortLabel })}</span>
      <button type="submit" aria-label={messages.hero.removeCategory}>
        <CloseIcon size={14} />
      </button>
    </form>
  );
}
