/** Questions of the jets' page. */
export const JET_FAQS_IT = {
  price: {
    question: "Quanto costa un'ora di volo?",
    included: "La tariffa comprende il jet, l'equipaggio e il carburante; si paga almeno un'ora per tratta.",
    single: "{rate} euro all'ora.",
    span: "Da {lowest} euro all'ora con un {lowestType} a {highest} con un {highestType}.",
  },
  notice: {
    question: "Con quanto anticipo va chiesto un volo?",
    answer:
      "Di solito tra 48 e 72 ore prima. Quando serve si parte anche con 24 ore di preavviso: dipende dal jet libero e dagli orari dell'aeroporto.",
  },
  estimate: {
    question: "Che cosa comprende la stima, e che cosa no?",
    answer:
      "Comprende le ore di volo alla tariffa del jet e, a parte, l'imposta italiana sull'aerotaxi. Non comprende il posizionamento, quando il jet arriva vuoto da un'altra base, né i servizi di terra dell'aeroporto: si conoscono solo con la data, e sono nel preventivo.",
  },
  tax: {
    question: "Che cos'è l'imposta sull'aerotaxi?",
    answer:
      "È un'imposta dello Stato italiano (art. 16, comma 10-bis, D.L. 201/2011), dovuta da ogni passeggero per ogni tratta che parte dall'Italia o vi arriva: 10 euro fino a 100 chilometri, 100 fino a 1.500, 200 oltre. Alla distanza fra i due aeroporti si aggiungono 95 chilometri.",
  },
  quote: {
    question: "Quando arriva il preventivo?",
    /** `hours` says when somebody answers; it may be empty. */
    answer: "Entro {promised} dalla richiesta{hours}. Fino alla tua conferma non paghi nulla e nulla ti impegna.",
  },
  car: {
    question: "Trovo un'auto all'arrivo?",
    answer:
      "Sì, nelle città in cui abbiamo vetture: si sceglie insieme al volo e aspetta in aeroporto. Valgono le condizioni del noleggio: deposito tra 3.000 e 10.000 euro secondo la vettura, patente da almeno 3 anni e, per alcune auto, 25 anni compiuti.",
  },
} as const;
