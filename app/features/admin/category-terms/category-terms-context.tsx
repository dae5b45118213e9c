import { createContext, type ReactNode, useContext } from "react";
import type { ApiCategoryTerms } from "#domain/api/category-terms/category-terms.ts";
import { type CategoryTerms, DEFAULT_TERMS_BY_CATEGORY } from "#domain/forms/category-terms/default-category-terms.ts";

const CategoryTermsContext = createContext<CategoryTerms>(DEFAULT_TERMS_BY_CATEGORY);

/** Provides the stored category terms to the forms below it. */
export function CategoryTermsProvider({ rows, children }: { rows: readonly ApiCategoryTerms[]; children: ReactNode }) {
  const termsByCategory = Object.fromEntries(rows.map(({ category, terms }) => [category, terms]));
  return (
    <CategoryTermsContext value={{ ...DEFAULT_TERMS_BY_CATEGORY, ...termsByCategory }}>{children}</CategoryTermsContext>
  );
}

/** Returns the terms that a new car of each category starts with. */
export const useCategoryTerms = (): CategoryTerms => useContext(CategoryTermsContext);
