/** The forms of contacts, club, experiences and flights (product.md#enquiries). */
export const ENQUIRY_FORM_IT = {
  refused: "Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso.",
  name: "Nome e cognome",
  email: "E-mail",
} as const;
