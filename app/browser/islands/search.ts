import HeroForm from "#app/features/booking-search/hero-form.tsx";
import SearchForm from "#app/features/booking-search/search-form.tsx";
import PriceRangeFields from "#app/features/explore/price-range-fields.tsx";
import SearchSheetForm from "#app/features/explore/search-sheet-form.tsx";
import DateField from "#app/ui/fields/date-field.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [HeroForm, SearchForm, PriceRangeFields, SearchSheetForm, DateField];
