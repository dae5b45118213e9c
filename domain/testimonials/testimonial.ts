/** A quote from a member, as the club's page shows it (product.md#club). */
export interface Testimonial {
  text: string;
  /** The member's name, with the plan: "Elena, membro Gold". */
  name: string;
  /** The member's city; empty if the page does not show it. */
  place: string;
  /** Whether the person is invented; the page says so. */
  isInvented: boolean;
}

/** Maximum stored testimonials: the club's page shows all of them. */
export const MAX_TESTIMONIALS = 12;
