import { createContext, type ReactNode, useContext } from "react";
import type { ApiCategoryTerms } from "#domain/api/fleet/category-terms.ts";
import { type CategoryTerms, TERMS_BY_CATEGORY } from "#domain/forms/fleet/vehicle-defaults.ts";

const SetTerms = createContext<CategoryTerms>(TERMS_BY_CATEGORY);

/** Hands the forms below it the conditions that are set for each category. */
export function CategoryTermsProvider({ rows, children }: { rows: readonly ApiCategoryTerms[]; children: ReactNode }) {
  const set = Object.fromEntries(rows.map(({ category, terms }) => [category, terms]));
  return <SetTerms value={{ ...TERMS_BY_CATEGORY, ...set }}>{children}</SetTerms>;
}

/** The conditions that a new car of each category begins with. */
export const useCategoryTerms = (): CategoryTerms => useContext(SetTerms);
