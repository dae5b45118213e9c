import type { ArticleSeed } from "#server/seed/articles/article-seed.ts";

export const SPRING_CAR_EVENTS_ARTICLE: ArticleSeed = {
  slug: "la-primavera-dell-automobile",
  category: "Events",
  title: "Villa d'Este, Monaco, Brescia: la stagione da segnare in agenda",
  excerpt:
    "Tre appuntamenti fra maggio e giugno, come arrivarci, dove lasciare la vettura e quando è meglio non portarla.",
  publishedOn: "2026-03-28",
  body: `
<p>Fra la metà di maggio e la metà di giugno chi ama le automobili ha più inviti che fine settimana. Tre appuntamenti, distanti fra loro poche ore di strada, bastano da soli a riempire la stagione. Li seguiamo da anni dalla parte meno fotografata, quella delle chiavi: queste sono le cose che conviene sapere prima.</p>
<h2>Cernobbio, il Concorso d'Eleganza</h2>
<p>La prima edizione è del 1929, quando le carrozzerie presentavano i modelli nuovi sulla riva del lago di Como. Oggi le vetture sono una cinquantina, quasi tutte anteguerra o degli anni d'oro, e sfilano davanti alla terrazza di Villa d'Este. La giornata a inviti è il sabato; la domenica il pubblico entra a Villa Erba, a pochi minuti a piedi, con un biglietto.</p>
<p>La via Regina, che costeggia la riva occidentale, in quei giorni è una coda unica. Il nostro consiglio è di arrivare in battello da Como: la vettura te la riportiamo la sera a Cernobbio, già girata nella direzione giusta. Chi vuole guidare lo faccia il venerdì, presto, salendo in Val d'Intelvi: quindici chilometri di tornanti con il lago sotto, e un caffè a Lanzo con vista su Lugano.</p>
<h2>Monaco, il Gran Premio</h2>
<p>Si corre dal 1929 sulle stesse strade su cui, il resto dell'anno, si va a fare la spesa. È anche la ragione per cui è il posto peggiore in cui avere un'automobile nei quattro giorni della gara: dal mattino presto il circuito chiude e mezza città resta dentro. Le riconsegne, per chi noleggia da noi, in quella settimana si concordano una a una.</p>
<p>Quello che funziona è l'ordine inverso. Si arriva il mercoledì, si lascia la vettura in un'autorimessa di Beausoleil, che è Francia ma dista dieci minuti di ascensori pubblici, e la si riprende il lunedì. Allora sì: con le transenne ancora in piedi e le strade riaperte, il giro del circuito a quaranta all'ora, dalla Sainte-Dévote al tunnel, è il più bel souvenir che si possa portare via. Poi il Col de Turini, per ricordarsi come sono fatte le curve lente.</p>
<h2>Brescia, la Mille Miglia</h2>
<p>Dal 1927 al 1957 fu una corsa di velocità su strada aperta, da Brescia a Roma e ritorno. Oggi è una gara di regolarità riservata ai modelli che allora vi presero parte o vi furono iscritti: oltre quattrocento vetture, cinque giornate, mezza Italia attraversata. Non serve alcun biglietto. Basta un tavolino all'aperto in uno dei paesi del percorso e la pazienza di aspettare.</p>
<p>Per vederla bene ci sono due modi. Il primo è la partenza da viale Venezia, a Brescia, dove le vetture si fermano abbastanza da poterle guardare con calma. Il secondo è precederla: si studia il tracciato, che viene pubblicato in primavera, si sceglie un passo appenninico e ci si va la mattina, prima che la strada chiuda. Da Milano a Brescia è un'ora; la Futa e la Raticosa, quando sono nel percorso, meritano la notte fuori.</p>
<h2>Prenotare in tempo</h2>
<p>In queste settimane la flotta si esaurisce in un ordine preciso: prima le scoperte, poi i van, infine le berline. Chi prenota due mesi prima sceglie, chi prenota due settimane prima si adatta. Il modello che hai scelto, in ogni caso, è quello che ricevi: se per una data non c'è più, te lo diciamo subito, e non il giorno della consegna.</p>
`,
};
