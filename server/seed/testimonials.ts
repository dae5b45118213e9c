import type { testimonials } from "#server/db/schema.ts";

/** The three testimonials of a fresh installation (product.md#club). They are invented, and the page says so. */
export const TESTIMONIALS: readonly (typeof testimonials.$inferInsert)[] = [
  {
    text: "Quattro turni a Franciacorta con un istruttore che non alza mai la voce. Al terzo ho smesso di guardare il contagiri.",
    name: "Elena, membro Gold",
    place: "Milano",
    isInvented: true,
    position: 1,
  },
  {
    text: "A Parigi mi aspettavano con la vettura che avevo scelto e un tavolo che avevo rinunciato a cercare.",
    name: "Tommaso, membro Platinum",
    place: "Torino",
    isInvented: true,
    position: 2,
  },
  {
    text: "Siamo partiti in dodici senza conoscerci. A Pienza, la domenica, stavamo già decidendo la prossima strada.",
    name: "Giulia, membro Gold",
    place: "Firenze",
    isInvented: true,
    position: 3,
  },
];
