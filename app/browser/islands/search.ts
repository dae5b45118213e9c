import HeroForm from "#app/features/booking-search/hero-form.island.tsx";
import SearchForm from "#app/features/booking-search/search-form.island.tsx";
import PriceRangeFields from "#app/features/explore/price-range-fields.island.tsx";
import SearchSheetForm from "#app/features/explore/search-sheet-form.island.tsx";
import FlightQuoteForm from "#app/features/jets/quote-form.island.tsx";
import DateField from "#app/ui/fields/date-field.island.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [HeroForm, SearchForm, PriceRangeFields, SearchSheetForm, FlightQuoteForm, DateField];
