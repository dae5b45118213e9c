export const REQUIRED_PICTURES_WORDS = {
  title: "Fotografie richieste alla consegna e al rientro",
  note: "Chi scrive il verbale fa queste foto, o scrive perché ne salta una.",
};
