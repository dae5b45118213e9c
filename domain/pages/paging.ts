/** The place of one page in a long list of cars. */
export interface Paging {
  /** From 1. */
  page: number;
  pages: number;
}
