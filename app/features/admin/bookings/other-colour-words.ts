/** What staff are asked before a renter gets another colour than was shown; the server says which. */
export const otherColourWords = {
  title: "Dare al cliente un altro colore?",
  confirm: "Cambia colore",
  cancel: "Lascia com'è",
} as const;
