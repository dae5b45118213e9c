/** The place of one page in a long list of cars. */
export interface Paging {
  /** From 1. */
  page: number;
  pages: number;
}

/** Pages beside the one that is shown which have a link of their own. */
const NEIGHBOURS = 2;

/** The pages that have a link: the first, the last, and those around the one that is shown, however many there are; and before which of them some are left out. */
export function linkedPages({ page, pages }: Paging): { number: number; afterGap: boolean }[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index);
  const linked = [...new Set([1, ...near.filter((number) => number > 1 && number < pages), pages])];
  return linked.map((number, index) => ({ number, afterGap: number - (linked[index - 1] ?? 0) > 1 }));
}
