/** Copy for six pairs of brand and city (product.md#brand-pages). */
export const BRAND_CITY_TEXTS_IT = {
  ferrari: {
    milan:
      "Maranello è a due ore di autostrada, Monza a venti minuti: a Milano una Ferrari è quasi di casa. La\u00a0consegniamo in centro o a Malpensa, con le regole delle zone a traffico limitato già spiegate e un parcheggio coperto consigliato per la notte.",
    monaco:
      "Le curve che il mondo conosce dalla televisione si percorrono ogni giorno a cinquanta all'ora, e con una Ferrari nessuno se ne accorge. Ti aspettiamo all'eliporto o davanti all'albergo; per guidare davvero, il Col de la Turbie comincia dieci minuti più in alto.",
    rome: "Roma, con una Ferrari, si attraversa all'alba, quando il Lungotevere è libero e i sampietrini sono asciutti. Consegniamo a Fiumicino o in albergo, fuori dai varchi, e ti lasciamo un itinerario che esce dalla città per l'Aurelia e torna dai Castelli.",
  },
  lamborghini: {
    milan:
      "Sant'Agata è a due ore, ma è a Milano che una Lamborghini si fa guardare: in via della Spiga la domenica mattina, sulla strada per i laghi il sabato. La prepariamo nella nostra sede e la portiamo dove scendi, con mezz'ora per conoscerla insieme.",
    monaco:
      "A Monaco una Lamborghini trova le sue strade appena fuori dal Principato: la Moyenne Corniche verso Èze, poi l'entroterra. La consegna è all'albergo o all'aeroporto di Nizza, con i limiti francesi e i pedaggi spiegati prima di partire.",
    barcelona:
      "Una Lamborghini a Barcellona vuole la costa: da Castelldefels a Sitges la strada gira a picco sul mare, lungo le Costes del Garraf. La consegniamo al Prat o in albergo; in città, un parcheggio con rampa larga vale più di un posto davanti al ristorante.",
  },
} as const;
