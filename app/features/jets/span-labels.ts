import type { Span } from "#domain/jets/leg-estimate.ts";
import { formatEuro } from "#domain/money.ts";

/** "€ 3.200", or "€ 3.200 – 3.800": the currency stands once. */
export function centsSpanLabel({ low, high }: Span): string {
  return low === high ? formatEuro(low) : `${formatEuro(low)} – ${formatEuro(high).replace(/^€\s/, "")}`;
}

/** "7", or "7 – 8". */
export function countSpanLabel({ low, high }: Span): string {
  return low === high ? String(low) : `${low} – ${high}`;
}
